// Binds the two calls without a conversation: a page from links or a description, and one change.

import { randomUUID } from 'node:crypto';
import { generate, modify } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import type { Account, Accounts } from '../accounts/index.ts';
import type { Facts, Reply } from './builtin/index.ts';
import type { AssistantJobs, MessageInput } from './jobs.ts';
import { undoNeedsChat } from './messages.ts';

export type AiAccounts = Pick<
  Accounts,
  'getAccount' | 'checkAiAllowance' | 'recordAiRequest' | 'rememberSources' | 'checkCodeAccess'
>;

export type AiCalls = {
  db: Db;
  accounts: AiAccounts;
  runJob: RunJob<AssistantJobs>;
  respond(userId: string, message: MessageInput): Promise<Reply>;
};

export function bindAi(bind: Bind, { db, accounts, runJob, respond }: AiCalls): void {
  /** Only what produced a page is counted (TIER-5). */
  async function counted(userId: string, message: MessageInput): Promise<Made> {
    await accounts.checkAiAllowance(db, userId);
    const reply = await respond(userId, message);
    if (reply.kind === 'decline') throw appError('ai.not_understood', { message: reply.say });
    if (reply.kind === 'undo') {
      throw appError('ai.not_understood', { message: undoNeedsChat });
    }
    await inTransaction(db, async (trx) => {
      await accounts.recordAiRequest(trx, userId);
      await accounts.rememberSources(trx, userId, [reply.content]);
    });
    return { data: reply.content, receipt: reply.receipt };
  }

  bind(generate, async ({ caller, body }) => {
    const account = await accounts.getAccount(caller);
    const facts = { ...toFacts(account), links: body.links };
    if (body.prompt === '') {
      const page = await runJob(caller.userId, 'composeLinkPage', facts);
      const result = nameLinkPage(page, facts);
      await accounts.rememberSources(db, caller.userId, [result.data]);
      return result;
    }
    const message = { message: body.prompt, page: null, facts, seed: randomUUID() };
    return counted(caller.userId, message);
  });

  bind(modify, async ({ caller, body }) => {
    const account = await accounts.getAccount(caller);
    const page = body.content;
    await accounts.checkAiAllowance(db, caller.userId);
    await accounts.checkCodeAccess(db, account, page);
    const message = {
      message: body.instruction,
      page,
      facts: toFacts(account),
      seed: randomUUID(),
    };
    return counted(caller.userId, message);
  });
}

type Made = { data: PageContent; receipt: string };

/** The page of the onboarding (ONB-25). The same name and links give the same page. */
function nameLinkPage(page: PageContent, facts: Facts): Made {
  const title = `${facts.username}'s Page`;
  const count = facts.links.length;
  return {
    data: { ...page, metadata: { ...page.metadata, title } },
    receipt: `Created: ${title} with ${count} ${count === 1 ? 'link' : 'links'}.`,
  };
}

function toFacts(account: Account): Omit<Facts, 'links'> {
  return {
    username: account.username,
    fullName: account.fullName,
    ...(account.avatarUrl === null ? {} : { avatarUrl: account.avatarUrl }),
  };
}
