// What others say: quotations with who said them.
import { has, type Scene, valuesOf } from '../../../scene/scene.ts';
import { type EntryReader, properName, sentence } from './entry.ts';

const name = String.raw`(\p{L}[\p{L}.'’&-]*(?:\s\p{L}[\p{L}.'’&-]*){0,3}?)`;
const said =
  '(?:said|says|wrote|writes|told (?:me|us)|called (?:me|us|it)|about (?:me|us)|sagte?|schrieb|schreibt|meinte?|a dit|a écrit|dit|écrit|dijo|dice|escribió|disse|diz|escreveu|ha detto|ha scritto|scrive)';
const before: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\s)(?:from|by|of|von|de|da|di|par|del)\\s+${name}(?:\\s*[,(]\\s*([^,():]{2,60})\\)?)?\\s*(?:${said})?\\s*[:,]?\\s*$`,
    'iu',
  ),
  new RegExp(
    `(?:^|\\s(?:what|was|ce que|lo que|o que)\\s|[,:]\\s*)${name}\\s+${said}\\s*[:,]?\\s*$`,
    'iu',
  ),
  new RegExp(`[,–-]\\s*${name}\\s*:\\s*$`, 'iu'),
];
const after =
  /^["”»'\s]*(?:[-–—~,(]|\b(?:by|from|von|de|da|di|par|says?|said|sagt|schreibt|dice|diz)\b)\s*(\p{L}[^\n,(–—]{0,60}?)(?:\s*[,(–—]\s*([^\n)]{2,80})\)?)?[\s.]*$/iu;
const medium =
  /^(?:the|la|le|el|die|der|das|il|o|a)\s|\b(?:magazine?|times|post|guardian|news|journal|zeitung|vogue|bbc|radio|tv|gazette|tribune|herald|blog|podcast|press)\b/iu;

const praise = /\bcalled (?:me|us|it)\b/i;

type Voice = { quote: string; name?: string | undefined; role?: string | undefined };

export const readVoices: EntryReader = (scene) => {
  if (has(scene, 'remove', 'replace', 'undo', 'tagline', 'heading')) return undefined;
  if (has(scene, 'rename') && !praise.test(scene.text)) return undefined;
  if (/\b(?:should|soll|doit|debe|deve|now)\b/iu.test(scene.text.split(/["“„«]/)[0] ?? ''))
    return undefined;
  const isNamed = has(scene, 's.testimonials', 'i.testimonials', 's.press', 'i.press');
  const voice = quotedVoice(scene) ?? (isNamed ? plainVoice(scene) : undefined);
  if (voice === undefined || (voice.name === undefined && !(isNamed && has(scene, 'add'))))
    return undefined;
  const isPress = has(scene, 's.press', 'i.press') || medium.test(voice.name ?? '');
  if (isPress && voice.name !== undefined && isFor(scene, 'press'))
    return {
      kind: 'press',
      items: [{ name: voice.name, quote: voice.quote }],
      isNamed: isNamed || has(scene, 'add'),
    };
  return { kind: 'testimonials', items: [voice], isNamed };
};

/** Reviews on a page that already shows some stay together. */
const isFor = (scene: Scene, kind: string): boolean =>
  has(scene, `s.${kind}`, `i.${kind}`) ||
  !has(scene, 's.testimonials') ||
  scene.design.page.sections.some((section) => section.kind === kind);

function quotedVoice(scene: Scene): Voice | undefined {
  const [quoted] = valuesOf(scene, 'quoted');
  if (quoted === undefined || quoted.text.trim().length < 4) return undefined;
  const lead = scene.message.text.slice(scene.span.start, quoted.start);
  const rest = scene.message.text.slice(quoted.end, scene.span.end);
  const found = before.map((pattern) => pattern.exec(lead)).find((match) => match !== null);
  const match = after.exec(rest) ?? found;
  return voiceOf(quoted.text, match?.[1], match?.[2]);
}

/** Without quotation marks: "add a review from Lena: slept through the first time". */
function plainVoice(scene: Scene): Voice | undefined {
  const pattern = new RegExp(
    `\\b(?:from|by|of|von|de|da|di|par)\\s+${name}\\s*(?:${said})?\\s*:\\s*(.{4,})$`,
    'isu',
  );
  const [, who, quote] = pattern.exec(scene.text) ?? [];
  return quote === undefined ? undefined : voiceOf(quote, who, undefined);
}

const voiceOf = (quote: string, who: string | undefined, role: string | undefined): Voice => ({
  quote: sentence(quote.trim()),
  ...(who === undefined ? {} : { name: properName(who) }),
  ...(role === undefined ? {} : { role: sentence(role) }),
});
