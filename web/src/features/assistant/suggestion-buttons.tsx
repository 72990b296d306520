// Things to say, as buttons: short ones in a row, or the prompts of an empty conversation as a list.

import {
  AtSign,
  Brush,
  CreditCard,
  type LucideIcon,
  Mail,
  PaintBucket,
  Rocket,
  Shuffle,
  Type,
} from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import type { ChatMessage, PageSource } from './chat-message.ts';
import { messages, suggestedEdits, suggestedPrompts } from './messages/en.ts';

export type SuggestionButtonsProps = {
  texts: readonly string[];
  onChoose: (text: string) => void;
  /** Those of which the page is known are shown while they are pointed at, and sent by one tap. */
  proposals?: ChatMessage['proposals'];
  onPreview?: ((page: PageSource | undefined) => void) | undefined;
  onApply?: ((text: string) => void) | undefined;
};

export function SuggestionButtons({
  texts,
  onChoose,
  proposals = {},
  onPreview,
  onApply,
}: SuggestionButtonsProps) {
  function choose(text: string) {
    onPreview?.(undefined);
    if (proposals[text] && onApply) onApply(text);
    else onChoose(text);
  }
  return texts.map((text) => (
    <Button
      key={text}
      variant="secondary"
      size="sm"
      className="h-auto min-h-7 max-w-full whitespace-normal py-1 text-left"
      onClick={() => choose(text)}
      onPointerEnter={() => onPreview?.(proposals[text])}
      onPointerLeave={() => onPreview?.(undefined)}
      onFocus={() => onPreview?.(proposals[text])}
      onBlur={() => onPreview?.(undefined)}
    >
      {text}
    </Button>
  ));
}

const pageIcons: readonly LucideIcon[] = [AtSign, Brush, Rocket, CreditCard];
const editIcons: readonly LucideIcon[] = [Shuffle, PaintBucket, Type, Mail];

export type PromptListProps = Pick<SuggestionButtonsProps, 'onChoose'> & { hasPage: boolean };

export function PromptList({ onChoose, hasPage }: PromptListProps) {
  const prompts = hasPage ? suggestedEdits : suggestedPrompts;
  const icons = hasPage ? editIcons : pageIcons;
  return (
    <li className="pt-1">
      <p id="prompt-list" className="mb-2 font-medium text-subtle text-xs">
        {messages.suggestions}
      </p>
      <ul aria-labelledby="prompt-list" className="flex flex-col gap-1.5">
        {prompts.map((text, index) => {
          const Icon = icons[index] ?? AtSign;
          return (
            <li key={text}>
              <button
                type="button"
                onClick={() => onChoose(text)}
                className="flex w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-left text-muted text-sm transition-colors hover:border-line-strong hover:bg-hover hover:text-fg"
              >
                <Icon aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
