// The addresses that a published page leads to, read from its document: clicks are stored with these and
// with nothing that a client made up.

export type PageLinks = {
  /**
   * The address as the page has it; of a link that only the page's code makes, the origin, if the code names
   * it. Undefined for what the page does not lead to.
   */
  find(target: string): string | undefined;
};

const MAX_LINKS = 5_000;
/** Longer ones are never sent whole. */
const MAX_LENGTH = 2_048;
/** The tracker cuts addresses some characters below 1,000. */
const CUT_FROM = 900;

const hrefs = /\shref="([^"]*)"/g;
const addressesInCode = /\b(?:https?:\/\/|mailto:|tel:|sms:)[^\s"'`<>\\]+/g;
const CODE_START = '<script type="module">';

export function readPageLinks(html: string, pageUrl: string): PageLinks {
  const page = new URL(pageUrl);
  const links = new Set<string>();
  const origins = new Set<string>();
  const codeAt = html.lastIndexOf(CODE_START);
  const markup = codeAt === -1 ? html : html.slice(0, codeAt);
  const code = codeAt === -1 ? '' : html.slice(codeAt);

  function add(text: string): URL | undefined {
    if (links.size >= MAX_LINKS || text.length > MAX_LENGTH) return undefined;
    const url = parse(text, page);
    if (url !== undefined && url.href.length <= MAX_LENGTH) links.add(url.href);
    return url;
  }

  for (const [, href = ''] of markup.matchAll(hrefs)) add(unescapeHtml(href));
  for (const [text] of code.matchAll(addressesInCode)) {
    const url = add(text);
    if (url?.protocol.startsWith('http')) origins.add(url.origin);
  }

  function findCut(target: string): string | undefined {
    if (target.length < CUT_FROM) return undefined;
    for (const link of links) if (link.startsWith(target)) return link;
    return undefined;
  }

  return {
    find(target) {
      // As nearly all are sent.
      if (links.has(target)) return target;
      if (!URL.canParse(target)) return undefined;
      const url = new URL(target);
      if (links.has(url.href)) return url.href;
      if (isWithin(url, page)) {
        // The page was opened with a query of its own.
        url.search = '';
        return links.has(url.href) ? url.href : undefined;
      }
      return findCut(target) ?? (origins.has(url.origin) ? url.origin : undefined);
    },
  };
}

function parse(text: string, { href: base }: URL): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function isWithin(url: URL, page: URL): boolean {
  return url.origin === page.origin && url.pathname === page.pathname;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** As our own documents write attributes. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}
