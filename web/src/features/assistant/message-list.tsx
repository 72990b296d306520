// The conversation, latest at the bottom and in view. New messages are announced when they are whole.

import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useEndInView } from '#web/lib/browser/use-end-in-view.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ChatMessage, ChatTurn, PageSource } from './chat-message.ts';
import { AssistantMessage, UserMessage } from './message-view.tsx';
import { messages as texts } from './messages/en.ts';
import { ChangeList, type ChangePlaces } from './receipts/change-list.tsx';
import { SuggestionButtons, type SuggestionButtonsProps } from './suggestion-buttons.tsx';

export type MessageListProps = {
  welcome: string;
  messages: readonly ChatMessage[];
  turn?: ChatTurn | null;
  /** Choosing fills the input. */
  onSuggestion: (text: string) => void;
  /** A suggestion is pointed at whose page is known; undefined when it is no longer. */
  onPreview?: (page: PageSource | undefined) => void;
  /** Such a suggestion was chosen. */
  onApply?: (text: string) => void;
  onRetry?: (message: ChatMessage) => void;
  /** Where things stand that replies changed; without it they are not listed. */
  places?: ChangePlaces | undefined;
  /** Loads older messages, if there are any. */
  onEarlier?: (() => void) | undefined;
  /** Offered below the last reply that changed the page. */
  unsaved?:
    | { onSave: () => void; onRevert?: (() => void) | undefined; isSaving: boolean }
    | undefined;
  /** Stands after the welcome while nothing has been said. */
  opening?: ReactNode;
  /** Stands at the end, for example a button of the reply. */
  closing?: ReactNode;
};

export function MessageList({
  welcome,
  messages,
  turn = null,
  onSuggestion,
  onPreview,
  onApply,
  onRetry,
  places,
  onEarlier,
  unsaved,
  opening,
  closing,
}: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const lastChange = messages.findLast(({ changed }) => changed)?.id;
  const lastId = messages.at(-1)?.id;

  useEndInView(scroller, `${lastId} ${turn !== null}`);

  return (
    <div
      ref={scroller}
      role="log"
      aria-label={texts.conversation}
      aria-busy={turn !== null}
      className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-4 py-5 [scrollbar-gutter:stable]"
    >
      <ol className="flex min-h-full flex-col gap-5 text-sm">
        {onEarlier ? (
          <li className="text-center">
            <Button variant="link" size="sm" onClick={onEarlier}>
              {texts.earlier}
            </Button>
          </li>
        ) : (
          <AssistantMessage>{welcome}</AssistantMessage>
        )}
        {messages.length === 0 && opening}
        {messages.map((message) =>
          message.role === 'user' ? (
            <UserMessage
              key={message.id}
              message={message}
              onRetry={onRetry && !turn ? () => onRetry(message) : undefined}
            />
          ) : (
            <AssistantMessage
              key={message.id}
              receipt={message.receipt}
              changes={
                places &&
                (message.changes ?? []).length > 0 && (
                  <ChangeList
                    changes={message.changes ?? []}
                    places={places}
                    isBusy={turn !== null}
                  />
                )
              }
              actions={
                message.id === lastChange && unsaved ? (
                  <KeepOrRevert {...unsaved} isBusy={turn !== null} />
                ) : (
                  message.id === lastId && (
                    <ReplyActions
                      message={message}
                      onChoose={onSuggestion}
                      onPreview={onPreview}
                      onApply={onApply}
                    />
                  )
                )
              }
            >
              {message.content}
            </AssistantMessage>
          ),
        )}
        {turn && <Thinking turn={turn} />}
        {closing}
      </ol>
    </div>
  );
}

type ReplyActionsProps = Pick<SuggestionButtonsProps, 'onChoose' | 'onPreview' | 'onApply'> & {
  message: ChatMessage;
};

function ReplyActions({ message, ...handlers }: ReplyActionsProps) {
  const { link, suggestions = [], proposals } = message;
  if (!link && suggestions.length === 0) return null;
  return (
    <>
      {link && (
        <Button asChild size="sm">
          <Link to={link.path}>{link.text}</Link>
        </Button>
      )}
      <SuggestionButtons texts={suggestions} proposals={proposals} {...handlers} />
    </>
  );
}

function Thinking({ turn }: { turn: ChatTurn }) {
  return (
    <AssistantMessage>
      {turn.text && <span className="mb-1 block">{turn.text}</span>}
      <span role="status" className="flex items-center gap-2 text-muted">
        <span aria-hidden="true" className="flex gap-1">
          {[0, 160, 320].map((delay) => (
            <span
              key={delay}
              style={{ animationDelay: `${delay}ms` }}
              className="size-1.5 animate-pulse rounded-full bg-accent-control"
            />
          ))}
        </span>
        {texts.phases[turn.phase ?? 'reading']}
      </span>
    </AssistantMessage>
  );
}

type KeepOrRevertProps = NonNullable<MessageListProps['unsaved']> & { isBusy: boolean };

function KeepOrRevert({ onSave, onRevert, isSaving, isBusy }: KeepOrRevertProps) {
  return (
    <>
      <Button size="sm" onClick={onSave} loading={isSaving} disabled={isBusy}>
        {texts.saveChanges}
      </Button>
      {onRevert && (
        <Button variant="secondary" size="sm" onClick={onRevert} disabled={isSaving || isBusy}>
          {texts.revert}
        </Button>
      )}
    </>
  );
}
