// A request as the tagger marked it, beside the scene of its words.
import type { Message, MessageValue } from '../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../tagging/labels.ts';
import type { Candidate } from '../candidate.ts';
import { createScene, type Scene, type Setting, wordsIn } from '../scene/scene.ts';

export type Frame = {
  taggedRequest: TaggedRequest;
  /** Of the words of the request only; its text is `request.start` to `request.end` of the message. */
  scene: Scene;
};

/** Undefined fields of the page, unknown targets and values that cannot be read give no candidate. */
export type FrameProposer = (frame: Frame) => Candidate[];

export const createFrame = (
  setting: Setting,
  message: Message,
  taggedRequest: TaggedRequest,
): Frame => ({
  taggedRequest,
  scene: createScene(setting, message, taggedRequest),
});

/** In the order of the text. */
export const slotsOf = ({ taggedRequest }: Frame, ...kinds: SlotKind[]): TaggedSlot[] =>
  taggedRequest.slots.filter(({ slot }) => kinds.includes(slot));

export const slotText = (frame: Frame, kind: SlotKind): string | undefined =>
  slotsOf(frame, kind)[0]?.text;

/** What the message's reader found inside of a slot: the price in "three fifty", the address in "@ada". */
export const valuesIn = ({ scene }: Frame, { start, end }: TaggedSlot): MessageValue[] =>
  scene.message.values.filter((value) => value.start < end && value.end > start);

/** Indexes of the scene's words that the slots cover. */
export const wordsOfSlots = ({ scene }: Frame, slots: readonly TaggedSlot[]): number[] =>
  slots.flatMap((slot) => wordsIn(scene, slot));
