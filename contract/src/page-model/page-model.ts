// The page model: what a page says, as one value that its code opens with and every operation changes.
import { z } from 'zod';
import { linkSchema } from './links.ts';
import { sectionSchema } from './sections.ts';
import { themeSchema } from './theme.ts';
import { imageSchema, line, paragraphs } from './values.ts';

/** Languages that the built-in assistant speaks and that labels of a page exist in. */
export const pageLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const;

export const pageModelSchema = z
  .strictObject({
    name: line(120),
    tagline: line(240).optional(),
    about: paragraphs(2_000).optional(),
    location: line(120).optional(),
    pronouns: line(40).optional(),
    avatar: imageSchema.optional(),
    cover: imageSchema.optional(),
    /** BCP 47; labels fall back to English. */
    lang: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
    links: z.array(linkSchema).max(100),
    sections: z.array(sectionSchema).max(40),
  })
  .superRefine(({ links, sections }, context) => {
    const ids = [...links.map(({ id }) => id), ...sections.flatMap(idsOfSection)];
    const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
    if (duplicate !== undefined) {
      context.addIssue({ code: 'custom', message: `the id ${duplicate} is used twice` });
    }
  });
export type PageModel = z.output<typeof pageModelSchema>;

export const pageDesignSchema = z.strictObject({ page: pageModelSchema, theme: themeSchema });
export type PageDesign = z.output<typeof pageDesignSchema>;

function idsOfSection(section: PageModel['sections'][number]): string[] {
  const items = 'items' in section ? section.items : 'links' in section ? section.links : [];
  return [section.id, ...items.map(({ id }) => id)];
}
