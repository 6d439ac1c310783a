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
  for seed in 7 11; do
    train --start base --teacher base --crop maize --name "maize-$seed-$field" --field "$field" --field-share 0.42 --steps 160 --rate 1.5e-3 --rounded --seed "$seed"
  done
  python merge.py --work "$work" --base base --name "maize-$field" --times 1.3 "maize-7-$field" "maize-11-$field"
done
python export.py --data "$data" --work "$work" --base base.pt --maize 'maize-{}.pt' --version "$(date +%F).1"
