// Lists of the admin area: the latest first, one page after the other by the cursor of the last row.
import { z } from 'zod';
import * as fieldMessages from '../fields/messages/en.ts';

export const ADMIN_PAGE_SIZE = 50;

/** What `next` of the page before says. */
export const timeCursor = z
  .string()
  .max(400)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[\da-f-]{36}$/, fieldMessages.cursorUnknown);

/** The same of a list of email addresses. */
export const addressCursor = z
  .string()
  .max(400)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[^\0]+$/, fieldMessages.cursorUnknown);

/** Null on the last page. */
export const nextCursor = z.string().nullable();
