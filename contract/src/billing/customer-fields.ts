// What the form of billing details checks. Apart from its route, whose schemas the web app's build leaves out.
import { z } from 'zod';

const line = (max: number, label: string) =>
  z
    .string()
    .trim()
    .max(max, `${label} must be ${max} characters or less`)
    .refine(
      (text) => !text.includes('\0') && text.isWellFormed(),
      `${label} contains a character we can't save`,
    );

export const customerFields = z.strictObject({
  company: line(150, 'Company').default(''),
  vatId: z
    .string()
    .max(40, 'VAT ID must be 40 characters or less')
    .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
    .default(''),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, 'Use a two-letter country code, such as DE')
    .default(''),
  address: line(200, 'Address').default(''),
  postalCode: line(20, 'Postal code').default(''),
  city: line(100, 'City').default(''),
});
