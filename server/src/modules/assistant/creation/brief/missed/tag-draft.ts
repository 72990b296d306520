// A tagged message that is being completed: slots may be added, changed and removed.
import type { Message, Span } from '../../../reading/message.ts';
import type {
  SlotKind,
  TaggedMessage,
  TaggedSlot,
  TaggedWish,
  WishKind,
} from '../../../tagging/labels.ts';

type DraftWish = Omit<TaggedWish, 'slots'> & { slots: TaggedSlot[] };

const SILENT: ReadonlySet<WishKind> = new Set<WishKind>([
  ...(['look', 'redesign', 'ask', 'decline', 'talk'] as const),
]);

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export class TagDraft {
  readonly message: Message;
  private wishes: DraftWish[];

  constructor(message: Message, { wishes }: TaggedMessage) {
    this.message = message;
    this.wishes = wishes.map((wish) => ({ ...wish, slots: [...wish.slots] }));
  }

  get tagged(): TaggedMessage {
    return { wishes: this.wishes };
  }

  get all(): readonly TaggedWish[] {
    return this.wishes;
  }

  slots(...kinds: SlotKind[]): TaggedSlot[] {
    return this.wishes
      .filter(({ kind }) => !SILENT.has(kind))
      .flatMap(({ slots }) => slots)
      .filter(({ slot }) => kinds.includes(slot));
  }

  has(...kinds: SlotKind[]): boolean {
    return this.slots(...kinds).length > 0;
  }

  wishAt(span: Span): TaggedWish | undefined {
    return this.wishes.find((wish) => overlaps(wish, span));
  }

  /** In no slot but of the kinds given, and in no wish about the look or a question. */
  isFree(span: Span, ...but: SlotKind[]): boolean {
    return this.wishes
      .filter((wish) => overlaps(wish, span))
      .every(
        (wish) =>
          !SILENT.has(wish.kind) &&
          wish.slots.every((slot) => !overlaps(slot, span) || but.includes(slot.slot)),
      );
  }

  /** In the wish that is there, or in a fact of its own. */
  add(slot: SlotKind, { start, end }: Span): void {
    const text = this.message.text.slice(start, end);
    const tagged: TaggedSlot = { slot, start, end, text, probability: 0.5 };
    const home = this.wishes.find((wish) => overlaps(wish, { start, end }));
    if (home === undefined) {
      this.wishes.push({ kind: 'fact', start, end, probability: 0.5, slots: [tagged] });
      this.wishes.sort((a, b) => a.start - b.start);
      return;
    }
    const last = this.wishes.findLast((wish) => overlaps(wish, { start, end })) as DraftWish;
    home.end = Math.max(home.end, Math.min(end, last === home ? end : last.start));
    home.start = Math.min(home.start, start);
    home.slots = [...home.slots.filter((other) => !overlaps(other, { start, end })), tagged].sort(
      (a, b) => a.start - b.start,
    );
  }

  remove(slot: TaggedSlot): void {
    for (const wish of this.wishes) wish.slots = wish.slots.filter((other) => other !== slot);
  }

  /** The same slot with other edges. */
  resize(slot: TaggedSlot, { start, end }: Span): void {
    for (const wish of this.wishes) {
      const at = wish.slots.indexOf(slot);
      if (at < 0) continue;
      const text = this.message.text.slice(start, end);
      wish.slots = wish.slots.with(at, { ...slot, start, end, text });
      wish.end = Math.max(wish.end, end);
    }
  }
}
