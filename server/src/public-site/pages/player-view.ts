// The player view: a published page in a frame, and beside it the player that the visitor has tapped. The page keeps
// its opaque origin. Its frames would inherit that, and players without storage don't play, so the player is a
// frame of this document, which holds nothing that a creator wrote.
import type { ServerResponse } from 'node:http';
import { type Embed, findEmbed, toPlayingUrl } from '@vys/compiler/sanitize/embeds';
import type { Config } from '../../platform/config.ts';
import { sha256 } from '../../platform/hash.ts';
import type { ResponseWriter } from '../http/responses.ts';
import { chooseLocale, type Locale } from '../language.ts';
import { escapeText } from '../trust/status-page.ts';
import type { Published } from './page-lookup.ts';

export type PlayerView = {
  /** `page` is published. 404 for a player that pages may not contain. */
  send(
    response: ServerResponse,
    page: { path: string; page: Pick<Published, 'language'> },
    query: string,
  ): void;
};

const PREFIX = '?play=';

export function isPlayerQuery(url: string, from = 0): boolean {
  return url.startsWith(PREFIX, from);
}

/** Whether an address is the player view of the page at `pageUrl`. */
export function isPlayerViewOf(address: string, pageUrl: string): boolean {
  return address.startsWith(`${pageUrl}${PREFIX}`);
}

const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const css = `
*{box-sizing:border-box}
html,body{height:100%;margin:0;background:#111}
body{display:grid;grid-template-rows:minmax(0,1fr) auto}
iframe{display:block;width:100%;height:100%;border:0}
.player{position:relative;background:#111;box-shadow:0 -8px 32px rgb(0 0 0/35%)}
.video iframe{aspect-ratio:16/9;height:auto;max-height:45dvh}
.sound iframe{height:176px}
.page-frame iframe{height:60dvh}
a{position:absolute;inset-inline-end:.5rem;bottom:100%;display:grid;place-items:center;width:3rem;height:3rem;margin-bottom:.5rem;border-radius:50%;background:#111;color:#fff;font:1.25rem/1 system-ui,sans-serif;text-decoration:none}
a:focus-visible{outline:3px solid #6ea8ff;outline-offset:2px}
@media(min-width:56rem){.player{position:fixed;inset-inline-end:1.5rem;bottom:1.5rem;width:28rem;border-radius:.75rem}.player iframe{border-radius:.75rem}.page-frame{width:36rem}}
`.trim();

const styleSource = `'sha256-${sha256(css).toString('base64')}'`;

export function createPlayerView(
  { pagesOrigin }: Pick<Config, 'pagesOrigin'>,
  respond: ResponseWriter,
): PlayerView {
  const { hostname } = new URL(pagesOrigin);
  return {
    send(response, { path, page }, query) {
      const parameters = new URLSearchParams(query);
      const found = findEmbed(parameters.get('play') ?? '');
      if (found === undefined) return respond.notFound(response);
      const player = toPlayingUrl(found, hostname);
      const top = /^\d{1,7}$/.exec(parameters.get('y') ?? '')?.[0] ?? '0';
      const locale = chooseLocale(response.req, page.language);
      const html = render(locale, path, top, { embed: found.embed, player });
      respond.document(response, 200, { html, policy: policy(pagesOrigin, player) });
    },
  };
}

function policy(pagesOrigin: string, player: string): string {
  return [
    "default-src 'none'",
    `style-src ${styleSource}`,
    `frame-src ${pagesOrigin} ${new URL(player).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function render(
  { language, messages }: Locale,
  path: string,
  top: string,
  { embed, player }: { embed: Embed; player: string },
) {
  const name = escapeText(path.slice(1));
  const kind = { video: 'video', sound: 'sound', page: 'page-frame' }[embed.plays];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name}</title><link rel="icon" href="data:,"><style>${css}</style></head><body>`,
    `<iframe src="${escapeText(path)}#y=${top}" title="${name}" sandbox="${SANDBOX}"></iframe>`,
    `<section class="player ${kind}" aria-label="${escapeText(embed.provider)}">`,
    `<iframe src="${escapeText(player)}" title="${escapeText(embed.provider)}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
    `<a href="${escapeText(path)}#y=${top}" aria-label="${messages.player.close}">✕</a>`,
    '</section></body></html>',
  ].join('');
}
