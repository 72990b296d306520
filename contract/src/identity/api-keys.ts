// Personal API keys: secrets of a user for programs, each with scopes and perhaps an end.
import { z } from 'zod';
import {
  API_KEY_LONGEST_DAYS,
  API_KEY_NAME_LENGTH,
  API_KEY_PREFIX,
  keyScopes,
} from '../api/key-scopes.ts';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';

const scopesField = z.array(z.enum(keyScopes)).min(1, fieldMessages.permissionRequired);

export const apiKeySchema = z.object({
  id: uuid,
  name: z.string(),
  /** Its last characters, to tell keys apart. */
  last_characters: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: isoTime,
  /** Null for a key without an end. */
  expires_at: isoTime.nullable(),
  /** To the minute. */
  last_used_at: isoTime.nullable(),
  /** The network of the last use, like 203.0.113.0/24; empty when it is not known. */
  last_used_from: z.string(),
});
export type ApiKey = z.output<typeof apiKeySchema>;

export const listApiKeys = route({
  id: 'identity.listApiKeys',
  method: 'GET',
  path: '/api/auth/api-keys',
  summary: 'API keys of the caller, the newest first',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.array(apiKeySchema) }),
  errors: [],
});

export const createApiKey = route({
  id: 'identity.createApiKey',
  method: 'POST',
  path: '/api/auth/api-keys',
  summary: 'Create an API key; the response shows it once',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    name: z.string().trim().min(1, fieldMessages.nameRequired).max(API_KEY_NAME_LENGTH),
    scopes: scopesField.max(keyScopes.length),
    /** Null for a key without an end. */
    expires_in_days: z.number().int().min(1).max(API_KEY_LONGEST_DAYS).nullable(),
    /** Required, except where another identity provider manages passwords. */
    password: z.string().max(1024).optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: apiKeySchema.extend({
      /** Never shown again. */
      key: z.string().startsWith(API_KEY_PREFIX),
    }),
  }),
  errors: ['input.invalid', 'identity.password_wrong', 'identity.api_key_limit', 'rate.limited'],
});

export const revokeApiKey = route({
  id: 'identity.revokeApiKey',
  method: 'DELETE',
  path: '/api/auth/api-keys/{id}',
  summary: 'Revoke an API key; it stops working at once',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'identity.api_key_not_found'],
});

export const apiKeysRoutes = [listApiKeys, createApiKey, revokeApiKey] as const;
