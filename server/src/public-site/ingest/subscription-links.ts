// The pages behind the links in newsletter emails. Opening one shows a button and nothing more, since
// mail scanners open every link; only pressing it, or a mail program's own post (RFC 8058), does something.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SubscriptionLinkKind } from '../../modules/forms/index.ts';
import type { SiteForms } from '../dependencies.ts';
import { readBody } from '../http/body.ts';
import type { ResponseWriter } from '../http/responses.ts';
import { chooseLocale } from '../language.ts';
import type { PublishedPages } from '../pages/page-lookup.ts';
import { formPolicy, renderStatusPage } from '../trust/status-page.ts';

export type SubscriptionLinkPages = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

const linkPath = /^\/_\/(confirm|unsubscribe)\/([A-Za-z0-9_-]{20,64})$/;
const BODY_BYTES = 4 * 1024;

export function isSubscriptionLink(path: string): boolean {
  return path.startsWith('/_/confirm/') || path.startsWith('/_/unsubscribe/');
}

export function createSubscriptionLinkPages(
  { subscriptionLinks }: Pick<SiteForms, 'subscriptionLinks'>,
  published: Pick<PublishedPages, 'findLanguage'>,
  respond: ResponseWriter,
): SubscriptionLinkPages {
  return async (request, response, path) => {
    const match = linkPath.exec(path);
    const kind = match?.[1] as SubscriptionLinkKind | undefined;
    const token = match?.[2];
    if (kind === undefined || token === undefined) return respond.notFound(response);
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, 'GET, HEAD, POST');
    }
    if (isPost) await readBody(request, BODY_BYTES);
    const known = await subscriptionLinks.preview(kind, token);
    const name = known && new URL(known.pageUrl).pathname.slice(1);
    const pageLanguage = name === undefined ? undefined : await published.findLanguage(name);
    const { language, messages } = chooseLocale(request, pageLanguage);
    const subscription =
      isPost && known ? await subscriptionLinks.execute(kind, token, language) : known;
    const { confirm, done, expired } = messages.subscriptions[kind];
    if (subscription === undefined) return respond.page(response, 410, { language, ...expired });
    const link = { href: subscription.pageUrl, label: messages.subscriptions.pageLink };
    const { title, text } = isPost ? done : confirm;
    const page = { language, title, text: text(subscription.email), link };
    if (isPost) return respond.page(response, 200, page);
    const html = renderStatusPage({ ...page, button: { action: path, label: confirm.button } });
    // The address holds the token, so it must not be sent as a referrer.
    const extra = ['referrer-policy', 'no-referrer'];
    respond.document(response, 200, { html, policy: formPolicy, extra });
  };
}
