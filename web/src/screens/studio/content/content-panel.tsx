// The Content tab of the studio: everything that the page holds, without chat and without code, on every plan.
import type { PageContent } from '@vys/contract/pages/page-content';
import { FileText, FileWarning } from 'lucide-react';
import { usePageDesign } from '#web/features/pages/editing/use-page-design.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ContentEditor, type ContentEditorProps } from './content-editor.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { messages } from './messages/en.ts';

export type ContentPanelProps = Omit<ContentEditorProps, 'opened' | 'content'> & {
  content: PageContent | null;
  /** The assistant is at work: an edit now would be covered by its reply. */
  isBusy: boolean;
  onOpenChat: () => void;
};

export function ContentPanel(props: ContentPanelProps) {
  const { content, isBusy, onOpenChat, ...editor } = props;
  const opened = usePageDesign(content);
  if (content === null) {
    return (
      <EmptyState
        icon={<FileText />}
        title={messages.noPageTitle}
        description={messages.noPageHint}
        actions={<Button onClick={onOpenChat}>{messages.openChat}</Button>}
      />
    );
  }
  if (opened === undefined) return <ContentSkeleton />;
  if (opened === null) {
    return (
      <EmptyState
        icon={<FileWarning />}
        title={messages.unreadableTitle}
        description={messages.unreadableHint}
      />
    );
  }
  return (
    <>
      {isBusy && (
        <p role="status" className="border-line border-b bg-raised px-4 py-2 text-muted text-xs">
          {messages.busy}
        </p>
      )}
      <div inert={isBusy} className="flex min-h-0 flex-1 flex-col">
        <ContentEditor opened={opened} content={content} {...editor} />
      </div>
    </>
  );
}
