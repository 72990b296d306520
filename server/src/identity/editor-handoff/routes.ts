// Binds the two calls of the hand-off to an editor.
import {
  EDITOR_TOKEN_SECONDS,
  exchangeEditorCode,
  makeEditorCode,
} from '@vys/contract/editor-handoff';
import type { FastifyReply } from 'fastify';
import type { Bind } from '../../kit/http.ts';
import type { Budgets } from '../budgets.ts';
import type { EditorHandoff } from './handoff.ts';

type Deps = { handoff: EditorHandoff; budgets: Budgets };

export function bindEditorHandoff(bind: Bind, { handoff, budgets }: Deps): void {
  bind(makeEditorCode, async ({ body, caller, reply }) => {
    hideAddress(reply);
    await budgets.spend('editorCode.user', caller.userId);
    const to = await handoff.makeCode(caller, body.redirect, body.code_challenge);
    return { data: { redirect_to: to } };
  });

  bind(exchangeEditorCode, async ({ body, request, reply }) => {
    hideAddress(reply);
    await budgets.spend('editorExchange.address', request.ip);
    const accessToken = await handoff.exchange(body.code, {
      origin: body.origin,
      caller: request.headers.origin,
      verifier: body.code_verifier,
    });
    // An editor's own server calls for all of its users from one address.
    await budgets.giveBack('editorExchange.address', request.ip);
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
