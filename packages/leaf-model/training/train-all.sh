#!/bin/sh
# Every run behind the model: sh train-all.sh DATA NSFWJS_PACKAGE ICONS WORK
set -eu
export MALLOC_MMAP_THRESHOLD_=4000000000 MALLOC_TRIM_THRESHOLD_=8000000000
cd "$(dirname "$0")"
data=$1 nsfwjs=$2 icons=$3 work=$4

train() {
  python train.py --data "$data" --icons "$icons" --work "$work" "$@"
}

train --nsfwjs "$nsfwjs" --name start --view small --frozen 3 --steps 104 --rate 5e-4
train --start start --name middle --view small --frozen 3 --minutes 14 --rate 7e-4
train --start middle --name base --minutes 40 --rate 6e-4
python feature_cache.py --data "$data" --icons "$icons" --work "$work" --base base --crop maize
sh train-maize.sh "$data" "$work"
python export.py --data "$data" --work "$work" --base base.pt --maize 'maize-{}.pt' --version "$(date +%F).1"
