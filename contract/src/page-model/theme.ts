// How a page looks: layout family, colors by role, fonts by role, and the scales that chat and panels shift.
import { z } from 'zod';
import { imageSchema } from './values.ts';

export const layoutFamilies = [
  'marquee',
  'tiles',
  'storefront',
  'folio',
  'practice',
  'broadcast',
  'stage',
  'letterpress',
  'cause',
  'launch',
  'arcade',
  'invitation',
  'pocket-card',
  'garden',
] as const;
export type LayoutFamily = (typeof layoutFamilies)[number];

/** Six hexadecimal digits, so that it reads back as it was written. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

export const colorRoles = [
  'background',
  'surface',
  'text',
  'muted',
  'accent',
  'accentText',
  'border',
] as const;
export type ColorRole = (typeof colorRoles)[number];

/** Families that are served from the pages origin (`compiler/src/css/fonts.ts`). */
export const pageFonts = [
  'Anton',
  'Archivo',
  'Bricolage Grotesque',
  'Caveat',
  'Cormorant',
  'DM Sans',
  'Fraunces',
  'Great Vibes',
  'Hanken Grotesk',
  'Instrument Serif',
  'JetBrains Mono',
  'Newsreader',
  'Nunito',
  'Pixelify Sans',
  'Playfair Display',
  'Sora',
  'Space Grotesk',
] as const;
export type PageFont = (typeof pageFonts)[number];

/** What one element may have of its own: a link, a section, or a part of the profile. */
export const elementStyleSchema = z.strictObject({
  background: hexColor.optional(),
  color: hexColor.optional(),
  /** 1 is what the theme gives it. */
  scale: z.number().min(0.5).max(3).optional(),
  weight: z.number().int().min(300).max(900).optional(),
  align: z.enum(['start', 'center', 'end']).optional(),
});
export type ElementStyle = z.output<typeof elementStyleSchema>;

/** Elements without an id in the page model. */
export const profileElements = ['name', 'tagline', 'about', 'avatar'] as const;

export const backgroundSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plain') }),
  z.strictObject({
    kind: z.literal('gradient'),
    from: hexColor,
    to: hexColor,
    angle: z.number().int().min(0).max(360),
  }),
  z.strictObject({
    kind: z.literal('pattern'),
    name: z.enum(['dots', 'grid', 'stripes', 'paper']),
  }),
  z.strictObject({ kind: z.literal('image'), url: imageSchema.shape.url }),
]);

export const themeSchema = z.strictObject({
  family: z.enum(layoutFamilies),
  scheme: z.enum(['light', 'dark']),
  colors: z.strictObject(
    Object.fromEntries(colorRoles.map((role) => [role, hexColor])) as Record<
      ColorRole,
      typeof hexColor
    >,
  ),
  fonts: z.strictObject({ display: z.enum(pageFonts), body: z.enum(pageFonts) }),
  /** 1 is the family's own size; each step is a seventh larger or smaller. */
  scale: z.number().min(0.75).max(1.5).default(1),
  /** Of corners, in pixels; 999 is round. */
  radius: z.number().int().min(0).max(999),
  /** 1 is the family's own spacing. */
  density: z.number().min(0.6).max(1.8).default(1),
  background: backgroundSchema,
  motion: z.enum(['none', 'quiet', 'lively']).default('quiet'),
  /** Where one is absent, the layout family decides. */
  buttons: z.enum(['solid', 'outline', 'soft', 'line']).optional(),
  shadow: z.enum(['none', 'soft', 'hard']).optional(),
  align: z.enum(['start', 'center']).optional(),
  headingWeight: z.number().int().min(300).max(900).optional(),
  headingCase: z.enum(['normal', 'upper']).optional(),
  avatar: z.enum(['circle', 'rounded', 'square', 'arch']).optional(),
  /** By the id of a link or section, or the name of a part of the profile. */
  elements: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), elementStyleSchema).default({}),
});
export type PageTheme = z.output<typeof themeSchema>;
