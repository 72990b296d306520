// "no leave discord", "keep meal plan": what is to stay as it is is neither removed nor hidden.
import type { Message } from '../../../reading/message.ts';
import type { RequestKind, TaggedRequest } from '../../../tagging/labels.ts';

const leaving: ReadonlySet<RequestKind> = new Set(['remove', 'hide', 'move', 'correct']);
const before =
  /(?<!\p{L})(?:leave|keep|don'?t (?:touch|remove|delete|hide|move)|lass(?:t|e)?|behalte?|laisse[zr]?|garde[zr]?|deja|dejad|no (?:toques|quites)|deixa|mantém|lascia(?:te)?|tieni)\s+(?:(?:the|my|our|den|die|das|le|la|les|el|los|las|o|a|il|lo)\s+)?$/iu;
const after =
  /^\s*(?:bleibt|reste|se queda|fica|resta|rimane|stays?|lascia(?:lo|la|li|le)|(?:déjal|mantenl|deixa-)[oa]|can stay)(?!\p{L})/iu;

export function withoutKept(
  { text }: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  const kept = requests
    .filter(({ kind }) => leaving.has(kind))
    .flatMap((request) => request.slots.filter((slot) => slot.slot === 'target' && isKept(slot)));
  const names = new Set(kept.map((slot) => wordOf(slot.text)));
  return requests.filter(
    ({ kind, slots }) =>
      !leaving.has(kind) ||
      !slots.some((slot) => slot.slot === 'target' && names.has(wordOf(slot.text))) ||
      slots.some(({ slot }) => slot === 'place'),
  );

  function isKept({ start, end }: { start: number; end: number }): boolean {
    const own = text.slice(start, end);
    return (
      before.test(text.slice(0, start)) ||
      after.test(text.slice(end)) ||
      /[.…,;]\s*(?:keep|leave|lass|behalt|garde|deja|deixa|lascia)\w*\s/iu.test(own)
    );
  }
}

const wordOf = (text: string): string =>
  /^[^….,;]+/u.exec(text.trim().toLowerCase())?.[0].trim() ?? '';
