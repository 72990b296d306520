// The help center for search engines, link previews and readers without scripts: the page of the web app with the text
// of an article, its title and its addresses in all languages. The app draws the same once it is there.
import { escapeHtml } from '@vys/compiler/escape';
import { helpArticlePath } from '@vys/contract/help/article-path';
import { type HelpArticleId, type HelpLanguage, helpArticleIds } from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import { helpCenterNames, helpTopicTitles } from '@vys/contract/help/topic-names';
import { helpTopicNames, helpTopics } from '@vys/contract/help/topics';
import { DEFAULT_LANGUAGE, negotiateOf } from '@vys/contract/language/languages';
import { pageLanguages } from '@vys/contract/page-model/page-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Options = {
  /** Of the app, as `https://app.example`. */
  origin: string;
  /** Sends the page of the web app with what `edit` makes of it. */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    edit: (html: string) => string,
  ) => Promise<FastifyReply>;
};
type HelpPage = { article: HelpArticleId | undefined; language: HelpLanguage };

const DESCRIPTION_LENGTH = 155;
const META = /(<meta (?:name|property)="([a-z:]+)" content=")[^"]*/g;

export function serveHelp(http: FastifyInstance, { origin, send }: Options): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
    const article = helpArticleIds.find((known) => known === id);
    if (id !== undefined && article === undefined)
      return send(request, reply.code(404).header('x-robots-tag', 'noindex'), (html) => html);
    const page = { article, language: readLanguage(request) };
    return send(request, reply, (html) => fillPage(html, page, origin));
  };
  http.get<{ Querystring: { article?: string } }>('/help', (request, reply) => {
    const { article } = request.query;
    // As articles were addressed at first.
    if (typeof article === 'string')
      return reply.redirect(`/help/${encodeURIComponent(article)}`, 301);
    return answer(request, reply);
  });
  http.get<{ Params: { article: string } }>('/help/:article', (request, reply) =>
    answer(request, reply, request.params.article),
  );
  http.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send(
      // Every other screen needs an account.
      `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );
  http.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml').send(sitemap(origin)),
  );
}

/** Of the address, else the one that the browser prefers. */
function readLanguage({ url, headers }: FastifyRequest): HelpLanguage {
  const wanted = new URLSearchParams(url.split('?')[1]).get('lang');
  const found = pageLanguages.find((language) => language === wanted);
  return found ?? negotiateOf(headers['accept-language'], pageLanguages) ?? DEFAULT_LANGUAGE;
}

function pathOf({ article, language }: HelpPage): string {
  const path = article === undefined ? '/help' : helpArticlePath(article);
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
}

function fillPage(html: string, page: HelpPage, origin: string): string {
  const { title, description } = headOf(page);
  const metadata = new Map([
    ['description', description],
    ['og:title', title],
    ['og:description', description],
    ['og:type', page.article === undefined ? 'website' : 'article'],
  ]);
  const edits = [
    (text: string) =>
      text.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`),
    (text: string) =>
      text.replace(META, (whole, start: string, name: string) => {
        const value = metadata.get(name);
        return value === undefined ? whole : start + escapeHtml(value);
      }),
    (text: string) => text.replace('</head>', () => `${links(page, origin)}</head>`),
    (text: string) => text.replace('<div id="root">', () => `${bodyOf(page)}<div id="root">`),
  ];
  return edits.reduce((edited, edit) => edit(edited), html);
}

function headOf({ article, language }: HelpPage): { title: string; description: string } {
  const center = helpCenterNames[language];
  if (article === undefined) return { title: `${center.title} · Vys`, description: center.intro };
  const { title, answer: whole } = helpArticle(article, language);
  const cut = whole.slice(0, whole.lastIndexOf(' ', DESCRIPTION_LENGTH));
  const description = whole.length > DESCRIPTION_LENGTH ? `${cut}…` : whole;
  return { title: `${title} · ${center.title} · Vys`, description };
}

function links(page: HelpPage, origin: string): string {
  const address = (language: HelpLanguage) => escapeHtml(origin + pathOf({ ...page, language }));
  const alternates = pageLanguages.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`,
  );
  return [
    `<link rel="canonical" href="${address(page.language)}">`,
    `<link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LANGUAGE)}">`,
    ...alternates,
    `<meta property="og:url" content="${address(page.language)}">`,
  ].join('\n');
}

/** In the app's own classes; HelpScreen removes it when it is drawn. */
function bodyOf(page: HelpPage): string {
  const { language } = page;
  const { title, intro } = helpCenterNames[language];
  return `<div id="help-text" lang="${language}" class="min-h-dvh bg-canvas px-5 py-6 sm:px-8">
<main class="mx-auto max-w-5xl py-10 sm:py-14">
<p class="font-display font-semibold text-display text-fg">${escapeHtml(title)}</p>
<p class="mt-2 text-base text-muted">${escapeHtml(intro)}</p>
${page.article === undefined ? '' : articleText(page.article, language)}
${topicList(page)}
</main>
</div>
`;
}

function articleText(article: HelpArticleId, language: HelpLanguage): string {
  const { title, answer, steps = [], more = [] } = helpArticle(article, language);
  const toParagraph = (text: string) =>
    `<p class="mt-4 text-base text-muted">${escapeHtml(text)}</p>`;
  const items = steps.map(
    (step) => `<li class="mt-2 text-base text-muted">${escapeHtml(step)}</li>`,
  );
  return `<article class="mt-8">
<h1 class="font-display font-semibold text-fg text-xl">${escapeHtml(title)}</h1>
${toParagraph(answer)}
${items.length > 0 ? `<ol class="mt-4 list-decimal pl-5">${items.join('\n')}</ol>` : ''}
${more.length > 0 ? `<h2 class="mt-6 font-semibold text-base text-fg">${escapeHtml(helpCenterNames[language].more)}</h2>` : ''}
${more.map(toParagraph).join('\n')}
</article>`;
}

/** All topics, or the one of the article. */
function topicList({ article, language }: HelpPage): string {
  const shown = helpTopicNames.filter((topic) => {
    const ids: readonly HelpArticleId[] = helpTopics[topic];
    return article === undefined || ids.includes(article);
  });
  return shown
    .map((topic) => {
      const items = helpTopics[topic].map((id) => {
        const path = escapeHtml(pathOf({ article: id, language }));
        const name = escapeHtml(helpArticle(id, language).title);
        return `<li><a href="${path}" class="text-accent-text">${name}</a></li>`;
      });
      const heading = escapeHtml(helpTopicTitles[language][topic]);
      return `<h2 class="mt-8 font-semibold text-base text-fg">${heading}</h2>\n<ul>${items.join('\n')}</ul>`;
    })
    .join('\n');
}

function sitemap(origin: string): string {
  const articles = [undefined, ...helpArticleIds];
  const entries = articles.flatMap((article) =>
    pageLanguages.map((language) => {
      const address = escapeHtml(origin + pathOf({ article, language }));
      return `<url><loc>${address}</loc></url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
