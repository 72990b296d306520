// The panels of the left column: chat, content and design. Those beside the chat are loaded when they are opened.
import { type ComponentProps, lazy, Suspense } from 'react';
import { ChatColumn } from '../chat/chat-column.tsx';
import { ContentSkeleton } from '../content/content-skeleton.tsx';
import { messages } from '../messages/en.ts';
import { type SidePanelId, SidePanels } from './side-panels.tsx';

const ContentPanel = lazy(async () => ({
  default: (await import('../content/content-panel.tsx')).ContentPanel,
}));
const DesignPanel = lazy(async () => ({
  default: (await import('../design/design-panel.tsx')).DesignPanel,
}));

export type StudioPanelsProps = ComponentProps<typeof ChatColumn> & {
  value: SidePanelId;
  onChange: (id: SidePanelId) => void;
  imageDeletion: ComponentProps<typeof ContentPanel>['imageDeletion'];
};

export function StudioPanels(props: StudioPanelsProps) {
  const { value, onChange, imageDeletion, ...column } = props;
  const { draft, chat, onPreview } = column;
  return (
    <SidePanels
      value={value}
      onChange={onChange}
      panels={[
        {
          id: 'chat',
          label: messages.chat,
          help: 'editing',
          keep: true,
          content: <ChatColumn {...column} />,
        },
        {
          id: 'content',
          label: messages.content,
          help: 'arrange',
          content: (
            <Suspense fallback={<ContentSkeleton />}>
              <ContentPanel
                content={draft.content}
                onApply={draft.apply}
                onUndo={draft.history.undo}
                isBusy={chat.isBusy}
                onOpenChat={() => onChange('chat')}
                imageDeletion={imageDeletion}
              />
            </Suspense>
          ),
        },
        {
          id: 'design',
          label: messages.design,
          help: 'design',
          content: (
            <Suspense>
              <DesignPanel
                content={draft.content}
                seed={draft.base?.id ?? ''}
                apply={draft.apply}
                onPreview={onPreview}
                isBusy={chat.isBusy}
                onOpenChat={() => onChange('chat')}
                imageDeletion={imageDeletion}
              />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
