// What a page consists of, compared and completed. Pure.

import { DEFAULT_DESCRIPTION, DEFAULT_TITLE } from '@vys/contract/page-model/page-defaults';
import type { PageContent } from '@vys/contract/pages/page-content';

export const emptyContent: PageContent = {
  jsx: '',
  css: '',
  metadata: { title: DEFAULT_TITLE, description: DEFAULT_DESCRIPTION },
};

export const isSameContent = (a: PageContent, b: PageContent): boolean =>
  a.jsx === b.jsx &&
  a.css === b.css &&
  a.metadata.title === b.metadata.title &&
  a.metadata.description === b.metadata.description;

/** What the assistant sent, laid over what is there (CHAT-25). */
export function withReply(
  before: PageContent | null,
  reply: Partial<PageContent> | { [K in keyof PageContent]?: PageContent[K] | undefined },
): PageContent {
  const { jsx, css, metadata } = before ?? emptyContent;
  return {
    jsx: reply.jsx ?? jsx,
    css: reply.css ?? css,
    metadata: reply.metadata ?? metadata,
  };
}
