// Values that the page model is built from: texts, addresses, images, prices, dates and hours.
import { z } from 'zod';
import { isWebUrl } from '../api/schemas.ts';

export { isPlaceholder } from './placeholders.ts';

/** Stable within one page: what operations name. */
export const modelId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** One line without line breaks. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n\r]*$/);
/** Paragraphs, separated by an empty line. */
export const paragraphs = (max: number) => z.string().trim().min(1).max(max);

/** http, https, mailto, tel, or `#id` of a section of the page. */
export const linkUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (url) =>
      isWebUrl(url) || /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d -]+|#[a-z][a-z0-9-]*)$/.test(url),
    {
      message: 'not a link address',
    },
  );

export const imageSchema = z.strictObject({
  url: z.string().trim().max(2048).refine(isWebUrl, 'not an image address'),
  /** Empty for a decorative image. */
  alt: z.string().trim().max(300).default(''),
  caption: line(200).optional(),
});
export type Image = z.output<typeof imageSchema>;

/** As the creator writes it, with its currency; `amount` is for sorting and structured data. */
export const priceSchema = z.strictObject({
  text: line(40),
  amount: z.number().nonnegative().finite().optional(),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type Price = z.output<typeof priceSchema>;

/** A calendar day without a time zone. */
export const isoDay = z.iso.date();
/** Local wall-clock time, 24 hours. `24:00` ends a day. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
/** IANA name, for example `Europe/Berlin`. */
export const timeZone = z
  .string()
  .regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/)
  .max(60);

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
