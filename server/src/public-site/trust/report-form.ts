// The HTML of the report form and of the confirmation.
import { HONEYPOT_FIELD } from '@vys/compiler/sanitize/honeypot';
import { REPORT_TEXT_LIMIT } from '@vys/contract/pages/moderation';
import type { Locale } from '../language.ts';
import { escapeText } from './status-page.ts';
import { renderLayout } from './trust-safety-layout.ts';

/** The values as sent, to fill the form again. */
export type FormValues = { reason: string; message: string; email: string };

export function renderReportForm(
  { language, messages: { report: messages } }: Locale,
  name: string,
  values: FormValues,
  problem: string | undefined,
): string {
  return renderLayout(
    language,
    messages.title,
    [
      `<p>${messages.intro(`<b>${escapeText(name)}</b>`)}</p>`,
      problem ? `<p class="problem" role="alert">${escapeText(problem)}</p>` : '',
      `<form method="post" action="/_/report/${escapeText(name)}">`,
      `<fieldset><legend>${messages.reasons.legend}</legend>`,
      ...Object.entries(messages.reasons.choices).map(([reason, texts]) =>
        choice(reason, texts, values.reason),
      ),
      '</fieldset>',
      `<div class="field"><label class="label" for="message">${messages.message.label}</label>`,
      `<small id="message-hint">${messages.message.hint}</small>`,
      `<textarea id="message" name="message" dir="auto" maxlength="${REPORT_TEXT_LIMIT}" aria-describedby="message-hint">`,
      // A line end right after the tag is dropped by the parser.
      `\n${escapeText(values.message)}</textarea></div>`,
      `<div class="field"><label class="label" for="email">${messages.email.label}</label>`,
      `<small id="email-hint">${messages.email.hint}</small>`,
      `<input id="email" type="email" name="email" autocomplete="email" maxlength="254" aria-describedby="email-hint" value="${escapeText(values.email)}"></div>`,
      `<div class="trap" aria-hidden="true"><input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>`,
      `<button type="submit">${messages.submit}</button></form>`,
      `<footer><a href="/${escapeText(name)}+">${messages.inspectorLink}</a></footer>`,
    ].join(''),
  );
}

function choice(
  value: string,
  { label, hint }: { label: string; hint: string },
  chosen: string,
): string {
  const checked = value === chosen ? ' checked' : '';
  return [
    `<label class="choice"><input type="radio" name="reason" value="${value}" required${checked}>`,
    `<span>${label}<small>${hint}</small></span></label>`,
  ].join('');
}

export function renderThanks(
  { language, messages: { report, forms } }: Locale,
  name: string,
  caseNumber: string,
): string {
  return renderLayout(
    language,
    report.thanks.title,
    [
      `<p>${report.thanks.text}</p>`,
      `<p class="label" id="number">${report.thanks.number}</p>`,
      `<output class="number" aria-labelledby="number">${escapeText(caseNumber)}</output>`,
      `<footer><a href="/${escapeText(name)}">${forms.backLink}</a></footer>`,
    ].join(''),
    'short',
  );
}
