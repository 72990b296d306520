// What the links in a newsletter's letters do: confirm a signup, or take the address off the list.
// Looking at a link changes nothing, since mail scanners open every link they see.
import type { Db } from '../kit/db.ts';
import { type LinkKind, linkUrl, welcomeMail } from './form-mails.ts';
import {
  confirmSignup,
  findByConfirmHash,
  findByLeaveToken,
  type LinkedSignup,
  removeSignup,
} from './form-store.ts';
import { type FormDeps, hashOf, tellOwner } from './forms.ts';

export type { LinkKind } from './form-mails.ts';

/** What the visitor is shown before pressing the button. */
export type LinkTarget = { email: string; pageUrl: string };

export type FormLinks = {
  /** Undefined when the link was used, has ended or never was. */
  find(kind: LinkKind, token: string): Promise<LinkTarget | undefined>;
  /** The same, once it was done. */
  follow(kind: LinkKind, token: string): Promise<LinkTarget | undefined>;
};

export function createFormLinks(deps: FormDeps): FormLinks {
  const { db, accounts, mail, clock, pagesOrigin } = deps;

  function findSignup(on: Db, kind: LinkKind, token: string): Promise<LinkedSignup | undefined> {
    return kind === 'confirm'
      ? findByConfirmHash(on, hashOf(token), clock.now())
      : findByLeaveToken(on, token);
  }

  async function targetOf(signup: LinkedSignup): Promise<LinkTarget> {
    const account = await accounts.findAccount(db, signup.userId);
    return { email: signup.email, pageUrl: `${pagesOrigin}/${account?.vysUrl ?? ''}` };
  }

  async function confirm(signup: LinkedSignup, hash: Buffer, pageUrl: string): Promise<boolean> {
    return await db.transaction().execute(async (trx) => {
      if (!(await confirmSignup(trx, signup.id, hash))) return false;
      const news = { kind: 'newsletter', email: signup.email, name: null, message: null } as const;
      await tellOwner(deps, trx, signup.userId, news);
      const leaveUrl = linkUrl(pagesOrigin, 'unsubscribe', signup.leaveToken);
      await mail.send(trx, welcomeMail(signup.email, pageUrl, leaveUrl));
      return true;
    });
  }

  return {
    async find(kind, token) {
      const signup = await findSignup(db, kind, token);
      return signup ? await targetOf(signup) : undefined;
    },
    async follow(kind, token) {
      const signup = await findSignup(db, kind, token);
      if (!signup) return undefined;
      const target = await targetOf(signup);
      if (kind === 'unsubscribe') await removeSignup(db, signup.id);
      else if (!(await confirm(signup, hashOf(token), target.pageUrl))) return undefined;
      return target;
    },
  };
}
