// What the sharing image of a page is made of. Everything in it has been cleaned already; see
// og-text.ts and og-palette.ts.
import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

export const cardSchema = z.strictObject({
  /** Rises when the design changes, so that images are made anew. */
  design: z.literal(1),
  title: z.string().min(1).max(120),
  /** Without its scheme. */
  address: z.string().min(1).max(200),
  colours: z.strictObject({ background: colour, text: colour, accent: colour }),
});
export type Card = z.output<typeof cardSchema>;
