// Shown instead of the studio when the page could not be loaded.

import { CloudOff } from 'lucide-react';
import { AssistantMessage } from '#web/features/assistant/message-view.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { StudioLayout } from '../studio-layout.tsx';
import { messages } from './messages/en.ts';

export type PageLoadErrorProps = { classic: boolean; isRetrying: boolean; onRetry: () => void };

export function PageLoadError({ classic, isRetrying, onRetry }: PageLoadErrorProps) {
  return (
    <StudioLayout
      classic={classic}
      pane="edit"
      header={
        <div className="flex h-14 shrink-0 items-center border-line border-b bg-surface px-4">
          <h1 className="font-medium text-fg text-sm">{messages.aiStudio}</h1>
        </div>
      }
      edit={
        <ol aria-label={messages.conversation} className="flex flex-col gap-5 px-4 py-5 text-sm">
          <AssistantMessage
            actions={
              <Button variant="secondary" size="sm" onClick={onRetry} loading={isRetrying}>
                {messages.tryAgain}
              </Button>
            }
          >
            {messages.assistantLoadFailed}
          </AssistantMessage>
        </ol>
      }
      work={
        <div className="grid flex-1 place-items-center bg-canvas">
          <EmptyState icon={<CloudOff />} title={messages.loadFailed} />
        </div>
      }
    />
  );
}
