// What a message with marked slots comes to on a page.
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { readMessage } from '../../../../reading/read-message.ts';
import { parseMarkup } from '../../../../tagging/markup.ts';
import { createSetting } from '../../../scene/scene.ts';
import { createFrame } from '../../frame.ts';
import { completeItems } from '../complete-items.ts';
import { itemFrames } from '../propose-items.ts';
import { studioPage } from './studio-page.ts';

const account = {
  username: 'birke',
  fullName: '',
  links: [],
  plan: 'free',
  isPublished: false,
} as const;

/** The page after the likeliest proposal for each marked request; `past` is what was spoken of before. */
export function playMarked(
  lang: string,
  marked: string,
  past: readonly string[] = [],
  start: PageDesign = studioPage,
): PageDesign['page'] {
  const { text, requests } = parseMarkup(marked);
  const today = '2026-11-22';
  const message = readMessage(text, { lang, today });
  return requests.reduce((design, taggedRequest) => {
    const slots = taggedRequest.slots.map((slot) => ({
      ...slot,
      text: text.slice(slot.start, slot.end),
      probability: 1,
    }));
    const setting = createSetting(design, {
      past: { targets: past },
      account,
      lang,
      today,
      seed: 'seed',
    });
    const frame = completeItems(
      createFrame(setting, message, { ...taggedRequest, slots, probability: 1 }),
    );
    const [best] = itemFrames
      .flatMap((propose) => propose(frame))
      .sort((a, b) => b.grounding - a.grounding);
    return best === undefined ? design : applyOperations(design, best.operations).design;
  }, start).page;
}

/** One line for each item of a section, without ids. */
export function rowsIn(page: PageDesign['page'], kind: string): string[] {
  const section = page.sections.find((one) => one.kind === kind);
  if (section === undefined) return [];
  if (section.kind === 'hours')
    return section.days.map(({ day, times }) =>
      [day, ...times.map(({ opens, closes }) => `${opens}-${closes}`)].join(' '),
    );
  const items = 'items' in section ? section.items : [section];
  return items.map((item) => textsOf(item).join(' | '));
}

const ignored = ['id', 'kind', 'hidden', 'amount', 'currency', 'layout'];

function textsOf(value: object): string[] {
  return Object.entries(value).flatMap(([field, part]) => {
    if (ignored.includes(field) || part === 'available' || part === undefined) return [];
    if (typeof part === 'object' && part !== null) return textsOf(part);
    return typeof part === 'string' ? [part] : [];
  });
}
