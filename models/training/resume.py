"""Exported files back to a model: training may go on from weights that ship. The last epochs trained through the rounding, so that what the files
hold is what the model was.
"""
import onnx
import torch
from onnx import numpy_helper

from .network import EXIT_LAYER, LAYERS, Encoder


def resume(gate_path, judge_path):
    """Reads the weights in the order in which export.py wrote them."""
    state = {}
    take = _reader(gate_path)
    words = torch.tensor(take()).float() * torch.tensor(take())
    state["words.weight"] = words
    take(3)
    for name in ("positions.weight", "shapes.weight", "surfaces.weight"):
        state[name] = torch.tensor(take())
    take()
    state["norm.weight"], state["norm.bias"] = torch.tensor(take()), torch.tensor(take())
    for index in range(EXIT_LAYER):
        _layer(state, index, take)
    _linear(state, "exit_entity", take)
    take()
    _pool(state, "exit", take)
    take = _reader(judge_path)
    for index in range(EXIT_LAYER, LAYERS):
        _layer(state, index, take)
    _pool(state, "sentence", take)
    _linear(state, "tags", take)
    model = Encoder(words.shape[0])
    model.load_state_dict(state)
    return model


def _reader(path):
    values = iter([numpy_helper.to_array(value) for value in onnx.load(path).graph.initializer])

    def take(count=1):
        for _ in range(count):
            value = next(values)
        return value.copy()
    return take


def _layer(state, index, take):
    def linear8(name):
        whole, scale, bias = take(), take(), take()
        state[f"layers.{index}.{name}.weight"] = torch.tensor((whole.astype("float32") * scale).T.copy())
        state[f"layers.{index}.{name}.bias"] = torch.tensor(bias)

    def norm(name):
        state[f"layers.{index}.{name}.weight"], state[f"layers.{index}.{name}.bias"] = torch.tensor(take()), torch.tensor(take())
    linear8("qkv")
    linear8("out")
    norm("norm1")
    linear8("up")
    linear8("down")
    norm("norm2")


def _linear(state, name, take):
    state[name + ".weight"], state[name + ".bias"] = torch.tensor(take().T.copy()), torch.tensor(take())


def _pool(state, name, take):
    _linear(state, name + ".query", take)
    take(2)
    _linear(state, name + ".up", take)
    _linear(state, name + ".down", take)
