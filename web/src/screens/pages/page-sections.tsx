// What belongs to a page beside the page itself, one section under the other.
import type { Page } from '@vys/contract/pages/pages';
import type { ReactNode } from 'react';
import { MessagesSection } from '#web/features/forms/messages-section.tsx';
import { ImportExportSection } from './import-export/import-export-section.tsx';

export type PageSectionProps = {
  /** Null while there is none. */
  page: Page | null;
};

/** In this order. A section that has nothing to say draws nothing. */
const sections: readonly {
  id: string;
  Section: (props: PageSectionProps) => ReactNode;
}[] = [
  { id: 'messages', Section: MessagesSection },
  { id: 'portability', Section: ImportExportSection },
];

export function PageSections({ page }: PageSectionProps) {
  return sections.map(({ id, Section }) => <Section key={id} page={page} />);
}
