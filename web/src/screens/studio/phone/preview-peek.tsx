// On narrow screens the page peeks from below what it is edited with when it has changed since the preview was open.
import type { PageContent } from '@vys/contract/pages/page-content';
import { ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { messages } from '../messages/en.ts';

export type PreviewPeekProps = { content: PageContent; onOpen: () => void };

export function PreviewPeek({ content, onOpen }: PreviewPeekProps) {
  return (
    <div className="relative h-28 w-full shrink-0 animate-rise-in overflow-hidden border-line border-t bg-canvas px-6 pt-3 lg:hidden">
      <PageThumbnail
        content={content}
        device="mobile"
        title={messages.pageNow}
        className="h-full rounded-t-lg border border-line-strong border-b-0"
      />
      <button
        type="button"
        onClick={onOpen}
        className="absolute inset-0 flex items-start justify-center pt-1.5 focus-visible:-outline-offset-2"
      >
        <span className="flex items-center gap-1 rounded-full bg-inverse px-2.5 py-0.5 font-medium text-on-inverse text-xs shadow-md">
          <ChevronUp aria-hidden="true" className="size-3.5" />
          {messages.seeChanges}
        </span>
      </button>
    </div>
  );
}

/** What has changed since the preview was looked at; undefined where nothing has. */
export function useUnseenPage(
  content: PageContent | null,
  isPreviewOpen: boolean,
): PageContent | undefined {
  const [seen, setSeen] = useState(content);
  useEffect(() => {
    if (isPreviewOpen) setSeen(content);
  }, [isPreviewOpen, content]);
  if (isPreviewOpen || !content) return undefined;
  return seen?.jsx === content.jsx && seen.css === content.css ? undefined : content;
}
