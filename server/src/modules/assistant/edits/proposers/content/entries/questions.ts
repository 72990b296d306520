// Questions with answers: typed as such, or told ("people always ask if you deliver, we do").
import { has, type Scene } from '../../../scene/scene.ts';
import { type EntryReader, sentence, trimmed } from './entry.ts';

const names =
  'faqs?|questions?|q&a|q|frage(?:n)?|häufige[nr]? fragen?|preguntas?|perguntas?|domand[ae]|ask|q und a';
const lead = new RegExp(
  `^.{0,40}?\\b(?:${names})(?:\\s+(?:and answers?|und antwort(?:en)?|et réponse|y respuesta|e resposta|e risposta))?\\s*[:–-]\\s*`,
  'iu',
);
const tail = new RegExp(
  `[\\s.,;–-]+(?:(?:please|pls|bitte|put|add|that|this|it|das|mets|pon|põe|metti)\\s+)*(?:in|into|to|as|zu|als|dans|en|a|nas|alle|aux|unter)\\s+(?:(?:the|die|den|das|les|la|las|le|a)\\s+)?(?:${names})[.!]?$`,
  'iu',
);
const answerLead =
  /^[\s–-]*(?:(?:the\s+)?answer(?:\s+is)?|a|antwort|réponse|respuesta|resposta|risposta)\s*[:–-]\s*/iu;
const request =
  /^(?:can|could|would|will) (?:you|u|we|i) (?:please |pls )?(?:add|make|put|change|have)|^(?:kannst|könntest) du|^(?:peux|pourrais)-tu|^puedes|^podes|^pode(?:ria)?s? |^puoi/iu;

export const readQuestions: EntryReader = (scene) => {
  const told = toldQuestion(scene.text);
  if (told !== undefined) return { kind: 'faq', items: [told], isNamed: true };
  const isNamed = has(scene, 's.faq', 'i.faq', 'question') || /^\s*ask\s*:/i.test(scene.text);
  if (!isNamed || has(scene, 'remove', 'change', 'rename', 'move', 'hide')) return undefined;
  const items = pairsIn(scene);
  return items.length === 0 ? undefined : { kind: 'faq', items, isNamed };
};

function pairsIn(scene: Scene) {
  const body = scene.text.replace(lead, '').replace(tail, '');
  const pieces = body.split('?');
  const pairs: { question: string; answer: string }[] = [];
  let question = pieces[0] ?? '';
  for (const [at, piece] of pieces.slice(1).entries()) {
    const isLast = at === pieces.length - 2;
    const cut = isLast ? piece.length : lastSentence(piece);
    const answer = sentence(piece.slice(0, cut).replace(answerLead, ''));
    if (answer.length > 1 && question.trim().length > 2 && !request.test(trimmed(question)))
      pairs.push({ question: `${sentence(question)}?`, answer });
    question = piece.slice(cut);
  }
  return pairs;
}

/** Where the next question begins. */
const lastSentence = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(/[.!;\n,]\s*/g)].map(({ index, 0: mark }) => index + mark.length),
  );

type Told = { pattern: RegExp; ask: (clause: string) => string };

const told: readonly Told[] = [
  {
    pattern:
      /\b(?:people|folks|customers|clients|everyone|everybody|guests|fans|they|many|some|visitors)\b.{0,24}?\b(?:ask|asks|asking|wonder|wondering|want to know|wants to know)\b(?: me| us)?(?: about)?\s+(?:if|whether)\s+(.{3,120}?)\s*(?:[,:;]|\s[–-]\s|\.\s)\s*(.{2,})$/isu,
    ask: askEnglish,
  },
  {
    pattern:
      /\b(?:people|folks|customers|clients|everyone|everybody|guests|fans|they|many|some|visitors)\b.{0,24}?\b(?:ask|asks|asking|wonder|wondering|want to know)\b(?: me| us)?\s+((?:how|what|when|where|which|who)\b.{3,120}?)\s*(?:[,:;]|\s[–-]\s|\.\s)\s*(.{2,})$/isu,
    ask: (clause) => `${sentence(clause)}?`,
  },
  {
    pattern:
      /\b(?:man|leute|viele|alle|kunden|gäste|jeder|die leute)\b.{0,20}?\bfrag(?:t|en)\b.{0,20}?,?\s+ob\s+(.{3,120}?)\s*(?:[,:;]|\s[–-]\s|\.\s)\s*(.{2,})$/isu,
    ask: askGerman,
  },
  {
    pattern:
      /\b(?:gens|on|clients|tout le monde|beaucoup)\b.{0,24}?\bdemande(?:nt)?\b.{0,20}?\s+si\s+(.{3,120}?)\s*(?:[,:;]|\s[–-]\s|\.\s)\s*(.{2,})$/isu,
    ask: (clause) => `Est-ce que ${clause.trim()} ?`,
  },
  {
    pattern:
      /\b(?:gente|clientes|todos|muchos|muitos|tutti|clienti|molti|me|nos|mi|ci)\b.{0,24}?\b(?:pregunta|preguntan|pergunta|perguntam|chiede|chiedono)\b.{0,16}?\s+(?:si|se)\s+(.{3,120}?)\s*(?:[,:;]|\s[–-]\s|\.\s)\s*(.{2,})$/isu,
    ask: (clause) => `${sentence(clause)}?`,
  },
];

function toldQuestion(text: string): { question: string; answer: string } | undefined {
  for (const { pattern, ask } of told) {
    const [, clause, answer] = pattern.exec(text.replace(tail, '')) ?? [];
    if (clause !== undefined && answer !== undefined)
      return { question: ask(trimmed(clause)), answer: sentence(answer) };
  }
  return undefined;
}

/** "you deliver" becomes "Do you deliver?", "there is parking" "Is there parking?". */
function askEnglish(clause: string): string {
  const turned = /^(\w+)\s+(is|are|can|could|will|has|have to|am)\b\s*(.*)$/iu.exec(clause);
  if (turned !== null) {
    const verb = turned[2] === 'am' ? 'are' : (turned[2] as string);
    return `${sentence(verb)} ${seenByVisitor(turned[1] as string)} ${turned[3]}?`;
  }
  const plain = /^(you|i|we|they)\s+(.+)$/iu.exec(clause);
  return plain === null
    ? `${sentence(clause)}?`
    : `Do ${seenByVisitor(plain[1] as string)} ${plain[2]}?`;
}

const seenByVisitor = (pronoun: string) =>
  ['i', 'we'].includes(pronoun.toLowerCase()) ? 'you' : pronoun.toLowerCase();

/** The verb comes first: "wir auch reparieren" becomes "Reparieren Sie auch?". */
function askGerman(clause: string): string {
  const [, pronoun, middle = '', verb] = /^(\p{L}+)\s+(?:(.*)\s)?(\p{L}+)$/u.exec(clause) ?? [];
  if (pronoun === undefined || verb === undefined) return `${sentence(clause)}?`;
  const isOwn = /^(?:wir|ich)$/i.test(pronoun);
  const form = /^ich$/i.test(pronoun) && verb.endsWith('e') ? `${verb}n` : verb;
  return `${[sentence(form), isOwn ? 'Sie' : pronoun, middle].filter(Boolean).join(' ')}?`;
}
