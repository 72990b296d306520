// What could be next for one page, read from its design. Pure: what it proposes to send is understood by the
// built-in assistant, which server/src/modules/assistant/page-suggestions.test.ts holds.
import { type WantedSection, wantedSections } from '@vys/compiler/page-design/wanted-sections';
import type { Messages } from '@vys/contract/language/messages';
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import { isPlaceholder } from '@vys/contract/page-model/placeholders';
import { MOST_NAMED_PLACES, messages } from './messages/en.ts';

export type PageSuggestion = { label: string } & ({ send: string } | { start: string });
type Texts = Messages<typeof messages>;

const MOST = 3;

/** What is wrong comes first, then what is missing, then other looks. `today` is an ISO day. */
export function listPageSuggestions(
  { page, theme }: PageDesign,
  today: string,
  texts: Texts = messages,
): PageSuggestion[] {
  const kinds = new Set(page.sections.map(({ kind }) => kind));
  const missing = wantedSections[theme.family].filter((kind) => !kinds.has(kind));
  const all = [
    ...problemsOfProfile(page, texts),
    ...page.links.flatMap((link, place) => problemOfLink(link, place, texts)),
    ...page.sections.flatMap((section) => problemOfSection(section, today, texts)),
    ...(page.links.length === 0 ? [texts.noLinks] : []),
    ...missing.slice(0, 2).map((kind) => suggestSection(kind, texts)),
    texts.redesign,
    theme.scheme === 'dark' ? texts.light : texts.dark,
  ];
  return [...new Map(all.map((suggestion) => [suggestion.label, suggestion])).values()].slice(
    0,
    MOST,
  );
}

const suggestSection = (kind: WantedSection, texts: Texts): PageSuggestion =>
  kind === 'countdown' ? texts.missingCountdown : texts.missingSection(texts.sections[kind]);

function problemsOfProfile({ tagline }: PageModel, texts: Texts): PageSuggestion[] {
  const isOpen = tagline !== undefined && isPlaceholder(tagline);
  return isOpen ? [texts.placeholderTagline(tagline)] : [];
}

function problemOfLink(
  { title, url, hidden }: PageLink,
  place: number,
  texts: Texts,
): PageSuggestion[] {
  if (hidden) return [];
  if (isPlaceholder(title)) return place < MOST_NAMED_PLACES ? [texts.untitledLink(place)] : [];
  if (url === undefined) return [texts.linkWithoutAddress(title)];
  const host = findDeadHost(url);
  return host === undefined ? [] : [texts.deadLink(title, host)];
}

/** Names that nothing can answer at (RFC 2606, RFC 6761), for example from an address that was copied half. */
function findDeadHost(url: string): string | undefined {
  if (!/^https?:/i.test(url)) return undefined;
  const { hostname } = new URL(url);
  const isDead =
    /^(?:www\.)?example\.(?:com|net|org)$/.test(hostname) ||
    /(?:^|\.)(?:localhost|example|invalid|test)$/.test(hostname);
  return isDead ? hostname : undefined;
}

function problemOfSection(
  section: PageModel['sections'][number],
  today: string,
  texts: Texts,
): PageSuggestion[] {
  if (section.hidden) return [];
  if (section.kind === 'countdown' && section.day < today) return [texts.pastCountdown];
  if (section.kind === 'events') {
    const past = section.items.find(({ day }) => day !== undefined && day < today);
    if (past) return [texts.pastEvent(past.name)];
  }
  const { title } = section;
  const items = 'items' in section ? section.items : [];
  const isUnfilled = items.length > 0 && items.every(isUnfilledItem);
  return isUnfilled && title && !isPlaceholder(title) ? [texts.emptySection(title)] : [];
}

/** Has no text but placeholders, and no image or address. */
function isUnfilledItem(item: Readonly<Record<string, unknown>>): boolean {
  const { id: _, ...fields } = item;
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  return (
    texts.some(isPlaceholder) &&
    fields.url === undefined &&
    fields.image === undefined &&
    [fields.name, fields.question, fields.quote, fields.headline].every(
      (text) => text === undefined || (typeof text === 'string' && isPlaceholder(text)),
    )
  );
}
