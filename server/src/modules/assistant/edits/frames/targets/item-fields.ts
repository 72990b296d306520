// The field that holds what an item is called.
import type { SectionKind } from '@vys/contract/page-model/sections';

const fields: Partial<Record<SectionKind, string>> = {
  faq: 'question',
  stats: 'label',
  video: 'caption',
};

export const nameField = (kind: SectionKind): string => fields[kind] ?? 'name';
