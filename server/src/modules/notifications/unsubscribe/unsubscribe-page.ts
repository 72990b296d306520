// The page behind the unsubscribe links of emails.
import type { Language } from '@vys/contract/language/languages';
import { pageMessages } from './page-messages/index.ts';

/** What the page says about one kind of email. Not escaped. */
export type UnsubscribeTexts = {
  question: string;
  explanation: string;
  /** How to get the emails again. */
  doneExplanation: string;
  settings: { label: string; path: string };
};

export function notificationTexts(language: Language): UnsubscribeTexts {
  const { question, explanation, doneExplanation, settings } = pageMessages[language];
  const link = { label: settings, path: '/settings?tab=notifications' };
  return { question, explanation, doneExplanation, settings: link };
}

// As our pages on the public site look, without their font.
const style = `
  :root { color-scheme: light dark; --canvas: #f9fbfa; --fg: #121815; --muted: #4b5550; --line: #c9d0cc; --focus: #0a7d57; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #080c0a; --fg: #eef2f0; --muted: #a6b0ab; --line: #323936; --focus: #10b981; }
  }
  * { box-sizing: border-box; margin: 0; }
  body { background: var(--canvas); color: var(--fg); font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { display: grid; align-content: center; justify-items: start; min-height: 100vh; min-height: 100dvh; max-width: 34rem; margin-inline: auto; padding: 3rem 1.5rem 18vh; }
  img { width: 2.75rem; height: 2.75rem; margin-bottom: 2rem; }
  h1 { font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin-top: 1rem; color: var(--muted); text-wrap: pretty; }
  a, button { display: inline-block; margin-top: 2rem; padding: 0.6875rem 1.125rem; border: 1px solid var(--line); border-radius: 0.625rem; color: inherit; font: inherit; font-weight: 550; text-decoration: none; }
  button { border-color: var(--fg); background: var(--fg); color: var(--canvas); cursor: pointer; }
  a:hover { border-color: currentColor; }
  button:hover { opacity: 0.88; }
  :is(a, button):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

const link = ({ label, path }: UnsubscribeTexts['settings']) => `<a href="${path}">${label}</a>`;

/** All text is ours, so nothing is escaped. */
const page = (title: string, content: string, language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Vys</title>
<style>${style}</style>
</head>
<body><main><img src="/favicon.svg" alt=""><h1>${title}</h1>${content}</main></body>
</html>
`;

export const confirmPage = ({ question, explanation }: UnsubscribeTexts, language: Language) =>
  page(
    question,
    `<p>${explanation}</p><form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">${pageMessages[language].button}</button></form>`,
    language,
  );

export const donePage = ({ doneExplanation, settings }: UnsubscribeTexts, language: Language) =>
  page(pageMessages[language].done, `<p>${doneExplanation}</p>${link(settings)}`, language);

export function unknownPage(language: Language): string {
  const { unknown, unknownExplanation } = pageMessages[language];
  const { settings } = notificationTexts(language);
  return page(unknown, `<p>${unknownExplanation}</p>${link(settings)}`, language);
}
