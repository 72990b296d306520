// What people may write into a notification. Apart from the routes, which load without schemas.
import { z } from 'zod';

const text = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Use ${limit} characters or less`)
    .refine((value) => !value.includes('\0'), "This text contains a character we can't save");

/** Leads to a place within the app, never to another website. */
export const appPathField = text(500).refine(
  (path) => /^\/(?![/\\])[^\s\\]*$/.test(path),
  'Enter a path that starts with /',
);

export const notificationTitleField = text(120).refine(
  (title) => title !== '',
  'Title is required',
);
export const notificationMessageField = text(500);
