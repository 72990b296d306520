// Sections that are new: empty with marked placeholders, or with the one thing that they show.
import type { Operation } from '@vys/contract/page-model/operations';
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Candidate } from '../../candidate.ts';
import { newSection } from '../../proposers/content/new-section.ts';
import { freeId, likeNeighbor } from '../../scene/names.ts';
import { type Frame, slotsOf, slotText } from '../frame.ts';
import { sectionPlace } from '../lists/list-place.ts';
import { readUrl } from './entries/read-entry.ts';
import { asksForAbout, kindsHeld, kindsNamed, ownSection } from './entries/wanted-kind.ts';
import { proposal } from './values/evidence.ts';
import { readDay, readTime } from './values/read-day.ts';
import { tidyLine, tidyText } from './values/tidy.ts';

/** A page may have several of these. */
const several: ReadonlySet<SectionKind> = new Set([
  ...([
    'text',
    'image',
    'spacer',
    'featured',
    'quote',
    'links',
    'video',
    'music',
    'gallery',
  ] as const),
]);

/** Each section that is named, where its items are not given. */
export function addSections(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'add') return [];
  const slots = slotsOf(frame, 'section');
  const kinds = slots.flatMap((slot) => kindsNamed(frame.scene, slot).slice(0, 1));
  const [only] = kinds;
  const wanted = kinds.length === 0 || only === undefined ? textSection(frame) : kinds;
  const taken: string[] = [];
  const { index } = sectionPlace(frame);
  const operations = [...new Set(wanted)].flatMap((kind): Operation[] => {
    const isOther = saysOther(frame) || several.has(kind);
    if (!isOther && ownSection(frame.scene, kind) !== undefined) return [];
    const section = newSection(frame.scene, kind, contentOf(frame, kind, wanted.length === 1));
    if (section === undefined) return [];
    const id = freeId(frame.scene.design.page, kind, taken);
    const place = index === undefined ? {} : { index: index + taken.length };
    taken.push(id);
    return [{ type: 'section.add', section: { ...section, id }, ...place }];
  });
  if (operations.length === 0) return [];
  return [
    proposal(
      frame,
      operations,
      certainty(frame),
      wanted.map((kind) => `kind:${kind}`),
    ),
  ];
}

/** Its own text belongs to it rather than to the profile. */
function certainty(frame: Frame): number {
  if (kindsHeld(frame).length > 0) return 0.8;
  return slotsOf(frame, 'section').length > 0 ? 0.97 : 0.85;
}

const saysOther = ({ scene }: Frame): boolean =>
  /\b(?:another|second|new|extra|zweite\w*|weitere\w*|noch ein\w*|autre|deuxi[eè]me|nouve\w+|otr[oa]|segund[oa]|nuev[oa]|outr[oa]|nov[oa]|altr[oa]|second[oa]|nuov[oa])\b/iu.test(
    scene.text,
  );

/** A heading and a text with no kind of their own. */
function textSection(frame: Frame): SectionKind[] {
  const hasText = slotsOf(frame, 'about', 'new', 'detail').length > 0;
  if (!hasText || slotsOf(frame, 'target', 'section', 'item', 'old').length > 0) return [];
  return [asksForAbout(frame) ? 'about' : 'text'];
}

function contentOf(frame: Frame, kind: SectionKind, isOnly: boolean) {
  const title = isOnly ? slotText(frame, 'title') : undefined;
  const text = slotText(frame, kind === 'quote' ? 'quote' : 'about') ?? slotText(frame, 'new');
  return {
    ...(title !== undefined && { title: likeNeighbor(tidyLine(title), undefined) }),
    ...(text !== undefined && isOnly && { text: tidyText(text) }),
    fields: isOnly ? fieldsOf(frame, kind) : undefined,
  };
}

function fieldsOf(frame: Frame, kind: SectionKind): object | undefined {
  const { scene } = frame;
  const link = slotText(frame, 'link');
  switch (kind) {
    case 'map': {
      const parts = slotsOf(frame, 'venue', 'address', 'location').map(({ text }) =>
        tidyLine(text),
      );
      return parts.length === 0 ? undefined : { address: parts.join(', ') };
    }
    case 'countdown': {
      const day = readDay(scene, slotText(frame, 'date') ?? '')?.day;
      const time = readTime(scene, slotText(frame, 'time') ?? '');
      return { ...(day && { day }), ...(time && { time }) };
    }
    case 'quote': {
      const source = slotText(frame, 'person');
      return source === undefined ? undefined : { source: tidyLine(source) };
    }
    case 'video':
    case 'music': {
      const url = link === undefined ? undefined : readUrl({ scene }, link);
      const id = freeId(scene.design.page, `${kind}-1`);
      return url === undefined ? undefined : { items: [{ id, url }] };
    }
    default:
      return undefined;
  }
}
