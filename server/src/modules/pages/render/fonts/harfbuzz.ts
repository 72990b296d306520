// The part of HarfBuzz that makes a font smaller, as WebAssembly. The only importer of harfbuzzjs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Addresses in the memory of the module; 0 is nothing. */
type Pointer = number;

/** What is used of https://harfbuzz.github.io/harfbuzz-hb-subset.html. */
export type HarfBuzz = {
  memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  malloc(bytes: number): Pointer;
  free(at: Pointer): void;
  hb_blob_create(data: Pointer, length: number, mode: number, user: 0, destroy: 0): Pointer;
  hb_blob_destroy(blob: Pointer): void;
  hb_blob_get_data(blob: Pointer, length: 0): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_destroy(face: Pointer): void;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_set_add(set: Pointer, value: number): void;
  hb_set_clear(set: Pointer): void;
  hb_set_invert(set: Pointer): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_destroy(input: Pointer): void;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_set_flags(input: Pointer, flags: number): void;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_pin_axis_location(
    input: Pointer,
    face: Pointer,
    axis: number,
    value: number,
  ): number;
  hb_subset_input_set_axis_range(
    input: Pointer,
    face: Pointer,
    axis: number,
    low: number,
    high: number,
    start: number,
  ): number;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
};

type WebAssemblyModule = { instance: { exports: HarfBuzz } };
declare const WebAssembly: { instantiate(code: Uint8Array): Promise<WebAssemblyModule> };

export async function loadHarfBuzz(): Promise<HarfBuzz> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  instance.exports._initialize();
  return instance.exports;
}

/** A name of four letters as HarfBuzz has it. */
export function toTag(name: string): number {
  return [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0) | 0;
}
