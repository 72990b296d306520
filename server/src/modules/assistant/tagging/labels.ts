// What a tagged message consists of: requests, and the parts of a request that matter (slots).

export const requestKinds = [
  'add',
  'remove',
  'set',
  'move',
  'hide',
  'show',
  'feature',
  'look',
  'redesign',
  'undo',
  'redo',
  'again',
  'correct',
  'restart',
  'ask',
  'decline',
  'talk',
  'make',
  'fact',
  'want',
] as const;
export type RequestKind = (typeof requestKinds)[number];

export const slotKinds = [
  'name',
  'job',
  'tagline',
  'location',
  'about',
  'link',
  'platform',
  'title',
  'section',
  'target',
  'item',
  'price',
  'detail',
  'hours',
  'date',
  'time',
  'venue',
  'status',
  'address',
  'quote',
  'person',
  'role',
  'question',
  'answer',
  'value',
  'label',
  'old',
  'new',
  'place',
  'color',
  'notcolor',
  'look',
  'notlook',
  'part',
] as const;
export type SlotKind = (typeof slotKinds)[number];

/** Offsets in `Message.text`; `probability` is from 0 to 1. */
export type TaggedSlot = {
  slot: SlotKind;
  start: number;
  end: number;
  text: string;
  probability: number;
};
export type TaggedRequest = {
  kind: RequestKind;
  start: number;
  end: number;
  probability: number;
  slots: readonly TaggedSlot[];
};
/** In the order of the text; requests do not overlap, nor do the slots of a request. */
export type TaggedMessage = {
  requests: readonly TaggedRequest[];
  /** Of a message that makes a page: the slots of the whole message, and of each sentence, read as facts. */
  readings?: readonly (readonly TaggedSlot[])[];
};
