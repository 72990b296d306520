// `/{name}+`: what lies behind the links of a page, for whoever wants to look before they go. Targets
// are text, not links: here people read, and nothing can be opened by mistake.
import type { ServerResponse } from 'node:http';
import type { OutboundLink } from '@vys/contract/moderation';
import type { Inspection } from '../../modules/moderation/index.ts';
import type { SiteModeration } from '../dependencies.ts';
import type { ResponseWriter } from '../http/responses.ts';
import { escapeText } from './status-page.ts';
import { layoutPolicy, renderLayout } from './trust-safety-layout.ts';

export type Inspector = {
  /** The name of the page that a path inspects. */
  nameOf(path: string): string | undefined;
  send(response: ServerResponse, name: string): Promise<void>;
};

const inspectorPath = /^\/([a-z0-9_-]{3,20})(?:\+|%2b)$/i;

type Shown = Extract<Inspection, { kind: 'page' }>;

export function createInspector(
  moderation: Pick<SiteModeration, 'inspect'>,
  respond: ResponseWriter,
  pagesOrigin: string,
): Inspector {
  const policy = layoutPolicy({ hasForm: false });
  return {
    nameOf: (path) => inspectorPath.exec(path)?.[1]?.toLowerCase(),
    async send(response, name) {
      const found = await moderation.inspect(name);
      if (found.kind === 'suspended') return respond.suspended(response);
      if (found.kind === 'none') return respond.notFound(response);
      respond.document(response, 200, { html: renderInspector(pagesOrigin, name, found), policy });
    },
  };
}

function renderInspector(pagesOrigin: string, name: string, page: Shown): string {
  const address = `${pagesOrigin}/${name}`;
  const facts = [
    ['Title', page.title],
    ['Address', address],
    ['First published', dayOf(page.firstPublishedAt)],
    ['Last published', dayOf(page.publishedAt)],
  ].filter(([, value]) => value !== '');
  return renderLayout(
    `Where ${name}'s links go`,
    [
      '<p>Every link on this page, with its real destination. Anyone can make a page here, so check that these are the sites you expect.</p>',
      `<dl>${facts.map(([key, value]) => `<dt>${key}</dt><dd>${escapeText(value ?? '')}</dd>`).join('')}</dl>`,
      section('Links', page.links.map(targetItem), 'This page has no links.'),
      section('Forms', page.forms.map(formItem), 'This page has no forms.'),
      page.runsCode ? codeSection(page.loads) : '',
      section('Players', page.embeds.map(targetItem), 'This page has no embedded players.'),
      `<footer><a href="/${name}">Open the page</a>`,
      `<a href="/_/report/${name}" rel="nofollow">Report this page</a></footer>`,
    ].join(''),
  );
}

function section(title: string, items: string[], nothing: string): string {
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<h2>${title}</h2>${items.length > 0 ? list : `<p>${nothing}</p>`}`;
}

function codeSection(loads: OutboundLink[]): string {
  return [
    '<h2>Code</h2><p><strong>This page runs code in your browser.</strong> It can change what you see, show forms and links that are not listed here, and send what you type to the hosts below. Don’t enter anything you want to keep to yourself.</p>',
    section('Hosts the code can contact', loads.map(loadItem), 'Only this site.'),
  ].join('');
}

/** A page published before hosts were listed may load images from anywhere. */
function loadItem(target: OutboundLink): string {
  return target.host ? targetItem(target) : '<p class="host">Any site</p>';
}

function targetItem({ text, url, host, host_decoded: decoded }: OutboundLink): string {
  const name = decoded ?? (host || url.slice(0, url.indexOf(':') + 1));
  return [
    `<p class="host">${escapeText(name)}</p>`,
    text ? `<p>Shown as “${escapeText(text)}”</p>` : '',
    decoded
      ? `<p class="alike">Uses non-Latin characters that can look like others. The actual host is <code>${escapeText(host)}</code></p>`
      : '',
    `<p><code>${emphasized(url, host)}</code></p>`,
  ].join('');
}

/** The host stands out, since the rest of an address may say anything. */
function emphasized(url: string, host: string): string {
  if (host === '') return escapeText(url);
  // A name before an `@` is no host, so it is looked for from the end.
  const end = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/.exec(url)?.[0].length ?? 0;
  const start = Math.max(0, end - host.length);
  return `${escapeText(url.slice(0, start))}<b>${escapeText(host)}</b>${escapeText(url.slice(end))}`;
}

function formItem(kind: string): string {
  const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
  return `<p class="host">${escapeText(name)}</p><p>What you enter goes to the page owner through us.</p>`;
}

function dayOf(at: Date | null): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return at?.toLocaleDateString('en-GB', format) ?? '';
}
