"""Chooses the constants of the model file again and keeps its weights: python recalibrate.py --data DIR --version VERSION"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from calibrate import calibrate
from data import class_names, load_pictures
from evaluate import field_logits
from export import MODEL_FILE, calibration_part
from leaf_file import pack, read_model, replace_file, unpack


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with train/ and test-lab/")
    parser.add_argument("--model", type=Path, default=Path(__file__).parent.parent / "model")
    parser.add_argument("--version", required=True)
    args = parser.parse_args()
    torch.set_num_threads(2)
    file = args.model / MODEL_FILE
    header, payload = unpack(file.read_bytes())
    laboratory = load_pictures(args.data / "test-lab", class_names(args.data / "train"))
    logits, truth, _ = field_logits(args.model)
    header = calibrate(header, calibration_part(read_model(file), laboratory), (logits, truth))
    replace_file(file, pack({**header, "version": args.version}, payload))


if __name__ == "__main__":
    main()
