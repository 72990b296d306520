// Which part of the page a look is for.
import { stopWords } from '../../lexicon/stop-words.ts';
import type { ProfileField, Target } from '../../scene/targets.ts';
import type { Frame } from '../frame.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

export type GeneralPart =
  | 'background'
  | 'accent'
  | 'button'
  | 'button-text'
  | 'heading'
  | 'text'
  | 'corner'
  | 'border'
  | 'card'
  | 'photo'
  | 'images'
  | 'spacing'
  | 'page';
export type Part =
  | { kind: GeneralPart; isFont?: boolean }
  | { kind: 'element'; id: string; target: Target };

const font =
  'font*|typeface*|typograph*|typo|schrift|schriften|schriftart*|police|polices|ecriture*|tipografi*|fuente*|fonte|fontes|tipo de letra|letra|carattere|caratteri|scrittura|lettering|writing|letters|letter|letras|lettere|buchstaben|lettres|scritte|schriftbild|script';
const generalParts: readonly (readonly [GeneralPart, string])[] = [
  [
    'button-text',
    'button text|text (?:on|in) the buttons?|button labels?|knopftext|schrift (?:auf|in) den (?:knopfen|buttons)|texte des boutons|texto de los botones|texto dos botoes|testo dei (?:pulsanti|bottoni)',
  ],
  [
    'background',
    'background*|bg|backdrop*|backround|hintergrund*|untergrund|fond|fonds|arriere plan|fondo|fundo|sfondo|sfondi|behind everything|wallpaper',
  ],
  [
    'heading',
    'heading*|headline*|title|titles|header|headers|uberschrift*|titel|titeln|titre|titres|titulo|titulos|titoli|titolo|intestazion*|section names',
  ],
  [
    'corner',
    'corner*|edge|edges|ecke|ecken|kante|kanten|coin|coins|angles|esquina*|canto|cantos|angol[oi]|spigol[oi]',
  ],
  [
    'border',
    'frame*|border|borders|rahmen|umrandung*|cadre|cadres|bordure*|contour*|marco|marcos|borde|bordes|borda|bordas|moldura*|cornic[ei]|bord[oi]|contorn[oi]|outline',
  ],
  [
    'card',
    'cards?|boxes|box|tiles?|karten|kacheln|kasten|kasten|cartes|blocs|tarjetas|cajas|cartoes|caixas|schede|riquadri',
  ],
  [
    'button',
    'button|buttons|btn|btns|knopf|knopfe|knopfen|schaltflache*|bouton|boutons|boton|botones|botao|botoes|botton[ei]|bottoni|pulsant[ei]|tast[oi]|links|link|liens|enlaces|collegamenti|pills',
  ],
  [
    'accent',
    'accent|accents|akzent*|accento|acento*|highlight|highlights|main colou?r|hauptfarbe|couleur principale|color principal|cor principal|colore principale|brand colou?r',
  ],
  [
    'photo',
    'my (?:photo|picture|pic|face)|avatar|profile (?:photo|pic|picture)|profilbild|profilfoto|mein (?:foto|bild)|ma photo|photo de profil|mi foto|foto de perfil|minha foto|mia foto|foto profilo|portrait|selfie|logo|photo|photograph',
  ],
  [
    'images',
    'photos|pictures|pics|images|bilder|bildern|fotos|imagenes|imagens|immagini|foto|gallery pics',
  ],
  [
    'spacing',
    'gaps?|spacing|abstand|abstande|espacement|marges|espaciado|espacamento|spaziatura|margini|between things',
  ],
  [
    'text',
    `${font}|text|texts|texte|textes|texten|textos|texto|testo|testi|words|body|copy|type|scritta|schriftzug|wording|parole|palabras|palavras|mots`,
  ],
  [
    'page',
    'everything|all of it|whole (?:page|thing|site)|page|site|website|alles|das ganze|ganze seite|seite|webseite|tout|toute la page|le tout|todo|toda|tudo|tutto|tutta|pagina|web|sito|look|design|diseno|it|thing|lot',
  ],
];
const patterns = generalParts.map(([kind, words]) => ({ kind, pattern: wordsPattern(words) }));
const fontPattern = wordsPattern(font);
const joints = /\s*(?:,|;|\/|&|\+|\s(?:and|und|et|y|e|sowie|plus)\s)\s*/u;

/** The parts that the words name in general, without those of this page alone. */
export function readGeneralParts(text: string): Part[] {
  const parts = foldText(text)
    .split(joints)
    .flatMap((piece): Part[] => {
      const found = patterns.find(({ pattern }) => hasWord(piece, pattern));
      if (found === undefined) return [];
      const isFont = found.kind === 'text' && hasWord(piece, fontPattern);
      return [isFont ? { kind: 'text', isFont } : { kind: found.kind }];
    });
  return parts.filter(
    ({ kind }, index) => parts.findIndex((other) => other.kind === kind) === index,
  );
}

/** "the buttons", but not "the tickets button". */
function isGeneral(text: string): boolean {
  const rest = patterns.reduce((left, { pattern }) => left.replace(pattern, ' '), foldText(text));
  return rest.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || stopWords.has(word));
}

const styled: readonly ProfileField[] = ['name', 'tagline', 'about'];
const NAMED = 0.78;

export function readParts(frame: Frame, span: { start: number; end: number }): Part[] {
  const text = frame.scene.message.text.slice(span.start, span.end);
  const general = readGeneralParts(text);
  if (general.length > 0 && isGeneral(text)) return general;
  const [best] = resolveTarget(frame, span, {
    kinds: ['link', 'section', 'profile', 'item'],
  });
  if (best === undefined || best.confidence < (general.length > 0 ? 0.93 : NAMED)) return general;
  const part = partOf(best.target);
  return part === undefined ? general : [part];
}

export function partOf(target: Target): Part | undefined {
  switch (target.kind) {
    case 'profile':
      if (target.id === 'avatar') return { kind: 'photo' };
      return styled.includes(target.id) ? { kind: 'element', id: target.id, target } : undefined;
    case 'item':
      return { kind: 'element', id: target.section.id, target };
    default:
      return { kind: 'element', id: target.id, target };
  }
}
