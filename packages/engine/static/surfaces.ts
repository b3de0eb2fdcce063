/** Surfaces as bits: a rule has one for each that it is looked for on. */
import { SURFACES } from "@portcullis/contract";
import type { Surface } from "../payload.ts";

/** Also the order of the bits. */
export const SURFACE_ORDER: readonly Surface[] = [...SURFACES, "tool_argument"];

export const bitOf = (surface: Surface): number => 1 << SURFACE_ORDER.indexOf(surface);
export const bitsOf = (surfaces: readonly Surface[]): number =>
  surfaces.reduce((bits, surface) => bits | bitOf(surface), 0);

export const SURFACES_ALL: number = bitsOf(SURFACE_ORDER);
export const ARGUMENT_BIT: number = bitOf("tool_argument");
