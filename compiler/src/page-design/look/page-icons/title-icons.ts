// Drawings for links whose address says nothing, by what the link is called in six languages.

/** Stems at the start of a word, folded to plain letters. The first row that fits is taken. */
const stems: readonly (readonly [icon: string, words: string])[] = [
  ['ticket', 'ticket karten biglietti billets billet entradas entrada bilhete ingresso tour'],
  ['utensils', 'menu speisekarte carte carta cardapio ementa restaurant reserve reservier tisch'],
  [
    'cart',
    'shop store order bestell boutique commande tienda pedido comprar loja negozio ordina merch warenkorb',
  ],
  [
    'calendar',
    'book appointment termin buchen rendez reserv cita agend marca prenot schedule kalender calendar',
  ],
  ['map-pin', 'direction map anfahrt wegbeschreibung itineraire como find where adresse indirizzo'],
  ['mail', 'newsletter email mail contact kontakt contatt contato contacto'],
  ['phone', 'call phone telefon anruf appel llama ligar chiama'],
  ['mic', 'podcast episode folge'],
  [
    'headphones',
    'listen hor ecout escuch ouvi ascolt music musik musique musica album song single',
  ],
  ['play', 'watch video film trailer'],
  ['book-open', 'read book buch livre libro livro recipe rezept recette receta ricett'],
  ['pen', 'blog article artikel essay journal'],
  ['newspaper', 'press presse prensa imprensa stampa news'],
  ['image', 'portfolio gallery galerie galeria galleria photo foto'],
  ['heart', 'donat spende don donar doar dona support unterstutz wedding'],
  ['gift', 'gift gutschein cadeau regalo presente wish wunsch voucher'],
  ['download', 'download herunterladen telecharg descarg baixar scarica'],
  ['graduation', 'course kurs cours curso corso workshop class lesson'],
  ['users', 'community team about uber join'],
  ['file', 'cv resume lebenslauf pdf faq'],
];

/** Undefined where no word of the title says what the link is for. */
export function iconForTitle(title: string): string | undefined {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  const found = stems.find(([, list]) => {
    return list.split(' ').some((stem) => words.some((word) => fits(word, stem)));
  });
  return found?.[0];
}

/** Short stems are whole words: `don` is not in `London` nor in `donut`. */
const fits = (word: string, stem: string) =>
  stem.length <= 4 ? word === stem || word === `${stem}s` : word.startsWith(stem);
