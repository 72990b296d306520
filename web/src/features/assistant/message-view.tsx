// One message: a person's on the right, the assistant's as text beside its mark.

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Mark } from '#web/ui/content/brand.tsx';
import { type ChatMessage, splitImages } from './chat-message.ts';
import { messages } from './messages/en.ts';

const formatTime = (iso: string) =>
  new Date(iso).toLocaleTimeString(interfaceLocale, { hour: 'numeric', minute: '2-digit' });

export function UserMessage({
  message,
  onRetry,
}: {
  message: ChatMessage;
  onRetry?: (() => void) | undefined;
}) {
  const { text, urls } = splitImages(message.content);
  return (
    <li className="flex flex-col items-end gap-1.5 pl-10">
      <div
        title={formatTime(message.timestamp)}
        className="max-w-full rounded-lg rounded-br-sm bg-raised px-3.5 py-2.5 text-fg ring-1 ring-line"
      >
        <span className="sr-only">{messages.you} </span>
        {urls.length > 0 && (
          <span className="mb-2 flex flex-wrap justify-end gap-1.5">
            {urls.map((url, index) => (
              <img
                key={`${index} ${url}`}
                src={url}
                alt={messages.attached(index + 1)}
                className="size-16 rounded-sm border border-line-strong object-cover"
              />
            ))}
          </span>
        )}
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      </div>
      {message.failed && (
        <p className="flex items-center gap-1.5 text-danger-text text-xs">
          <CircleAlert aria-hidden="true" className="size-3.5" />
          {message.isUnsent ? messages.notSent : messages.noReply}
          {onRetry && (
            <Button variant="link" size="sm" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

export type AssistantMessageProps = {
  children: ReactNode;
  receipt?: string | undefined;
  /** Below the receipt. */
  changes?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
};

export function AssistantMessage({ children, receipt, changes, actions }: AssistantMessageProps) {
  return (
    <li className="flex gap-3 pr-4">
      <Mark className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{messages.assistant} </span>
        <div className="whitespace-pre-wrap text-fg [overflow-wrap:anywhere]">{children}</div>
        {receipt && (
          <p className="mt-2 flex items-start gap-1.5 text-muted text-xs">
            <CircleCheck aria-hidden="true" className="mt-px size-3.5 shrink-0 text-success-text" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{receipt}</span>
          </p>
        )}
        {changes}
        {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </li>
  );
}
