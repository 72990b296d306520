// What a list with prices is a list of: food and drink, goods, or services.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { BriefItem } from '../../brief.ts';
import { type Fact, slotsOf } from '../facts.ts';
import { sectionOf } from '../read-wanted.ts';
import type { Row } from './read-rows.ts';

export type OfferKind = Extract<SectionKind, 'menu' | 'services' | 'products'>;

const FOOD =
  /\b(?:takeaway|chicken|beef|pork|brisket|fish|prawns?|shrimp|rice|noodles|waffles?|pancakes?|eggs?|olives|negroni|daiquiri|martini|mimosas?|mai tai|coffee|latte|espresso|cappuccino|flat white|americano|tea|chai|juice|smoothie|lemonade|beer|pint|wine|cocktails?|spritz|bread|loaf|sourdough|rye|focaccia|baguette|croissants?|buns?|rolls?|bagels?|toast\w*|sandwich\w*|wraps?|burgers?|fries|chips|pizza|pasta|lasagn\w+|soup|salad|curry|tacos?|burritos?|nachos|ramen|sushi|cakes?|cupcakes?|cookies?|brownies?|muffins?|pies?|scones?|tarts?|donuts?|ice cream|cone|kaffee|tee|bier|wein|brot|brotchen|kuchen|torte|suppe|wurst|currywurst|pommes|schnitzel|cafe|the|vin|biere|pain|galette|crepes?|tarte|soupe|salade|pan|cerveza|vino|bocadillo|tapas?|tortilla|croquetas|empanadas?|helado|pao|bolo|brigadeiro|cerveja|vinho|coxinha|pastel|sumo|pane|birra|gelato|panino|cornetto|caffe|gluhwein|\p{L}*(?:punsch|brotchen|brot|kuchen|wurst|suppe|schorle|saft)|cod|crab|trout|lobster|oysters?|short rib|steak|toffee|horchata|carnitas|birria|al pastor|quesadillas?|elotes?|churros?|flake|sundae|scoop|matjes|backfisch|krabben|falafel|hummus|kebab|doner|espetos|tortillitas|paella|gazpacho|tinto|crema|chevre|cidre|galettes?|complete|raclette\p{L}*|fondue|quiche|macarons?|eclairs?|torta|feijoada|frango|tropeiro|strogonoff|huitres?|acai|tapioca|francesinha|bifana|vaschetta|cono|coppetta|tiramisu|risotto|gnocchi|arancin\w+|focacce?|spritz)\b/u;
const GOODS =
  /\b(?:i|we)\s+(?:also\s+)?(?:sell|knit|crochet|sew|weave|carve|paint|print|bake|craft)\b|\b(?:for sale|sell(?:s|ing)? (?:them|my|our|these)|handmade|hand-?knit\w*|handcrafted|knitwear|beaded|bracelets?|necklaces?|earrings|jewel\w+|candles?|ceramics?|pottery|mugs?|blankets?|cardigans?|prints?|stickers?|zines?|paintings?|tapestr\w+|honey|soaps?|t-?shirts?|verkauf\w*|zu verkaufen|stricke|hakel\w*|nahe|topfere|handgemacht\w*|schmuck|kerzen|honig|seifen?|bijoux|bougies|savons?|fait main|je vends|a vendre|vente (?:a|au|aux|directe)|vendo|vendemos|vendiamo|hecho a mano|joyas|velas|jabones|laminas|feito a mao|joias|sabonetes|fatt[oi] a mano|gioielli|candele|saponi)\b/;

/** What is taught, mended or done for people. */
const DONE =
  /\b(?:sharpening|knife sharpen\w*|chimney \w+|class(?:es)?|lessons?|courses?|workshops?|tuition|tutoring|readings?|alterations?|repairs?|tattoo\w*|(?:i|we) (?:also )?(?:fix|repair|mend|teach|clean|install|walk|groom|tutor|coach|restore|alter|cut|service)|kurse?|unterricht|nachhilfe|reparatur\w*|repariere\w*|anderungen|cours|ateliers?|reparations?|retouches|couturiere|clases?|cursos?|taller(?:es)?|reparo|reparaciones|arreglos|costurera|tatuador\w*|aulas|consertos?|arranjos|costureira|cors[oi]|lezion[ei]|riparazion[ei]|sart[ao])\b/;

/** Says nothing of what has the prices. */
const PRICES = /pric|preis|prix|tarif|precio|preco|prezz|rates|fees/;

/** What is done for an hour, a day or a person, and is no thing. */
const SERVICES =
  /\b(?:hours?|hrs?|days?|months?|sessions?|lessons?|class(?:es)?|courses?|workshops?|hire|call[- ]?out|consult\w*|ceremon\w+|treatments?|massage|repairs?|fitting|cleaning|alterations|coaching|training|monthly|drop-?in|appointments?|visits?|check-?up|stunden?|tag|monat\w*|kurse?|unterricht|einzel\w+|sitzung\w*|termin|beratung|reparatur|heures?|jours?|mois|mensuel|seances?|cours|forfaits?|ateliers?|horas?|dias?|mes|mensual|mensal|sesion\w*|sessoes|sessao|clases?|aulas?|curso|taller|bono|ore|ora|tune-?ups?|set-?ups?|install\w*|sharpening|restringing|removal|wartung|einbau|stimmen|schleifen|montage|entretien|depannage|affutage|pose|mantenimiento|instalacion|afinacion|serenata|afinacao|regulacao|manutencao|instalacao|troca|restauro|manutenzione|affilatura|accordatura|giorn\w+|mese|mensile|lezion\w+|sedut\w+|corso|consulenza)\b/;

/** By the words of its heading, its items, and what is said around them; undefined where nothing tells. */
/** "On request", "sur devis": what has no price before a visitor asks is done and not sold. */
const QUOTED =
  /\b(?:by quote|on request|on (?:enquiry|inquiry)|quote|sur devis|devis|auf anfrage|nach aufwand|a convenir|presupuesto|sob consulta|orcamento|su preventivo|preventivo)\b/;

export function readOfferKind(
  message: Message,
  facts: readonly Fact[],
  rows: readonly Row[],
  items: readonly BriefItem[],
): OfferKind | undefined {
  if (items.length === 0) return undefined;
  const heading = rows
    .map(({ label }) =>
      label === '' || PRICES.test(fold(label)) ? undefined : sectionOf(label, message.lang),
    )
    .find((kind): kind is OfferKind => kind === 'menu' || kind === 'products');
  const alone = facts.flatMap((fact) => headingOf(message, fact));
  const listed = heading ?? alone[0];
  if (listed) return listed;
  const share = (words: RegExp) =>
    items.filter(({ name }) => words.test(fold(name))).length / items.length;
  if (share(FOOD) > 0.3) return 'menu';
  const isQuoted = items.some(({ price }) => QUOTED.test(fold(price?.text ?? '')));
  if (share(SERVICES) > 0.6 || isQuoted) return 'services';
  const hasJob = facts.some((fact) => slotsOf(fact, 'job').length > 0);
  const told = hasJob
    ? facts
        .filter((fact) => slotsOf(fact, 'item', 'job', 'name').length > 0)
        .map(({ start, end }) => fold(message.text.slice(start, end)))
    : [fold(message.text)];
  if (share(GOODS) > 0.3) return 'products';
  if (told.some((text) => DONE.test(text))) return 'services';
  return told.some((text) => GOODS.test(text)) ? 'products' : undefined;
}

/** A word on a line of its own above a list: "CARDÁPIO". */
function headingOf({ text, lang }: Message, fact: Fact): OfferKind[] {
  const [, line = ''] =
    /^\s*(\p{L}[\p{L} ]{2,30}?):?[ \t]*\n/u.exec(text.slice(fact.start, fact.end)) ?? [];
  const kind = line === '' || PRICES.test(fold(line)) ? undefined : sectionOf(line, lang);
  return kind === 'menu' || kind === 'products' ? [kind] : [];
}
