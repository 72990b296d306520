// Layout of the link inspector and the report form: one column, no script, light and dark. Their content is
// in inspector.ts and report-form.ts.
import type { Language } from '@vys/contract/language/languages';
import { sha256 } from '../../platform/hash.ts';
import { baseStyles, escapeText, logoSvg } from './status-page.ts';

const css = `
${baseStyles}
:root{--raised:oklch(0.965 0.006 165);--danger:oklch(0.5 0.17 27)}
@media (prefers-color-scheme:dark){:root{--raised:oklch(0.205 0.011 168);--danger:oklch(0.76 0.13 27)}}
main{max-width:40rem;margin-inline:auto;padding:clamp(2rem,7vw,4.5rem) 1.25rem 5rem}
main.short{min-height:100vh;min-height:100dvh;display:grid;align-content:center;justify-items:start;padding-block:3rem 18vh}
svg{width:2.25rem;height:2.25rem;margin-bottom:1.75rem}
h1{font:600 clamp(1.875rem,6vw,2.5rem)/1.1 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin-top:2.75rem;font-size:1.0625rem;font-weight:650}
p{margin-top:.75rem;color:var(--muted);text-wrap:pretty}
b,strong{color:var(--fg);font-weight:650}
small{font-size:.875rem;color:var(--muted)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.375rem 1.5rem;margin-top:1.75rem;font-size:.9375rem}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
ol,ul{list-style:none;padding:0;margin-top:1rem;border-top:1px solid var(--line)}
li{padding:.875rem 0;border-bottom:1px solid var(--line)}
li p{margin-top:.125rem;font-size:.9375rem;overflow-wrap:anywhere}
li .host{color:var(--fg);font:600 1.125rem/1.4 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.01em;overflow-wrap:anywhere}
code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.alike,.problem{color:var(--danger);font-weight:550}
p.label{margin-top:1.75rem;color:var(--fg);font-size:.9375rem}
.number{display:block;margin-top:.5rem;user-select:all;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:.625rem;background:var(--raised);color:var(--fg);font:600 1.5rem/1.3 ui-monospace,monospace;letter-spacing:.04em;width:max-content;max-width:100%}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
footer{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;margin-top:2.75rem;font-size:.9375rem}
fieldset{border:0;padding:0;margin-top:2rem}
legend,.label{display:block;padding:0;font-weight:650}
.choice{display:grid;grid-template-columns:1.25rem 1fr;gap:.75rem;align-items:start;margin-top:.625rem;padding:.75rem .875rem;border:1px solid var(--line);border-radius:.625rem;cursor:pointer}
.choice:hover,.choice:has(:checked){border-color:var(--fg)}
.choice:has(:checked){background:var(--raised)}
.choice input{width:1.125rem;height:1.125rem;margin:.25rem 0 0;accent-color:var(--focus)}
.choice small{display:block}
.field{margin-top:1.75rem}
textarea,input[type=email]{display:block;width:100%;margin-top:.5rem;padding:.75rem .875rem;border:1px solid var(--line);border-radius:.625rem;background:var(--raised);color:inherit;font:inherit}
textarea{min-height:8rem;resize:vertical}
button{margin-top:2rem;padding:.75rem 1.375rem;min-height:2.75rem;border:0;border-radius:.625rem;background:var(--fg);color:var(--canvas);font:inherit;font-weight:600;cursor:pointer}
.trap{position:absolute;inset-inline-start:-9999px}
`.trim();

const styleHash = sha256(css).toString('base64');

/** Nothing foreign, no script; a form only where there is one, and only to ourselves. */
export function layoutPolicy({ hasForm }: { hasForm: boolean }): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** `body` is HTML. A short one stands in the middle of the window. */
export function renderLayout(
  language: Language,
  title: string,
  body: string,
  length: 'long' | 'short' = 'long',
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.ico">',
    `<title>${escapeText(title)}</title><style>${css}</style></head><body><main class="${length}">`,
    logoSvg,
    `<h1>${escapeText(title)}</h1>${body}</main></body></html>`,
  ].join('');
}
