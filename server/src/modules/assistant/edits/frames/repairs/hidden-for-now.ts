// "Take the gallery off for now, but don't delete it": what is to come back is hidden, not removed.
import type { Message, Span } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import { overlaps } from './anchors.ts';

const notRemoved =
  /(?<!\p{L})(?:(?:don'?t|do not|not|never|no need to)\s+(?:delete|remove|bin|scrap|lose)|without\s+(?:deleting|removing)|nicht\s+(?:löschen|entfernen)|(?:lösch|entfern)\w*\s+(?:\p{L}+\s+)?(?:aber\s+)?nicht|ne\s+(?:l[ea]s?\s+|l')?(?:supprime|efface)\w*\s+pas|sans\s+(?:l[ea]s?\s+|l')?(?:supprimer|effacer)|no\s+l[oa]s?\s+(?:borres|elimines|quites)|sin\s+(?:borrar|eliminar)\w*|n[ãa]o\s+(?:\p{L}+\s+)?(?:apag|exclu|remov|delet|elimin)\w+|sem\s+(?:apagar|excluir|eliminar)|non\s+(?:l[oaie]\s+)?(?:cancell|elimin|rimuov)\w+|senza\s+(?:cancellar|eliminar)\w+)(?!\p{L})/giu;
/** What a request that only says when it comes back calls it. */
const isIt =
  /^(?:it|them|that|those|this|es|sie|das|ihn|le|la|les|l[oa]s?|ela?s?|isso|lo|li)(?!\p{L})/iu;

export function hiddenForNow(
  { text }: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  const rejections = [...text.matchAll(notRemoved)].map(
    (match): Span => ({ start: match.index, end: match.index + match[0].length }),
  );
  const isRejected = (request: TaggedRequest) =>
    (request.kind === 'remove' || request.kind === 'undo') &&
    rejections.some((span) => overlaps(span, request)) &&
    request.slots.every(({ text: named }) => isIt.test(named));
  const wanted = rejections.length === 0 ? requests : requests.filter((one) => !isRejected(one));
  const hidden = wanted.map(
    (request): TaggedRequest =>
      rejections.length > 0 && request.kind === 'remove' ? { ...request, kind: 'hide' } : request,
  );
  return hidden.filter(
    ({ kind, slots }, index) =>
      kind !== 'show' ||
      !slots.every(({ text: named }) => isIt.test(named)) ||
      !hidden.slice(0, index).some((before) => before.kind === 'hide'),
  );
}
