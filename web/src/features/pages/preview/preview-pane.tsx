// The preview with its bar: device, state, refresh. The frame lives as long as this pane.

import type { PageContent } from '@vys/contract/pages/page-content';
import {
  Monitor,
  MousePointerClick,
  RotateCw,
  Smartphone,
  Tablet,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { type Segment, SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import type { Device } from './device.ts';
import { messages } from './messages/en.ts';
import { PreviewStage, type PreviewStageProps } from './preview-stage.tsx';
import { messages as selectionMessages } from './selection/messages/en.ts';
import { SelectionOverlay } from './selection/selection-overlay.tsx';
import {
  type SelectionControls,
  type SelectionListener,
  type SelectionProps,
  useSelection,
} from './selection/use-selection.ts';
import { type PreviewControls, usePreview } from './use-preview.ts';

const segments: readonly Segment<Device>[] = [
  { value: 'mobile', label: '', name: messages.mobile, icon: <Smartphone aria-hidden="true" /> },
  { value: 'tablet', label: '', name: messages.tablet, icon: <Tablet aria-hidden="true" /> },
  { value: 'desktop', label: '', name: messages.desktop, icon: <Monitor aria-hidden="true" /> },
];

export type PreviewPaneProps = {
  content: PageContent | null;
  /** Milliseconds that a change rests before it is compiled. */
  delayMs?: number;
  title?: string;
  /** Sits at the end of the bar. */
  actions?: ReactNode;
  /** What it shows first; a phone, because that is where links are opened. */
  device?: Device;
  className?: string;
  /** Elements of the page can be selected and changed. */
  selection?: SelectionProps | undefined;
  /** Brings the pane into view for a command; without it the command menu has none. */
  onReveal?: (() => void) | undefined;
} & Pick<PreviewStageProps, 'emptyText'>;

export function PreviewPane({
  content,
  delayMs = 0,
  title = messages.previewTitle,
  actions,
  device: chosenDevice,
  className,
  selection: selectionProps,
  onReveal,
  ...stage
}: PreviewPaneProps) {
  const listener = useRef<SelectionListener>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const preview = usePreview(content, delayMs, selectionProps && listener);
  const selection = useSelection(preview, listener, selectionProps);
  const [device, setDevice] = useState<Device>(chosenDevice ?? 'mobile');
  const revealing = (run: () => unknown) => () => {
    onReveal?.();
    run();
  };
  useScreenCommands(
    onReveal
      ? [
          ...segments.map(({ value }) => ({
            id: `page.${value}` as const,
            run: revealing(() => setDevice(value)),
          })),
          { id: 'page.refresh', run: revealing(preview.refresh) },
          { id: 'page.select', run: revealing(() => selection.setOn(true)) },
        ]
      : [],
  );
  return (
    <section
      aria-label={messages.preview}
      className={cn('flex min-h-0 min-w-0 flex-col', className)}
    >
      <div className="flex h-11 shrink-0 items-center gap-2 border-line border-b bg-surface px-2 pointer-coarse:h-13">
        <SegmentedControl
          label={messages.device}
          size="sm"
          value={device}
          onValueChange={setDevice}
          segments={segments}
        />
        <Progress preview={preview} />
        <span className="ml-auto flex items-center gap-1">
          {selectionProps && !preview.isEmpty && (
            <SelectToggle selection={selection} toggleRef={toggle} />
          )}
          <IconButton
            label={messages.refreshPreview}
            size="sm"
            onClick={preview.refresh}
            disabled={preview.isSpinning}
          >
            {preview.isSpinning ? (
              <Spinner label={messages.refreshingPreview} />
            ) : (
              <RotateCw aria-hidden="true" />
            )}
          </IconButton>
          {actions}
        </span>
      </div>
      <PreviewStage
        preview={preview}
        device={device}
        title={title}
        {...stage}
        overlay={
          selection.isSelecting
            ? (fit, pane) => (
                <SelectionOverlay selection={selection} fit={fit} pane={pane} toggleRef={toggle} />
              )
            : undefined
        }
      />
    </section>
  );
}

type SelectToggleProps = {
  selection: SelectionControls;
  toggleRef: RefObject<HTMLButtonElement | null>;
};

function SelectToggle({ selection: { isOn, setOn }, toggleRef }: SelectToggleProps) {
  return (
    <IconButton
      ref={toggleRef}
      label={selectionMessages.selectToEdit}
      size="sm"
      aria-pressed={isOn}
      className={isOn ? 'bg-accent-soft text-accent-text' : undefined}
      onClick={() => setOn(!isOn)}
    >
      <MousePointerClick aria-hidden="true" />
    </IconButton>
  );
}

function Progress({ preview }: { preview: PreviewControls }) {
  const { isEmpty, isBusy, isStuck, fault, blockedHref, frame } = preview;
  const isWorking = !isEmpty && isBusy && !isStuck && frame.state !== 'unreachable';
  return (
    <>
      <span role="status" className="min-w-0 truncate text-muted text-xs">
        {isWorking ? messages.compiling : blockedHref && messages.wouldOpen(blockedHref)}
      </span>
      {!isWorking && fault && (
        <span title={fault} className="flex min-w-0 items-center gap-2 text-muted text-xs">
          <Badge tone="warning">
            <TriangleAlert aria-hidden="true" />
            {messages.runtimeError}
          </Badge>
          <span className="truncate">{fault}</span>
        </span>
      )}
    </>
  );
}
