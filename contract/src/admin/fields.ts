// Fields that forms of the admin area share with its routes. Apart from the routes, whose schemas the app leaves out.
import { z } from 'zod';
import * as fieldMessages from '../fields/messages/en.ts';

export const REASON_LIMIT = 500;

/** Why an operator does something: kept in the log, and where it says so read by the person it concerns. */
export const operatorReasonField = z
  .string()
  .trim()
  .min(1, fieldMessages.reasonRequired)
  .max(REASON_LIMIT, fieldMessages.atMost(REASON_LIMIT))
  .refine((text) => !text.includes('\0'), fieldMessages.characterUnsavable);

export const reasonBody = z.strictObject({ reason: operatorReasonField });
