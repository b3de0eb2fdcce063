"""The encoder in PyTorch: BERT's six layers, two small embeddings of our own, an exit after layer two, heads after layer six.

Names follow what is exported: `gate` is everything up to the exit, `judge` the rest. GRAPH.md says what each output means.
"""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

WIDTH, HEADS, LAYERS, EXIT_LAYER, INNER = 384, 12, 6, 2, 1536
SENTENCE, TAG_COUNT = 6, 13


def as_int8(x, weight):
    """What the exported graph does to both sides of a product, in float, with gradients passed through: weights seven bits a column,
    activations eight bits a window. Training ends with this on, so that the weights settle where rounding does not hurt."""
    scale = weight.detach().abs().amax(dim=1, keepdim=True).clamp(min=1e-8) / 63
    rounded = (weight.detach() / scale).round().clamp(-63, 63) * scale
    low, high = x.detach().amin(dim=(1, 2), keepdim=True).clamp(max=0).float(), x.detach().amax(dim=(1, 2), keepdim=True).clamp(min=0).float()
    step = (high - low).clamp(min=1e-8) / 255
    zero = (-low / step).round()
    seen = (((x.detach().float() / step).round() + zero).clamp(0, 255) - zero) * step
    return x + (seen.to(x.dtype) - x).detach(), weight + (rounded - weight).detach()


class Layer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, 1e-12), nn.LayerNorm(WIDTH, 1e-12)
        self.up, self.down = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.dropout, self.rounded = dropout, False

    def product(self, linear, x):
        if not self.rounded:
            return linear(x)
        seen, weight = as_int8(x, linear.weight)
        return F.linear(seen, weight, linear.bias)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        query, key, value = self.product(self.qkv, x).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(query, key, value, attn_mask=mask, dropout_p=self.dropout if self.training else 0.0)
        x = self.norm1(x + F.dropout(self.product(self.out, mixed.transpose(1, 2).reshape(batch, length, WIDTH)), self.dropout, self.training))
        return self.norm2(x + F.dropout(self.product(self.down, F.gelu(self.product(self.up, x), approximate="tanh")), self.dropout, self.training))


class Pool(nn.Module):
    """The first token beside a learnt weighing of all tokens: a short attack in a long window keeps its voice."""

    def __init__(self, inner, outputs):
        super().__init__()
        self.query, self.up, self.down = nn.Linear(WIDTH, 1), nn.Linear(2 * WIDTH, inner), nn.Linear(inner, outputs)

    def forward(self, x, padding):
        weights = self.query(x).float().masked_fill(padding.unsqueeze(-1), -1e4).softmax(dim=1).to(x.dtype)
        pooled = torch.cat([x[:, 0], (weights * x).sum(dim=1)], dim=-1)
        return self.down(F.gelu(self.up(pooled)))


class Encoder(nn.Module):
    def __init__(self, vocabulary, dropout=0.1):
        super().__init__()
        self.words, self.positions = nn.Embedding(vocabulary, WIDTH), nn.Embedding(128, WIDTH)
        self.shapes, self.surfaces = nn.Embedding(8, WIDTH), nn.Embedding(3, WIDTH)
        self.norm, self.dropout = nn.LayerNorm(WIDTH, 1e-12), dropout
        self.layers = nn.ModuleList(Layer(dropout) for _ in range(LAYERS))
        self.exit, self.exit_entity = Pool(128, 2), nn.Linear(WIDTH, 1)
        self.sentence, self.tags = Pool(WIDTH, SENTENCE), nn.Linear(WIDTH, TAG_COUNT + 1)
        nn.init.zeros_(self.shapes.weight)
        nn.init.zeros_(self.surfaces.weight)

    def forward(self, ids, shapes, surface, length):
        size = ids.shape[1]
        at = torch.arange(size, device=ids.device)
        padding = at[None] >= length[:, None]
        mask = ~padding[:, None, None, :]
        x = self.words(ids) + self.positions(at)[None] + self.shapes(shapes) + self.surfaces(surface)[:, None]
        x = F.dropout(self.norm(x), self.dropout, self.training)
        for index, layer in enumerate(self.layers):
            x = layer(x, mask)
            if index + 1 == EXIT_LAYER:
                leave, entity = self.exit(x, padding), self.exit_entity(x).squeeze(-1)
        return {"exit": leave.float(), "entity": entity.float(), "sentence": self.sentence(x, padding).float(), "tokens": self.tags(x).float(), "padding": padding}


def from_base(path, dropout=0.1):
    """The base weights in our names; the token type that plain text always has is folded into the positions."""
    base = np.load(path)
    model = Encoder(base["words_int8"].shape[0], dropout)

    def put(parameter, value):
        with torch.no_grad():
            parameter.copy_(torch.from_numpy(np.asarray(value, np.float32)))

    put(model.words.weight, base["words_int8"].astype(np.float32) * base["words_scale"])
    put(model.positions.weight, base["embeddings.position_embeddings.weight"].astype(np.float32) + base["embeddings.token_type_embeddings.weight"][0].astype(np.float32))
    put(model.norm.weight, base["embeddings.LayerNorm.weight"])
    put(model.norm.bias, base["embeddings.LayerNorm.bias"])
    for index, layer in enumerate(model.layers):
        at = f"encoder.layer.{index}."
        for kind in ("weight", "bias"):
            put(getattr(layer.qkv, kind), np.concatenate([base[f"{at}attention.self.{name}.{kind}"] for name in ("query", "key", "value")]))
            put(getattr(layer.out, kind), base[f"{at}attention.output.dense.{kind}"])
            put(getattr(layer.norm1, kind), base[f"{at}attention.output.LayerNorm.{kind}"])
            put(getattr(layer.up, kind), base[f"{at}intermediate.dense.{kind}"])
            put(getattr(layer.down, kind), base[f"{at}output.dense.{kind}"])
            put(getattr(layer.norm2, kind), base[f"{at}output.LayerNorm.{kind}"])
    return model


def parameter_groups(model, rate, head_rate, decay):
    """Lower layers learn more slowly; heads and our own small embeddings, which start from nothing, faster."""
    groups = {}
    for name, parameter in model.named_parameters():
        if name.startswith(("exit", "sentence", "tags", "shapes", "surfaces")):
            scale = head_rate
        elif name.startswith("layers."):
            scale = rate * decay ** (LAYERS - 1 - int(name.split(".")[1]))
        else:
            scale = rate * decay**LAYERS
        groups.setdefault((scale, 0.01 if parameter.dim() > 1 else 0.0), []).append(parameter)
    return [{"params": parameters, "lr": scale, "weight_decay": shrink} for (scale, shrink), parameters in groups.items()]


def loss_of(out, batch, smoothing=0.003):
    """Every task counts only where its source says something."""
    weight = batch["weight"]

    def binary(logit, target, mask, extra=None):
        soft = target * (1 - 2 * smoothing) + smoothing
        losses = F.binary_cross_entropy_with_logits(logit, soft, reduction="none") * mask * (weight if extra is None else extra)
        return losses.sum() / mask.sum().clamp(min=1)

    parts = {}
    for index, name in enumerate(("attack", "embedded", "discusses")):
        target, said = batch[name], (batch[name] >= 0).float()
        # Tagger rows are honest too, but there are so many of them that they speak more softly here.
        said = said * torch.where(batch["host"] == -2, 0.3, 1.0)
        parts[name] = binary(out["sentence"][:, index], target.clamp(min=0), said) * (1.0 if index < 2 else 0.2)
        if index < 2:
            parts["exit_" + name] = 0.5 * binary(out["exit"][:, index], target.clamp(min=0), said)
    known = batch["kind"] >= 0
    if known.any():
        parts["kind"] = 0.3 * F.cross_entropy(out["sentence"][known, 3:6], batch["kind"][known], label_smoothing=0.05)
    tokens = out["tokens"]
    judged = (batch["tags"] != 255) & ~out["padding"]
    if judged.any():
        logits, gold = tokens[..., :TAG_COUNT][judged], batch["tags"][judged]
        # An O denies only the types that the source labels: the rest of the probability may lie with the others.
        scope = batch["scope"][:, None].expand_as(batch["tags"])[judged]
        kinds = torch.arange(6, device=scope.device)
        outside = ((scope[:, None] >> kinds) & 1) == 0
        allowed = torch.cat([torch.ones_like(outside[:, :1]), outside.repeat_interleave(2, dim=1)], dim=1)
        log = logits.log_softmax(-1)
        quiet = log.masked_fill(~allowed, -1e4).logsumexp(-1)
        exact = log.gather(-1, gold.clamp(max=TAG_COUNT - 1)[:, None]).squeeze(-1)
        row_weight = weight[:, None].expand_as(batch["tags"])[judged]
        parts["tags"] = 2.5 * (-(torch.where(gold == 0, quiet, exact)) * row_weight).mean()
        entity = out["entity"][judged]
        is_entity = ((gold > 0) & (gold < 11)).float()
        parts["exit_entity"] = 0.3 * F.binary_cross_entropy_with_logits(entity, is_entity, pos_weight=torch.tensor(2.0, device=entity.device))
    injected = (batch["injected"] >= 0) & ~out["padding"]
    if injected.any():
        parts["injected"] = 0.3 * F.binary_cross_entropy_with_logits(tokens[..., TAG_COUNT][injected], batch["injected"][injected].float())
    return sum(parts.values()), parts
