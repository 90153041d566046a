#!/bin/sh
# backup.sh FOLDER DAYS: writes a backup of today into FOLDER and removes those older than DAYS, once the new one is whole.
set -eu
folder=$1 days=$2
cd "$(dirname "$0")/.."
node_modules/.bin/node scripts/run.mjs backup "$folder/$(date -u +%Y-%m-%dT%H%M%S)"
find "$folder" -mindepth 1 -maxdepth 1 -type d -mtime "+$days" -exec rm -r {} +
