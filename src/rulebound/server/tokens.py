"""Signed words: who somebody is, and which private table they were invited to. Whoever has one is believed."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from rulebound.server.refusals import Refused


class Tokens:
    """Signs with the secret of this server."""

    def __init__(self, secret: str) -> None:
        self.signers = {kind: URLSafeSerializer(secret, salt=kind) for kind in ("guest", "invite")}

    def sign(self, kind: str, word: str) -> str:
        return str(self.signers[kind].dumps(word))

    def read(self, kind: str, token: str) -> str:
        try:
            word = self.signers[kind].loads(token)
        except BadSignature as fault:
            raise Refused("bad_token", f"this {kind} link is not one of ours") from fault
        if not isinstance(word, str):
            raise Refused("bad_token", f"this {kind} link is not one of ours")
        return word
