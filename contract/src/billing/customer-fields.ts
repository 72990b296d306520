// What the form of billing details checks. Apart from its route, whose schemas the web app's build leaves out.
import { z } from 'zod';
import * as fieldMessages from '../fields/messages/en.ts';

const line = (max: number, tooLong: string, unsavable: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), unsavable);

export const customerFields = z.strictObject({
  company: line(150, fieldMessages.companyLong(150), fieldMessages.companyUnsavable).default(''),
  vatId: z
    .string()
    .max(40, fieldMessages.vatIdLong)
    .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
    .default(''),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, fieldMessages.countryCode)
    .default(''),
  address: line(200, fieldMessages.addressLong(200), fieldMessages.addressUnsavable).default(''),
  postalCode: line(20, fieldMessages.postalCodeLong(20), fieldMessages.postalCodeUnsavable).default(
    '',
  ),
  city: line(100, fieldMessages.cityLong(100), fieldMessages.cityUnsavable).default(''),
});
