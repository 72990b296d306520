// `/{name}+`: where the links of a page lead, for visitors who want to check before they open one. Destinations
// are text, not links, so that none is opened by mistake.
import type { ServerResponse } from 'node:http';
import { createDayFormat } from '@vys/contract/language/messages';
import type { FormKind } from '@vys/contract/pages/forms';
import type { OutboundLink } from '@vys/contract/pages/moderation';
import type { Inspection } from '../../modules/moderation/index.ts';
import type { SiteModeration } from '../dependencies.ts';
import type { ResponseWriter } from '../http/responses.ts';
import { chooseLocale, type Locale } from '../language.ts';
import type { SiteMessages } from '../messages/index.ts';
import type { PublishedPages } from '../pages/page-lookup.ts';
import { escapeText } from './status-page.ts';
import { layoutPolicy, renderLayout } from './trust-safety-layout.ts';

export type Inspector = {
  /** The name of the page that a path inspects. */
  readName(path: string): string | undefined;
  send(response: ServerResponse, name: string): Promise<void>;
};

const inspectorPath = /^\/([a-z0-9_-]{3,20})(?:\+|%2b)$/i;

type Texts = SiteMessages['inspector'];

type Shown = Extract<Inspection, { kind: 'page' }>;

export function createInspector(
  moderation: Pick<SiteModeration, 'inspect'>,
  published: Pick<PublishedPages, 'findLanguage'>,
  respond: ResponseWriter,
  pagesOrigin: string,
): Inspector {
  const policy = layoutPolicy({ hasForm: false });
  return {
    readName: (path) => inspectorPath.exec(path)?.[1]?.toLowerCase(),
    async send(response, name) {
      const [inspection, pageLanguage] = await Promise.all([
        moderation.inspect(name),
        published.findLanguage(name),
      ]);
      if (inspection.kind === 'suspended') return respond.suspended(response, pageLanguage);
      if (inspection.kind === 'none') return respond.notFound(response);
      const locale = chooseLocale(response.req, pageLanguage);
      respond.document(response, 200, {
        html: renderInspector(locale, `${pagesOrigin}/${name}`, name, inspection),
        policy,
      });
    },
  };
}

function renderInspector(
  { language, messages: { inspector: messages } }: Locale,
  address: string,
  name: string,
  page: Shown,
): string {
  const formatDay = createDayFormat(language);
  const day = (at: Date | null) => (at ? formatDay(at) : '');
  const facts = [
    [messages.facts.title, bdi(page.title)],
    [messages.facts.address, bdi(address)],
    [messages.facts.firstPublished, day(page.firstPublishedAt)],
    [messages.facts.lastPublished, day(page.publishedAt)],
  ].filter(([, value]) => value !== '');
  const target = (link: OutboundLink) => targetItem(messages, link);
  return renderLayout(
    language,
    messages.title(name),
    [
      `<p>${messages.intro}</p>`,
      `<dl>${facts.map(([key, value]) => `<dt>${key}</dt><dd>${value}</dd>`).join('')}</dl>`,
      section(messages.links, page.links.map(target)),
      section(
        messages.forms,
        page.forms.map((kind) => formItem(messages, kind)),
      ),
      page.runsCode ? codeSection(messages, page.loads) : '',
      section(messages.players, page.embeds.map(target)),
      `<footer><a href="/${name}">${messages.pageLink}</a>`,
      `<a href="/_/report/${name}" rel="nofollow">${messages.reportLink}</a></footer>`,
    ].join(''),
  );
}

/** Text of the creator, whose direction may be another one. */
const bdi = (text: string) => (text ? `<bdi>${escapeText(text)}</bdi>` : '');

function section({ title, none }: { title: string; none: string }, items: string[]): string {
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<h2>${title}</h2>${items.length > 0 ? list : `<p>${none}</p>`}`;
}

function codeSection(messages: Texts, loads: OutboundLink[]): string {
  const { title, warning, text, hosts } = messages.code;
  const items = loads.map((target) => loadItem(messages, target));
  return `<h2>${title}</h2><p><strong>${warning}</strong> ${text}</p>${section(hosts, items)}`;
}

/** A page published before hosts were listed may load images from anywhere. */
function loadItem(messages: Texts, target: OutboundLink): string {
  if (target.host) return targetItem(messages, target);
  return `<p class="host">${messages.code.anyHost}</p>`;
}

function targetItem(messages: Texts, link: OutboundLink): string {
  const { text, url, host, host_decoded: decoded } = link;
  const name = decoded ?? (host || url.slice(0, url.indexOf(':') + 1));
  return [
    `<p class="host">${escapeText(name)}</p>`,
    text ? `<p>${messages.shownAs(bdi(text))}</p>` : '',
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

function formItem(messages: Texts, kind: string): string {
  const name = messages.formKinds[kind as FormKind] ?? kind;
  return `<p class="host">${escapeText(name)}</p><p>${messages.formNote}</p>`;
}
