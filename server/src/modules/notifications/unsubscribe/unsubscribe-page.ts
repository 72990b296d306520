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

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: Canvas; color: CanvasText; }
  main { box-sizing: border-box; width: 100%; max-width: 28rem; padding: 2rem 1.5rem; }
  h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
  p { margin: 0 0 1.5rem; }
  button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; background: #047857; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  a { color: LinkText; }
`;

const link = ({ label, path }: UnsubscribeTexts['settings']) =>
  `<p><a href="${path}">${label}</a></p>`;

/** All text is ours, so nothing is escaped. */
const page = (title: string, content: string, language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Vys</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
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
