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
for field in 0 1 2 3 all; do
  train --start base --name "first-$field" --field "$field" --field-share 0.36 --steps 128 --rate 5e-4 --rounded
  train --start "first-$field" --name "run-$field" --field "$field" --field-share 0.3 --steps 112 --rate 4e-4 --rounded
  train --start base --teacher base --name "kept-$field" --field "$field" --field-share 0.42 --steps 160 --rate 6e-4 --rounded --seed 7
  python soup.py --work "$work" --name "soup-$field" "run-$field" "kept-$field"
done
python export.py --data "$data" --work "$work" --checkpoint soup-all.pt --folds 'soup-{}.pt' --version "$(date +%F).1"
