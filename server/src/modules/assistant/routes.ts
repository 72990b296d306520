// Binds the two calls without a conversation: a page from links or a description, and one change.

import { randomUUID } from 'node:crypto';
import { generate, modify } from '@vys/contract/ai';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/pages';
import { appError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Account, Accounts } from '../accounts/index.ts';
import { toAssistantAccount } from './account.ts';
import type { AiDeps } from './index.ts';
import { ownMessages } from './own-messages/index.ts';
import type { AssistantReply, AssistantTurn } from './types.ts';

export type AiAccounts = Pick<
  Accounts,
  | 'getAccount'
  | 'rememberSources'
  | 'checkCodeAccess'
  | 'recordAiRequest'
  | 'releaseAiRequest'
  | 'isOperator'
>;

export type AiCalls = AiDeps & {
  respond(userId: string, turn: AssistantTurn): Promise<AssistantReply>;
};

type Made = { data: PageContent; receipt: string };

export function bindAi(bind: Bind, calls: AiCalls): void {
  const { db, accounts, runJob, pagesOrigin } = calls;

  /** Throws `ai.not_understood` with the reply when no page came of it. */
  async function respond(
    { userId, language }: Account,
    turn: Pick<AssistantTurn, 'message' | 'page' | 'account'>,
  ): Promise<Made> {
    const today = calls.clock.now().toISOString().slice(0, 10);
    const fixed = { history: [], lang: language ?? DEFAULT_LANGUAGE, today, seed: randomUUID() };
    const reply = await calls.respond(userId, { ...turn, ...fixed });
    if (reply.kind === 'history') {
      throw appError('ai.not_understood', { message: (to) => ownMessages[to].historyNeedsChat });
    }
    if (!reply.page) throw appError('ai.not_understood', { message: reply.say });
    await accounts.rememberSources(db, userId, [reply.page]);
    return { data: reply.page, receipt: reply.receipt ?? reply.say };
  }

  bind(generate, async ({ caller, body }) => {
    const account = await accounts.getAccount(caller);
    const { links, prompt, name, looks: count } = body;
    const { linkPage } = ownMessages[account.language ?? DEFAULT_LANGUAGE];
    const told = toAssistantAccount(account, pagesOrigin, { links, isPublished: false });
    if (count > 1) {
      const today = calls.clock.now().toISOString().slice(0, 10);
      const looks = await runJob(caller.userId, 'composeLooks', {
        account: told,
        name,
        message: prompt,
        count,
        today,
      });
      await accounts.rememberSources(db, caller.userId, looks);
      const [data] = looks;
      if (data === undefined) throw appError('internal');
      return { data, looks, receipt: linkPage(data.metadata.title, links.length) };
    }
    if (prompt !== '') {
      return respond(account, { message: prompt, page: null, account: told });
    }
    const page = await runJob(caller.userId, 'composeProfilePage', told);
    const title = `${account.username}'s Page`;
    const data = { ...page, metadata: { ...page.metadata, title } };
    await accounts.rememberSources(db, caller.userId, [data]);
    return { data, receipt: linkPage(title, links.length) };
  });

  bind(modify, async ({ caller, body }) => {
    const account = await accounts.getAccount(caller);
    await accounts.checkCodeAccess(db, account, body.content);
    const told = toAssistantAccount(account, pagesOrigin, { isPublished: false });
    const { content, instruction } = body;
    return respond(account, { message: instruction, page: content, account: told });
  });
}
