// The stage: one frame that is never unmounted, sized as a device, with what there is to say over it.

import { MonitorPlay, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { CompileProblem } from './compile/compile-problem.tsx';
import { type Device, type Fit, fitDevice } from './device.ts';
import { messages } from './messages/en.ts';
import type { PreviewControls } from './use-preview.ts';
import { useSize } from './use-size.ts';

const bezels: Record<Device, string> = {
  mobile: 'rounded-[1.75rem] shadow-lg ring-1 ring-line-strong',
  tablet: 'rounded-lg shadow-lg ring-1 ring-line-strong',
  desktop: '',
};

export type PreviewStageProps = {
  preview: PreviewControls;
  device: Device;
  title: string;
  emptyText?: { title: string; description: string };
  /** Over the frame, in the coordinates of the pane around it. */
  overlay?: ((fit: Fit, pane: { width: number; height: number }) => ReactNode) | undefined;
};

const studioEmpty = {
  title: messages.emptyTitle,
  description: messages.emptyHint,
};

export function PreviewStage({
  preview,
  device,
  title,
  emptyText = studioEmpty,
  overlay,
}: PreviewStageProps) {
  const [paneRef, pane] = useSize<HTMLDivElement>();
  const { frame, isEmpty, hasRendered, fault } = preview;
  // A fault is told inside the frame, so the frame shows.
  const hasResponded = hasRendered || fault !== undefined;
  const fit = fitDevice(device, pane);
  const { width, height, scale } = fit;
  const isUnreachable = frame.state === 'unreachable';
  const isShown = !isEmpty && !isUnreachable;
  return (
    <div
      className={cn(
        'relative min-h-0 flex-1 overflow-hidden bg-canvas',
        device !== 'desktop' && 'sm:p-5',
      )}
    >
      <div ref={paneRef} className="relative flex size-full items-start justify-center">
        {isShown && overlay?.(fit, pane)}
        <div
          style={{ width: width * scale, height: height * scale }}
          // On a phone it fills the width, where round corners would show what is behind.
          className={cn(
            'relative shrink-0 overflow-hidden bg-white transition-[border-radius] max-sm:rounded-none [color-scheme:light]',
            bezels[device],
            !isShown && 'invisible',
          )}
        >
          {frame.src && (
            <iframe
              key={frame.frameKey}
              ref={frame.frameRef}
              title={title}
              src={frame.src}
              onLoad={frame.onLoad}
              sandbox="allow-scripts"
              referrerPolicy="no-referrer"
              data-device={device}
              style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
              className={cn('origin-top-left border-0', !hasResponded && 'opacity-0')}
            />
          )}
          {!hasResponded && isShown && !preview.problems && (
            <span className="absolute inset-0 grid place-items-center text-black/50">
              <Spinner size="lg" />
            </span>
          )}
        </div>
      </div>
      {isEmpty && (
        <div className="absolute inset-0 grid place-items-center">
          <EmptyState icon={<MonitorPlay />} {...emptyText} />
        </div>
      )}
      {!isEmpty && isUnreachable && <Unreachable preview={preview} />}
      {isShown && <Notices preview={preview} />}
    </div>
  );
}

function Unreachable({ preview }: { preview: PreviewControls }) {
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center">
      <EmptyState
        icon={<Unplug />}
        title={messages.loadFailed}
        description={messages.previewServerUnreachable}
        actions={
          <Button variant="secondary" onClick={preview.refresh}>
            {messages.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

function Notices({ preview }: { preview: PreviewControls }) {
  const { problems, isStuck, hasRendered, refresh } = preview;
  if (problems) return <CompileProblem problems={problems} hasRendered={hasRendered} />;
  if (!isStuck) return null;
  return (
    <div
      role="alert"
      className="absolute inset-x-3 bottom-3 mx-auto flex max-w-lg flex-wrap items-center gap-3 rounded-md border border-warning-line bg-warning-soft px-3.5 py-3 text-sm shadow-lg"
    >
      <p className="min-w-0 flex-1 text-fg">{messages.pageUnresponsive}</p>
      <Button variant="secondary" size="sm" onClick={refresh}>
        {messages.reloadPreview}
      </Button>
    </div>
  );
}
