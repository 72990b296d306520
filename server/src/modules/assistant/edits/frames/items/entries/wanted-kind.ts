// Which kind of section a request is about: as it says, else by what it holds and what the page has.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { findSectionKind } from '../../../../reading/section-names.ts';
import type { TaggedSlot } from '../../../../tagging/labels.ts';
import { foldWord } from '../../../lexicon/concepts.ts';
import { createScene, has, type Scene } from '../../../scene/scene.ts';
import { type Frame, slotsOf } from '../../frame.ts';
import { isFood } from '../../targets/item-words.ts';

/** Kinds whose items are names with prices. */
export const offers = ['menu', 'products', 'services'] as const satisfies readonly SectionKind[];

/** Asked for in words of one's own. */
const wordings: readonly [SectionKind, RegExp][] = [
  [
    'guestbook',
    /\b(?:guest|gaste|livre d.?or|recados?|visitas|ospiti|leave.*(?:note|message)|little notes)/,
  ],
  [
    'newsletter',
    /\b(?:e.?mails?|mails?|mailing|newsletter|inscri\w*|subscri\w*|anmeld\w*|eintragen|sign.?up|rundbrief)\b/,
  ],
  [
    'contact',
    /\b(?:form\w*|write|schreib\w*|ecri\w*|escrib\w*|escrev\w*|scriv\w*|message\w*|nachricht\w*|contact\w*|kontakt\w*|contatt\w*)\b/,
  ],
  ['gallery', /\b(?:photos?|fotos?|pictures?|bilder|images?|imagenes|imagens|immagini)\b/],
  ['map', /\b(?:map|karte|anfahrt|plan|mapa|mappa|how to (?:get|find)|directions)\b/],
  ['events', /\b(?:dates?|gigs?|shows?|termine?|tour|concerts?|lesungen|agenda|events?)\b/],
  ['products', /\b(?:shop|store|laden|boutique|tienda|loja|negozio|sell|verkauf\w*)\b/],
  ['countdown', /\b(?:countdown|count\w* down|rebours|atras|regressiva|rovescia)\b/],
];

/** What a slot names, the likeliest first. */
export function kindsNamed(scene: Scene, slot: TaggedSlot): SectionKind[] {
  const part = createScene(scene, scene.message, slot);
  const named = part.concepts
    .filter(({ concept }) => /^[si]\./.test(concept))
    .sort(
      (a, b) =>
        b.to - b.from - (a.to - a.from) ||
        Number(b.concept[0] === 's') - Number(a.concept[0] === 's'),
    )
    .map(({ concept }) => concept.slice(2) as SectionKind);
  const known = findSectionKind(slot.text, scene.lang) ?? findSectionKind(slot.text);
  const folded = foldWord(slot.text);
  const worded = wordings.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind);
  const first = known === undefined ? [] : [known];
  return [...new Set([...first, ...named, ...worded])];
}

const section = /\b(?:section|abschnitt|bereich|rubrique|secci[oó]n|se[cç][aã]o|sezione)\b/iu;

/** "add an about section: …", with no other name for it. */
export const asksForAbout = ({ scene }: Frame): boolean =>
  has(scene, 's.about') && section.test(scene.text);

/** By the slots alone. */
export function kindsHeld(frame: Frame): SectionKind[] {
  const holds = (...kinds: TaggedSlot['slot'][]) => slotsOf(frame, ...kinds).length > 0;
  if (holds('question', 'answer')) return ['faq'];
  if (holds('quote')) return ['testimonials', 'press', 'quote'];
  if (holds('hours')) return ['hours'];
  if (holds('date', 'venue'))
    return holds('item', 'venue', 'location') ? ['events'] : ['events', 'countdown'];
  if (holds('status', 'time')) return ['events', 'countdown', 'products'];
  if (holds('value', 'label')) return ['stats'];
  if (holds('person', 'role')) return ['team'];
  if (holds('address')) return ['map', 'contact'];
  if (holds('item', 'price')) return [...offers];
  if (holds('link')) return ['video', 'music', 'featured'];
  return [];
}

export type Wanted = {
  kind: SectionKind;
  /** Undefined where the page has none. */
  section?: PageSection;
};

/** Where what the request adds belongs. */
export function wantedSection(frame: Frame): Wanted | undefined {
  const { scene } = frame;
  const held = kindsHeld(frame);
  const [slot] = slotsOf(frame, 'section');
  const named = slot === undefined ? [] : kindsNamed(scene, slot);
  const fitting = held.length === 0 ? named : named.filter((kind) => held.includes(kind));
  const [own] = fitting;
  if (slot !== undefined && own !== undefined) return withSection(scene, fitting, own);
  const [kind] = held;
  if (kind === undefined || held.includes('video')) return undefined;
  const said = held.find((one) => has(scene, `s.${one}`, `i.${one}`) && ownSection(scene, one));
  const existing = said ?? held.find((one) => ownSection(scene, one) !== undefined);
  const section = existing === undefined ? undefined : ownSection(scene, existing);
  const quoted = kind === 'testimonials' ? quotedKind(frame) : undefined;
  const chosen = quoted ?? existing ?? newKind(frame, held);
  return {
    ...withSection(scene, [chosen], chosen),
    ...(quoted === undefined && section && { section }),
  };
}

export const ownSection = ({ design }: Scene, kind: SectionKind): PageSection | undefined =>
  design.page.sections.find((section) => section.kind === kind);

function withSection(scene: Scene, kinds: readonly SectionKind[], first: SectionKind) {
  const kind = kinds.find((one) => ownSection(scene, one) !== undefined) ?? first;
  const section = ownSection(scene, kind);
  return { kind, ...(section !== undefined && { section }) };
}

const media =
  /\b(?:magazine?|times|post|guardian|journal|zeitung|anzeiger|bote|vogue|bbc|radio|tv|gazette|tribune|herald|blog|podcast|press\w*|presse|prensa|imprensa|stampa|rassegna|figaro|monde|repubblica|pais|folha|bund|standard)\b/;

const clients =
  /\b(?:clients?|customers?|guests?|kund\w*|gast|gaste|client\w*|cliente\w*|patient\w*|students?|readers?|leser\w*|lecteur\w*|lector\w*|leitor\w*|lettor\w*|listeners?|fans?|schuler\w*|reviews?|bewertung\w*|avis|resena\w*|recension\w*|depoimento\w*)\b/;

/** Papers are quoted under press, clients are not. */
function quotedKind(frame: Frame): SectionKind {
  const { scene } = frame;
  const person = foldWord(slotsOf(frame, 'person')[0]?.text ?? '');
  const hasPress = ownSection(scene, 'press') !== undefined;
  const hasVoices = ownSection(scene, 'testimonials') !== undefined;
  if (media.test(person) || has(scene, 's.press', 'i.press'))
    return hasPress || !hasVoices ? 'press' : 'testimonials';
  const isClient =
    has(scene, 's.testimonials', 'i.testimonials') || clients.test(foldWord(scene.text));
  return hasPress && !hasVoices && !isClient && person !== '' ? 'press' : 'testimonials';
}

/** "we sell", "takes two weeks", soup. */
function newKind(frame: Frame, held: readonly SectionKind[]): SectionKind {
  const [first = 'text'] = held;
  if (first !== 'menu') return first;
  const named = offers.find((kind) => has(frame.scene, `s.${kind}`, `i.${kind}`));
  if (named !== undefined && !has(frame.scene, 's.services')) return named;
  const names = slotsOf(frame, 'item')
    .map(({ text }) => text)
    .join(' ');
  if (isFood(names)) return 'menu';
  const sells =
    /\b(?:sell\w*|shop|merch|verkauf\w*|vend\w*|boutique|tienda|loja|negozio|handmade)\b/iu;
  return sells.test(frame.scene.message.text) ? 'products' : 'services';
}
