// The HTML of the report form and of the confirmation.
import { HONEYPOT_FIELD } from '@vys/compiler/honeypot';
import { REPORT_TEXT_LIMIT, type ReportReason } from '@vys/contract/moderation';
import { escapeText } from './status-page.ts';
import { renderLayout } from './trust-safety-layout.ts';

/** As it came, so that nothing has to be typed twice. */
export type Sent = { reason: string; message: string; email: string };

const choices: Record<ReportReason, [label: string, hint: string]> = {
  phishing: ['Phishing', 'It tries to get passwords, codes or card numbers.'],
  malware: ['Malware', 'It leads to harmful software or unwanted downloads.'],
  impersonation: ['Impersonation', 'It pretends to be a person, a brand or an authority.'],
  illegal: ['Illegal content', 'It shows or offers what the law forbids.'],
  copyright: ['Copyright', 'It uses work of others without a right to.'],
  other: ['Something else', 'Tell us below what is wrong.'],
};

export function renderReportForm(name: string, sent: Sent, problem: string | undefined): string {
  return renderLayout(
    'Report a page',
    [
      `<p>You are reporting the page <b>${escapeText(name)}</b>. A person looks at every report.</p>`,
      problem ? `<p class="problem" role="alert">${escapeText(problem)}</p>` : '',
      `<form method="post" action="/_/report/${escapeText(name)}">`,
      '<fieldset><legend>What is wrong with it?</legend>',
      ...Object.entries(choices).map(([value, words]) => choice(value, words, sent.reason)),
      '</fieldset>',
      '<div class="field"><label class="label" for="message">What should we know?</label>',
      '<small id="message-hint">Optional. For copyright: which work, and where the original is.</small>',
      `<textarea id="message" name="message" maxlength="${REPORT_TEXT_LIMIT}" aria-describedby="message-hint">`,
      // A line end right after the tag is dropped by the parser.
      `\n${escapeText(sent.message)}</textarea></div>`,
      '<div class="field"><label class="label" for="email">Your email</label>',
      '<small id="email-hint">Optional, for questions about your report. The owner of the page does not see it.</small>',
      `<input id="email" type="email" name="email" autocomplete="email" maxlength="254" aria-describedby="email-hint" value="${escapeText(sent.email)}"></div>`,
      `<div class="trap" aria-hidden="true"><input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>`,
      '<button type="submit">Send report</button></form>',
      `<footer><a href="/${escapeText(name)}+">See where its links lead</a></footer>`,
    ].join(''),
  );
}

function choice(value: string, [label, hint]: [string, string], chosen: string): string {
  const checked = value === chosen ? ' checked' : '';
  return [
    `<label class="choice"><input type="radio" name="reason" value="${value}" required${checked}>`,
    `<span>${label}<small>${hint}</small></span></label>`,
  ].join('');
}

export function renderThanks(caseNumber: string): string {
  return renderLayout(
    'Thank you for your report',
    [
      '<p>We look at it and take the page down if it goes against our rules. Keep this number if you want to ask about it later.</p>',
      `<output class="number">${escapeText(caseNumber)}</output>`,
    ].join(''),
  );
}
