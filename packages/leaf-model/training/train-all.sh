#!/bin/sh
# Every run behind the model: sh train-all.sh DATA NSFWJS_PACKAGE ICONS WORK
set -eu
export MALLOC_MMAP_THRESHOLD_=4000000000 MALLOC_TRIM_THRESHOLD_=8000000000
cd "$(dirname "$0")"
data=$1 nsfwjs=$2 icons=$3 work=$4

train() {
  python train.py --data "$data" --icons "$icons" --work "$work" "$@"
}

train --nsfwjs "$nsfwjs" --name base --minutes 30 --rate 7e-4
for fold in 0 1 2 3; do
  train --start base --name "fold-$fold" --field "$fold" --field-share 0.3 --steps 80 --rate 4e-4 --rounded
done
train --start base --name final --field all --field-share 0.3 --steps 80 --rate 4e-4 --rounded
python export.py --data "$data" --work "$work" --checkpoint final.pt --folds 'fold-{}.pt' --version "$(date +%F).1"
