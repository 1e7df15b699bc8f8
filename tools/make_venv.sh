#!/usr/bin/env bash
# Makes the virtual environment .venv with Python 3.11 or newer.
# Debian and Ubuntu keep the venv module in a package of its own: installed here if we may, named if we may not.
set -euo pipefail
cd "$(dirname "$0")/.."

pick_python() {
    local candidate
    for candidate in ${PYTHON:-} python3.11 python3 python3.12 python3.13 python3.14 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
    done
    echo "rulebound needs Python 3.11 or newer; none was found (set PYTHON=/path/to/python3)." >&2
    return 1
}

python=$(pick_python)
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
        echo "Python's venv module is missing. Install it first: sudo apt-get install $package" >&2
        exit 1
    fi
    echo "Python's venv module is missing: installing $package."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package"
fi
"$python" -m venv --clear .venv
