// The HTML of the report form and of the confirmation.
import { HONEYPOT_FIELD } from '@vys/compiler/sanitize/honeypot';
import { REPORT_TEXT_LIMIT, type ReportReason } from '@vys/contract/moderation';
import { escapeText } from './status-page.ts';
import { renderLayout } from './trust-safety-layout.ts';

/** As it came, so that nothing has to be typed twice. */
export type Sent = { reason: string; message: string; email: string };

const choices: Record<ReportReason, [label: string, hint: string]> = {
  phishing: ['Phishing', 'It tries to get passwords, codes or card numbers.'],
  malware: ['Malware', 'It links to harmful software or unwanted downloads.'],
  impersonation: ['Impersonation', 'It pretends to be a person, a brand or an authority.'],
  illegal: ['Illegal content', 'It shows or offers something illegal.'],
  copyright: ['Copyright', "It uses someone's work without permission."],
  other: ['Something else', 'Tell us more below.'],
};

export function renderReportForm(name: string, sent: Sent, problem: string | undefined): string {
  return renderLayout(
    'Report a page',
    [
      `<p>You're reporting the page <b>${escapeText(name)}</b>. A person reviews every report.</p>`,
      problem ? `<p class="problem" role="alert">${escapeText(problem)}</p>` : '',
      `<form method="post" action="/_/report/${escapeText(name)}">`,
      "<fieldset><legend>What's wrong with it?</legend>",
      ...Object.entries(choices).map(([value, words]) => choice(value, words, sent.reason)),
      '</fieldset>',
      '<div class="field"><label class="label" for="message">What should we know?</label>',
      '<small id="message-hint">Optional. For copyright: which work, and where the original is.</small>',
      `<textarea id="message" name="message" maxlength="${REPORT_TEXT_LIMIT}" aria-describedby="message-hint">`,
      // A line end right after the tag is dropped by the parser.
      `\n${escapeText(sent.message)}</textarea></div>`,
      '<div class="field"><label class="label" for="email">Your email</label>',
      '<small id="email-hint">Optional, in case we have questions. The page owner won\'t see it.</small>',
      `<input id="email" type="email" name="email" autocomplete="email" maxlength="254" aria-describedby="email-hint" value="${escapeText(sent.email)}"></div>`,
      `<div class="trap" aria-hidden="true"><input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>`,
      '<button type="submit">Send report</button></form>',
      `<footer><a href="/${escapeText(name)}+">See where its links go</a></footer>`,
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
    'Thanks for your report',
    [
      "<p>We'll review it and take the page down if it breaks our rules. Keep this number in case you want to follow up.</p>",
      `<output class="number">${escapeText(caseNumber)}</output>`,
    ].join(''),
  );
}
