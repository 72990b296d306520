// Binds the two routes of the authorization-code flow for editors.
import {
  EDITOR_TOKEN_SECONDS,
  exchangeEditorCode,
  issueEditorCode,
} from '@vys/contract/editor-auth';
import type { FastifyReply } from 'fastify';
import type { Bind } from '../../../platform/http/http.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { EditorAuth } from './editor-auth.ts';

type Deps = { editorAuth: EditorAuth; rateLimiter: RateLimiter };

export function bindEditorAuth(bind: Bind, { editorAuth, rateLimiter }: Deps): void {
  bind(issueEditorCode, async ({ body, caller, reply }) => {
    hideAddress(reply);
    await rateLimiter.consume('editorCode.user', caller.userId);
    const to = await editorAuth.issueCode(caller, body.redirect, body.code_challenge);
    return { data: { redirect_to: to } };
  });

  bind(exchangeEditorCode, async ({ body, request, reply }) => {
    hideAddress(reply);
    await rateLimiter.consume('editorExchange.address', request.clientAddress);
    const accessToken = await editorAuth.exchange(body.code, {
      origin: body.origin,
      caller: request.headers.origin,
      verifier: body.code_verifier,
    });
    // An editor's own server calls for all of its users from one address.
    await rateLimiter.refund('editorExchange.address', request.clientAddress);
    return {
      access_token: accessToken,
      token_type: 'Bearer' as const,
      expires_in: EDITOR_TOKEN_SECONDS,
      scope: 'pages' as const,
    };
  });
}

/** What carries a code names no address that led here. */
function hideAddress(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer');
}
