// The right side: preview, code, or both. The preview stays mounted whatever is looked at.
import type { PageContent } from '@vys/contract/page-content';
import { PreviewPane } from '#web/features/pages/preview/preview-pane.tsx';
import { TYPING_PAUSE_MS } from '#web/features/pages/preview/use-preview.ts';
import type { PageDraftControls } from '#web/features/pages/use-page-draft.ts';
import type { ViewMode } from '#web/lib/preferences.ts';
import { cx } from '#web/ui/cx.ts';
import { CodeLocked } from './code-locked.tsx';
import { CodePane } from './editor/code-pane.tsx';
import { awayWhenNarrow, awayWhenWide, type Pane } from './studio-layout.tsx';

export type WorkAreaProps = {
  draft: PageDraftControls;
  /** A version that is looked at instead of the draft. */
  looking: PageContent | undefined;
  viewMode: ViewMode;
  pane: Pane;
  canEditCode: boolean;
  /** The assistant is at work: typing now would be covered by its reply. */
  isBusy: boolean;
};

export function WorkArea({ draft, looking, viewMode, pane, canEditCode, isBusy }: WorkAreaProps) {
  const isSplit = viewMode === 'split';
  const isCodeNeeded = viewMode !== 'preview' || pane === 'code';
  return (
    <div className="relative flex min-h-0 flex-1 flex-col @3xl:flex-row">
      {isCodeNeeded && (
        <div
          className={cx(
            'flex min-h-0 min-w-0 flex-col border-line max-lg:flex-1',
            viewMode === 'preview' && 'lg:hidden',
            pane !== 'code' && 'max-lg:hidden',
            viewMode === 'code' && 'flex-1',
            isSplit && canEditCode && 'flex-1 lg:border-b @3xl:border-r @3xl:border-b-0',
            isSplit &&
              !canEditCode &&
              'lg:border-b @3xl:w-60 @3xl:shrink-0 @3xl:border-r @3xl:border-b-0',
          )}
        >
          {canEditCode ? (
            <CodePane content={draft.content} onChange={draft.type} readOnly={isBusy} />
          ) : (
            <CodeLocked isNarrow={isSplit} />
          )}
        </div>
      )}
      <PreviewPane
        content={looking ?? draft.content}
        delayMs={draft.by === 'typing' && !looking ? TYPING_PAUSE_MS : 0}
        className={cx(
          'flex-1',
          viewMode === 'code' && awayWhenWide,
          pane === 'code' && awayWhenNarrow,
        )}
      />
    </div>
  );
}
