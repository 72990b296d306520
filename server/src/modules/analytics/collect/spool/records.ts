// What a segment file holds: one line per event, a CRC-32 in front of JSON. A line that a crash cut off, or
// that the disk spoiled, fails its checksum and is left out.
import { crc32 } from 'node:zlib';
import type { CollectedEvent, ExcludedEvent } from '../../event-store.ts';

export type SpooledEvent =
  | { id: string; event: CollectedEvent }
  | { id: string; excluded: ExcludedEvent };

export type Decoded = {
  records: SpooledEvent[];
  /** Lines that were left out. */
  damaged: number;
};

/** The checksum and a blank. */
const FRAME_LENGTH = 9;
const NEWLINE = 0x0a;

export function encodeRecord(record: SpooledEvent): string {
  const json = JSON.stringify(record);
  return `${frame(json)}${json}\n`;
}

export function decodeRecords(bytes: Buffer): Decoded {
  const decoded: Decoded = { records: [], damaged: 0 };
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const record = newline === -1 ? undefined : decodeLine(bytes.toString('utf8', start, end));
    if (record === undefined) decoded.damaged += 1;
    else decoded.records.push(record);
    start = end + 1;
  }
  return decoded;
}

function decodeLine(line: string): SpooledEvent | undefined {
  const json = line.slice(FRAME_LENGTH);
  if (line.slice(0, FRAME_LENGTH) !== frame(json)) return undefined;
  return JSON.parse(json) as SpooledEvent;
}

function frame(json: string): string {
  return `${crc32(json).toString(16).padStart(8, '0')} `;
}
