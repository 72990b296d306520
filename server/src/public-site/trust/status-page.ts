// Our own pages on the public site: nothing here, thank you, something went wrong.
// No script, no cookie; the look follows the visitor's light or dark setting.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@vys/contract/language/languages';
import { fontPath } from '@vys/contract/pages/preview';
import { sha256 } from '../../platform/hash.ts';

export type StatusPage = {
  language: Language;
  title: string;
  /** One line under the title. */
  text: string;
  link?: { href: string; label: string };
  /** Posts to our own path; the page is then sent with `formPolicy`. */
  button?: { action: string; label: string };
};

export const logoSvg = readFileSync(join(import.meta.dirname, '../assets/logo.svg'), 'utf8').trim();

const font = fontPath('files/bricolage-grotesque-latin-wght-normal.woff2');

/** Colors and fonts of our own pages on the public site. */
export const baseStyles = `
@font-face{font-family:"Bricolage Grotesque";font-weight:200 800;font-display:swap;src:url(${font}) format("woff2")}
:root{color-scheme:light dark;--canvas:oklch(0.984 0.003 165);--fg:oklch(0.21 0.014 168);--muted:oklch(0.43 0.014 168);--line:oklch(0.86 0.009 165);--focus:oklch(0.575 0.125 163)}
@media (prefers-color-scheme:dark){:root{--canvas:oklch(0.155 0.008 168);--fg:oklch(0.955 0.006 165);--muted:oklch(0.745 0.012 166);--line:oklch(0.335 0.013 168);--focus:oklch(0.735 0.152 162.5)}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--fg);font:1.0625rem/1.6 system-ui,sans-serif}
`.trim();

const css = `
${baseStyles}
main{min-height:100vh;min-height:100dvh;display:grid;align-content:center;justify-items:start;max-width:34rem;margin-inline:auto;padding:3rem 1.5rem 18vh}
svg{width:2.75rem;height:2.75rem;margin-bottom:2rem}
h1{font:600 clamp(2.25rem,8vw,3.25rem)/1.05 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.025em;text-wrap:balance}
p{margin-top:1rem;color:var(--muted);text-wrap:pretty;overflow-wrap:anywhere}
form{margin-top:2rem}
a,button{padding:.6875rem 1.125rem;border:1px solid var(--line);border-radius:.625rem;color:inherit;font:550 1.0625rem/1.6 system-ui,sans-serif;text-decoration:none}
a{margin-top:2rem}
form+a{margin-top:.75rem;border-color:transparent;border-inline-width:0;padding-inline:0;text-decoration:underline;text-underline-offset:.25em;text-decoration-color:var(--line)}
button{background:var(--fg);color:var(--canvas);border-color:var(--fg);cursor:pointer}
button:hover{opacity:.88}
a:hover{border-color:currentColor}
form+a:hover{border-color:transparent;text-decoration-color:currentColor}
:is(a,button):focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`.trim();

const styleHash = sha256(css).toString('base64');

const policy = (formAction: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

export const statusPagePolicy = policy("'none'");
/** For status pages with a button. */
export const formPolicy = policy("'self'");

export function renderStatusPage({ language, title, text, link, button }: StatusPage): string {
  const form = button
    ? `<form method="post" action="${escapeText(button.action)}"><button>${escapeText(button.label)}</button></form>`
    : '';
  const anchor = link ? `<a href="${escapeText(link.href)}">${escapeText(link.label)}</a>` : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.ico">',
    `<title>${escapeText(title)}</title><style>${css}</style></head><body><main>`,
    logoSvg,
    `<h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>${form}${anchor}</main></body></html>`,
  ].join('');
}

export function escapeText(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
