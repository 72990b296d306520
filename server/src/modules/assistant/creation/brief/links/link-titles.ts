// Titles of links: what a visitor does there, by the words beside the address.
import { findPlatform, platformNames } from '../../../reading/platforms.ts';
import { fold } from '../../../reading/words/text.ts';

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

/** In the language of the page. */
export function titleOfAction(words: readonly string[], lang: string): string | undefined {
  for (const word of words) {
    const action = actions.find(({ words: known }) => known.has(fold(word)));
    if (action) return action.titles[lang] ?? action.titles.en;
  }
  return undefined;
}

/** Words that lead to an address and say nothing of what is there. */
const LEADS = new Set(
  `my me i im we were us our on at is are this these that one link links page site website here it its find follow see check look also try
  go visit via through all more info infos call text join have got with use its out new and or to the profile account handle channel
  mein meine unser unsere auf unter hier findet folgt siehe seite profil konto kanal ist sind mon ma mes notre sur ici chaine suivez est
  sont mi mis nuestra en aqui perfil cuenta canal sigueme es son esta meu minha nosso nossa no na aqui pagina conta siga e sao su qui
  pagina profilo canale seguimi sono`.split(/\s+/),
);
const MOST_WORDS = 2;

/** "booking form" names none. */
const isPlatform = (name: string): boolean => {
  const known = platformNames.get(name);
  return known === undefined ? findPlatform(name) !== undefined : !known.isEverydayWord;
};

/** What the creator calls it right before the address, such as "tickets" or "demo reel"; no name of a platform. */
export function titleOfLabel(label: string): string | undefined {
  const words = fold(label)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
  const isName =
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    label.length > 2 &&
    words.every((word) => !LEADS.has(word) && !isPlatform(word)) &&
    !isPlatform(words.join(' '));
  return isName ? label : undefined;
}

export const hostOf = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[/?#]/)[0] ?? url;

export const comparable = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
