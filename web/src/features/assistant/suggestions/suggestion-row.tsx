// Above the input: what could be next for this page. One tap sends it, or begins the message that it needs.
import { PencilLine, Sparkles } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';
import type { PageSuggestion } from './page-suggestions.ts';

export type SuggestionRowProps = {
  suggestions: readonly PageSuggestion[];
  onSend: (message: string) => void;
  /** Fills the input; the creator adds the rest. */
  onStart: (beginning: string) => void;
};

export function SuggestionRow({ suggestions, onSend, onStart }: SuggestionRowProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul
      aria-label={messages.suggestions}
      className="-mx-3 mb-2 flex gap-1.5 overflow-x-auto overscroll-x-contain px-3 py-0.5 [scrollbar-width:none] lg:flex-wrap"
    >
      {suggestions.map((suggestion) => (
        <li key={suggestion.label} className="shrink-0">
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              'send' in suggestion ? onSend(suggestion.send) : onStart(suggestion.start)
            }
            className="max-w-72 rounded-full [&>span]:min-w-0"
          >
            {'send' in suggestion ? (
              <Sparkles aria-hidden="true" className="text-accent-text" />
            ) : (
              <PencilLine aria-hidden="true" className="text-accent-text" />
            )}
            <span className="truncate">{suggestion.label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
