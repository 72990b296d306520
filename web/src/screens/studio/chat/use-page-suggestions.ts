// What the studio proposes above the input. Nothing while the assistant works, while something is typed, and while
// the last reply offers answers of its own.
import { useMemo } from 'react';
import {
  listPageSuggestions,
  type PageSuggestion,
} from '#web/features/assistant/suggestions/page-suggestions.ts';
import type { ChatControls } from '#web/features/assistant/use-chat.ts';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { usePageDesign } from '#web/features/pages/editing/use-page-design.ts';

export function usePageSuggestions(
  { messages, isBusy }: Pick<ChatControls, 'messages' | 'isBusy'>,
  { content }: Pick<PageDraftControls, 'content'>,
  text: string,
): readonly PageSuggestion[] {
  const opened = usePageDesign(content);
  const listed = useMemo(() => {
    if (opened?.kind !== 'model') return [];
    return listPageSuggestions(opened.design, today());
  }, [opened]);
  const last = messages.at(-1);
  const hasAnswers = !last?.changed && (last?.suggestions ?? []).length > 0;
  return isBusy || text !== '' || hasAnswers ? [] : listed;
}

/** The creator's day, as ISO 8601 writes it. */
const today = () => new Date().toLocaleDateString('sv-SE');
