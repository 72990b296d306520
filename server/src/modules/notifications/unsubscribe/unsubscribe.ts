// One-click unsubscribe from one kind of email (RFC 8058), without signing in. Opening the link only shows a button:
// programs open the links of emails.
import { randomBytes } from 'node:crypto';
import { fillPath } from '@vys/contract';
import type { Language } from '@vys/contract/language/languages';
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import { showUnsubscribe, unsubscribe } from '@vys/contract/notifications/unsubscribe';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Bind } from '../../../platform/http/http.ts';
import { getRequestLanguage } from '../../../platform/language/request-language.ts';
import type { Accounts } from '../../accounts/index.ts';
import { findPreferences, savePreferences } from '../preferences/preferences-store.ts';
import {
  confirmPage,
  donePage,
  notificationTexts,
  type UnsubscribeTexts,
  unknownPage,
} from './unsubscribe-page.ts';
import { findTokenOwner, saveToken } from './unsubscribe-store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  accounts: Pick<Accounts, 'findAccount'>;
  appOrigin: string;
};

/** A kind of email that is sent until its reader unsubscribes. */
export type EmailList = {
  readonly name: 'notifications' | 'weekly_digest';
  texts(language: Language): UnsubscribeTexts;
  turnOff(trx: Trx, userId: string): Promise<void>;
};

export type UnsubscribeLinks = {
  /** To be called for every list but `notifications`, before links are made. */
  addList(list: EmailList): void;
  /** The link for emails of this list to this user; the same in each. */
  getUrl(db: Db, userId: string, list?: EmailList['name']): Promise<string>;
  bind(bind: Bind): void;
};

export function createUnsubscribeLinks({ db, clock, accounts, appOrigin }: Deps): UnsubscribeLinks {
  const lists = new Map<string, EmailList>();
  const addList = (list: EmailList) => void lists.set(list.name, list);
  addList({ name: 'notifications', texts: notificationTexts, turnOff: turnNotificationsOff });

  async function turnNotificationsOff(trx: Trx, userId: string): Promise<void> {
    const preferences = (await findPreferences(trx, userId)) ?? defaultPreferences;
    if (!preferences.email_notifications) return;
    const changed = { ...preferences, email_notifications: false };
    await savePreferences(trx, userId, changed, clock.now());
  }

  /** Undefined for a token of no user. */
  async function findList(on: Db, token: string) {
    const owner = await findTokenOwner(on, token);
    const list = owner && lists.get(owner.list);
    return list && { userId: owner.userId, list };
  }

  async function turnOff(token: string) {
    return await inTransaction(db, async (trx) => {
      const found = await findList(trx, token);
      await found?.list.turnOff(trx, found.userId);
      return found;
    });
  }

  /** Of the account, as the email was; a link that is not known has the language of the request. */
  async function findLanguage(request: FastifyRequest, userId?: string): Promise<Language> {
    const account = userId === undefined ? undefined : await accounts.findAccount(db, userId);
    return account?.language ?? getRequestLanguage(request.headers);
  }

  return {
    addList,
    async getUrl(on, userId, list = 'notifications') {
      const token = await saveToken(on, { userId, list }, randomBytes(24).toString('base64url'));
      return `${appOrigin}${fillPath(unsubscribe.path, { token })}`;
    },
    bind(bind) {
      bind(showUnsubscribe, async ({ params, request, reply }) => {
        const found = await findList(db, params.token);
        const language = await findLanguage(request, found?.userId);
        const html = found ? confirmPage(found.list.texts(language), language) : undefined;
        sendPage(reply, html ?? unknownPage(language));
        return undefined;
      });
      bind(unsubscribe, async ({ params, request, reply }) => {
        const done = await turnOff(params.token);
        const language = await findLanguage(request, done?.userId);
        const html = done ? donePage(done.list.texts(language), language) : undefined;
        sendPage(reply, html ?? unknownPage(language));
        return undefined;
      });
    },
  };
}

function sendPage(reply: FastifyReply, html: string): void {
  reply
    .code(200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address is a key.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

/** RFC 8058: mail clients may post to that URL themselves. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
