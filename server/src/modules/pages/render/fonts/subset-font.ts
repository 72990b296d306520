// Makes a bundled font as small as a page needs it: its letters, its weights, the features it uses. Runs in a
// process of its own, font-worker.ts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUNDLED_FONTS, fontFile } from '@vys/compiler/css/fonts';
import decompress from 'woff2-encoder/decompress';
import type { FontSubset } from './font-subset.ts';
import { type HarfBuzz, toTag } from './harfbuzz.ts';
import { writeWoff2 } from './write-woff2.ts';

const WRITABLE = 2;
const NAMES = 4;
const DROPPED_TABLES = 3;
const FEATURES = 6;
const NO_HINTING = 1;
/** The copyright and the address of the license, which stay with every copy (OFL 1.1, 2). */
const KEPT_NAMES = [0, 14];
const NOT_NEEDED = ['STAT', 'gasp', 'meta', 'DSIG'];
/** What browsers use of a font without being told to. */
const DEFAULT_FEATURES =
  'calt ccmp clig curs kern liga locl mark mkmk rclt rlig rvrn abvm blwm init medi fina isol'.split(
    ' ',
  );

const require = createRequire(import.meta.url);

export function createSubsetter(harfBuzz: HarfBuzz) {
  /** Opened once, by file; there are a few dozen. */
  const faces = new Map<string, number>();

  async function openFace(family: string, style: FontSubset['style']): Promise<Opened> {
    const font = BUNDLED_FONTS.find((one) => one.family === family);
    if (font === undefined) throw new Error(`no font is called ${family}`);
    const { package: name, file } = fontFile(font, style);
    const face = faces.get(file) ?? (await readFace(harfBuzz, name, file));
    faces.set(file, face);
    return { face, isVariable: font.weights[0] !== font.weights[1] };
  }

  /** WOFF2. */
  return async (subset: FontSubset): Promise<Buffer> => {
    const opened = await openFace(subset.family, subset.style);
    return writeWoff2(Buffer.from(cut(harfBuzz, opened, subset)));
  };
}

type Opened = { face: number; isVariable: boolean };

/** The face keeps the memory that it is read from. */
async function readFace(harfBuzz: HarfBuzz, name: string, file: string): Promise<number> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const font = await decompress(readFileSync(join(folder, file)));
  const at = harfBuzz.malloc(font.length);
  new Uint8Array(harfBuzz.memory.buffer).set(font, at);
  const blob = harfBuzz.hb_blob_create(at, font.length, WRITABLE, 0, 0);
  const face = harfBuzz.hb_face_create(blob, 0);
  harfBuzz.hb_blob_destroy(blob);
  return face;
}

function cut(harfBuzz: HarfBuzz, { face, isVariable }: Opened, subset: FontSubset): Uint8Array {
  const input = harfBuzz.hb_subset_input_create_or_fail();
  if (input === 0) throw new Error('no memory for a font');
  try {
    describe(harfBuzz, input, subset);
    const isPlaced = !isVariable || setWeights(harfBuzz, input, face, subset.weights);
    const result = isPlaced ? harfBuzz.hb_subset_or_fail(face, input) : 0;
    if (result === 0) throw new Error(`${subset.family} could not be made smaller`);
    return takeBytes(harfBuzz, result);
  } finally {
    harfBuzz.hb_subset_input_destroy(input);
  }
}

function describe(harfBuzz: HarfBuzz, input: number, { text, features }: FontSubset): void {
  harfBuzz.hb_subset_input_set_flags(input, NO_HINTING);
  const letters = harfBuzz.hb_subset_input_unicode_set(input);
  for (const letter of text) harfBuzz.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const names = harfBuzz.hb_subset_input_set(input, NAMES);
  harfBuzz.hb_set_clear(names);
  for (const name of KEPT_NAMES) harfBuzz.hb_set_add(names, name);
  const dropped = harfBuzz.hb_subset_input_set(input, DROPPED_TABLES);
  for (const table of NOT_NEEDED) harfBuzz.hb_set_add(dropped, toTag(table));
  const kept = harfBuzz.hb_subset_input_set(input, FEATURES);
  harfBuzz.hb_set_clear(kept);
  if (features === 'all') harfBuzz.hb_set_invert(kept);
  else for (const tag of [...DEFAULT_FEATURES, ...features]) harfBuzz.hb_set_add(kept, toTag(tag));
}

function setWeights(
  harfBuzz: HarfBuzz,
  input: number,
  face: number,
  [low, high]: FontSubset['weights'],
): boolean {
  const axis = toTag('wght');
  const isSet =
    low === high
      ? harfBuzz.hb_subset_input_pin_axis_location(input, face, axis, low)
      : harfBuzz.hb_subset_input_set_axis_range(input, face, axis, low, high, Number.NaN);
  return isSet !== 0;
}

function takeBytes(harfBuzz: HarfBuzz, face: number): Uint8Array {
  const blob = harfBuzz.hb_face_reference_blob(face);
  const start = harfBuzz.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(harfBuzz.memory.buffer).slice(
    start,
    start + harfBuzz.hb_blob_get_length(blob),
  );
  harfBuzz.hb_blob_destroy(blob);
  harfBuzz.hb_face_destroy(face);
  return bytes;
}
