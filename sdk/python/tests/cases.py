"""The operations of the conformance cases, in this client's words. Offsets are converted back to UTF-16 units."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any

from comparing import bare, snake_options

from portcullis import errors
from portcullis.cloak.tokens import strategy_for, token_digits
from portcullis.driving import run_sync
from portcullis.guarding import Guarding
from portcullis.options import Settings
from portcullis.payload import Flattened, Location, Segment, flatten
from portcullis.pieces import cut, fold
from portcullis.rewriting import Replacement, rewrite
from portcullis.telling import block_body, make_record
from portcullis.utf16 import Units, count_units
from portcullis.vaults import MemoryVault, Stored, VaultEntry
from portcullis.vaults.sealing import Seal, SealBroken
from portcullis.verdict import Asked, Cloak, Entity, Match, ScanError, ScanResult, read_verdict

FOREVER = float("inf")


def locations_in_units(flat: Flattened, locations: Any) -> list[dict[str, Any]]:
    texts = {leaf.path: leaf.text for leaf in flat.leaves}
    return [
        {
            "path": list(one.path),
            "start": count_units(texts[one.path][: one.start]),
            "end": count_units(texts[one.path][: one.end]),
        }
        for one in locations
    ]


def in_units(result: Any, flat: Flattened) -> Any:
    """A scan result as data, with the service's own offsets."""
    data = bare(result)
    for name in ("matches", "entities"):
        for row, one in zip(data[name], getattr(result, name), strict=True):
            row["start"], row["end"] = flat.units.of_point(one.start), flat.units.of_point(one.end)
            row["locations"] = locations_in_units(flat, one.locations)
    return data


def error_of(error: Exception) -> dict[str, Any]:
    data = {"error": type(error).__name__, **bare({key: value for key, value in vars(error).items()})}
    if "option" in data:
        data["option"] = camel(data["option"])
    return data


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.title() for part in rest)


def op_flatten(given: dict[str, Any]) -> dict[str, Any]:
    flat = flatten(given["payload"], given.get("surface", "user"))
    unit = flat.units.of_point
    leaves = [
        {"path": list(leaf.path), "start": unit(at), "end": unit(at + len(leaf.text)), "surface": leaf.surface}
        for leaf, at in zip(flat.leaves, flat.starts, strict=True)
    ]
    return {"text": flat.text, "segments": bare(flat.segments), "leaves": leaves}


def op_locate(given: dict[str, Any]) -> dict[str, Any]:
    flat = flatten(given["payload"])
    points = flat.units.to_point
    found = flat.locate(points(given["start"]), points(given["end"], up=True))
    return {"locations": locations_in_units(flat, found)}


def op_rewrite(given: dict[str, Any]) -> dict[str, Any]:
    before = repr(given["payload"])
    flat = flatten(given["payload"])
    points = flat.units.to_point
    new = rewrite(
        flat,
        [Replacement(points(one["start"]), points(one["end"], up=True), one["text"]) for one in given["replacements"]],
    )
    assert repr(given["payload"]) == before
    return {"payload": new, "same": new is given["payload"]}


def op_pieces(given: dict[str, Any]) -> dict[str, Any]:
    segments = [Segment(**one) for one in given.get("segments", [])]
    return {"pieces": bare(cut(Units(given["text"]), segments, given["maxScanChars"]))}


def op_fold(given: dict[str, Any]) -> dict[str, Any]:
    parts: list[tuple[int, ScanResult]] = []
    for piece in given["pieces"]:
        length = piece["end"] - piece["start"]
        asked = Asked(length, cloak="cloak" in piece["verdict"])
        parts.append((piece["start"], read_verdict(piece["verdict"], None, asked)))
    return {"result": bare(fold(parts, given["length"]))}


def result_from(data: dict[str, Any]) -> ScanResult:
    """A result as a case writes it down."""
    values = snake_options(data)
    known = {field.name for field in dataclasses.fields(ScanResult)}
    values["matches"] = tuple(Match(**snake_options(one)) for one in values.get("matches", ()))
    values["entities"] = tuple(Entity(**one) for one in values.get("entities", ()))
    if values.get("cloak"):
        values["cloak"] = Cloak(**snake_options(values["cloak"]))
    if values.get("error"):
        values["error"] = ScanError(**values["error"])
    if values.get("model_check"):
        values["model_check"] = snake_options(values["model_check"])
    values["categories"] = tuple(values.get("categories", ()))
    return ScanResult(**{name: value for name, value in values.items() if name in known})


def op_blockBody(given: dict[str, Any]) -> dict[str, Any]:
    return {"body": block_body(result_from(given["result"]))}


def op_record(given: dict[str, Any]) -> dict[str, Any]:
    settings = dataclasses.replace(Settings(), **snake_options(given.get("options", {})))
    record = make_record(given["type"], result_from(given["result"]), settings, given.get("cloak"))
    return {"record": record, "absent": [name for name in record]}


def op_token(given: dict[str, Any]) -> dict[str, Any]:
    vault = MemoryVault()
    for token in given.get("taken", ()):
        vault.put(VaultEntry(token, "someone", "email", "other", FOREVER))
    settings = dataclasses.replace(
        Settings(),
        token_key=given["tokenKey"],
        subject=given["subject"],
        strategy=given.get("strategy", "tokenize"),
        replacement=given.get("replacement", "[REDACTED]"),
    )
    guarding = Guarding(None, vault, lambda _: None)  # type: ignore[arg-type]
    kind = given["type"]
    text = run_sync(guarding.write(kind, given["value"], strategy_for(kind, settings), settings))
    return {"text": text, "digits": token_digits(given["tokenKey"], given["subject"], kind, given["value"])}


def op_seal(given: dict[str, Any]) -> dict[str, Any]:
    seal, entry = Seal(given["vaultKey"]), Stored(**given["entry"])
    sealed = seal.close(given["token"], entry, bytes.fromhex(given["iv"]))
    return {"sealed": sealed, "subjectHash": seal.hash_subject(entry.subject)}


def op_open(given: dict[str, Any]) -> dict[str, Any]:
    with suppress(SealBroken):
        return {"entry": bare(Seal(given["vaultKey"]).open(given["token"], given["sealed"]))}
    return {"error": True}


PURE = {name.removeprefix("op_"): function for name, function in list(globals().items()) if name.startswith("op_")}


def filled_vault(given: dict[str, Any]) -> MemoryVault:
    vault = MemoryVault()
    for entry in given.get("vault", ()):
        vault.put(VaultEntry(**entry, expires_at=FOREVER))
    return vault


class Source:
    """A provider's stream: an iterator that is closed when it is done with."""

    def __init__(self, chunks: list[Any]) -> None:
        self._chunks = iter(chunks)

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        return next(self._chunks)


class AsyncSource(Source):
    def __aiter__(self) -> AsyncIterator[Any]:
        return self

    async def __anext__(self) -> Any:
        for chunk in self._chunks:
            return chunk
        raise StopAsyncIteration


async def perform(client: Any, op: str, given: dict[str, Any], wait: Any) -> dict[str, Any]:
    """Runs an operation that needs a client; `wait` settles what the async client hands back."""
    guard = client.guard
    options = snake_options(given.get("callOptions", {}))
    payload = given.get("payload")
    if op in ("scan", "sanitise", "protect"):
        result = await wait(getattr(guard, op)(payload, **options))
        flat = flatten(payload, options.get("surface", "user"))
        return {"result": in_units(result, flat) if op == "scan" else bare(result)}
    if op == "isBlocked":
        return {"value": await wait(guard.is_blocked(payload, **options))}
    if op == "assertAllowed":
        return {"result": bare(await wait(guard.assert_allowed(payload, **options)))}
    if op == "toolCalls":
        return {"result": bare(await wait(guard.validate_tool_calls(given["calls"], **options)))}
    if op == "restore":
        return {"result": bare(await wait(guard.cloak.restore(payload, **options)))}
    if op == "forget":
        return {"count": await wait(guard.cloak.forget(subject=given["subject"]))}
    if op == "detect":
        return {"result": bare(await wait(client.detect(given["text"], **options)))}
    sent: list[Any] = []
    is_async = wait is not identity
    source = AsyncSource if is_async else Source
    if op == "stream":
        return {"chunks": await collect(guard.stream(source(given["chunks"]), **options))}
    answer = source(given["chunks"]) if "chunks" in given else given.get("answer")

    def provider(request: Any) -> Any:
        sent.append(request)
        return answer

    async def async_provider(request: Any) -> Any:
        return provider(request)

    called = async_provider if is_async else provider
    try:
        if op == "wrap":
            got: dict[str, Any] = {"result": bare(await wait(guard.wrap(payload, called, **options)))}
        else:
            decorated = guard.decorate(called, **snake_options(given.get("decorateOptions", {})))
            returned = await wait(decorated(given["request"]))
            got = {"chunks": await collect(returned)} if "chunks" in given else {"returned": returned}
    except errors.PortcullisError as error:
        got = error_of(error)
    return {**got, "providerRequest": sent[0] if sent else None}


async def collect(stream: Any) -> list[Any]:
    return [chunk async for chunk in stream] if hasattr(stream, "__aiter__") else list(stream)


async def identity(value: Any) -> Any:
    return value


async def awaited(value: Any) -> Any:
    return await value


__all__ = ["PURE", "Location", "awaited", "error_of", "filled_vault", "identity", "perform"]
