// The design of the page by hand: looks, palettes, fonts, background and shape. Everything is shown in the preview
// while it is pointed at, and applied by one tap.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import type { PageContent } from '@vys/contract/pages/page-content';
import { Code, Moon, Palette, Shuffle, Sun } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PageSource } from '#web/features/assistant/chat-message.ts';
import { MediaLibrary, type MediaLibraryProps } from '#web/features/media/media-library.tsx';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';
import { usePageDesign } from '#web/features/pages/editing/use-page-design.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { BackgroundStrip } from './background-strip.tsx';
import { FontStrip } from './font-strip.tsx';
import { LooksStrip } from './looks-strip.tsx';
import { messages } from './messages/en.ts';
import { PaletteStrip } from './palette-strip.tsx';
import { ShapeControls } from './shape-controls.tsx';
import { useDesignPreview } from './use-design-preview.ts';
import { useLooks, usePalettes } from './use-looks.ts';

export type DesignPanelProps = {
  content: PageContent | null;
  /** Stays the same for one page, so that its looks do. */
  seed: string;
  apply: PageDraftControls['apply'];
  /** Shows a page instead of the draft. */
  onPreview: (page: PageSource | undefined) => void;
  imageDeletion: Pick<MediaLibraryProps, 'onBeforeDelete' | 'onRemovedFromPage'>;
  /** The assistant is at work on the page. */
  isBusy: boolean;
  onOpenChat: () => void;
};

export function DesignPanel(props: DesignPanelProps) {
  const { content } = props;
  const opened = usePageDesign(content);
  if (opened === undefined) return <Loading />;
  if (!content || !opened) {
    return (
      <Note
        icon={<Palette />}
        title={messages.noPage}
        hint={messages.noPageHint}
        actions={<Button onClick={props.onOpenChat}>{messages.openChat}</Button>}
      />
    );
  }
  if (opened.kind === 'code') {
    return <Note icon={<Code />} title={messages.ownCode} hint={messages.ownCodeHint} />;
  }
  return <Controls {...props} content={content} theme={opened.design.theme} />;
}

type ControlsProps = DesignPanelProps & { content: PageContent; theme: PageTheme };

function Controls({ content, theme, seed, imageDeletion, isBusy, ...props }: ControlsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const looks = useLooks(theme, seed);
  const palettes = usePalettes();
  const onPreview = useDesignPreview(content, props.onPreview);

  function onApply(operations: readonly Operation[]) {
    if (isBusy || operations.length === 0) return;
    void props.apply(operations).then(() => onPreview(undefined));
  }

  async function shuffle() {
    const request = { theme, seed: crypto.randomUUID() };
    const look = await runEditJob('anotherLook', request).catch(() => undefined);
    if (look) onApply([{ type: 'page.redesign', theme: look, layouts: {} }]);
  }

  const strip = { theme, onApply, onPreview };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-y-contain px-4 py-5">
      <Part
        title={messages.looks}
        actions={
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void shuffle()}>
            <Shuffle aria-hidden="true" />
            {messages.anotherDesign}
          </Button>
        }
      >
        <LooksStrip {...strip} content={content} looks={looks} />
      </Part>
      <Part title={messages.palettes} actions={<SchemeSwitch {...strip} />}>
        <PaletteStrip {...strip} palettes={palettes} />
      </Part>
      <Part title={messages.fonts}>
        <FontStrip {...strip} />
      </Part>
      <Part title={messages.background}>
        <BackgroundStrip {...strip} onChooseImage={() => setChoosing(true)} />
      </Part>
      <Part title={messages.shape}>
        <ShapeControls {...strip} />
      </Part>
      <MediaLibrary
        open={isChoosing}
        onOpenChange={setChoosing}
        attached={theme.background.kind === 'image' ? [theme.background.url] : []}
        onChoose={({ url }) => {
          setChoosing(false);
          onApply([{ type: 'theme.background', background: { kind: 'image', url } }]);
        }}
        {...imageDeletion}
      />
    </div>
  );
}

type SchemeSwitchProps = {
  theme: PageTheme;
  onApply: (operations: readonly Operation[]) => void;
};

function SchemeSwitch({ theme, onApply }: SchemeSwitchProps) {
  return (
    <SegmentedControl
      label={messages.scheme}
      size="sm"
      value={theme.scheme}
      onValueChange={(scheme) => onApply([{ type: 'theme.scheme', scheme }])}
      segments={[
        { value: 'light', label: messages.light, icon: <Sun aria-hidden="true" /> },
        { value: 'dark', label: messages.dark, icon: <Moon aria-hidden="true" /> },
      ]}
    />
  );
}

type PartProps = { title: string; actions?: ReactNode; children: ReactNode };

function Part({ title, actions, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-7 items-center gap-1.5">
        <h2 id={id} className="flex-1 font-semibold text-fg text-sm">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

type NoteProps = { icon: ReactNode; title: string; hint: string; actions?: ReactNode };

function Note({ icon, title, hint, actions }: NoteProps) {
  return (
    <div className="grid flex-1 place-items-center p-4">
      <EmptyState icon={icon} title={title} description={hint} actions={actions} />
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6 px-4 py-5">
      {['h-52', 'h-44', 'h-20', 'h-24'].map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </div>
  );
}
