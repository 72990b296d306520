// The links that a message gives, with titles: "order at order.olive.com" is "Order", "insta @olive" is "Instagram".
import type { Message, MessageValue, Span } from '../../reading/message.ts';
import { platformOfSlug } from '../../reading/platforms.ts';
import { fold } from '../../reading/words/text.ts';
import type { BriefLink } from '../brief.ts';
import type { Part } from './text/parts.ts';
import { sentenceCase } from './text/words.ts';

/** What a visitor does there, by the words before the address; the title in the language of the page. */
const ACTIONS: readonly (readonly [words: string, titles: Readonly<Record<string, string>>])[] = [
  [
    'order orders ordering bestellen bestellung bestell commander commande commandez pedir pedido pedidos encomendar encomendas encomenda ordina ordinare ordini ordinazioni',
    { en: 'Order', de: 'Bestellen', fr: 'Commander', es: 'Pedir', pt: 'Encomendar', it: 'Ordina' },
  ],
  [
    'book booking bookings appointment appointments reserve reservations reservation buchen buchung buchungen termin termine reservieren reservierung reserver reservez rendez-vous rdv reservar reservas reserva cita citas marcar marcacao marcacoes agendar agendamento prenota prenotare prenotazioni prenotazione',
    { en: 'Book', de: 'Buchen', fr: 'Réserver', es: 'Reservar', pt: 'Reservar', it: 'Prenota' },
  ],
  [
    'shop store buy merch laden kaufen boutique acheter tienda comprar compra loja negozio comprare acquista shop.',
    { en: 'Shop', de: 'Shop', fr: 'Boutique', es: 'Tienda', pt: 'Loja', it: 'Shop' },
  ],
  [
    'tickets ticket karten billets billet billetterie entradas boletos bilhetes ingressos biglietti',
    {
      en: 'Tickets',
      de: 'Tickets',
      fr: 'Billets',
      es: 'Entradas',
      pt: 'Bilhetes',
      it: 'Biglietti',
    },
  ],
  [
    'donate donation donations give spenden spende don donner dons donar donaciones donativos doar doacoes doacao donare dona donazioni',
    { en: 'Donate', de: 'Spenden', fr: 'Faire un don', es: 'Donar', pt: 'Doar', it: 'Dona' },
  ],
  [
    'portfolio work arbeiten trabajos',
    {
      en: 'Portfolio',
      de: 'Portfolio',
      fr: 'Portfolio',
      es: 'Portafolio',
      pt: 'Portefólio',
      it: 'Portfolio',
    },
  ],
  ['blog', { en: 'Blog', de: 'Blog', fr: 'Blog', es: 'Blog', pt: 'Blogue', it: 'Blog' }],
  [
    'menu speisekarte carte carta ementa cardapio',
    { en: 'Menu', de: 'Speisekarte', fr: 'Carte', es: 'Carta', pt: 'Ementa', it: 'Menù' },
  ],
  [
    'rsvp',
    { en: 'RSVP', de: 'Zusagen', fr: 'Répondre', es: 'Confirmar', pt: 'Confirmar', it: 'Conferma' },
  ],
  [
    'registry wunschliste hochzeitsliste lista',
    {
      en: 'Registry',
      de: 'Wunschliste',
      fr: 'Liste de mariage',
      es: 'Lista de boda',
      pt: 'Lista de presentes',
      it: 'Lista nozze',
    },
  ],
  [
    'listen horen ecouter escuchar ouvir ascolta ascoltare',
    { en: 'Listen', de: 'Anhören', fr: 'Écouter', es: 'Escuchar', pt: 'Ouvir', it: 'Ascolta' },
  ],
  [
    'website site web webseite homepage seite pagina sito',
    { en: 'Website', de: 'Website', fr: 'Site web', es: 'Sitio web', pt: 'Site', it: 'Sito web' },
  ],
  [
    'subscribe newsletter abonnieren abonnez',
    {
      en: 'Newsletter',
      de: 'Newsletter',
      fr: 'Newsletter',
      es: 'Newsletter',
      pt: 'Newsletter',
      it: 'Newsletter',
    },
  ],
];

const actions = ACTIONS.map(([words, titles]) => ({
  words: new Set(words.split(' ').map(fold)),
  titles,
}));
const NEAR_WORDS = 5;

export function readLinks(message: Message, parts: readonly Part[], lang: string): BriefLink[] {
  const links = message.values.flatMap((value) => linkOf(message, parts, value, lang));
  const addressed = new Set(links.filter(({ url }) => url).map(({ platform }) => platform));
  const seen = new Set<string>();
  return links.filter((link) => {
    if (link.url === undefined && link.platform !== undefined && addressed.has(link.platform))
      return false;
    const key = link.url === undefined ? `${link.platform}:${link.title}` : comparable(link.url);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export const comparable = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

function linkOf(
  message: Message,
  parts: readonly Part[],
  value: MessageValue,
  lang: string,
): BriefLink[] {
  if (value.kind === 'url') {
    const title = titleOf(message, parts, value, lang);
    return [
      {
        url: value.url,
        title: title ?? platformTitle(value.platform) ?? hostOf(value.url),
        ...(value.platform && { platform: value.platform }),
      },
    ];
  }
  if (value.kind === 'handle') {
    const handle = value.handle.startsWith('@') ? value.handle : `@${value.handle}`;
    return [
      {
        title: platformTitle(value.platform) ?? handle,
        ...(/^@?[\d+ ().-]{6,}$/.test(handle) && {
          description: message.text
            .slice(value.start, value.end)
            .replace(/^[^\d+(]+/, '')
            .slice(0, 200),
        }),
        ...(value.url && { url: value.url }),
        ...(value.platform && { platform: value.platform }),
      },
    ];
  }
  if (value.kind === 'platform' && isAskedFor(message, parts, value))
    return [
      {
        title: platformTitle(value.platform) ?? sentenceCase(value.platform),
        platform: value.platform,
      },
    ];
  return [];
}

/** A platform alone is a link where hardly anything else is said, or where the creator's own is meant. */
function isAskedFor({ text }: Message, parts: readonly Part[], value: Span): boolean {
  const part = parts.find(({ start, end }) => start <= value.start && value.end <= end);
  if (!part) return false;
  const before = fold(text.slice(Math.max(part.start, value.start - 80), value.start));
  const words = part.text.split(/\s+/).length;
  return words <= 2 || OWN.test(before.slice(-24)) || IN_A_LIST.test(before);
}

const OWN =
  /\b(?:my|our|add|link|links|include|find me on|follow me on|follow us on|mein\w*|unser\w*|mon|ma|mes|mi|mis|meu|minha|mio|mia|to my)\s+(?:\S+\s+){0,2}$/;

/** "with Instagram, TikTok and ": nothing but names stands between. */
const IN_A_LIST = /\b(?:with|mit|avec|con|com)\s(?:[\w.]{1,30}\s?(?:,|and|und|et|y|e|&)\s){0,5}$/;

const platformTitle = (slug: string | undefined) =>
  slug === undefined ? undefined : platformOfSlug(slug)?.title;
const hostOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[/?#]/)[0] ?? url;

/** Given in the message, or said by a word shortly before the address. */
function titleOf(
  message: Message,
  parts: readonly Part[],
  value: Extract<MessageValue, { kind: 'url' }> & Span,
  lang: string,
): string | undefined {
  if (value.title) return actionIn([value.title], lang) ?? sentenceCase(value.title).slice(0, 120);
  if (value.platform) return undefined;
  const part = parts.find(({ start, end }) => start <= value.start && value.end <= end);
  const from = part?.values.findLast(({ end }) => end <= value.start)?.end ?? part?.start ?? 0;
  const words = message.text
    .slice(from, value.start)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(-NEAR_WORDS);
  return actionIn(words.reverse(), lang);
}

function actionIn(words: readonly string[], lang: string): string | undefined {
  for (const word of words) {
    const action = actions.find(({ words: known }) => known.has(fold(word)));
    if (action) return action.titles[lang] ?? action.titles.en;
  }
  return undefined;
}
