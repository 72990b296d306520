// A tagged message that is being completed: slots may be added, changed and removed.

import type { Message, Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type {
  RequestKind,
  SlotKind,
  TaggedMessage,
  TaggedRequest,
  TaggedSlot,
} from '../../../tagging/labels.ts';

type DraftRequest = Omit<TaggedRequest, 'slots'> & { slots: TaggedSlot[] };

const SILENT: ReadonlySet<RequestKind> = new Set<RequestKind>([
  ...(['look', 'redesign', 'ask', 'decline', 'talk'] as const),
]);

const TALKS: ReadonlySet<RequestKind> = new Set<RequestKind>(['ask', 'decline', 'talk']);

/** A message without any of them that makes a page was taken for talk as a whole. */
const TELLS: ReadonlySet<RequestKind> = new Set<RequestKind>([
  ...(['make', 'restart', 'fact', 'want', 'add', 'set'] as const),
]);

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

const FOR_PAGE =
  /^(?:please )?(?:make|create|build|design|generate|mach|erstell|bau|fais|cree|crea|haz|cria|faz|fammi)\w* .{0,60}\b(?:page|site|website|portfolio|link.in.bio|seite|webseite|pagina|sito)\b/;

/** "Make a pricing page" asks for one, whatever it was taken for. */
function asksForPage({ text }: Message, { kind, start, end }: TaggedRequest): boolean {
  return TALKS.has(kind) && FOR_PAGE.test(fold(text.slice(start, end)));
}

/** Prices, addresses and hours are told of a page; no question or rejection holds them. */
function isMistaken({ values }: Message, request: TaggedRequest): boolean {
  return (
    TALKS.has(request.kind) &&
    values.some(
      (value) =>
        ['url', 'email', 'phone', 'price', 'hours', 'handle', 'address'].includes(value.kind) &&
        overlaps(value, request),
    )
  );
}

export class TagDraft {
  readonly message: Message;
  private requests: DraftRequest[];

  constructor(message: Message, { requests }: TaggedMessage) {
    this.message = message;
    const tells = requests.some(({ kind }) => TELLS.has(kind));
    this.requests = requests
      .filter((request) => !tells || !isMistaken(message, request))
      .map((request) => ({
        ...request,
        ...((!tells && TALKS.has(request.kind)) || asksForPage(message, request)
          ? { kind: 'make' as const }
          : {}),
        slots: [...request.slots],
      }));
  }

  get tagged(): TaggedMessage {
    return { requests: this.requests };
  }

  get all(): readonly TaggedRequest[] {
    return this.requests;
  }

  slots(...kinds: SlotKind[]): TaggedSlot[] {
    return this.requests
      .filter(({ kind }) => !SILENT.has(kind))
      .flatMap(({ slots }) => slots)
      .filter(({ slot }) => kinds.includes(slot));
  }

  has(...kinds: SlotKind[]): boolean {
    return this.slots(...kinds).length > 0;
  }

  requestAt(span: Span): TaggedRequest | undefined {
    return this.requests.find((request) => overlaps(request, span));
  }

  /** In no slot but of the kinds given, and in no request about the look or a question. */
  isFree(span: Span, ...but: SlotKind[]): boolean {
    return this.requests
      .filter((request) => overlaps(request, span))
      .every(
        (request) =>
          !SILENT.has(request.kind) &&
          request.slots.every((slot) => !overlaps(slot, span) || but.includes(slot.slot)),
      );
  }

  /** In the request that is there, or in a fact of its own. */
  add(slot: SlotKind, { start, end }: Span): void {
    const text = this.message.text.slice(start, end);
    const tagged: TaggedSlot = { slot, start, end, text, probability: 0.5 };
    const home = this.requests.find((request) => overlaps(request, { start, end }));
    if (home === undefined) {
      this.requests.push({ kind: 'fact', start, end, probability: 0.5, slots: [tagged] });
      this.requests.sort((a, b) => a.start - b.start);
      return;
    }
    const last = this.requests.findLast((request) =>
      overlaps(request, { start, end }),
    ) as DraftRequest;
    home.end = Math.max(home.end, Math.min(end, last === home ? end : last.start));
    home.start = Math.min(home.start, start);
    home.slots = [...home.slots.filter((other) => !overlaps(other, { start, end })), tagged].sort(
      (a, b) => a.start - b.start,
    );
  }

  /** The request that is there goes on to an end that no other one has. */
  extend(span: Span, end: number): void {
    const home = this.requests.find((request) => overlaps(request, span));
    const isFree = this.requests.every(
      (request) => request === home || !overlaps(request, { start: span.end, end }),
    );
    if (home && !SILENT.has(home.kind) && isFree) home.end = Math.max(home.end, end);
  }

  remove(slot: TaggedSlot): void {
    for (const request of this.requests)
      request.slots = request.slots.filter((other) => other !== slot);
  }

  /** The same slot with other edges. */
  resize(slot: TaggedSlot, span: Span): void {
    const typed = this.message.text.slice(span.start, span.end);
    const start = span.start + typed.length - typed.trimStart().length;
    const end = start + typed.trim().length;
    if (end <= start) return;
    for (const request of this.requests) {
      const at = request.slots.indexOf(slot);
      if (at < 0) continue;
      const text = this.message.text.slice(start, end);
      request.slots = request.slots.with(at, { ...slot, start, end, text });
      request.end = Math.max(request.end, end);
    }
  }
}
