// Writes a font with TrueType outlines as WOFF2 (https://www.w3.org/TR/WOFF2/), with Node's own Brotli: the same
// encoder as WebAssembly takes ten times as long, and a publish waits for it.
import { brotliCompressSync, constants } from 'node:zlib';
import { transformGlyphs } from './woff2-glyphs.ts';

const HEADER = 48;
/** Names that have a number, as far as they occur here. */
const NUMBERS: Readonly<Record<string, number>> = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  glyf: 10,
  loca: 11,
  GDEF: 26,
  GPOS: 27,
  GSUB: 28,
  avar: 39,
  fvar: 47,
  gvar: 48,
};
const NO_NUMBER = 63;

type Table = { tag: string; bytes: Buffer; transformed?: Buffer };

export function writeWoff2(font: Buffer): Buffer {
  const tables = transform(readTables(font));
  const directory = Buffer.concat(tables.map(describe));
  const data = Buffer.concat(tables.map(({ bytes, transformed }) => transformed ?? bytes));
  const compressed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  const length = Math.ceil((HEADER + directory.length + compressed.length) / 4) * 4;
  const file = Buffer.alloc(length);
  file.write('wOF2', 0, 'latin1');
  font.copy(file, 4, 0, 4);
  file.writeUInt32BE(length, 8);
  file.writeUInt16BE(tables.length, 12);
  file.writeUInt32BE(font.length, 16);
  file.writeUInt32BE(compressed.length, 20);
  directory.copy(file, HEADER);
  compressed.copy(file, HEADER + directory.length);
  return file;
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12));
    return { tag: font.toString('latin1', at, at + 4), bytes };
  });
}

/** `loca` comes right behind `glyf`, from which it is made again. */
function transform(tables: readonly Table[]): Table[] {
  const find = (tag: string) => tables.find((table) => table.tag === tag)?.bytes;
  const [glyf, loca, head, maxp] = [find('glyf'), find('loca'), find('head'), find('maxp')];
  if (!glyf || !loca || !head || !maxp) throw new Error('not a font with TrueType outlines');
  const format = head.readUInt16BE(50);
  const offsets = Array.from({ length: maxp.readUInt16BE(4) + 1 }, (_, index) =>
    format === 0 ? 2 * loca.readUInt16BE(2 * index) : loca.readUInt32BE(4 * index),
  );
  const transformed = transformGlyphs(glyf, offsets, format);
  return [
    ...tables.filter(({ tag }) => tag !== 'glyf' && tag !== 'loca'),
    { tag: 'glyf', bytes: glyf, transformed },
    { tag: 'loca', bytes: loca, transformed: Buffer.alloc(0) },
  ];
}

function describe({ tag, bytes, transformed }: Table): Buffer {
  const number = NUMBERS[tag];
  const name = number === undefined ? [NO_NUMBER, ...Buffer.from(tag, 'latin1')] : [number];
  const lengths = transformed === undefined ? [bytes.length] : [bytes.length, transformed.length];
  return Buffer.from([...name, ...lengths.flatMap(toBase128)]);
}

/** UIntBase128 of the standard: seven bits a byte, the highest first. */
function toBase128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
