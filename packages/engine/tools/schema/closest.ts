/**
 * Which of several alternatives the writer of a value most likely meant, so that a fault can be told where it is and
 * not as "none of these fits". An optional object is the common case: an object was sent, so the null was not meant.
 */
import { isObject, type Json } from "../json.ts";
import { keyOf, type SchemaNode, typesOf } from "./node.ts";

/** References followed before giving up; a longer chain only costs the better message. */
const HOPS_MAX = 8;

export function closest(nodes: readonly SchemaNode[], value: Json): SchemaNode | null {
  const ofType = nodes.filter((node) => typeFits(node, value));
  if (ofType.length <= 1) return ofType[0] ?? null;
  const ofKind = ofType.filter((node) => constantsFit(node, value));
  return ofKind.length === 1 ? ofKind[0]! : null;
}

function typeFits(node: SchemaNode, value: Json): boolean {
  const { always, types } = aim(node);
  return always !== false && (types === 0 || (types & typesOf(value)) !== 0);
}

/** Members with a fixed value (`"kind": {"const": "circle"}`) tell alternatives apart. */
function constantsFit(node: SchemaNode, value: Json): boolean {
  if (!isObject(value)) return false;
  for (const [key, property] of aim(node).object?.properties ?? []) {
    const member = value.get(key);
    if (member === undefined || typeof member === "object" || property.allowed.length === 0) continue;
    if (!property.allowed.every((set) => set.has(keyOf(member)))) return false;
  }
  return true;
}

function aim(node: SchemaNode): SchemaNode {
  let target = node;
  for (let hops = 0; hops < HOPS_MAX && target.ref; hops++) target = target.ref;
  return target;
}
