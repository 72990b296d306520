// People of a team, and figures that a page shows.
import { has, type Scene } from '../../../scene/scene.ts';
import { type EntryReader, properName, sentence, splitList, trimmed } from './entry.ts';

const person = String.raw`(\p{L}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?)`;
const story: readonly { pattern: RegExp; order: readonly ('role' | 'name' | 'text')[] }[] = [
  {
    pattern: new RegExp(
      `\\b(?:our|my|the|unsere?|mein(?:e)?|notre|nuestr[oa]|noss[oa]|(?:il )?nostro|(?:la )?nostra)\\s+(?:new|neue[rs]?|nouve(?:au|lle|l)|nuev[oa]|nov[oa]|nuov[oa])\\s+(\\p{L}[\\p{L}\\s-]{2,40}?)\\s+(?:is called|is|heißt|ist|s'appelle|est|se llama|es|se chama|é|si chiama|è)\\s+${person}(?:\\s*[,–-]\\s*(.{3,120}))?[\\s.!]*$`,
      'iu',
    ),
    order: ['role', 'name', 'text'],
  },
  {
    pattern: new RegExp(
      `(?:^|[,:]\\s)${person}\\s+(?:is|ist|est|es|é|è)\\s+(?:now\\s+|jetzt\\s+)?(?:our|unsere?|notre|nuestr[oa]|noss[oa]|(?:il )?nostro|(?:la )?nostra)\\s+(?:new|neue[rs]?|nouve(?:au|lle|l)|nuev[oa]|nov[oa]|nuov[oa])\\s+(\\p{L}[\\p{L}\\s-]{2,40}?)(?:\\s*[,–-]\\s*(.{3,120}))?[\\s.!]*$`,
      'iu',
    ),
    order: ['name', 'role', 'text'],
  },
  {
    pattern: new RegExp(
      `^(?:add|put|füge?|nimm|ajoute|añade|adiciona|aggiungi)\\s+${person}\\s+(?:to|zum|ins?|à|al|à l'|na|à|alla)\\s*(?:the|our|l')?\\s*(?:team|crew|staff|équipe|equipo|equipe|equipa|squadra)\\s*(?:hinzu)?(?:[,:–-]\\s*|\\s+as\\s+(?:our\\s+|the\\s+|a\\s+)?|\\s+als\\s+|\\s+comme\\s+|\\s+como\\s+|\\s+come\\s+)?(.{3,120})?$`,
      'iu',
    ),
    order: ['name', 'role'],
  },
];

export const readMembers: EntryReader = (scene) => {
  if (has(scene, 'remove', 'rename', 'hide')) return undefined;
  for (const { pattern, order } of story) {
    const match = pattern.exec(scene.text);
    if (match === null) continue;
    const item = Object.fromEntries(
      order.flatMap((field, at) => {
        const text = match[at + 1];
        return text === undefined
          ? []
          : [[field, field === 'name' ? properName(text) : sentence(text)]];
      }),
    );
    return { kind: 'team', items: [item], isNamed: true };
  }
  return listedMembers(scene);
};

const joint = /^\s*(?:[:–-]|(?:is|are|ist|sind|est|es|son|é|são|è|sono)\s)\s*(?=\S)/iu;

/** What follows where the team is named: "team: Ana (chef)", "my team is Ana and Leo". */
function listAfterTeam(scene: Scene): string | undefined {
  for (const { concept, to } of scene.concepts) {
    if (!['s.team', 'i.team'].includes(concept)) continue;
    const rest = scene.message.text.slice(scene.words[to]?.end, scene.span.end);
    if (joint.test(rest)) return rest.replace(joint, '');
  }
  return undefined;
}

function listedMembers(scene: Scene): ReturnType<EntryReader> {
  const list = listAfterTeam(scene);
  if (list === undefined) return undefined;
  const items: Record<string, string>[] = [];
  for (const entry of splitList(list)) {
    const [, who, role] =
      /^([^(:–-]{2,60}?)\s*(?:\(([^)]+)\)?|\s[–-]\s(.+)|:\s*(.+))?$/u.exec(entry) ?? [];
    const isRole = who === undefined || (/^\p{Ll}/u.test(entry) && list !== list.toLowerCase());
    const last = items.at(-1);
    if (isRole && last !== undefined) last.role ??= sentence(entry);
    else items.push({ name: properName(who ?? entry), ...(role ? { role: sentence(role) } : {}) });
  }
  return items.length === 0 ? undefined : { kind: 'team', items, isNamed: true };
}

const over =
  /^(?:(?:we|i|have|had|has|ve|already|with|add|show|say|wir haben|schon|nous avons|tenemos|temos|abbiamo)\s+)*(over|more than|about|almost|nearly|über|mehr als|rund|fast|plus de|près de|más de|casi|mais de|quase|oltre|più di|quasi)?\s*(\d[\d.,]*\s?(?:k|m|mio|%)?\+?)\s+(\p{L}.{2,60})$/iu;
const since = /\b(?:since|seit|depuis|desde|dal)\s+((?:19|20)\d\d)\b/iu;
const units =
  /^(?:uhr|am|pm|h|euros?|chf|min|minutes?|minuten|km|px|percent|prozent|for|für|and|to|bis|times|x|columns?|spalten|links?|items?|photos?|more|mehr)\b/iu;

/** "over 200 leaders coached, 12 years". */
export const readStats: EntryReader = (scene) => {
  const isNamed = has(scene, 's.stats', 'i.stats');
  const isOther = scene.values.some((value) =>
    value.kind === 'date'
      ? value.day !== undefined
      : ['price', 'time', 'hours', 'url', 'quoted', 'email', 'phone', 'address'].includes(
          value.kind,
        ),
  );
  if (isOther || has(scene, 'remove', 'rename', 'move', 'hide', 'bigger', 'smaller'))
    return undefined;
  const lead = isNamed ? /^.{0,40}?:\s+/su : /^(?:new|neu)\s*:\s*/iu;
  const parts = splitList(scene.text.replace(lead, '')).filter(
    (part) => !/\b(?:as numbers|in numbers|als zahlen|en chiffres)\b/iu.test(part),
  );
  const figures = parts.map((part) => figureOf(part, isNamed));
  const items = figures.flatMap((entry) => entry ?? []);
  const isClear = parts.length > 1 || over.exec(parts[0] ?? '')?.[1] !== undefined || isNamed;
  return items.length === parts.length && items.length > 0 && isClear
    ? { kind: 'stats', items, isNamed }
    : undefined;
};

function figureOf(part: string, isNamed: boolean): { value: string; label: string } | undefined {
  const match =
    over.exec(part) ?? (isNamed ? /^(.*?\b)?(\d[\d.,]*\+?)\s+(\p{L}.{2,60})$/u.exec(part) : null);
  if (match !== null && !units.test(match[3] as string)) {
    const value = trimmed(match[2] as string);
    const isOver = /over|more|über|mehr|plus|más|mais|oltre|più/iu.test(match[1] ?? '');
    return {
      value: isOver && !value.endsWith('+') ? `${value}+` : value,
      label: trimmed(match[3] as string),
    };
  }
  const year = isNamed ? since.exec(part) : null;
  return year === null
    ? undefined
    : { value: year[1] as string, label: sentence(year[0].split(/\s/)[0] as string) };
}
