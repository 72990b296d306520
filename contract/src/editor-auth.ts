// Authorization-code flow for external code editors (LOGIN-9): a signed-in user is redirected with a
// one-time code, which the editor's server exchanges once for a token of scope `pages`.
import { z } from 'zod';
import { route } from './api/route.ts';
import * as fieldMessages from './fields/messages/en.ts';

/** Life of what an editor gets, in seconds. */
export const EDITOR_CODE_SECONDS = 60;
export const EDITOR_TOKEN_SECONDS = 900;

/** Base64url of 32 bytes: a S256 challenge, a code, a verifier of the shortest length (RFC 7636). */
const challenge = z.string().regex(/^[\w-]{43}$/, fieldMessages.codeChallenge);

export const issueEditorCode = route({
  id: 'identity.issueEditorCode',
  method: 'POST',
  path: '/api/auth/editor-code',
  summary: 'Where to send the caller so that the editor gets a one-time code',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    redirect: z.string().min(1).max(2048),
    code_challenge: challenge.optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ redirect_to: z.string() }) }),
  errors: ['input.invalid', 'identity.redirect_refused', 'rate.limited'],
});

/** The second use of a code also revokes the token of the first. */
export const exchangeEditorCode = route({
  id: 'identity.exchangeEditorCode',
  method: 'POST',
  path: '/api/auth/editor-token',
  summary: 'A page-scoped token for a one-time code',
  access: 'public',
  body: z.strictObject({
    code: z.string().max(200),
    /** The origin that the code was made for. */
    origin: z.string().max(300),
    code_verifier: z.string().max(200).optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int(),
    scope: z.literal('pages'),
  }),
  errors: ['input.invalid', 'identity.code_invalid', 'rate.limited'],
});

export const editorAuthRoutes = [issueEditorCode, exchangeEditorCode] as const;
