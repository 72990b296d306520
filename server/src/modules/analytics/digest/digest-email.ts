// The weekly digest as an email. Titles, links and hosts come from others, so they are escaped.
import type { BreakdownItem, Report } from '@vys/contract/analytics/report';
import type { Language } from '@vys/contract/language/languages';
import type { Email } from '../../../platform/email/mailer.ts';
import { unsubscribeHeaders } from '../../notifications/index.ts';
import { computeChange } from '../rules.ts';
import { digestMessages } from './digest-messages/index.ts';

type Row = { label: string; value: string };
type Section = { title: string; rows: readonly Row[] };
type Context = { to: string; appOrigin: string; unsubscribeUrl: string; language: Language };
type Content = {
  intro: string;
  figures: readonly (Row & { change: string })[];
  sections: readonly Section[];
  openUrl: string;
  unsubscribeUrl: string;
  language: Language;
};

const LISTED = 3;
const LABEL_LENGTH = 60;
const TITLE_LENGTH = 80;

export function digestEmail(
  report: Report,
  { to, appOrigin, unsubscribeUrl, language }: Context,
): Email {
  const { totals, from, to: last } = report;
  const messages = digestMessages[language];
  const formatDay = createDayFormat(language);
  const content: Content = {
    intro: messages.intro(clip(report.title, TITLE_LENGTH), formatDay(from), formatDay(last)),
    figures: listFigures(report, language),
    sections: listSections(report, language),
    openUrl: `${appOrigin}/analytics?period=7d`,
    unsubscribeUrl,
    language,
  };
  return {
    to,
    subject: messages.subject(totals.views, totals.clicks),
    body: writeText(content),
    html: writeHtml(content),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

function listFigures({ totals, before }: Report, language: Language): Content['figures'] {
  const messages = digestMessages[language];
  const counts = new Intl.NumberFormat(language);
  return (['views', 'visitors', 'clicks'] as const).map((name) => {
    const change = before === null ? null : computeChange(totals[name], before[name]);
    return {
      label: messages[name],
      value: counts.format(totals[name]),
      change: change === null ? '' : describeChange(change, language),
    };
  });
}

function describeChange(percent: number, language: Language): string {
  const { same, up, down } = digestMessages[language];
  if (percent === 0) return same;
  return percent > 0 ? up(percent) : down(-percent);
}

function listSections({ breakdowns }: Report, language: Language): Section[] {
  const messages = digestMessages[language];
  const byViews = (items: readonly BreakdownItem[], name: (key: string) => string): Row[] =>
    take(items, 'views').map(({ key, views }) => {
      return { label: name(key), value: messages.sourceViews(views) };
    });
  const links = take(breakdowns.link.items, 'clicks').map(({ key, clicks }) => {
    const label = key.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
    return { label, value: messages.linkClicks(clicks) };
  });
  const sections = [
    { title: messages.links, rows: links },
    {
      title: messages.sources,
      rows: byViews(breakdowns.referrer.items, (key) => key || messages.direct),
    },
    {
      title: messages.countries,
      rows: byViews(breakdowns.country.items, createCountryNames(language)),
    },
  ];
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => {
      return { title, rows: rows.map((row) => ({ ...row, label: clip(row.label, LABEL_LENGTH) })) };
    });
}

function take(items: readonly BreakdownItem[], by: 'views' | 'clicks'): BreakdownItem[] {
  return items
    .filter((item) => item[by] > 0)
    .toSorted((a, b) => b[by] - a[by])
    .slice(0, LISTED);
}

function createCountryNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const { unknownCountry } = digestMessages[language];
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : unknownCountry);
}

function writeText({
  intro,
  figures,
  sections,
  openUrl,
  unsubscribeUrl,
  language,
}: Content): string {
  const messages = digestMessages[language];
  const figureLines = figures.map(
    ({ label, value, change }) => `${label}: ${value}${change === '' ? '' : ` (${change})`}`,
  );
  const sectionTexts = sections.map(({ title, rows }) =>
    [title, ...rows.map(({ label, value }) => `- ${label}: ${value}`)].join('\n'),
  );
  const paragraphs = [
    messages.hello,
    intro,
    figureLines.join('\n'),
    ...sectionTexts,
    `${messages.open}: ${openUrl}`,
    messages.reason,
    `${messages.unsubscribeLink}: ${unsubscribeUrl}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

// Readable in the light and the dark theme of a mail program, whose colors are inherited.
const muted = 'opacity:0.75;font-size:14px;';

function writeHtml({
  intro,
  figures,
  sections,
  openUrl,
  unsubscribeUrl,
  language,
}: Content): string {
  const messages = digestMessages[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>:root { color-scheme: light dark; }</style>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;">
<div style="max-width:560px;margin:0 auto;">
<p style="margin:0 0 24px;">${escapeHtml(intro)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;">
${figures.map(writeFigure).join('\n')}
</table>
${sections.map(writeSection).join('\n')}
<p style="margin:32px 0;"><a href="${escapeHtml(openUrl)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#047857;color:#ffffff;font-weight:600;text-decoration:none;">${messages.open}</a></p>
<p style="margin:0;${muted}">${messages.reason} <a href="${escapeHtml(unsubscribeUrl)}" style="color:inherit;">${messages.unsubscribeLink}</a></p>
</div>
</body>
</html>
`;
}

function writeFigure({ label, value, change }: Content['figures'][number]): string {
  return `<tr><td style="padding:8px 0;vertical-align:baseline;">${label}<div style="${muted}">${change}</div></td><td style="padding:8px 0;text-align:right;vertical-align:baseline;font-size:24px;font-weight:600;font-variant-numeric:tabular-nums;">${value}</td></tr>`;
}

function writeSection({ title, rows }: Section): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 12px 6px 0;vertical-align:top;word-break:break-word;">${escapeHtml(label)}</td><td style="padding:6px 0;vertical-align:top;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;">${value}</td></tr>`,
  );
  return `<h2 style="margin:28px 0 4px;font-size:16px;line-height:1.4;">${title}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;">
${cells.join('\n')}
</table>`;
}

function createDayFormat(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** Cut between characters; on one line. */
function clip(text: string, limit: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > limit
    ? `${characters.slice(0, limit - 1).join('')}…`
    : characters.join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
