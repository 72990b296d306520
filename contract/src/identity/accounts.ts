// Profile, public name, tier, allowances, goals and QR settings of a user (doc1 §3, doc2 §3).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, timeZoneField, usernameField, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { languages } from '../language/languages.ts';
import { tiers } from '../plans.ts';

export const userSchema = z.object({
  id: uuid,
  email: z.string(),
  username: z.string(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  /** Slug of the public page; empty until onboarding. */
  vys_url: z.string(),
  /** Full address of the public page; empty until onboarding. */
  page_url: z.string(),
  tier: z.enum(tiers),
  pages_active: z.boolean(),
  /** An IANA name; null until it was chosen, and then UTC. */
  time_zone: z.string().nullable(),
  /** Of the workspace and of emails; null until it is known, and then English. */
  language: z.enum(languages).nullable(),
  limits: z.object({
    /** This calendar month (UTC). */
    ai_requests_used: z.number().int(),
    /** Null is unlimited. */
    ai_requests_limit: z.number().int().nullable(),
    /** In the last 7 days; the second limit of the free tier (TIER-5). */
    ai_requests_week_used: z.number().int(),
    ai_requests_week_limit: z.number().int().nullable(),
    /** Bytes. */
    storage_used: z.number().int(),
    storage_limit: z.number().int(),
  }),
  goals: z.object({ current_views_goal: z.number().int() }),
  goal_notifications: z.array(z.string()),
  /** Whether the address was confirmed by an emailed link. */
  email_verified: z.boolean(),
  /** Emails to the address come back; until it is confirmed again or another one. */
  email_bounced: z.literal(true).optional(),
  /** While the first steps of a new creator are shown: until the first share, or until they are closed. */
  checklist_open: z.literal(true).optional(),
  /** Only for operators, who see the moderation queue (TIER-13). */
  is_operator: z.literal(true).optional(),
  created_at: isoTime,
  updated_at: isoTime,
});
export type User = z.output<typeof userSchema>;

/** Characters of the call to action around a QR code: what two lines below it take. */
export const QR_CAPTION_LIMIT = 40;

export const qrSettingsSchema = z.strictObject({
  fgColor: z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, fieldMessages.hexColor),
  bgColor: z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, fieldMessages.hexColor),
  /** Empty for the mark of the product. Anything else needs level H, to which the server raises lower ones. */
  logoUrl: z.string().max(2048),
  errorCorrectionLevel: z.enum(['L', 'M', 'Q', 'H']),
  /** The call to action in the frame; without one there is no frame. */
  caption: z
    .string()
    .trim()
    .max(QR_CAPTION_LIMIT, fieldMessages.atMost(QR_CAPTION_LIMIT))
    .refine((text) => !/\p{Cc}/u.test(text), fieldMessages.characterUnsavable)
    .default(''),
});
export type QrSettings = z.output<typeof qrSettingsSchema>;

export const checkUsername = route({
  id: 'accounts.checkUsername',
  method: 'GET',
  path: '/auth/check-username/{username}',
  aliases: ['/api/auth/check-username/{username}'],
  summary: 'Whether a public name is free',
  access: 'optional',
  keyScope: 'profile:read',
  params: z.object({ username: z.string().max(100) }),
  responseType: 'json',
  status: 200,
  output: z.object({ available: z.boolean(), message: z.string() }),
  errors: ['rate.limited'],
});

export const session = route({
  id: 'accounts.session',
  method: 'GET',
  path: '/auth/session',
  aliases: ['/api/auth/session'],
  summary: 'Whether the bearer is signed in, and as whom',
  access: 'optional',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({
    authenticated: z.boolean(),
    user: userSchema.nullable(),
    expires_at: isoTime.nullable(),
  }),
  errors: [],
});

export const getProfile = route({
  id: 'accounts.getProfile',
  method: 'GET',
  path: '/api/user/profile',
  summary: 'The profile of the caller',
  access: 'user',
  keyScope: 'profile:read',
  responseType: 'json',
  status: 200,
  output: z.object({ data: userSchema }),
  errors: ['accounts.profile_not_found'],
});

/**
 * `vys_url` sets the public name and the username with it (ONB-15); so does `username` once it is set. `avatar_url` is
 * the address of an uploaded image, or null for none.
 */
export const updateProfile = route({
  id: 'accounts.updateProfile',
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Change username, full name, public name, time zone, language or picture',
  access: 'user',
  keyScope: 'profile:write',
  body: z
    .strictObject({
      username: usernameField.optional(),
      full_name: z.string().trim().min(1, fieldMessages.nameRequired).max(160).optional(),
      vys_url: usernameField.optional(),
      time_zone: timeZoneField.optional(),
      language: z.enum(languages, fieldMessages.language).optional(),
      avatar_url: z.string().max(2048).nullable().optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), {
      message: fieldMessages.profileEmpty,
    }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: userSchema }),
  errors: [
    'input.invalid',
    'accounts.username_unavailable',
    'accounts.username_limit',
    'accounts.profile_not_found',
  ],
});

export const setPagesActive = route({
  id: 'accounts.setPagesActive',
  method: 'PUT',
  path: '/api/user/pages-active',
  summary: 'Switch all public pages on or off',
  access: 'user',
  keyScope: 'pages:write',
  body: z.strictObject({ pages_active: z.boolean() }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: userSchema }),
  errors: ['input.invalid'],
});

/** Never grants a tier: what was paid for does. Says where to pay. */
export const upgradeTier = route({
  id: 'accounts.upgradeTier',
  method: 'POST',
  path: '/api/user/upgrade',
  summary: 'Where to pay for a tier',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ tier: z.enum(tiers) }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      /** The tier as it is, and stays until it is paid for. */
      tier: z.enum(tiers),
      /** Path on the app origin. */
      url: z.string(),
    }),
  }),
  errors: ['input.invalid'],
});

export const recordGoal = route({
  id: 'accounts.recordGoal',
  method: 'POST',
  path: '/api/user/goal-achievement',
  summary: 'Record a reached views goal and the next one',
  access: 'user',
  keyScope: 'profile:write',
  body: z.strictObject({
    achieved_goal: z.number().int().positive(),
    next_goal: z.number().int().positive(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: userSchema }),
  errors: ['input.invalid', 'accounts.goal_not_reached'],
});

/** Both end the list of first steps; a share does once the page is published. Repeating it changes nothing. */
export const finishChecklist = route({
  id: 'accounts.finishChecklist',
  method: 'POST',
  path: '/api/user/checklist',
  summary: 'Record the first share of the page, or close the list of first steps',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ reason: z.enum(['shared', 'closed']) }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: userSchema }),
  errors: ['input.invalid'],
});

export const getQrSettings = route({
  id: 'accounts.getQrSettings',
  method: 'GET',
  path: '/api/user/qr-settings',
  summary: 'How the QR code looks',
  access: 'user',
  keyScope: 'profile:read',
  responseType: 'json',
  status: 200,
  output: z.object({ success: z.literal(true), data: qrSettingsSchema }),
  errors: [],
});

export const updateQrSettings = route({
  id: 'accounts.updateQrSettings',
  method: 'PUT',
  path: '/api/user/qr-settings',
  summary: 'Change how the QR code looks (paid tiers)',
  access: 'user',
  keyScope: 'profile:write',
  body: qrSettingsSchema,
  responseType: 'json',
  status: 200,
  output: z.object({ success: z.literal(true), data: qrSettingsSchema }),
  errors: ['input.invalid', 'accounts.upgrade_needed'],
});

export const getStorage = route({
  id: 'accounts.getStorage',
  method: 'GET',
  path: '/api/user/storage',
  summary: 'Bytes of media used and allowed',
  access: 'user',
  keyScope: 'media:read',
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ used: z.number().int(), limit: z.number().int() }) }),
  errors: [],
});

/** Everything of the caller goes: rows, files and the public page. The public name stays reserved. */
export const deleteAccount = route({
  id: 'accounts.deleteAccount',
  method: 'DELETE',
  path: '/api/user/account',
  summary: 'Delete the account of the caller for good',
  access: 'user',
  keyScope: 'none',
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: [],
});

/** A zip of JSON files and of the images. */
export const exportAccount = route({
  id: 'accounts.exportAccount',
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything that is kept about the caller',
  access: 'user',
  keyScope: 'none',
  responseType: 'stream',
  contentType: 'application/zip',
  status: 200,
  output: z.undefined(),
  errors: ['rate.limited'],
});

export const accountsRoutes = [
  checkUsername,
  session,
  getProfile,
  updateProfile,
  setPagesActive,
  upgradeTier,
  recordGoal,
  finishChecklist,
  getQrSettings,
  updateQrSettings,
  getStorage,
  deleteAccount,
  exportAccount,
] as const;
