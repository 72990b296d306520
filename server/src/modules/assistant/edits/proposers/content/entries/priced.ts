// Lists of things with prices: "a flat white 3.20 and a scone 2.90", "espresso 2, cappuccino 3.20".
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Price } from '@vys/contract/page-model/values';
import { mentionsOf } from '../../../scene/choose.ts';
import { likeNeighbor } from '../../../scene/names.ts';
import { has, type Scene, valuesOf } from '../../../scene/scene.ts';
import { itemsOf } from '../../../scene/targets.ts';
import { priceLike } from '../prices.ts';
import { type EntryReader, trimmed } from './entry.ts';

const offers = ['menu', 'products', 'services'] as const;
type Offer = (typeof offers)[number];
type Amount = { start: number; end: number; price: Price };

const lead =
  /^[\s,;:–-]*(?:(?:and|und|et|y|e|plus|also|noch|auch|add|put|new|neu(?:e[rs]?)?|nouveaut?é?|nouve(?:au|lle)|nuev[oa]|nov[oa]|nuov[oa]|füge?|nimm|ajoute[zr]?|mets|añade|agrega|pon|adicion[ae]|aggiungi|metti|a|an|another|some|ein(?:en?)?|une?|una|uma|un|we|i|wir|ich|on|je|nous|have|haben|had|sell|offer|do|now|verkaufen?|bieten?|vends|vendons|vendo|vendemos|vendiamo|hago|offro|our|my|unsere?|meine?|the|there's|menu|service|services|products?|produkte?|price list|prices|preise|karte|carte|carta|cardápio|leistung(?:en)?|prestations?|servicios?|serviços?|servizi|item|items|dish|to|of|with|mit|avec|con|com|is|are|it's|jetzt)(?=[\s,;:–-])[\s,;:–-]*)+/iu;
const joint =
  /[\s,;:–-]+(?:for|für|à|a|at|por|per|zu|um|is|are|costs?|kostet|kosten|coûte|cuesta|custa|costa|from|ab|je|each|now|jetzt|=)[\s,;:–-]*$/iu;
const place =
  /\s+(?:to|on|auf|in|à|en|a|al|alla|na|no|sur)\s+(?:the|die|der|das|la|le|el|il|o|our|my)?\s*(?:menu|price list|list|karte|speisekarte|carte|carta|cardápio|services|leistungen|prices|preise|products)(?:\s+(?:for|für|à|a|por|per))?\s*$/iu;

export const readPriced: EntryReader = (scene) => {
  const amounts = amountsIn(scene);
  if (amounts.length === 0 || has(scene, 'remove', 'rename', 'replace', 'move', 's.stats', 'more'))
    return undefined;
  if (scene.values.some(({ kind }) => kind === 'date' || kind === 'hours')) return undefined;
  const section = sectionFor(scene);
  const kind = section?.kind ?? kindWanted(scene);
  const items = amounts.flatMap((_, at): Record<string, unknown>[] => {
    const item = itemOf(scene, kind, amounts, at);
    return item === undefined ? [] : [item];
  });
  if (items.length < amounts.length) return undefined;
  const isNamed = has(scene, 'add', ...offers.flatMap((offer) => [`s.${offer}`, `i.${offer}`]));
  return amounts.length > 1 || section === undefined || valuesOf(scene, 'duration').length > 0
    ? { kind, items, isNamed }
    : undefined;
};

/** Numbers without a currency count where prices or decimals stand beside them, or a list of prices is named. */
function amountsIn(scene: Scene): Amount[] {
  const prices: Amount[] = valuesOf(scene, 'price');
  const isList = prices.length > 0 || has(scene, 'price', 's.menu', 's.services', 's.products');
  if (!isList) return [];
  const numbers = valuesOf(scene, 'number')
    .map(({ start, end, value }) => {
      const text = scene.message.text.slice(start, end);
      return { start, end, price: { text, amount: value } };
    })
    .filter(({ price, end }) => {
      const next = scene.message.text.slice(end, scene.span.end);
      return (
        /^\d+(?:[.,]\d{1,2})?$/.test(price.text) &&
        /^\s*(?:$|[,;\n]|(?:and|und|et|y|e)\s)/iu.test(next)
      );
    });
  return [...prices, ...numbers].sort((a, b) => a.start - b.start);
}

function sectionFor(scene: Scene) {
  const named = mentionsOf(scene, 'section').map(({ target }) => target.section);
  const { sections } = scene.design.page;
  const isOffer = ({ kind }: { kind: SectionKind }) => offers.includes(kind as Offer);
  const wanted = offers.find((offer) => has(scene, `s.${offer}`, `i.${offer}`));
  return (
    named.find(isOffer) ??
    sections.find(({ kind }) => kind === wanted) ??
    (has(scene, 's.menu') && !has(scene, 's.services') ? undefined : sections.find(isOffer))
  );
}

function kindWanted(scene: Scene): Offer {
  const wanted = offers.find((offer) => has(scene, `s.${offer}`, `i.${offer}`));
  if (wanted !== undefined) return wanted;
  if (valuesOf(scene, 'duration').length > 0) return 'services';
  return /\b(?:sell|selling|shop|merch|verkaufe|vends|vendo|vendemos|vendiamo)\b/iu.test(scene.text)
    ? 'products'
    : 'menu';
}

function itemOf(
  scene: Scene,
  kind: SectionKind,
  amounts: readonly Amount[],
  at: number,
): Record<string, unknown> | undefined {
  const { start, end, price } = amounts[at] as Amount;
  const from = amounts[at - 1]?.end ?? scene.span.start;
  const next = amounts[at + 1]?.start ?? scene.span.end;
  const durations = valuesOf(scene, 'duration').filter(
    (value) => value.start >= from && value.end <= next,
  );
  const before = durations.find((value) => value.end <= start && at === 0);
  const duration = before ?? durations.find((value) => value.start >= end);
  const raw = durations
    .filter((value) => value.end <= start)
    .reduceRight(
      (text, value) => text.slice(0, value.start - from) + text.slice(value.end - from),
      scene.message.text.slice(from, start),
    );
  const bare = raw.slice((at === 0 ? /^.*:\s+(?=\S)/su.exec(raw)?.[0].length : 0) ?? 0);
  const name = trimmed(trimmed(bare.replace(lead, ' ').replace(joint, '')).replace(place, ''));
  const words = name.split(/\s+/).length;
  const isName = /\p{L}{2}/u.test(name) && name.length <= 60 && words <= 6 && !/[.!?]\s/.test(name);
  if (!isName || isKnown(scene, name)) return undefined;
  const section = sectionFor(scene);
  const neighbor = section === undefined ? undefined : itemsOf(section)[0]?.name;
  return {
    name: likeNeighbor(name, neighbor as string | undefined),
    price: priceLike(scene, price, section?.id),
    ...(kind === 'services' && duration !== undefined ? { duration: duration.text } : {}),
  };
}

const isKnown = (scene: Scene, name: string): boolean => {
  const start = scene.message.text.indexOf(name);
  return mentionsOf(scene, 'item').some(
    ({ quality, words }) =>
      quality > 0.75 &&
      words.some((word) => {
        const own = scene.words[word];
        return own !== undefined && own.start >= start && own.end <= start + name.length;
      }),
  );
};
