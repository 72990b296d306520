// Binds the two calls without a conversation: a page from links or a description, and one change.
import { randomUUID } from 'node:crypto';
import { generate, modify } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages';
import type { Account, Accounts } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { Bind } from '../kit/http.ts';
import { composePage, type Facts, linksIn, type Reply, type Turn } from './builtin/index.ts';

export type AiCalls = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount' | 'checkAiAllowance' | 'recordAiRequest'>;
  converse(turn: Turn): Promise<Reply>;
};

export function bindAi(bind: Bind, { db, accounts, converse }: AiCalls): void {
  /** Only what produced a page is counted (TIER-5). */
  async function counted(userId: string, turn: Turn): Promise<Made> {
    await accounts.checkAiAllowance(db, userId);
    const reply = await converse(turn);
    if (reply.kind === 'decline') throw fail('ai.not_understood', { message: reply.say });
    if (reply.kind === 'undo') {
      throw fail('ai.not_understood', { message: 'Undo works in a conversation only.' });
    }
    await accounts.recordAiRequest(db, userId);
    return { data: reply.content, receipt: reply.receipt };
  }

  bind(generate, async ({ caller, body }) => {
    const account = await accounts.getAccount(caller);
    const facts = factsOf(account, body.links);
    if (body.prompt === '') return composeFromLinks(facts);
    const turn = { message: body.prompt, page: null, facts, seed: randomUUID() };
    return counted(caller.userId, turn);
  });

  bind(modify, async ({ caller, body }) => {
    const account = await accounts.getAccount(caller);
    const page = body.content;
    const facts = factsOf(account, linksIn(page));
    const turn = { message: body.instruction, page, facts, seed: randomUUID() };
    return counted(caller.userId, turn);
  });
}

type Made = { data: PageContent; receipt: string };

/** The page of the onboarding (ONB-25). The same name and links give the same page. */
function composeFromLinks(facts: Facts): Made {
  const page = composePage('link-in-bio', facts, facts.username, { tagline: null });
  const title = `${facts.username}'s Page`;
  const count = facts.links.length;
  return {
    data: { ...page, metadata: { ...page.metadata, title } },
    receipt: `Created: ${title} with ${count} ${count === 1 ? 'link' : 'links'}.`,
  };
}

function factsOf(account: Account, links: Facts['links']): Facts {
  return {
    username: account.username,
    fullName: account.fullName,
    links,
    ...(account.avatarUrl === null ? {} : { avatarUrl: account.avatarUrl }),
  };
}
