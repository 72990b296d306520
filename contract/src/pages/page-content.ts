// The source of a page as the API carries it: {jsx, css, metadata} (doc2 §3).
import { z } from 'zod';
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE } from '../page-model/page-defaults.ts';

export const pageContentSchema = z.strictObject({
  /** Together up to PAGE_SOURCE_LIMIT bytes, which the server counts. */
  jsx: z.string(),
  css: z.string().default(''),
  metadata: z
    .strictObject({
      title: z.string().trim().max(200).default(DEFAULT_TITLE),
      description: z.string().trim().max(500).default(DEFAULT_DESCRIPTION),
    })
    .default({ title: DEFAULT_TITLE, description: DEFAULT_DESCRIPTION }),
});
export type PageContent = z.output<typeof pageContentSchema>;
