// The bar above the studio: the page's name and state, what to look at, and what to do with it.

import { Code, Columns2, Eye, History, Images, Pencil, Save, Send } from 'lucide-react';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { PageTitleInput } from '#web/features/pages/page-title-input.tsx';
import { preferences, usePreferences, type ViewMode } from '#web/lib/preferences/preferences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { type Segment, SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { HistoryButtons } from './history/history-buttons.tsx';
import { messages } from './messages/en.ts';
import { PageStatus } from './publishing/page-status.tsx';
import type { Pane } from './studio-layout.tsx';

const views: readonly Segment<ViewMode>[] = [
  { value: 'split', label: messages.split, icon: <Columns2 aria-hidden="true" /> },
  { value: 'preview', label: messages.preview, icon: <Eye aria-hidden="true" /> },
  { value: 'code', label: messages.code, icon: <Code aria-hidden="true" /> },
];

const panes: readonly Segment<Pane>[] = [
  { value: 'edit', label: messages.edit, icon: <Pencil aria-hidden="true" /> },
  { value: 'preview', label: messages.preview, icon: <Eye aria-hidden="true" /> },
  { value: 'code', label: messages.code, icon: <Code aria-hidden="true" /> },
];

export type StudioHeaderProps = {
  draft: PageDraftControls;
  isBusy: boolean;
  isPublishing: boolean;
  pane: Pane;
  onPane: (pane: Pane) => void;
  onImages: () => void;
  onHistory: () => void;
  onPublish: () => void;
  /** Opens the publish report. */
  onCheck: () => void;
};

export function StudioHeader(props: StudioHeaderProps) {
  const { draft, pane, onPane, onCheck } = props;
  const { viewMode } = usePreferences();
  const { content, base, unsaved, type } = draft;
  return (
    <header className="shrink-0 border-line border-b bg-surface">
      <h1 className="sr-only">{messages.aiStudio}</h1>
      <div className="flex min-h-14 items-center gap-2 px-2.5 max-sm:py-1.5 sm:px-3.5">
        <div className="flex min-w-0 flex-1 flex-col items-start sm:flex-row sm:items-center sm:gap-1">
          {content && (
            <PageTitleInput
              value={content.metadata.title}
              onChange={(title) => type({ ...content, metadata: { ...content.metadata, title } })}
              className="lg:max-w-56"
            />
          )}
          <PageStatus page={base} unsaved={unsaved} onCheck={onCheck} />
        </div>
        <SegmentedControl
          label={messages.view}
          value={viewMode}
          onValueChange={(next) => preferences.update({ viewMode: next })}
          segments={views}
          size="sm"
          className="max-lg:hidden"
        />
        <UndoRedo {...props} className="max-lg:hidden" />
        <Actions {...props} />
      </div>
      <div className="flex items-center gap-2 px-2.5 pb-2 sm:px-3.5 lg:hidden">
        <SegmentedControl
          label={messages.pane}
          value={pane}
          onValueChange={onPane}
          segments={panes}
          size="sm"
          fill
        />
        <UndoRedo {...props} />
      </div>
    </header>
  );
}

function UndoRedo({
  draft: { history },
  isBusy,
  className,
}: Pick<StudioHeaderProps, 'draft' | 'isBusy'> & { className?: string }) {
  return (
    <HistoryButtons
      canUndo={history.canUndo && !isBusy}
      canRedo={history.canRedo && !isBusy}
      onUndo={() => void history.undo()}
      onRedo={() => void history.redo()}
      className={cn('flex shrink-0', className)}
    />
  );
}

function Actions(props: StudioHeaderProps) {
  const { draft, isBusy, isPublishing, onImages, onHistory, onPublish } = props;
  const hasPage = draft.base !== null;
  return (
    <div className="flex flex-1 items-center justify-end gap-1 max-lg:flex-none">
      <Button variant="ghost" size="sm" onClick={onImages}>
        <Images aria-hidden="true" />
        <span className="max-xl:sr-only">{messages.images}</span>
      </Button>
      <Button variant="ghost" size="sm" disabled={!hasPage} onClick={onHistory}>
        <History aria-hidden="true" />
        <span className="max-xl:sr-only">{messages.history}</span>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={draft.content === null || isBusy}
        loading={draft.isSaving}
        onClick={() => void draft.save()}
      >
        <Save aria-hidden="true" />
        <span className="max-sm:sr-only">{messages.save}</span>
      </Button>
      <Button
        size="sm"
        disabled={!hasPage || isBusy || draft.isSaving}
        loading={isPublishing}
        onClick={onPublish}
      >
        <Send aria-hidden="true" />
        <span className="max-sm:sr-only">{messages.publish}</span>
      </Button>
    </div>
  );
}
