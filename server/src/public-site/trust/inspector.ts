// `/{name}+`: where the links of a page lead, for visitors who want to check before they open one. Destinations
// are text, not links, so that none is opened by mistake.
import type { ServerResponse } from 'node:http';
import type { OutboundLink } from '@vys/contract/pages/moderation';
import type { Inspection } from '../../modules/moderation/index.ts';
import type { SiteModeration } from '../dependencies.ts';
import type { ResponseWriter } from '../http/responses.ts';
import { inspectorMessages as messages } from '../messages.ts';
import { escapeText } from './status-page.ts';
import { layoutPolicy, renderLayout } from './trust-safety-layout.ts';

export type Inspector = {
  /** The name of the page that a path inspects. */
  readName(path: string): string | undefined;
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
    readName: (path) => inspectorPath.exec(path)?.[1]?.toLowerCase(),
    async send(response, name) {
      const inspection = await moderation.inspect(name);
      if (inspection.kind === 'suspended') return respond.suspended(response);
      if (inspection.kind === 'none') return respond.notFound(response);
      respond.document(response, 200, {
        html: renderInspector(pagesOrigin, name, inspection),
        policy,
      });
    },
  };
}

function renderInspector(pagesOrigin: string, name: string, page: Shown): string {
  const address = `${pagesOrigin}/${name}`;
  const facts = [
    [messages.facts.title, page.title],
    [messages.facts.address, address],
    [messages.facts.firstPublished, formatDay(page.firstPublishedAt)],
    [messages.facts.lastPublished, formatDay(page.publishedAt)],
  ].filter(([, value]) => value !== '');
  return renderLayout(
    messages.title(name),
    [
      `<p>${messages.intro}</p>`,
      `<dl>${facts.map(([key, value]) => `<dt>${key}</dt><dd>${escapeText(value ?? '')}</dd>`).join('')}</dl>`,
      section(messages.links, page.links.map(targetItem)),
      section(messages.forms, page.forms.map(formItem)),
      page.runsCode ? codeSection(page.loads) : '',
      section(messages.players, page.embeds.map(targetItem)),
      `<footer><a href="/${name}">${messages.pageLink}</a>`,
      `<a href="/_/report/${name}" rel="nofollow">${messages.reportLink}</a></footer>`,
    ].join(''),
  );
}

function section({ title, none }: { title: string; none: string }, items: string[]): string {
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<h2>${title}</h2>${items.length > 0 ? list : `<p>${none}</p>`}`;
}

function codeSection(loads: OutboundLink[]): string {
  const { title, warning, text, hosts } = messages.code;
  return [
    `<h2>${title}</h2><p><strong>${warning}</strong> ${text}</p>`,
    section(hosts, loads.map(loadItem)),
  ].join('');
}

/** A page published before hosts were listed may load images from anywhere. */
function loadItem(target: OutboundLink): string {
  return target.host ? targetItem(target) : `<p class="host">${messages.code.anyHost}</p>`;
}

function targetItem({ text, url, host, host_decoded: decoded }: OutboundLink): string {
  const name = decoded ?? (host || url.slice(0, url.indexOf(':') + 1));
  return [
    `<p class="host">${escapeText(name)}</p>`,
    text ? `<p>${messages.shownAs(escapeText(text))}</p>` : '',
    decoded ? `<p class="alike">${messages.nonLatin(`<code>${escapeText(host)}</code>`)}</p>` : '',
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
  return `<p class="host">${escapeText(name)}</p><p>${messages.formNote}</p>`;
}

function formatDay(at: Date | null): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return at?.toLocaleDateString('en-US', format) ?? '';
}
