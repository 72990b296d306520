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
  /\b(?:takeaway|chicken|beef|pork|brisket|fish|prawns?|shrimp|rice|noodles|waffles?|pancakes?|eggs?|olives|negroni|daiquiri|martini|mimosas?|mai tai|coffee|latte|espresso|cappuccino|flat white|americano|tea|chai|juice|smoothie|lemonade|beer|pint|wine|cocktails?|spritz|bread|loaf|sourdough|rye|focaccia|baguette|croissants?|buns?|rolls?|bagels?|toast\w*|sandwich\w*|wraps?|burgers?|fries|chips|pizza|pasta|lasagn\w+|soup|salad|curry|tacos?|burritos?|nachos|ramen|sushi|cakes?|cupcakes?|cookies?|brownies?|muffins?|pies?|scones?|tarts?|donuts?|ice cream|cone|kaffee|tee|bier|wein|brot|brotchen|kuchen|torte|suppe|wurst|currywurst|pommes|schnitzel|cafe|the|vin|biere|pain|galette|crepes?|tarte|soupe|salade|pan|cerveza|vino|bocadillo|tapas?|tortilla|croquetas|empanadas?|helado|pao|bolo|brigadeiro|cerveja|vinho|coxinha|pastel|sumo|pane|birra|gelato|panino|cornetto|caffe)\b/;
const GOODS =
  /\b(?:i|we)\s+(?:also\s+)?(?:sell|knit|crochet|sew|weave|carve|paint|print|bake|craft)\b|\b(?:for sale|sell(?:s|ing)? (?:them|my|our|these)|handmade|hand-?knit\w*|handcrafted|knitwear|beaded|bracelets?|necklaces?|earrings|jewel\w+|candles?|ceramics?|pottery|mugs?|blankets?|cardigans?|prints?|stickers?|zines?|paintings?|tapestr\w+|honey|soaps?|t-?shirts?|verkauf\w*|zu verkaufen|stricke|hakel\w*|nahe|topfere|handgemacht\w*|schmuck|kerzen|honig|seifen?|bijoux|bougies|savons?|fait main|je vends|a vendre|vendo|vendemos|hecho a mano|joyas|velas|jabones|laminas|feito a mao|joias|sabonetes|fatt[oi] a mano|gioielli|candele|saponi)\b/;

/** By the words of its heading, its items, and what is said around them; undefined where nothing tells. */
export function readOfferKind(
  message: Message,
  facts: readonly Fact[],
  rows: readonly Row[],
  items: readonly BriefItem[],
): OfferKind | undefined {
  if (items.length === 0) return undefined;
  const heading = rows
    .map(({ label }) => (label === '' ? undefined : sectionOf(label, message.lang)))
    .find((kind): kind is OfferKind => kind === 'menu' || kind === 'products');
  if (heading) return heading;
  const food = items.filter(({ name }) => FOOD.test(fold(name))).length;
  if (food * 3 >= items.length) return 'menu';
  const told = facts
    .filter((fact) => slotsOf(fact, 'item', 'job', 'name').length > 0)
    .map(({ start, end }) => fold(message.text.slice(start, end)));
  return told.some((text) => GOODS.test(text)) ? 'products' : undefined;
}
