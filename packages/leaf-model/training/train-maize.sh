#!/bin/sh
# What maize adds to the base, from the feature cache: sh train-maize.sh DATA WORK
set -eu
export MALLOC_MMAP_THRESHOLD_=4000000000 MALLOC_TRIM_THRESHOLD_=8000000000
cd "$(dirname "$0")"
data=$1 work=$2

# One run a line of the input, two at a time on two cores.
adapters() {
  xargs -P 2 -L 1 python train_adapter.py --work "$work" --base base --crop maize
}

soft_labels() {
  python soft_labels.py --data "$data" --work "$work" --base base --crop maize --runs 'first-{}' "$@"
}

# The first runs leave out one quarter (every fourth fold) or two, so that no answer is from memory.
for quarters in "0 1" "0 2" "0 3" "1 2" "1 3" "2 3" 0 1 2 3; do
  folds=$(for quarter in $quarters; do seq "$quarter" 4 15; done | xargs)
  echo "--seed 7 --name first-$(echo "$quarters" | tr -d ' ') --without $folds"
done | adapters
soft_labels --name soft-all
for quarter in 0 1 2 3; do
  soft_labels --name "soft-$quarter" --without "$quarter"
done

for seed in 7 11; do
  echo "--seed $seed --name second-$seed-all --soft soft-all"
  for fold in $(seq 0 15); do
    echo "--seed $seed --name second-$seed-$fold --soft soft-$((fold % 4)) --without $fold"
  done
done | adapters
for fold in $(seq 0 15) all; do
  python merge.py --work "$work" --base base --name "maize-$fold" --times 1 "second-7-$fold" "second-11-$fold"
done
