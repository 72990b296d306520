// What the links in newsletter emails do: confirm a signup, or take the address off the list.
// Looking at a link changes nothing, since mail scanners open every link they see.

import type { Language } from '@vys/contract/language/languages';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  linkUrl,
  type SubscriptionLinkKind,
  subscriptionConfirmedEmail,
} from './email-templates.ts';
import {
  confirmSignup,
  findByConfirmationTokenHash,
  findByUnsubscribeToken,
  type LinkedSignup,
  removeSignup,
} from './store.ts';
import { type FormDeps, hashText, notifyOwner } from './submit-form.ts';

export type { SubscriptionLinkKind } from './email-templates.ts';

/** What the page shows before the button is pressed. */
export type SubscriptionLinkTarget = { email: string; pageUrl: string };

export type SubscriptionLinks = {
  /** Undefined when the link was used, has ended or never was. */
  preview(kind: SubscriptionLinkKind, token: string): Promise<SubscriptionLinkTarget | undefined>;
  /** Confirms or unsubscribes, then returns the same. The email about it is in `language`. */
  execute(
    kind: SubscriptionLinkKind,
    token: string,
    language: Language,
  ): Promise<SubscriptionLinkTarget | undefined>;
};

export function createSubscriptionLinks(deps: FormDeps): SubscriptionLinks {
  const { db, accounts, notifications, mailer, clock, pagesOrigin } = deps;

  function findSignup(
    on: Db,
    kind: SubscriptionLinkKind,
    token: string,
  ): Promise<LinkedSignup | undefined> {
    return kind === 'confirm'
      ? findByConfirmationTokenHash(on, hashText(token), clock.now())
      : findByUnsubscribeToken(on, token);
  }

  async function findTarget(signup: LinkedSignup): Promise<SubscriptionLinkTarget> {
    const account = await accounts.findAccount(db, signup.userId);
    return { email: signup.email, pageUrl: `${pagesOrigin}/${account?.vysUrl ?? ''}` };
  }

  async function confirm(
    signup: LinkedSignup,
    hash: Buffer,
    { pageUrl, language }: { pageUrl: string; language: Language },
  ): Promise<boolean> {
    return await inTransaction(db, async (trx) => {
      if (!(await confirmSignup(trx, signup.id, hash))) return false;
      const signupEntry = {
        kind: 'newsletter',
        email: signup.email,
        name: null,
        message: null,
      } as const;
      await notifyOwner(deps, trx, signup.userId, signupEntry);
      const unsubscribeUrl = linkUrl(pagesOrigin, 'unsubscribe', signup.unsubscribeToken);
      const subscription = { to: signup.email, pageUrl, language };
      await mailer.send(trx, subscriptionConfirmedEmail(subscription, unsubscribeUrl));
      return true;
    });
  }

  return {
    async preview(kind, token) {
      const signup = await findSignup(db, kind, token);
      return signup ? await findTarget(signup) : undefined;
    },
    async execute(kind, token, language) {
      const signup = await findSignup(db, kind, token);
      if (!signup) return undefined;
      const target = await findTarget(signup);
      if (kind === 'unsubscribe') {
        await removeSignup(db, signup.id);
        notifications.sendChanged(db, signup.userId, ['forms']);
        return target;
      }
      const { pageUrl } = target;
      return (await confirm(signup, hashText(token), { pageUrl, language })) ? target : undefined;
    },
  };
}
