#!/usr/bin/env bash
# Installs the packages of package-lock.json, unless exactly these are installed already.
set -euo pipefail
cd "$(dirname "$0")"
command -v npm >/dev/null || { echo "npm (Node 20 or newer) is needed to build the web client" >&2; exit 1; }
wanted=$(cat package.json package-lock.json | cksum)
stamp=node_modules/.arenhold-installed
[ "$(cat "$stamp" 2>/dev/null || true)" = "$wanted" ] && exit 0
npm ci --no-audit --no-fund --loglevel=error
echo "$wanted" > "$stamp"
