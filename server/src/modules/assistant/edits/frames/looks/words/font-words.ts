// What people call typefaces, in six languages, and which one of ours that is. The first that fits counts.
import type { PageFont } from '@vys/contract/page-model/theme';

export type FontKind = {
  /** In headings, and in whole texts where `body` is given. */
  display: PageFont;
  body?: PageFont;
  words: string;
  /** Said of typefaces only, so that nothing else needs to name them. */
  own?: string;
  /** What one wants who has enough of it. */
  opposite: 'sans' | 'serif';
};

export const fontKinds = {
  sans: {
    display: 'Hanken Grotesk',
    body: 'Hanken Grotesk',
    own: 'sans serif|sans|serifenlos*|ohne serifen|without serifs|no serifs|no little feet|ohne fusschen|sin serifa*|sem serifa*|senza grazie|sans empattement*|helvetica|arial|grotesk|bastone',
    words:
      'plain|clean|simple|simpler|normal*|neutral*|modern*|sachlich*|schlicht*|klar|clear*|einfach*|nett*|sobre|sencill*|limpi*|limp[oa]|pulit*|sempli*|simples|basic|standard|ordinary',
    opposite: 'serif',
  },
  mono: {
    display: 'JetBrains Mono',
    body: 'JetBrains Mono',
    own: 'typewriter*|type writer|mono|monospac*|code|coding|schreibmaschine*|machine a ecrire|maquina de escrib*|maquina de escrev*|macchina da scrivere|courier|terminal*|hacker*|computer*|computador*|ordenador|ordinateur|datilograf*|telegram*|receipt|programm*|consol[ae]|dattilo*|remington|olivetti',
    words: 'robot*|matrix',
    opposite: 'sans',
  },
  script: {
    display: 'Great Vibes',
    own: 'calligra*|kalligra*|caligra*|calligra*|cursive|cursiva|corsivo|schreibschrift|geschwungen*|schnorkel*|swirl*|swoop*|swoosh*|curly|joined up|flourish*|fountain pen|fullfeder|wedding font|signature',
    words: 'romantic*|romantisch*',
    opposite: 'sans',
  },
  handwritten: {
    display: 'Caveat',
    own: 'hand writ*|handwrit*|handschrift*|handgeschrieb*|manuscrit*|manoscritt*|a la main|a mano|a mao|scritt[oa] a mano|hand drawn|hand letter*|handgemalt*|scribbl*|kritzel*|marker|felt tip|edding|kreide|chalk*|pizarra|tafel|ardoise|lavagna|lousa|brush|pen|stift|stylo|boligrafo|caneta|penna|pinsel|pennell*|pincel|pinceau|graffiti|from hand|letter from a friend',
    words: 'script|personal|personlich*',
    opposite: 'sans',
  },
  pixel: {
    display: 'Pixelify Sans',
    own: 'pixel*|8 bit|8bit|game boy|gameboy|videogame*|video game*|arcade|minecraft|nintendo|tetris',
    words: 'retro game',
    opposite: 'sans',
  },
  rounded: {
    display: 'Nunito',
    body: 'Nunito',
    own: 'bubbl*|balloon*|globo|ballon*|balao|palloncin*|comic*|marshmallow*',
    words:
      'round*|rund*|arrond*|rond*|redond*|arredond*|rotond*|arrotond*|tond*|soft*|weich*|sanft*|dou[cx]*|suave*|morbid*|gentle*|friendl*|freundlich*|amigabl*|amical*|simpatic*|cute|kawaii|suss*|mignon*|childlike|kindlich*|infantil*|enfantin*',
    opposite: 'serif',
  },
  poster: {
    display: 'Anton',
    own: 'poster*|plakat*|affiche*|cartel*|cartaz*|locandin*|impact|block letters|blockbuchstaben|boxing|boxe|boxeo|headline font|newspaper headline*|schlagzeile*|condensed|rocker*|rockig*|rockeir*|heavy metal|concert*|konzert*|gig',
    words: 'blocky|massive*|wuchtig*|chunky|loud|laut|big and bold|impact*|brutal*|punk*|wild*',
    opposite: 'sans',
  },
  serif: {
    display: 'Newsreader',
    body: 'Newsreader',
    own: 'serif|serifs|serifen*|serifa|serifas|serifata|con serif*|mit serifen|com serifa|avec empattement*|empattement*|con grazie|graziat*|feet|fusschen|little feet|petits pieds|patitas|pezinhos|piedini|times|georgia|garamond|book*|buch*|buchern|livre*|libro*|libri|livro*|newspaper*|zeitung*|journal|periodico|giornale|jornal|novel*|roman|romanzo|literar*|old books|magazine*|magazin*|zeitschrift*|revista*|rivist*|vogue',
    words:
      'classic*|klassisch*|classiq*|clasic*|traditional*|traditionel*|timeless|zeitlos*|old style|old fashioned|antiqua|grown up|erwachsen*|adult*|serios*|serious*|seri[oa]|serieu*|formal*',
    opposite: 'sans',
  },
  elegant: {
    display: 'Playfair Display',
    words:
      'elegan*|classy|classier|posh|chic|fashion*|fancy|fancier|edel|edler|edle|delicat*|vornehm*|raffin*|refin*|sophistic*|sofistic*|luxur*|luxe|lujo*|lusso*|luxo*|stylish*|glam*|noble|nobel*|feminin*',
    opposite: 'sans',
  },
  technical: {
    display: 'Space Grotesk',
    body: 'Space Grotesk',
    words: 'techy|tech*|geometr*|futur*|space|sci fi|engineer*',
    opposite: 'sans',
  },
  quirky: {
    display: 'Bricolage Grotesque',
    words:
      'quirk*|funky|playful*|verspielt*|ludi*|divert*|giocos*|fun|characterful|retro|vintage|lustig*|amusant*|personality|charakter*|unusual|original*',
    opposite: 'sans',
  },
  warm: {
    display: 'Fraunces',
    body: 'Fraunces',
    words:
      'warm*|bakery|cozy|cosy|gemutlich*|chaleur*|calid*|cald[oa]|acogedor*|aconcheg*|accoglien*|homely|soft serif',
    opposite: 'sans',
  },
} as const satisfies Record<string, FontKind>;
