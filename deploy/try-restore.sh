#!/bin/sh
# try-restore.sh FOLDER DATABASE_URL: restores the newest backup of FOLDER into a database that is there for nothing else,
# and removes what was in it. A backup that was never restored is a hope.
set -eu
newest=$(find "$1" -mindepth 1 -maxdepth 1 -type d | sort | tail -n 1)
export DATABASE_URL=$2 DATA_DIR
DATA_DIR=$(mktemp -d)
trap 'rm -rf "$DATA_DIR"' EXIT
unset S3_BUCKET
cd "$(dirname "$0")/.."
node_modules/.bin/node scripts/run.mjs restore "$newest" --replace
