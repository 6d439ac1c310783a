"""Writes and reads the model file. FORMAT.md describes it byte by byte."""

from __future__ import annotations

import json
import os
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from network import Convolution, LeafNetwork

MAGIC = b"UPLM"
FORMAT_VERSION = 1
FIXED_BYTES = 20
PADDED_TO = 16


@dataclass
class LeafModel:
    """A model file in memory: its header and the networks with the weights that int8 left.

    `own` has the network of each crop that has layers of its own.
    """

    header: dict[str, Any]
    network: LeafNetwork
    own: dict[str, LeafNetwork]

    @property
    def classes(self) -> list[str]:
        return self.header["classes"]

    def network_of(self, crop: str | None) -> LeafNetwork:
        """The network that judges once the crop is told."""
        return self.own.get(crop, self.network) if crop else self.network


def quantise(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """int8 values and one float32 scale per output channel; `weight` has the output first."""
    flat = weight.reshape(len(weight), -1)
    scales = np.maximum(np.abs(flat).max(1), 1e-12).astype(np.float32) / np.float32(127)
    values = np.clip(np.rint(flat / scales[:, None]), -127, 127).astype(np.int8)
    return values.reshape(weight.shape), scales


def to_file_order(kind: str, values: np.ndarray) -> np.ndarray:
    """From torch's [out][in][y][x] to the order of the file."""
    if kind == "conv":
        return values.transpose(0, 2, 3, 1)
    return values[:, 0].transpose(1, 2, 0) if kind == "depthwise" else values.reshape(len(values), -1)


def from_file_order(kind: str, values: np.ndarray, entry: dict[str, Any]) -> np.ndarray:
    inputs, outputs, kernel = entry["in"], entry["out"], entry["kernel"]
    if kind == "conv":
        return values.reshape(outputs, kernel, kernel, inputs).transpose(0, 3, 1, 2)
    if kind == "depthwise":
        return values.reshape(kernel, kernel, outputs).transpose(2, 0, 1)[:, None]
    return values.reshape(outputs, inputs) if kind == "dense" else values.reshape(outputs, inputs, 1, 1)


class Payload:
    """Bytes of the payload; every part starts at a multiple of four, and equal parts are written once."""

    def __init__(self) -> None:
        self.bytes = bytearray()
        self.starts: dict[bytes, int] = {}

    def add(self, part: np.ndarray) -> int:
        """Appends the part, unless there is one like it, and returns where it starts."""
        content = np.ascontiguousarray(part).tobytes()
        if content not in self.starts:
            self.bytes += bytes(-len(self.bytes) % 4)
            self.starts[content] = len(self.bytes)
            self.bytes += content
        return self.starts[content]


def layer_entries(network: LeafNetwork, payload: Payload) -> list[dict[str, Any]]:
    """The header's list of layers; the weights go to the payload."""
    entries = []
    for index, layer in enumerate(network.layers):
        entry: dict[str, Any] = {
            "kind": layer.kind, "in": layer.inputs, "out": layer.outputs, "stride": layer.stride,
            "kernel": layer.kernel, "activation": layer.activation,
        }  # fmt: skip
        if layer.kind != "pool":
            part = network.head if layer.kind == "dense" else network.steps[index]
            values, scales = quantise(part.weight.detach().numpy())
            entry["weights"] = payload.add(to_file_order(layer.kind, values))
            entry["scales"] = payload.add(scales)
            entry["bias"] = payload.add(part.bias.detach().numpy().astype(np.float32))
            if isinstance(part, Convolution) and part.is_adapted:
                entry["low"] = low_entry(part, payload)
        if layer.add is not None:
            entry["add"] = layer.add
        entries.append(entry)
    return entries


def low_entry(part: Convolution, payload: Payload) -> dict[str, int]:
    """Where the two small matrices of an adapted layer stand."""
    entry = {"rank": len(part.down)}
    for key, matrix in (("up", part.up), ("down", part.down)):
        values, scales = quantise(matrix.detach().numpy())
        entry[key], entry[f"{key}Scales"] = payload.add(values), payload.add(scales)
    return entry


def pack(header: dict[str, Any], payload: bytes) -> bytes:
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-(FIXED_BYTES + len(text)) % PADDED_TO)
    checksum = zlib.crc32(text + payload)
    return MAGIC + struct.pack("<IIII", FORMAT_VERSION, len(text), len(payload), checksum) + text + payload


def write_model(
    path: Path, network: LeafNetwork, header: dict[str, Any], own: dict[str, LeafNetwork] | None = None
) -> None:
    """Writes folded networks, that of all crops and those of crops with layers of their own.

    `header` holds everything but the layers.
    """
    own = own or {}
    if not all(each.folded for each in (network, *own.values())):
        raise ValueError("fold the network first")
    payload = Payload()
    layers = layer_entries(network, payload)
    own_layers = {crop: layer_entries(each, payload) for crop, each in own.items()}
    replace_file(path, pack({**header, "layers": layers, "ownLayers": own_layers}, bytes(payload.bytes)))


def replace_file(path: Path, content: bytes) -> None:
    """Writes beside the file and renames, so that nobody reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".tmp")
    beside.write_bytes(content)
    os.replace(beside, path)


def unpack(content: bytes) -> tuple[dict[str, Any], bytes]:
    """Header and payload; refuses another format, a wrong length and a wrong checksum."""
    if len(content) < FIXED_BYTES or content[:4] != MAGIC:
        raise ValueError("this is no leaf model")
    version, header_length, payload_length, checksum = struct.unpack("<IIII", content[4:FIXED_BYTES])
    if version != FORMAT_VERSION:
        raise ValueError(f"format {version} is unknown")
    rest = content[FIXED_BYTES:]
    if len(rest) != header_length + payload_length or zlib.crc32(rest) != checksum:
        raise ValueError("the model file is damaged")
    return json.loads(rest[:header_length]), rest[header_length:]


def read_model(path: Path) -> LeafModel:
    """Reads the file into a float32 network with the dequantised weights."""
    header, payload = unpack(path.read_bytes())
    count = len(header["classes"])
    own = {crop: read_layers(layers, payload, count) for crop, layers in header.get("ownLayers", {}).items()}
    return LeafModel(header, read_layers(header["layers"], payload, count), own)


def read_low(entry: dict[str, Any], payload: bytes) -> np.ndarray:
    """The product of the two small matrices, [out, in]."""
    low = entry["low"]

    def matrix(key: str, rows: int, columns: int) -> np.ndarray:
        values = np.frombuffer(payload, np.int8, rows * columns, low[key]).reshape(rows, columns)
        return values * np.frombuffer(payload, np.float32, rows, low[f"{key}Scales"])[:, None]

    return matrix("up", entry["out"], low["rank"]) @ matrix("down", low["rank"], entry["in"])


def read_layers(layers: list[dict[str, Any]], payload: bytes, classes: int) -> LeafNetwork:
    network = LeafNetwork(classes, folded=True)
    for index, entry in enumerate(layers):
        kind = entry["kind"]
        if kind == "pool":
            continue
        part = network.head if kind == "dense" else network.steps[index]
        scales = np.frombuffer(payload, np.float32, entry["out"], entry["scales"])
        bias = np.frombuffer(payload, np.float32, entry["out"], entry["bias"])
        values = from_file_order(kind, np.frombuffer(payload, np.int8, part.weight.numel(), entry["weights"]), entry)
        weight = values.astype(np.float32) * scales.reshape(-1, *[1] * (values.ndim - 1))
        if "low" in entry:
            weight += read_low(entry, payload)[:, :, None, None]
        with torch.no_grad():
            part.weight.copy_(torch.from_numpy(weight))
            part.bias.copy_(torch.from_numpy(bias.copy()))
    return network.eval()
