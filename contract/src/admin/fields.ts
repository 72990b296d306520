// Fields that forms of the admin area share with its routes. Apart from the routes, whose schemas the app leaves out.
import { z } from 'zod';

export const REASON_LIMIT = 500;

/** Why an operator does something: kept in the log, and where it says so read by the person it concerns. */
export const operatorReasonField = z
  .string()
  .trim()
  .min(1, 'Add a reason')
  .max(REASON_LIMIT, `Use ${REASON_LIMIT} characters or less`)
  .refine((text) => !text.includes('\0'), "This text contains a character we can't save");

export const reasonBody = z.strictObject({ reason: operatorReasonField });
