// What the studio adds to the command menu.
import { plans } from '@vys/contract/plans';
import {
  Columns2,
  Eye,
  History,
  Images,
  ListChecks,
  MessageSquare,
  Palette,
  Redo2,
  Save,
  Send,
  SquareCode,
  TextCursorInput,
  Undo2,
} from 'lucide-react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { type ScreenCommand, useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { modKey } from '#web/lib/keyboard/mod-key.ts';
import { preferences, type ViewMode } from '#web/lib/preferences/preferences.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { messages, searchWords } from './messages/en.ts';
import type { SidePanelId } from './panels/side-panels.tsx';
import type { Pane } from './studio-layout.tsx';

export type StudioActions = {
  draft: PageDraftControls;
  /** The assistant is at work: what it changes is not changed by hand meanwhile. */
  isBusy: boolean;
  onPublish: () => void;
  onCheck: () => void;
  onImages: () => void;
  onHistory: () => void;
  /** Formats the code, while the code pane is there. */
  format: RefObject<(() => void) | null>;
  onPane: (pane: Pane) => void;
  onPanel: (panel: SidePanelId) => void;
};

export function useStudioCommands(studio: StudioActions): void {
  const canEditCode = plans[useUser()?.tier ?? 'free'].canEditCode;
  useScreenCommands([
    ...listPageCommands(studio),
    ...listPanelCommands(studio),
    ...listViewCommands(studio.onPane, canEditCode),
    ...(canEditCode && studio.draft.content && !studio.isBusy
      ? [{ id: 'page.format' as const, run: () => formatCode(studio) }]
      : []),
  ]);
}

function formatCode({ onPane, format }: StudioActions): void {
  const { viewMode } = preferences.get();
  // A command that waited for the studio runs in an effect, where nothing can be drawn at once.
  queueMicrotask(() => {
    flushSync(() => {
      if (viewMode === 'preview') preferences.update({ viewMode: 'split' });
      onPane('code');
    });
    format.current?.();
  });
}

function listPageCommands({ draft, isBusy, ...studio }: StudioActions): ScreenCommand[] {
  const { history } = draft;
  const hasPage = draft.base !== null;
  const when = (isPossible: boolean, command: ScreenCommand) => (isPossible ? [command] : []);
  return [
    ...when(hasPage && !isBusy && !draft.isSaving, {
      id: 'page.publish',
      label: messages.publishPage,
      icon: <Send aria-hidden="true" />,
      keywords: searchWords.publish,
      run: studio.onPublish,
    }),
    ...when(draft.content !== null && !isBusy, {
      id: 'page.save',
      label: messages.save,
      icon: <Save aria-hidden="true" />,
      keys: [modKey(), 'S'],
      run: () => draft.save(),
    }),
    ...when(history.canUndo && !isBusy, {
      id: 'page.undo',
      label: messages.undo,
      icon: <Undo2 aria-hidden="true" />,
      keys: [modKey(), 'Z'],
      run: () => history.undo(),
    }),
    ...when(history.canRedo && !isBusy, {
      id: 'page.redo',
      label: messages.redo,
      icon: <Redo2 aria-hidden="true" />,
      keys: [modKey(), 'Shift', 'Z'],
      run: () => history.redo(),
    }),
    ...when(hasPage, {
      id: 'page.history',
      label: messages.versionHistory,
      icon: <History aria-hidden="true" />,
      keywords: searchWords.history,
      run: studio.onHistory,
    }),
    ...when(hasPage, {
      id: 'page.check',
      label: messages.checkPage,
      icon: <ListChecks aria-hidden="true" />,
      keywords: searchWords.check,
      run: studio.onCheck,
    }),
    ...when(true, {
      id: 'page.images',
      label: messages.images,
      icon: <Images aria-hidden="true" />,
      keywords: searchWords.images,
      run: studio.onImages,
    }),
  ];
}

function listPanelCommands({ onPane, onPanel }: StudioActions): ScreenCommand[] {
  const open = (panel: SidePanelId) => () => {
    onPane('edit');
    onPanel(panel);
  };
  return [
    {
      id: 'page.chat',
      label: messages.describeChange,
      icon: <MessageSquare aria-hidden="true" />,
      keywords: searchWords.chat,
      run: open('chat'),
    },
    {
      id: 'page.content',
      label: messages.editContent,
      icon: <TextCursorInput aria-hidden="true" />,
      keywords: searchWords.content,
      run: open('content'),
    },
    {
      id: 'page.design',
      label: messages.changeDesign,
      icon: <Palette aria-hidden="true" />,
      keywords: searchWords.design,
      run: open('design'),
    },
  ];
}

/** Both the view of wide screens and the pane of narrow ones. */
function listViewCommands(onPane: (pane: Pane) => void, canEditCode: boolean): ScreenCommand[] {
  const view = (viewMode: ViewMode, pane: Pane) => () => {
    preferences.update({ viewMode });
    onPane(pane);
  };
  return [
    {
      id: 'page.preview',
      label: messages.showPreview,
      icon: <Eye aria-hidden="true" />,
      run: view('preview', 'preview'),
    },
    ...(canEditCode
      ? [
          {
            id: 'page.code',
            label: messages.editCode,
            icon: <SquareCode aria-hidden="true" />,
            keywords: ['jsx', 'css', 'source'],
            run: view('code', 'code'),
          },
          {
            id: 'page.split',
            label: messages.showSplit,
            icon: <Columns2 aria-hidden="true" />,
            run: view('split', 'code'),
          },
        ]
      : []),
  ];
}
