// The plain text beside an exported page: what it is, how to put it online, and what is missing.

import type { PageContent } from '@vys/contract/pages/pages';
import { readmeMessages as messages } from '../messages.ts';

export type Copy = {
  content: PageContent;
  state: 'published' | 'saved';
  at: Date;
  publicUrl: string;
  left: readonly string[];
  foreign: readonly string[];
  forms: number;
  mailTo: string | undefined;
};

export function readme(copy: Copy): string {
  const { content, state, at, publicUrl } = copy;
  const page = state === 'published' ? messages.publishedPage(publicUrl) : messages.savedPage;
  const parts = [
    content.metadata.title,
    messages.exported(at.toISOString().slice(0, 10), page),
    messages.view,
    messages.upload,
    ...notes(copy),
    messages.fonts,
    messages.edit,
  ];
  return `${parts.map((part) => part.trim()).join('\r\n\r\n')}\r\n`;
}

function notes({ left, foreign, forms, mailTo }: Copy): string[] {
  const formNote = mailTo === undefined ? messages.formsOff : messages.formsByEmail(mailTo);
  return [
    messages.analytics,
    ...(forms > 0 ? [formNote] : []),
    ...(foreign.length > 0 ? [`${messages.noCode}\r\n${toList(foreign)}`] : []),
    ...(left.length > 0 ? [`${messages.missingFiles}\r\n${toList(left)}`] : []),
  ];
}

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\r\n');
