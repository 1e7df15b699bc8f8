#!/usr/bin/env bash
# The browser that the tests of the page drive: the system's Chromium, installed here if we may, named if we may not.
set -euo pipefail
command -v chromium >/dev/null && exit 0
if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "Chromium is missing. Install it first: sudo apt-get install chromium" >&2
    exit 1
fi
echo "Chromium is missing: installing it."
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
