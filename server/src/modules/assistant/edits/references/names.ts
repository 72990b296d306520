// Words that point at parts of the last turn, replaced by their names: "both", "the second one", "the other one",
// "the one after it"; and "the next day too", which is the last request for another day.
import type { PastTurn } from '../past.ts';
import { createSetting, type Setting } from '../scene/scene.ts';
import { nameOfTarget, type Target } from '../scene/targets.ts';

const both =
  /\b(?:both(?: of (?:them|those))?|the two(?: of them)?|(?:alle )?beiden?|(?:tou(?:s|tes) )?les deux|(?:los|las) dos|amb[oa]s|(?:os|as) dois|(?:os|as) duas|entramb[ie]|tutt[ie] e due)\b/iu;
const other =
  /\b(?:the other one|der andere|die andere|das andere|l['’]autre|(?:el otro|la otra)|(?:o outro|a outra)|l['’]altr[oa])(?![\p{L}])(?!\s+\p{L}{3,}s\b)/iu;
const next =
  /\b(?:the (?:one )?(?:after|below|under|underneath)(?: (?:it|that|this|that one))?|the next one|(?:der|die|das) (?:danach|darunter|n[äa]chste)|(?:celui|celle) (?:d['’]apr[èe]s|en dessous)|le suivant|la suivante|(?:el|la) siguiente|(?:o|a) seguinte|(?:quello|quella) dopo|il prossimo)[\s.!]*$/iu;
const previous =
  /\b(?:the one (?:before|above)(?: (?:it|that|this))?|(?:der|die|das) davor|(?:celui|celle) du dessus|(?:el|la) de arriba|(?:o|a) de cima|(?:quello|quella) sopra)[\s.!]*$/iu;
const places: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:the )?(?:first|1st) one\b|\b(?:der|die|das) erste\b|\ble premier\b|\bel primero\b|\bo primeiro\b|\bil primo\b/iu,
    0,
  ],
  [
    /\b(?:the )?(?:second|2nd) one\b|\b(?:der|die|das) zweite\b|\ble (?:deuxi[èe]me|second)\b|\bel segundo\b|\bo segundo\b|\bil secondo\b/iu,
    1,
  ],
  [
    /\b(?:the )?(?:third|3rd) one\b|\b(?:der|die|das) dritte\b|\ble troisi[èe]me\b|\bel tercero\b|\bo terceiro\b|\bil terzo\b/iu,
    2,
  ],
  [
    /\b(?:the )?(?:last|bottom) one\b|\b(?:der|die|das) letzte\b|\ble dernier\b|\bel [úu]ltimo\b|\bo [úu]ltimo\b|\bl['’]ultimo\b/iu,
    -1,
  ],
];

const and: Record<string, string> = { de: 'und', fr: 'et', es: 'y', pt: 'e', it: 'e' };

/** The message with names, or the last request for another day; undefined where it points at nothing. */
export function withNames(setting: Setting, text: string, past: PastTurn): string | undefined {
  if (text.length > 80) return undefined;
  return anotherDay(text, past) ?? named(setting, text, past);
}

function named(setting: Setting, text: string, past: PastTurn): string | undefined {
  if (past.decision.kind === 'question') return undefined;
  const before = createSetting(past.before, setting).targets;
  const find = (id: string) =>
    setting.targets.find((target) => target.id === id) ?? before.find((target) => target.id === id);
  const touched = [...new Set(past.targets)].flatMap((id) => find(id) ?? []).reverse();
  const last = touched.at(-1);
  if (last === undefined) return undefined;
  const put = (pattern: RegExp, targets: readonly (Target | undefined)[]) => {
    const names = targets.flatMap((target) => (target ? [nameOfTarget(target)] : []));
    if (!pattern.test(text) || names.length === 0 || names.includes('')) return undefined;
    return text.replace(pattern, () => names.join(` ${and[setting.lang] ?? 'and'} `));
  };
  const list = before.some(({ id }) => id === last.id) ? before : setting.targets;
  const siblings = list.filter((target) => isSibling(target, last));
  const at = siblings.findIndex(({ id }) => id === last.id);
  const others = siblings.filter((target) => target.id !== last.id);
  return (
    (touched.length > 1 ? put(both, touched) : undefined) ??
    (others.length === 1 ? put(other, others) : undefined) ??
    put(next, [siblings[at + 1]]) ??
    (at > 0 ? put(previous, [siblings[at - 1]]) : undefined) ??
    places
      .map(([pattern, place]) => put(pattern, [siblings.at(place)]))
      .find((entry) => entry !== undefined)
  );
}

const isSibling = (a: Target, b: Target): boolean =>
  a.kind === b.kind &&
  (a.kind !== 'item' || (b.kind === 'item' && a.section.id === b.section.id)) &&
  (a.kind !== 'link' || (b.kind === 'link' && a.section === b.section));

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it'];
/** Names of the days by language, Monday first. */
const days = languages.map((lang) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2024, 0, 1 + day))
      .replace(/-feira$/, ''),
  ),
);
const nextDay =
  /\b(?:the (?:next|following) day|the day after|(?:der|den|am) n[äa]chsten? tag|le (?:lendemain|jour suivant)|el d[ií]a siguiente|(?:o|no) dia seguinte|il giorno dopo)\b/iu;
const around =
  /\b(?:and|also|too|as well|same|the|on|for|und|auch|am|et|aussi|le|y|tambi[ée]n|el|los|e|tamb[ée]m|na|no|anche|il|la|pls|please|bitte)(?![\p{L}])|[\s,.!?]+/giu;

function findDay(text: string): { word: string; day: number; names: string[] } | undefined {
  for (const names of days) {
    for (const [day, name] of names.entries()) {
      const match = new RegExp(`(?<!\\p{L})${name}(?:s|e)?(?!\\p{L})`, 'iu').exec(text);
      if (match !== null) return { word: match[0], day, names };
    }
  }
  return undefined;
}

function anotherDay(text: string, past: PastTurn): string | undefined {
  const isHours = past.operations.some(({ type }) => type === 'section.update');
  const before = findDay(past.message.text);
  if (!isHours || before === undefined) return undefined;
  const given = findDay(text);
  const isNext = given === undefined && nextDay.test(text);
  const rest = text.replace(given?.word ?? nextDay, ' ').replace(around, '');
  if (rest !== '' || (given === undefined && !isNext)) return undefined;
  const name = given?.word ?? before.names[(before.day + 1) % 7];
  return name === undefined ? undefined : past.message.text.replace(before.word, () => name);
}
