// What people may write into a notification. Apart from the routes, which load without schemas.
import { z } from 'zod';
import * as fieldMessages from '../fields/messages/en.ts';

const text = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, fieldMessages.atMost(limit))
    .refine((value) => !value.includes('\0'), fieldMessages.characterUnsavable);

/** Leads to a place within the app, never to another website. */
export const appPathField = text(500).refine(
  (path) => /^\/(?![/\\])[^\s\\]*$/.test(path),
  fieldMessages.appPath,
);

export const notificationTitleField = text(120).refine(
  (title) => title !== '',
  fieldMessages.titleRequired,
);
export const notificationMessageField = text(500);
