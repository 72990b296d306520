// What a security event is called, and what its reader can do. Plain text for emails and the feed.

import type { Language } from '@vys/contract/language/languages';
import { sayIn } from '../../../platform/language/text.ts';
import type { SecurityEvent } from '../../identity/index.ts';
import { eventMessages } from './event-messages/index.ts';

export type SecurityMessage = {
  readonly title: string;
  /** One or two sentences; all that the feed shows. */
  readonly message: string;
  /** What to do, in the email. Without it no email is sent. */
  readonly advice?: string;
};

export function getSecurityMessage(event: SecurityEvent, language: Language): SecurityMessage {
  const messages = eventMessages[language];
  switch (event.kind) {
    case 'refresh_token_reused':
    case 'refresh_token_wrong_device': {
      const { message, ...texts } = messages[event.kind];
      return { ...texts, message: message(sayIn(event.device, language)) };
    }
    case 'new_device': {
      const { title, message, advice } = messages.new_device;
      const device = sayIn(event.device, language);
      return { title: title(device), message: message(device), advice };
    }
    case 'passkey_added':
    case 'passkey_removed':
    case 'api_key_created':
    case 'api_key_revoked': {
      const { message, ...texts } = messages[event.kind];
      return { ...texts, message: message(event.name) };
    }
    case 'account_deleted': {
      if (event.reason === undefined) return messages.account_deleted;
      const { message, ...texts } = messages.account_deleted_by_operator;
      return { ...texts, message: message(event.reason) };
    }
    case 'password_reset':
      return getPasswordResetMessage(event, language);
    default:
      return messages[event.kind];
  }
}

function getPasswordResetMessage(
  {
    removed,
    remainingPasskeys,
    remainingApiKeys,
  }: Extract<SecurityEvent, { kind: 'password_reset' }>,
  language: Language,
): SecurityMessage {
  const texts = eventMessages[language].password_reset;
  const list = new Intl.ListFormat(language);
  const removedFactors = [
    ...(removed.hasApp ? [texts.app] : []),
    ...removed.passkeys.map(texts.passkey),
    ...removed.apiKeys.map(texts.apiKey),
  ];
  const listNames = (names: readonly string[]) => list.format(names.map(texts.name));
  const isSomethingRemoved = removedFactors.length > 0;
  return {
    title: texts.title,
    message: join([
      texts.message,
      isSomethingRemoved && texts.removed(list.format(removedFactors)),
    ]),
    advice: join([
      isSomethingRemoved && texts.addAgain,
      remainingPasskeys.length > 0 && texts.remainingPasskeys(listNames(remainingPasskeys)),
      remainingApiKeys.length > 0 && texts.remainingApiKeys(listNames(remainingApiKeys)),
      texts.notYou,
    ]),
  };
}

const join = (sentences: readonly (string | false)[]) =>
  sentences.filter((sentence) => sentence !== false).join(' ');
