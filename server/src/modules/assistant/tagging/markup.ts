// Messages with markup: `<add>put my <platform>insta</platform> up</add>` says what a tagged message should be.
import type { Span } from '../reading/message.ts';
import { unifyText } from '../reading/words/text.ts';
import { type RequestKind, requestKinds, type SlotKind, slotKinds } from './labels.ts';

export type MarkedSlot = Span & { slot: SlotKind };
export type MarkedRequest = Span & { kind: RequestKind; slots: readonly MarkedSlot[] };
/** Offsets in `text`, which is unified as the text of a message that was read. */
export type MarkedMessage = { text: string; requests: readonly MarkedRequest[] };

export type MarkedLine = MarkedMessage & {
  lang: string;
  /** Id of a start page; undefined where nothing is made yet. */
  page?: string;
  /** What was said before, the oldest first. */
  earlier: readonly string[];
};

export class MarkupError extends Error {}

/** `lang page | earlier >> marked message`; a line break is written `\n`. */
export function parseLine(line: string): MarkedLine {
  const [, lang, page, rest] = /^(en|de|fr|es|pt|it) (\S+) \| (.*)$/.exec(line) ?? [];
  if (lang === undefined || rest === undefined) throw new MarkupError(`not a marked line: ${line}`);
  const turns = rest.split(' >> ').map((turn) => turn.replaceAll('\\n', '\n'));
  const marked = parseMarkup(turns.at(-1) ?? '');
  const earlier = turns.slice(0, -1).map((turn) => parseMarkup(turn).text);
  return { ...marked, lang, earlier, ...(page !== '-' && page !== undefined && { page }) };
}

/** Some tags say more than their kind: `<ask plans>`. */
const TAG = /<(\/?)([a-z]+)(?: [a-z-]+)?>/g;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

export function parseMarkup(source: string): MarkedMessage {
  const marked = unifyText(source);
  const requests: (MarkedRequest & { slots: MarkedSlot[] })[] = [];
  let text = '';
  let read = 0;
  const open: string[] = [];
  for (const match of marked.matchAll(TAG)) {
    text += marked.slice(read, match.index);
    read = match.index + match[0].length;
    const name = match[2] as string;
    const request = requests.at(-1);
    if (match[1] === '/') {
      if (open.pop() !== name) throw new MarkupError(`wrong closing tag ${name}: ${source}`);
      const closed = open.length === 0 ? request : request?.slots.at(-1);
      if (closed) closed.end = text.length;
    } else {
      if (open.length === 0 && isOneOf(requestKinds, name)) {
        requests.push({ kind: name, start: text.length, end: text.length, slots: [] });
      } else if (open.length === 1 && isOneOf(slotKinds, name)) {
        request?.slots.push({ slot: name, start: text.length, end: text.length });
      } else throw new MarkupError(`unexpected tag ${name}: ${source}`);
      open.push(name);
    }
  }
  if (open.length > 0) throw new MarkupError(`open tag ${open.at(-1)}: ${source}`);
  return { text: text + marked.slice(read), requests };
}

export function writeMarkup({ text, requests }: MarkedMessage): string {
  let written = '';
  let read = 0;
  const upTo = (end: number) => {
    written += text.slice(read, end);
    read = end;
  };
  for (const request of requests) {
    upTo(request.start);
    written += `<${request.kind}>`;
    for (const slot of request.slots) {
      upTo(slot.start);
      written += `<${slot.slot}>`;
      upTo(slot.end);
      written += `</${slot.slot}>`;
    }
    upTo(request.end);
    written += `</${request.kind}>`;
  }
  upTo(text.length);
  return written;
}
