"""Writes the two graphs with onnx.helper: fused operators, int8 weights per column with seven bits, embeddings int8 per row.

Seven bits, because x86 without VNNI adds pairs of products in sixteen bits and eight would overflow there. Small heads stay float32.
"""
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from .network import EXIT_LAYER, HEADS, LAYERS, TAG_COUNT, WIDTH

OURS = "com.microsoft"


class Graph:
    """Collects nodes and weights; every call returns the name of its output."""

    def __init__(self):
        self.nodes, self.weights, self.counter = [], [], 0

    def constant(self, value):
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.array(value, order="C"), name))
        return name

    def op(self, kind, inputs, outputs=1, domain="", **attributes):
        names = [f"t{self.counter + index}" for index in range(outputs)]
        self.counter += outputs
        self.nodes.append(helper.make_node(kind, inputs, names, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def rename(self, old, new):
        self.nodes.append(helper.make_node("Identity", [old], [new]))

    def linear8(self, x, weight, bias):
        """x · Wᵀ + b with int8 weights, one scale a column; activations are quantised as they come."""
        columns = weight.T
        scale = np.maximum(np.abs(columns).max(axis=0), 1e-8) / 63
        whole = np.clip(np.round(columns / scale), -63, 63).astype(np.int8)
        return self.op("DynamicQuantizeMatMul", [x, self.constant(whole), self.constant(scale.astype(np.float32)), "", self.constant(bias)], domain=OURS)

    def linear(self, x, weight, bias):
        return self.op("Add", [self.op("MatMul", [x, self.constant(weight.T.astype(np.float32))]), self.constant(bias)])

    def layer(self, x, at, state):
        take = lambda name: state[f"layers.{at}.{name}"]  # noqa: E731
        query, key, value = self.op("Split", [self.linear8(x, take("qkv.weight"), take("qkv.bias"))], 3, axis=2, num_outputs=3)
        mixed = self.op("MultiHeadAttention", [query, key, value], domain=OURS, num_heads=HEADS)
        x = self.skip(self.linear8(mixed, take("out.weight"), take("out.bias")), x, take("norm1.weight"), take("norm1.bias"))
        inner = self.op("FastGelu", [self.linear8(x, take("up.weight"), take("up.bias"))], domain=OURS)
        return self.skip(self.linear8(inner, take("down.weight"), take("down.bias")), x, take("norm2.weight"), take("norm2.bias"))

    def skip(self, x, skip, gamma, beta):
        return self.op("SkipLayerNormalization", [x, skip, self.constant(gamma), self.constant(beta)], domain=OURS, epsilon=1e-12)

    def pool(self, x, name, state):
        weights = self.op("Softmax", [self.linear(x, state[name + ".query.weight"], state[name + ".query.bias"])], axis=1)
        weighed = self.op("ReduceSum", [self.op("Mul", [weights, x]), self.constant(np.array([1], np.int64))], keepdims=0)
        first = self.op("Gather", [x, self.constant(np.array(0, np.int64))], axis=1)
        inner = self.op("Gelu", [self.linear(self.op("Concat", [first, weighed], axis=1), state[name + ".up.weight"], state[name + ".up.bias"])], domain=OURS)
        return self.linear(inner, state[name + ".down.weight"], state[name + ".down.bias"])

    def save(self, path, inputs, outputs):
        graph = helper.make_graph(self.nodes, "portcullis", inputs, outputs, self.weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18), helper.make_opsetid(OURS, 1)], ir_version=9, producer_name="portcullis")
        onnx.save(model, path)


def export(model, gate_path, judge_path):
    state = {name: value.detach().float().cpu().numpy() for name, value in model.state_dict().items()}
    _gate(state, gate_path)
    _judge(state, judge_path)


def _gate(state, path):
    graph = Graph()
    words = state["words.weight"]
    scale = np.maximum(np.abs(words).max(axis=1, keepdims=True), 1e-8) / 127
    looked = graph.op("Cast", [graph.op("Gather", [graph.constant(np.round(words / scale).astype(np.int8)), "ids"])], to=TensorProto.FLOAT)
    x = graph.op("Mul", [looked, graph.op("Gather", [graph.constant(scale.astype(np.float32)), "ids"])])
    size = graph.op("Gather", [graph.op("Shape", ["ids"]), graph.constant(np.array(1, np.int64))])
    at = graph.op("Range", [graph.constant(np.array(0, np.int64)), size, graph.constant(np.array(1, np.int64))])
    x = graph.op("Add", [x, graph.op("Gather", [graph.constant(state["positions.weight"]), at])])
    x = graph.op("Add", [x, graph.op("Gather", [graph.constant(state["shapes.weight"]), "shapes"])])
    x = graph.op("Add", [x, graph.op("Unsqueeze", [graph.op("Gather", [graph.constant(state["surfaces.weight"]), "surface"]), graph.constant(np.array([1], np.int64))])])
    x = graph.op("LayerNormalization", [x, graph.constant(state["norm.weight"]), graph.constant(state["norm.bias"])], axis=-1, epsilon=1e-12)
    for index in range(EXIT_LAYER):
        x = graph.layer(x, index, state)
    entity = graph.op("ReduceMax", [graph.linear(x, state["exit_entity.weight"], state["exit_entity.bias"]), graph.constant(np.array([1], np.int64))], keepdims=0)
    graph.rename(graph.op("Concat", [graph.pool(x, "exit", state), entity], axis=1), "exit")
    graph.rename(x, "hidden")
    graph.save(path, [helper.make_tensor_value_info("ids", TensorProto.INT32, [1, "T"]), helper.make_tensor_value_info("shapes", TensorProto.INT32, [1, "T"]), helper.make_tensor_value_info("surface", TensorProto.INT32, [1])],
               [helper.make_tensor_value_info("exit", TensorProto.FLOAT, [1, 3]), helper.make_tensor_value_info("hidden", TensorProto.FLOAT, [1, "T", WIDTH])])


def _judge(state, path):
    graph = Graph()
    x = "hidden"
    for index in range(EXIT_LAYER, LAYERS):
        x = graph.layer(x, index, state)
    graph.rename(graph.pool(x, "sentence", state), "sentence")
    graph.rename(graph.linear(x, state["tags.weight"], state["tags.bias"]), "tokens")
    graph.save(path, [helper.make_tensor_value_info("hidden", TensorProto.FLOAT, [1, "T", WIDTH])],
               [helper.make_tensor_value_info("sentence", TensorProto.FLOAT, [1, 6]), helper.make_tensor_value_info("tokens", TensorProto.FLOAT, [1, "T", TAG_COUNT + 1])])
