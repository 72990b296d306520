// The reply of a turn that a model answered.
import type { AssistantReply } from '../../types.ts';
import type { Applied, Failure } from '../applying/apply-output.ts';
import type { Note } from '../applying/notes.ts';
import { sayNotes, sayWrote } from './say-notes.ts';

type Parts = {
  own: AssistantReply;
  isNew: boolean;
  /** What the model said; it has been sent already. */
  say: string;
  applied: Applied;
  failures: readonly Failure[];
};

export function makeReply({ own, isNew, say, applied, failures }: Parts): AssistantReply {
  const { lang, operations, history, suggestions } = applied;
  const missing: Note[] =
    failures.length === 0 ? [] : [{ kind: 'notDone', count: failures.length }];
  const notes = sayNotes([...applied.notes, ...missing], lang);
  const shared = { lang, suggestions: suggestions.map((text) => ({ text })) };
  const page = applied.page ?? (isNew ? own.page : undefined);
  if (page === undefined && history !== undefined) {
    return { kind: 'history', ...shared, say: say || own.say, operations: [history] };
  }
  if (page === undefined) {
    const said = [say, notes].filter(Boolean).join('\n\n');
    return { kind: 'answer', ...shared, say: said || own.say, operations: [] };
  }
  const { sections } = applied;
  const changed =
    operations.length === 0 && sections.length > 0 ? sayWrote(sections, lang) : applied.receipt;
  return {
    kind: isNew ? 'made' : 'changed',
    ...shared,
    say: say || (operations.length > 0 ? applied.say : changed),
    operations: isNew ? [...own.operations, ...operations] : operations,
    page,
    changes: applied.changes,
    receipt: [changed, notes].filter(Boolean).join(' '),
  };
}
