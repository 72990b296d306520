// The plain text beside an exported page: what it is, how to put it online, and what is missing.

import type { Language } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/pages';
import { dayFormats, readmeMessages } from '../readme-messages/index.ts';

export type Copy = {
  content: PageContent;
  state: 'published' | 'saved';
  at: Date;
  publicUrl: string;
  left: readonly string[];
  foreign: readonly string[];
  forms: number;
  mailTo: string | undefined;
  language: Language;
};

export function readme(copy: Copy): string {
  const { content, state, at, publicUrl, language } = copy;
  const messages = readmeMessages[language];
  const page = state === 'published' ? messages.publishedPage(publicUrl) : messages.savedPage;
  const parts = [
    content.metadata.title,
    messages.exported(dayFormats[language](at), page),
    messages.view,
    messages.upload,
    ...notes(copy),
    messages.fonts,
    messages.edit,
  ];
  return `${parts.map((part) => part.trim()).join('\r\n\r\n')}\r\n`;
}

function notes({ left, foreign, forms, mailTo, language }: Copy): string[] {
  const messages = readmeMessages[language];
  const formNote = mailTo === undefined ? messages.formsOff : messages.formsByEmail(mailTo);
  return [
    messages.analytics,
    ...(forms > 0 ? [formNote] : []),
    ...(foreign.length > 0 ? [`${messages.noCode}\r\n${toList(foreign)}`] : []),
    ...(left.length > 0 ? [`${messages.missingFiles}\r\n${toList(left)}`] : []),
  ];
}

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\r\n');
