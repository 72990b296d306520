// What the OG image of a page is drawn from. Its texts and colors were cleaned in og-text.ts and
// og-palette.ts.
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/);

export const ogImageSpecSchema = z.strictObject({
  /** Incremented when the design changes, so that images are drawn again. */
  design: z.literal(1),
  title: z.string().min(1).max(120),
  /** Without its scheme. */
  address: z.string().min(1).max(200),
  colors: z.strictObject({ background: color, text: color, accent: color }),
});
export type OgImageSpec = z.output<typeof ogImageSpecSchema>;
