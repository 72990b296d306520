// Tells a visitor what became of their form, in the page that it stands on: as data for the script of the page, else
// as the page itself with the result in the place of the form.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FormResult, showFormResult } from '@vys/compiler/document/form-result';
import { viewImageUrl } from '@vys/compiler/document/tracker';
import type { FormKind } from '@vys/contract/pages/forms';
import type { ResponseWriter } from '../http/responses.ts';
import type { Locale } from '../language.ts';
import type { Published } from '../pages/page-lookup.ts';

export type FormResponse = {
  status: number;
  result: Omit<FormResult, 'language'>;
  /** As they were sent, to fill the form again. */
  values: Readonly<Record<string, string>>;
  extra: readonly string[];
};

export type FormOnPage = {
  name: string;
  kind: FormKind;
  page: Published | undefined;
  locale: Locale;
};

export function createFormResponder(respond: ResponseWriter, pagesOrigin: string) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { name, kind, page, locale }: FormOnPage,
    { status, result: outcome, values, extra }: FormResponse,
  ): void => {
    const { language, messages } = locale;
    const result: FormResult = { ...outcome, language };
    if (request.headers.accept === 'application/json') {
      respond.data(response, status, result, extra);
      return;
    }
    const action = `${pagesOrigin}/_/forms/${name}/${kind}`;
    const html = page && showFormResult(readHtml(page), action, result, values);
    if (page !== undefined && html !== undefined) {
      const uncounted = withoutView(html, name);
      const policy = page.policy.replace(/connect-src [^;]*/, "connect-src 'none'");
      respond.document(response, status, { html: uncounted, policy, extra });
      return;
    }
    // A page whose code draws its forms.
    const link = { href: `/${name}`, label: messages.forms.backLink };
    const { title, text } = result;
    respond.page(response, status, { language, title, text, link }, extra);
  };
}

function readHtml({ content }: Published): string {
  const { bytes, bodyAt } = content.variants.identity.prebuilt;
  return bytes.toString('utf8', bodyAt);
}

/** The visit was counted when the page was opened. */
function withoutView(html: string, name: string): string {
  return html.replace(`<img src="${viewImageUrl(name)}" alt="" hidden>`, '');
}
