"""MobileNetV2 1.0 as a flat list of layers, the same list that the model file holds."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

BATCH_NORM_EPSILON = 1e-3
# (expansion, channels, repeats, stride), Sandler et al. 2018, table 2.
BLOCKS = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))
FEATURES = 1280


@dataclass(frozen=True)
class Layer:
    """One layer: what it computes, its sizes, and its name in the Keras weights."""

    kind: str
    inputs: int
    outputs: int
    name: str
    stride: int = 1
    kernel: int = 1
    activation: str = "none"
    add: int | None = None

    @property
    def groups(self) -> int:
        return self.inputs if self.kind == "depthwise" else 1


def block_layers(start: int, name: str, inputs: int, outputs: int, expansion: int, stride: int) -> list[Layer]:
    """The two or three layers of an inverted residual block whose first layer has index `start`."""
    layers = []
    wide = inputs * expansion
    if expansion > 1:
        layers.append(Layer("pointwise", inputs, wide, f"{name}_expand", activation="relu6"))
    layers.append(Layer("depthwise", wide, wide, f"{name}_depthwise", stride, 3, "relu6"))
    add = start - 1 if stride == 1 and inputs == outputs else None
    layers.append(Layer("pointwise", wide, outputs, f"{name}_project", add=add))
    return layers


def plan_layers(classes: int) -> list[Layer]:
    """All layers from the picture to the logits."""
    layers = [Layer("conv", 3, 32, "Conv1", 2, 3, "relu6")]
    channels, number = 32, 0
    for expansion, outputs, repeats, stride in BLOCKS:
        for repeat in range(repeats):
            name = f"block_{number}" if number else "expanded_conv"
            layers += block_layers(len(layers), name, channels, outputs, expansion, stride if repeat == 0 else 1)
            channels, number = outputs, number + 1
    layers.append(Layer("pointwise", channels, FEATURES, "Conv_1", activation="relu6"))
    layers.append(Layer("pool", FEATURES, FEATURES, "pool"))
    layers.append(Layer("dense", FEATURES, classes, "head"))
    return layers


class Convolution(nn.Module):
    """Convolution with TensorFlow's SAME padding, a batch norm with fixed statistics, then relu6.

    The norm is folded into the weights at every step, which trains twice as fast on a processor as
    normalising each batch. A folded network has only weights and bias. An adapted pointwise layer
    adds the product of two small matrices to its weights (LoRA, Hu et al. 2022).
    """

    def __init__(self, layer: Layer, folded: bool) -> None:
        super().__init__()
        self.layer = layer
        self.weight = nn.Parameter(torch.empty(layer.outputs, layer.inputs // layer.groups, layer.kernel, layer.kernel))
        self.bias = nn.Parameter(torch.zeros(layer.outputs))
        self.gamma = None if folded else nn.Parameter(torch.ones(layer.outputs))
        self.round_weights = False
        self.register_parameter("up", None)
        self.register_parameter("down", None)
        if not folded:
            self.register_buffer("mean", torch.zeros(layer.outputs))
            self.register_buffer("variance", torch.ones(layer.outputs))

    @property
    def is_adapted(self) -> bool:
        return self.up is not None

    def adapt(self, rank: int) -> None:
        """Adds small matrices, whose product is nothing yet."""
        self.up = nn.Parameter(torch.zeros(self.layer.outputs, rank))
        self.down = nn.Parameter(torch.randn(rank, self.layer.inputs) / math.sqrt(self.layer.inputs))

    def folded(self) -> tuple[Tensor, Tensor]:
        """Weights and bias with the norm worked in."""
        if self.gamma is None:
            return self.weight, self.bias
        factor = self.gamma / torch.sqrt(self.variance + BATCH_NORM_EPSILON)
        return self.weight * factor[:, None, None, None], self.bias - self.mean * factor

    def forward(self, x: Tensor) -> Tensor:
        weight, bias = self.folded()
        parts = [weight, self.up, self.down] if self.is_adapted else [weight]
        weight, *low = map(rounded, parts) if self.round_weights else parts
        if low:
            weight = weight + (low[0] @ low[1])[:, :, None, None]
        x = same_convolution(x, weight, bias, self.layer)
        return F.relu6(x) if self.layer.activation == "relu6" else x


def rounded(weight: Tensor) -> Tensor:
    """The weights as int8 will hold them, with the gradient of the unrounded ones."""
    scale = weight.detach().abs().amax(dim=tuple(range(1, weight.dim())), keepdim=True).clamp(min=1e-12) / 127
    return weight + (torch.round(weight / scale) * scale - weight).detach()


def same_convolution(x: Tensor, weight: Tensor, bias: Tensor, layer: Layer) -> Tensor:
    """SAME padding: half of it, rounded down, goes before.

    On even sizes a step of two with one row after is the same as a step of one with one row on both
    sides of which every second value is kept; its gradient is four times as fast for depthwise layers.
    """
    if layer.stride == 2 and layer.kind == "depthwise" and weight.requires_grad:
        return F.conv2d(x, weight, bias, padding=1, groups=layer.groups)[:, :, 1::2, 1::2]
    if layer.stride == 2:
        return F.conv2d(F.pad(x, (0, 1, 0, 1)), weight, bias, stride=2, groups=layer.groups)
    return F.conv2d(x, weight, bias, padding=layer.kernel // 2, groups=layer.groups)


class LeafNetwork(nn.Module):
    """The classifier: pictures in -1..1, shape [n, 3, size, size], to logits [n, classes]."""

    def __init__(self, classes: int, folded: bool = False, dropout: float = 0.2) -> None:
        super().__init__()
        self.layers = plan_layers(classes)
        self.folded = folded
        self.steps = nn.ModuleList(Convolution(layer, folded) for layer in self.layers[:-2])
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(FEATURES, classes)
        self.residual_sources = {layer.add for layer in self.layers if layer.add is not None}

    def part(self, x: Tensor, start: int, end: int) -> Tensor:
        """What the layers from `start` to before `end` make of the output of those before; `start` begins a block."""
        kept = {start - 1: x}
        for index in range(start, end):
            x = self.steps[index](x)
            source = self.layers[index].add
            if source is not None:
                x = x + kept[source]
            if index in self.residual_sources:
                kept[index] = x
        return x

    def forward(self, x: Tensor, start: int = 0) -> Tensor:
        """Logits of pictures, or of what the layers before `start` made of them."""
        features = self.part(x, start, len(self.steps)).mean((2, 3))
        return self.head(self.dropout(features.float()))


def load_network(checkpoint: Path, classes: int) -> LeafNetwork:
    """The network of a checkpoint, folded or not, with the small matrices that it has."""
    state = torch.load(checkpoint)
    network = LeafNetwork(classes, folded="steps.0.gamma" not in state)
    for index, step in enumerate(network.steps):
        if f"steps.{index}.down" in state:
            step.adapt(len(state[f"steps.{index}.down"]))
    network.load_state_dict(state)
    return network


@torch.no_grad()
def fold(network: LeafNetwork) -> LeafNetwork:
    """The same network with every norm folded into the weights and bias before it."""
    folded = LeafNetwork(network.head.out_features, folded=True, dropout=network.dropout.p)
    for source, target in zip(network.steps, folded.steps):
        weight, bias = source.folded()
        target.weight.copy_(weight)
        target.bias.copy_(bias)
        if source.is_adapted:
            target.adapt(len(source.down))
            target.up.copy_(source.up)
            target.down.copy_(source.down)
    folded.head.load_state_dict(network.head.state_dict())
    return folded
