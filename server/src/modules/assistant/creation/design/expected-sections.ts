// A section that visitors look for, although nothing is known of it yet.

import { emptySection } from '@vys/compiler/page-model/new-section/empty-section';
import { placeholder } from '@vys/compiler/page-model/new-section/placeholders';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import type { Brief } from '../brief.ts';
import type { NewId } from './ids.ts';

/** Not missed by visitors; videos and the like are links without an address instead. */
const UNEXPECTED = [
  'links',
  'featured',
  'video',
  'music',
  'text',
  'image',
  'spacer',
  'footer',
] as const satisfies readonly SectionKind[];

export function expectedSection(
  kind: SectionKind,
  { lang, name, location }: Brief,
  newId: NewId,
): PageSection | undefined {
  if (isUnexpected(kind)) return undefined;
  if (kind === 'countdown') {
    return { kind: 'text', id: newId('date'), hidden: false, text: placeholder('date', lang) };
  }
  return emptySection(kind, { lang, newId, name: name ?? '', location, day: '' });
}

const isUnexpected = (kind: SectionKind): kind is (typeof UNEXPECTED)[number] =>
  UNEXPECTED.some((other) => other === kind);
