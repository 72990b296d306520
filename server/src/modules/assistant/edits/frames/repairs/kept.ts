// "no leave discord", "keep meal plan", "1:1 no change": what is to stay as it is is neither removed nor changed.
import type { Message, Span } from '../../../reading/message.ts';
import type { RequestKind, TaggedRequest } from '../../../tagging/labels.ts';

const leaving: ReadonlySet<RequestKind> = new Set(['remove', 'hide', 'move', 'correct']);
const before =
  /(?<!\p{L})(?:leave|keep|don'?t (?:touch|remove|delete|hide|move)|lass(?:t|e)?|behalte?|laisse[zr]?|garde[zr]?|deja|dejad|no (?:toques|quites)|deixa|mantém|lascia(?:te)?|tieni)\s+(?:(?:the|my|our|den|die|das|le|la|les|el|los|las|o|a|il|lo)\s+)?$/iu;
const after =
  /^\s*(?:bleibt|reste|se queda|fica|resta|rimane|stays?|lascia(?:lo|la|li|le)|(?:déjal|mantenl|deixa-)[oa]|can stay)(?!\p{L})/iu;

/** Of what is named before, with no value that it should have. */
const unchanged =
  /^\W*(?:(?:is |are |has |ist |est |es |é |è )?(?:no changes?|unchanged|not changing|the same|as (?:it )?is|fine|ok(?:ay)?|unverändert|wie (?:es|er|sie) ist|ohne Änderung|inchangée?s?|comme avant|pareil|igual|sin cambios?|sem mudanças?|como (?:está|es)|invariat[oaie]|senza modifiche|com['’]è)|stays?|bleibt|bleiben|reste|sigue|fica|resta)(?!\p{L})/iu;

export function withoutKept(
  { text }: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  const kept = requests
    .filter(({ kind }) => leaving.has(kind))
    .flatMap((request) =>
      request.slots.filter((slot) => slot.slot === 'target' && isKept(slot, request)),
    );
  const names = new Set(kept.map((slot) => wordOf(slot.text)));
  return requests
    .filter((request) => !isUnchanged(request))
    .filter(
      ({ kind, slots }) =>
        !leaving.has(kind) ||
        !slots.some((slot) => slot.slot === 'target' && names.has(wordOf(slot.text))) ||
        slots.some(({ slot }) => slot === 'place'),
    );

  function isUnchanged({ kind, slots, end }: TaggedRequest): boolean {
    const [target, ...others] = slots;
    const isBare = kind === 'set' && target?.slot === 'target' && others.length === 0;
    return isBare && unchanged.test(text.slice(target.end, end));
  }

  function isKept({ start, end }: Span, request: Span): boolean {
    const own = text.slice(start, end);
    const again = text.slice(end, request.end).toLowerCase().indexOf(own.toLowerCase());
    return (
      before.test(text.slice(0, start)) ||
      // "discord… no leave discord".
      (again >= 0 && before.test(text.slice(0, end + again))) ||
      after.test(text.slice(end)) ||
      /[.…,;]\s*(?:keep|leave|lass|behalt|garde|deja|deixa|lascia)\w*\s/iu.test(own)
    );
  }
}

const wordOf = (text: string): string =>
  /^[^….,;]+/u.exec(text.trim().toLowerCase())?.[0].trim() ?? '';
