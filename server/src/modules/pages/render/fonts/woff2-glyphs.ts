// Outlines of TrueType in the order that WOFF2 has for them, in which they compress better (WOFF2 §5.1).

/** Bytes that are added at the end. */
class Stream {
  readonly #bytes: number[] = [];
  byte(...values: number[]): void {
    for (const value of values) this.#bytes.push(value & 0xff);
  }
  uint16(value: number): void {
    this.byte(value >> 8, value);
  }
  uint32(value: number): void {
    this.uint16(value >>> 16);
    this.uint16(value & 0xffff);
  }
  /** 255UInt16 of the standard. */
  packed(value: number): void {
    if (value < 253) this.byte(value);
    else if (value < 506) this.byte(255, value - 253);
    else if (value < 762) this.byte(254, value - 506);
    else this.byte(253, value >> 8, value);
  }
  bytes(from: Buffer): void {
    for (const value of from) this.#bytes.push(value);
  }
  get length(): number {
    return this.#bytes.length;
  }
  toBuffer(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

type Point = { x: number; y: number; isOnCurve: boolean };

const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes'] as const;
type Streams = Record<(typeof STREAMS)[number] | 'instructions', Stream>;

export function transformGlyphs(glyf: Buffer, offsets: readonly number[], format: number): Buffer {
  const count = offsets.length - 1;
  const streams: Streams = {
    contours: new Stream(),
    points: new Stream(),
    flags: new Stream(),
    glyphs: new Stream(),
    composites: new Stream(),
    boxes: new Stream(),
    instructions: new Stream(),
  };
  const hasBox = Buffer.alloc(4 * Math.ceil(count / 32));
  const overlaps = Buffer.alloc(Math.ceil(count / 8));
  const mark = (bits: Buffer, index: number) => {
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  };
  for (let index = 0; index < count; index += 1) {
    const glyph = glyf.subarray(offsets[index], offsets[index + 1]);
    const found = addGlyph(glyph, streams);
    if (found.hasBox) mark(hasBox, index);
    if (found.overlaps) mark(overlaps, index);
  }
  const withOverlaps = overlaps.some((bits) => bits !== 0);
  const parts = STREAMS.map((name) => streams[name].toBuffer());
  parts[5] = Buffer.concat([hasBox, parts[5] as Buffer]);
  parts.push(streams.instructions.toBuffer());
  const head = new Stream();
  for (const value of [0, withOverlaps ? 1 : 0, count, format]) head.uint16(value);
  for (const part of parts) head.uint32(part.length);
  return Buffer.concat([head.toBuffer(), ...parts, ...(withOverlaps ? [overlaps] : [])]);
}

type Added = { hasBox: boolean; overlaps: boolean };

function addGlyph(glyph: Buffer, streams: Streams): Added {
  if (glyph.length === 0) {
    streams.contours.uint16(0);
    return { hasBox: false, overlaps: false };
  }
  const contours = glyph.readInt16BE(0);
  streams.contours.uint16(contours & 0xffff);
  if (contours >= 0) return addSimple(glyph, contours, streams);
  addComposite(glyph, streams);
  streams.boxes.bytes(glyph.subarray(2, 10));
  return { hasBox: true, overlaps: false };
}

const OVERLAP = 0x40;

function addSimple(glyph: Buffer, contours: number, streams: Streams): Added {
  const { points, ends, instructions, flags } = readSimple(glyph, contours);
  let last = -1;
  for (const end of ends) {
    streams.points.packed(end - last);
    last = end;
  }
  let [x, y] = [0, 0];
  for (const point of points) {
    addTriplet(point.x - x, point.y - y, point.isOnCurve, streams);
    [x, y] = [point.x, point.y];
  }
  streams.glyphs.packed(instructions.length);
  streams.instructions.bytes(instructions);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const hasBox = box.some((value, index) => value !== glyph.readInt16BE(2 + 2 * index));
  if (hasBox) streams.boxes.bytes(glyph.subarray(2, 10));
  return { hasBox, overlaps: ((flags[0] ?? 0) & OVERLAP) !== 0 };
}

function readSimple(glyph: Buffer, contours: number) {
  const ends = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  let at = 10 + 2 * contours;
  const instructionsEnd = at + 2 + glyph.readUInt16BE(at);
  const instructions = glyph.subarray(at + 2, instructionsEnd);
  at = instructionsEnd;
  const count = (ends.at(-1) ?? -1) + 1;
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & 8 ? glyph.readUInt8(at++) + 1 : 1;
    for (let i = 0; i < times; i += 1) flags.push(flag);
  }
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += glyph.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const points = flags.map((flag, index): Point => {
    return { x: xs[index] ?? 0, y: ys[index] ?? 0, isOnCurve: (flag & 1) !== 0 };
  });
  return { ends, instructions, flags, points };
}

/** One flag and one to four bytes, by how far the point is from the last one (WOFF2 §5.2). */
function addTriplet(dx: number, dy: number, isOnCurve: boolean, { flags, glyphs }: Streams): void {
  const curve = isOnCurve ? 0 : 128;
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  const signs = (dx < 0 ? 0 : 1) + (dy < 0 ? 0 : 2);
  if (dx === 0 && y < 1280) {
    flags.byte(curve + ((y & 0xf00) >> 7) + (dy < 0 ? 0 : 1));
    glyphs.byte(y);
  } else if (dy === 0 && x < 1280) {
    flags.byte(curve + 10 + ((x & 0xf00) >> 7) + (dx < 0 ? 0 : 1));
    glyphs.byte(x);
  } else if (x < 65 && y < 65) {
    flags.byte(curve + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs);
    glyphs.byte((((x - 1) & 0xf) << 4) | ((y - 1) & 0xf));
  } else if (x < 769 && y < 769) {
    const high = 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6);
    flags.byte(curve + 84 + high + signs);
    glyphs.byte(x - 1, y - 1);
  } else if (x < 4096 && y < 4096) {
    flags.byte(curve + 120 + signs);
    glyphs.byte(x >> 4, ((x & 0xf) << 4) | (y >> 8), y);
  } else {
    flags.byte(curve + 124 + signs);
    glyphs.byte(x >> 8, x, y >> 8, y);
  }
}

const MORE = 0x20;
const INSTRUCTIONS = 0x100;

function addComposite(glyph: Buffer, streams: Streams): void {
  let at = 10;
  let flags = MORE;
  let hasInstructions = false;
  while (flags & MORE) {
    flags = glyph.readUInt16BE(at);
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
    at += 4 + (flags & 1 ? 4 : 2);
    at += flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
  }
  streams.composites.bytes(glyph.subarray(10, at));
  if (!hasInstructions) return;
  const length = glyph.readUInt16BE(at);
  streams.glyphs.packed(length);
  streams.instructions.bytes(glyph.subarray(at + 2, at + 2 + length));
}
