// The main pane: preview, code, or both. The preview stays mounted in every view.
import type { PageContent } from '@vys/contract/pages/page-content';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { PreviewPane } from '#web/features/pages/preview/preview-pane.tsx';
import type { SelectionProps } from '#web/features/pages/preview/selection/use-selection.ts';
import { TYPING_PAUSE_MS } from '#web/features/pages/preview/use-preview.ts';
import type { ViewMode } from '#web/lib/preferences/preferences.ts';
import { cn } from '#web/ui/cn.ts';
import { CodePane, type CodePaneProps } from './editor/code-pane.tsx';
import { CodeEditorUpsell } from './notices/code-editor-upsell.tsx';
import { hiddenOnNarrow, hiddenOnWide, type Pane } from './studio-layout.tsx';

export type StudioMainProps = {
  draft: PageDraftControls;
  /** A version shown instead of the draft. */
  previewedVersion: PageContent | undefined;
  /** The draft as the turn that is running has changed it so far. */
  turnPreview: PageContent | undefined;
  viewMode: ViewMode;
  pane: Pane;
  canEditCode: boolean;
  /** The assistant is at work: typing now would be covered by its reply. */
  isBusy: boolean;
  selection: SelectionProps;
  onRevealPreview: () => void;
} & Pick<CodePaneProps, 'formatRef'>;

export function StudioMain({
  draft,
  previewedVersion,
  turnPreview,
  viewMode,
  pane,
  canEditCode,
  isBusy,
  selection,
  onRevealPreview,
  formatRef,
}: StudioMainProps) {
  const isSplit = viewMode === 'split';
  const isCodeNeeded = viewMode !== 'preview' || pane === 'code';
  const isSlim = isSplit && !canEditCode;
  const isTyping = draft.source === 'typing' && !previewedVersion && !turnPreview;
  const code = isCodeNeeded && (
    <div
      className={cn(
        'flex min-h-0 min-w-0 flex-col border-line max-lg:flex-1',
        viewMode === 'preview' && 'lg:hidden',
        pane !== 'code' && 'max-lg:hidden',
        viewMode === 'code' && 'flex-1',
        isSplit && canEditCode && 'flex-1 lg:border-b @3xl:border-r @3xl:border-b-0',
        isSlim && 'lg:shrink-0 lg:border-t',
      )}
    >
      {canEditCode ? (
        <CodePane
          content={draft.content}
          onChange={draft.type}
          readOnly={isBusy}
          {...(formatRef && { formatRef })}
        />
      ) : (
        <CodeEditorUpsell isSlim={isSlim} />
      )}
    </div>
  );
  return (
    <div className={cn('relative flex min-h-0 flex-1 flex-col', !isSlim && '@3xl:flex-row')}>
      {!isSlim && code}
      <PreviewPane
        content={previewedVersion ?? turnPreview ?? draft.content}
        selection={{ ...selection, isPaused: isBusy, isOtherPage: previewedVersion !== undefined }}
        onReveal={onRevealPreview}
        delayMs={isTyping ? TYPING_PAUSE_MS : 0}
        className={cn(
          'flex-1',
          viewMode === 'code' && hiddenOnWide,
          pane === 'code' && hiddenOnNarrow,
        )}
      />
      {isSlim && code}
    </div>
  );
}
