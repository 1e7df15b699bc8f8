"""What a seat sees, as plain data that is written when somebody reads it.

Most of a view is never looked at: a bot that chooses at random reads nothing, one that looks ahead imagines tables and
leaves the data alone. So a view writes itself when it is read, and holds nothing but sealed functions until then.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from typing import Any, TypeVar, overload

from rulebound.kernel.masking import Masked
from rulebound.kernel.sealing import sealed

T = TypeVar("T")


class Seen(dict[str, Any]):
    """A dict that writes itself, and the masked position beside it."""

    __slots__ = ("_make", "_read")

    def __init__(self, seat: int | None, make: Callable[[bool], Masked | dict[str, Any]]) -> None:
        """`make` makes the masked position, or else the data."""
        dict.__setitem__(self, "seat", seat)  # never empty: whatever writes out a dict asks it for its items, then
        self._make: Callable[..., Any] = sealed(make)
        self._read = False

    @property
    def masked(self) -> Masked:
        """The position as this seat could write it down."""
        found: Masked = self._make(True)
        return found

    def _whole(self) -> None:
        if not self._read:
            super().update(self._make(False))
            self._read = True

    def __getitem__(self, key: str) -> Any:
        self._whole()
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self._whole()
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self._whole()
        return super().__iter__()

    def __reversed__(self) -> Iterator[str]:
        self._whole()
        return super().__reversed__()

    def __len__(self) -> int:
        self._whole()
        return super().__len__()

    def __eq__(self, other: object) -> bool:
        self._whole()
        if isinstance(other, Seen):
            other._whole()
        return super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __repr__(self) -> str:
        self._whole()
        return super().__repr__()

    def __or__(self, other: Any) -> dict[str, Any]:  # type: ignore[override]
        return dict(self) | dict(other)

    def __ror__(self, other: Any) -> dict[str, Any]:  # type: ignore[override]
        return dict(other) | dict(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """What goes to another process is what was written, never what it is written from."""
        return (rewritten, (type(self), dict(self), self.masked))

    def __setitem__(self, key: str, value: Any) -> None:
        self._whole()
        super().__setitem__(key, value)

    def __delitem__(self, key: str) -> None:
        self._whole()
        super().__delitem__(key)

    def __ior__(self, other: Any) -> Seen:  # type: ignore[override]
        self._whole()
        super().update(other)
        return self

    def pop(self, *given: Any) -> Any:
        self._whole()
        return super().pop(*given)

    def popitem(self) -> tuple[str, Any]:
        self._whole()
        return super().popitem()

    def setdefault(self, key: str, default: Any = None, /) -> Any:
        self._whole()
        return super().setdefault(key, default)

    def update(self, *given: Any, **named: Any) -> None:
        self._whole()
        super().update(*given, **named)

    def clear(self) -> None:
        self._whole()
        super().clear()

    def copy(self) -> dict[str, Any]:
        return dict(self)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self._whole()
        return super().keys()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        self._whole()
        return super().items()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        self._whole()
        return super().values()

    @overload
    def get(self, key: str, default: None = None, /) -> Any: ...
    @overload
    def get(self, key: str, default: T, /) -> Any | T: ...
    def get(self, key: str, default: Any = None, /) -> Any:
        self._whole()
        return super().get(key, default)


def rewritten(cls: type[Seen], data: dict[str, Any], masked: Masked) -> Seen:
    return cls(data["seat"], lambda mask: masked if mask else data)
