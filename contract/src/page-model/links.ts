// Links of a page: those of the list at its top, and those of its sections.
import { z } from 'zod';
import { imageSchema, isoDay, line, linkUrl, modelId } from './values.ts';

export const linkSchema = z.strictObject({
  id: modelId,
  title: line(120),
  /** Absent while the creator has not given one: shown as a placeholder in the studio only. */
  url: linkUrl.optional(),
  description: line(200).optional(),
  /** Slug of a platform or name of an icon; the address decides when it is absent. */
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  image: imageSchema.optional(),
  /** `icon`: in the row of social icons; `featured`: larger than the others. */
  emphasis: z.enum(['normal', 'featured', 'icon']).default('normal'),
  /** Heading above it; links of one group stand together. */
  group: line(80).optional(),
  /** Kept on the page, not shown to visitors. */
  hidden: z.boolean().default(false),
  /** Shown from the first to the last day, both included. */
  schedule: z.strictObject({ from: isoDay.optional(), until: isoDay.optional() }).optional(),
});
export type PageLink = z.output<typeof linkSchema>;
