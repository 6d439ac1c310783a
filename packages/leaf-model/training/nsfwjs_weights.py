"""Reads the MobileNetV2 weights that the npm package nsfwjs (MIT) carries as JavaScript modules."""

from __future__ import annotations

import base64
import math
import re
from pathlib import Path

import numpy as np
import torch

from network import LeafNetwork

TENSOR = re.compile(r'\{name:"([^"]+)",shape:\[([\d,]*)\],dtype:"float32",quantization:\{min:([^,]+),scale:([^,]+),')
SHARD = re.compile(r'exports="([A-Za-z0-9+/=]+)"')


def read_tensors(package: Path) -> dict[str, np.ndarray]:
    """All tensors of the package's `mobilenet_v2`, by Keras name, as float32."""
    folder = package / "dist" / "models" / "mobilenet_v2"
    topology = (folder / "model.min.js").read_text()
    shard = SHARD.search((folder / "group1-shard1of1.min.js").read_text())
    if shard is None:
        raise ValueError(f"{folder} holds no weights in the expected form")
    values = np.frombuffer(base64.b64decode(shard.group(1)), dtype=np.uint8)
    tensors, offset = {}, 0
    for name, shape_text, minimum, scale in TENSOR.findall(topology):
        shape = [int(size) for size in shape_text.split(",")]
        count = math.prod(shape)
        flat = values[offset : offset + count].astype(np.float32) * float(scale) + float(minimum)
        tensors[name] = flat.reshape(shape)
        offset += count
    if offset != len(values):
        raise ValueError(f"the weights end at {offset}, the file at {len(values)}")
    return tensors


def norm_name(layer: str) -> str:
    """Keras calls the norm of the first and the last convolution differently from the others."""
    return {"Conv1": "bn_Conv1", "Conv_1": "Conv_1_bn"}.get(layer, f"{layer}_BN")


@torch.no_grad()
def start_from_nsfwjs(network: LeafNetwork, package: Path) -> None:
    """Copies the convolution weights into the network; its head stays as it is.

    Those weights expect pictures in 0..1, ours come in -1..1, so the first layer is rescaled.
    """
    tensors = read_tensors(package)
    for step in network.steps:
        name, norm = step.layer.name, norm_name(step.layer.name)
        if step.layer.kind == "depthwise":
            kernel = torch.tensor(tensors[f"{name}/depthwise_kernel"]).permute(2, 3, 0, 1)
        else:
            kernel = torch.tensor(tensors[f"{name}/kernel"]).permute(3, 2, 0, 1)
        step.weight.copy_(kernel)
        step.gamma.copy_(torch.tensor(tensors[f"{norm}/gamma"]))
        step.bias.copy_(torch.tensor(tensors[f"{norm}/beta"]))
        step.mean.copy_(torch.tensor(tensors[f"{norm}/moving_mean"]))
        step.variance.copy_(torch.tensor(tensors[f"{norm}/moving_variance"]).clamp(min=1e-5))
    first = network.steps[0]
    first.weight.mul_(0.5)
    first.mean.sub_(first.weight.sum((1, 2, 3)))
