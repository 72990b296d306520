// Sections that are asked for in words that no slot covers: "somewhere people can leave their email for news".
import type { SectionKind } from '@vys/contract/page-model/sections';
import { fold } from '../../../reading/words/text.ts';
import { findWantedSections } from '../read-wanted.ts';
import { isRunOn } from '../text/addressed.ts';
import type { TagDraft } from './tag-draft.ts';

const ASKED: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'waitlist',
    /\bwait(?:ing)? ?list\b|\bwarteliste\b|liste d'attente|lista de espera|lista d'attesa/,
  ],
  [
    'guestbook',
    /guest ?book|gastebuch|livre d'or|libro de (?:visitas|firmas)|livro de (?:visitas|honra)|libro degli ospiti|leave (?:a )?memor/,
  ],
  [
    'newsletter',
    /\bnewsletter\b|mailing list|email list|(?:leave|drop|sign up with|put in) (?:their|an|your) e?-?mails?|sign ?up for (?:news|updates)|infolettre|lista de correo|\brundbrief\b|\bverteiler\b/,
  ],
  [
    'countdown',
    /\bcount ?down\b|put a timer|a timer (?:for|to|until)|compte a rebours|cuenta (?:atras|regresiva)|contagem (?:regressiva|decrescente)|conto alla rovescia/,
  ],
  [
    'faq',
    /\bfaqs?\b|questions and answers|common questions|haufige fragen|foire aux questions|preguntas frecuentes|perguntas frequentes|domande frequenti/,
  ],
  [
    'testimonials',
    /\b(?:customer |client )?reviews\b|testimonials|kundenstimmen|avis (?:de |des )?clients|temoignages|opiniones|depoimentos|recensioni/,
  ],
  [
    'gallery',
    /\b(?:a |photo |big )?gallery\b|(?:pictures|photos|pics) of (?:the|my|our)|\bgalerie\b|\bgaleria\b|\bgalleria\b|fotos (?:de|von|meiner|vom)\b|photos de\b|foto (?:dei|dele|del|della|di)\b|bilder von/,
  ],
  [
    'contact',
    /\b(?:a|an|contact|booking|enquiry|inquiry) form\b|\bkontaktformular\b|\bein formular\b|\bun formula\w+|\bum formulario\b|\bun modulo\b|\bcontact section\b/,
  ],
  ['map', /\b(?:a )?map\b(?! of)|\banfahrt\b|plan d'acces|\bun mapa\b|\bun plan\b|\buna mappa\b/],
];
const ASKS =
  /\b(?:with|add|include|show|want|wants|need|needs|leave|mit|soll|brauche|zeig\w*|avec|ajoute\w*|con|anade|donde|com|onde|dove|mostra\w*)\b/;
const LATER =
  /\b(?:later|(?<!coming.)soon|tomorrow|tonight|will send|send (?:you|u)|spater|schick\w*|folgen|plus tard|envoie|viendront|luego|despues|mandare?|mando|depois|dopo|poi ti)\b/;

const MANY_PHOTOS =
  /\b(?:many|lots of|plenty of|viele|beaucoup de|plein de|muchas|muitas|tante|molte)\s+(?:photos?|pictures?|pics?|fotos?|foto|bilder|imagenes|imagens|immagini)\b/;

const TOLD = [
  ...(['link', 'price', 'item', 'hours', 'quote', 'about', 'tagline', 'name'] as const),
  ...(['address', 'question'] as const),
];

/** In clauses that are about nothing else. */
export function missedSections(draft: TagDraft): SectionKind[] {
  const { text, clauses } = draft.message;
  const asked = clauses.filter((clause) => {
    const kind = draft.requestAt(clause)?.kind;
    const told =
      kind === 'make' || kind === 'want'
        ? draft.slots('link', 'price', 'hours', 'quote', 'address')
        : draft.slots(...TOLD);
    const isOfLook = draft.all.some(
      ({ kind, start, end, slots }) =>
        kind === 'look' &&
        start <= clause.start &&
        clause.end <= end &&
        slots.some(({ slot }) => slot === 'look' || slot === 'color'),
    );
    return !isOfLook && !told.some((slot) => slot.start < clause.end && clause.start < slot.end);
  });
  const gallery: SectionKind[] = MANY_PHOTOS.test(fold(text)) ? ['gallery'] : [];
  const ofRunOns = clauses
    .filter(({ start, end }) => isRunOn(text.slice(start, end)))
    .flatMap(({ start, end }) =>
      ASKED.filter(([, pattern]) => pattern.test(fold(text.slice(start, end)))).map(
        ([kind]) => kind,
      ),
    );
  return [...gallery, ...ofRunOns].concat(
    asked.flatMap(({ start, end }) => {
      const clause = fold(text.slice(start, end));
      if (LATER.test(clause)) return [];
      const named = ASKED.filter(([, pattern]) => pattern.test(clause)).map(([kind]) => kind);
      const kind = draft.requestAt({ start, end })?.kind;
      const isAsked = kind === 'make' || kind === 'restart' || kind === 'want' || ASKS.test(clause);
      const others = isAsked
        ? findWantedSections(text.slice(start, end)).map((found) => found.kind)
        : [];
      return [...named, ...others];
    }),
  );
}
