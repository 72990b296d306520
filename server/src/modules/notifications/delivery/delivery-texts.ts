// Emails and push messages about notifications. Plain text.
import type { Language } from '@vys/contract/language/languages';
import type { PushMessage } from '@vys/contract/notifications/push';
import type { Email } from '../../../platform/email/mailer.ts';
import { unsubscribeHeaders } from '../unsubscribe/unsubscribe.ts';
import { deliveryMessages } from './delivery-messages/index.ts';
import type { WaitingDelivery } from './delivery-store.ts';

type Told = Pick<WaitingDelivery, 'title' | 'message' | 'actionUrl'>;

export const PREFERENCES_PATH = '/settings?tab=notifications';

/** Longer lists end with the number of the others. */
const MOST_LISTED = 20;

type EmailContext = { to: string; appOrigin: string; unsubscribeUrl: string; language: Language };

export function notificationEmail(
  told: readonly [Told, ...Told[]],
  { to, appOrigin, unsubscribeUrl, language }: EmailContext,
): Email {
  const messages = deliveryMessages[language];
  const lines = told.slice(0, MOST_LISTED).map((one) => describe(one, appOrigin));
  const more = told.length - lines.length;
  return {
    to,
    subject: told.length === 1 ? told[0].title : messages.newNotifications(told.length),
    body: paragraphs([
      messages.hello,
      ...lines,
      ...(more > 0 ? [messages.more(more, `${appOrigin}/dashboard`)] : []),
      messages.preferences(`${appOrigin}${PREFERENCES_PATH}`),
      messages.unsubscribe(unsubscribeUrl),
      `Vys, ${appOrigin}`,
    ]),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

function describe({ title, message, actionUrl }: Told, appOrigin: string): string {
  const link = actionUrl === null ? [] : [`${appOrigin}${actionUrl}`];
  return [title, ...(message === '' ? [] : [message]), ...link].join('\n');
}

export function pushMessage(told: Told & { id: string }): PushMessage {
  return {
    title: told.title,
    body: told.message,
    url: told.actionUrl ?? '/dashboard',
    tag: told.id,
  };
}

/** One message for what quiet hours held back. */
export function pushSummary(told: readonly Told[], language: Language): PushMessage {
  const titles = [...new Set(told.map(({ title }) => title))];
  return {
    title: deliveryMessages[language].newNotifications(told.length),
    body: clip(titles.join(', '), 300),
    url: '/dashboard',
    tag: 'summary',
  };
}

const clip = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit - 1)}…` : text;

const paragraphs = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
