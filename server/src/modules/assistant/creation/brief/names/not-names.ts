// What is never a name: prices, units, the calendar, taxes, cities, words of the page itself.
import { findAttribute } from '../../../reading/attributes.ts';
import { findPlatform } from '../../../reading/platforms.ts';
import { findSectionKind } from '../../../reading/section-names.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import { findLookWords } from '../read-look.ts';
import { findWantedSections } from '../read-wanted.ts';
import { isCity } from '../text/cities.ts';
import type { Context, NameMatch } from './context.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(fold));

const CALENDAR = set(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags werktags
  lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado sabados domingo domingos
  segunda terca quarta quinta sexta feira lunedi martedi mercoledi giovedi venerdi sabato domenica
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
  gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  day days week weeks month months year years tag tage woche wochen monat monate jahr jahre jour jours semaine semaines mois an ans annee dia dias semana semanas mes meses ano anos giorno giorni settimana settimane mese mesi anno anni
  hour hours minute minutes min std stunde stunden minuten heure heures hora horas minutos ora ore minuti daily today tomorrow weekend weekends
`);
const MONEY = set(`
  vat tax mwst ust mehrwertsteuer tva ht ttc iva icms iss kvkk
  eur euro euros usd gbp chf aed sar qar cad aud nzd brl mxn cop ars clp pen inr jpy cny sek nok dkk pln czk huf try zar dollar dollars pound pounds quid franken pesos reais real soles dirham dirhams
  price prices preis preise prix precio precios preco precos prezzo prezzi from ab desde
`);
const PLAIN_THINGS = set(`
  north south east west nord sud ost west norte sur sul este oeste leste est ovest
  no not none non kein keine keinen sans sin sem senza free kostenlos gratis gratuit gratuite gratuito gratuita
  km kg cm ml gb mb pm am uhr phone tel telefon telefono telefone mail email e-mail whatsapp zap dm dms pdf faq rsvp cv diy ok
  yes new open closed online everyone everything welcome sign call text book order follow thanks hello hi team shop store link links
  mathe mathematik physik chemie biologie deutsch englisch latein franzosisch spanisch math maths physics chemistry biology english french spanish german italian latin maths physique chimie anglais matematicas fisica quimica ingles matematica chimica inglese
  fees fee quote quotes service services delivery shipping deposit deposits
`);
const NAMING_VERBS =
  /(?:appelle|llamo|llama|chamo|chama|chiamo|chiama|heisst|heisse|called|named)$/;
const NEGATIONS = set('no not non kein keine keinen sans sin sem senza free pas');

/** Everything about it says that it is something else. */
export function isNoName({ message }: Context, { text, start, end }: NameMatch): boolean {
  const words = tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ fold: word }) => word);
  const [first = ''] = words;
  if (words.length === 0 || /^[a-z]$/i.test(text)) return true;
  if (NEGATIONS.has(first) || NAMING_VERBS.test(first)) return true;
  if (MONEY.has(first) || (words.some((word) => MONEY.has(word)) && /\d/.test(text))) return true;
  if (words.every((word) => CALENDAR.has(word) || MONEY.has(word) || PLAIN_THINGS.has(word)))
    return true;
  if (isAboutLook(message.values, text, start, end)) return true;
  if (isCity(text) || (words.length === 1 && findPlatform(first) !== undefined)) return true;
  if (findSectionKind(text) !== undefined || isWholly(findWantedSections(text), text)) return true;
  return overlapsFact(message.values, start, end);
}

/** "schwarzer Hintergrund", "typewriter font". */
function isAboutLook(
  values: Context['message']['values'],
  text: string,
  from: number,
  to: number,
): boolean {
  if (!/\s/.test(text)) return false;
  const hasColor = values.some(
    ({ kind, start, end }) => kind === 'color' && start < to && from < end,
  );
  const parts = tokenize(text).map(({ fold: word }) => findAttribute(word));
  const isStyled = hasColor || findLookWords(text).length > 0;
  return isStyled && parts.some((part) => part !== undefined && LOOK_PARTS.has(part));
}

const LOOK_PARTS = new Set<string>([
  'background',
  'accent',
  'button',
  'font',
  'heading',
  'colors',
  'text',
]);

const isWholly = (found: readonly { start: number; end: number }[], text: string) =>
  found.some(({ start, end }) => start === 0 && end === text.length);

const overlapsFact = (values: Context['message']['values'], from: number, to: number): boolean =>
  values.some(
    ({ kind, start, end }) =>
      ['price', 'hours', 'time', 'date', 'phone', 'duration', 'address'].includes(kind) &&
      start < to &&
      from < end,
  );

/** Only words of the dictionary, such as "free quotes" or "bold colors". */
export const isOnlyWords = (text: string): boolean =>
  findLookWords(text).length > 0 ||
  tokenize(text).every(({ kind, fold: word }) => kind !== 'word' || isKnownWord(word));
