// Two versions side by side, the earlier one first, and what changed from one to the other.

import type { PageContent } from '@vys/contract/pages/page-content';
import type { PageVersion } from '@vys/contract/pages/versions';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '#web/features/pages/preview/device.ts';
import { PreviewStage } from '#web/features/pages/preview/preview-stage.tsx';
import { type PreviewControls, usePreview } from '#web/features/pages/preview/use-preview.ts';
import { type Segment, SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { messages } from './messages/en.ts';
import { VersionChanges } from './version-changes.tsx';
import { nameVersion } from './version-name.ts';
import type { VersionViewProps } from './version-view.tsx';

const devices: readonly Segment<Device>[] = [
  { value: 'mobile', name: messages.mobile, label: <Smartphone aria-hidden="true" /> },
  { value: 'tablet', name: messages.tablet, label: <Tablet aria-hidden="true" /> },
  { value: 'desktop', name: messages.desktop, label: <Monitor aria-hidden="true" /> },
];

export function VersionCompare({
  pageId,
  version,
  versions,
  isRestoring,
  onRestore,
}: VersionViewProps) {
  const [device, setDevice] = useState<Device>('mobile');
  const others = versions.filter(({ id }) => id !== version.id);
  // Null is the newest one, also when another one takes its place.
  const [otherId, setOtherId] = useState<string | null>(null);
  const other = others.find(({ id }) => id === otherId) ?? others[0];
  const [before, after] = inOrder(version, other ?? version);
  const { left, right } = useTwoPreviews(before.content, after.content);
  if (!other) return <p className="p-6 text-muted text-sm">{messages.onlyVersion}</p>;
  const name = (each: PageVersion) => nameVersion(each, versions);
  const isToCurrent = after.id === versions[0]?.id && after.id === other.id;
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col overflow-y-auto @3xl:overflow-hidden">
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b bg-surface px-3 py-1.5">
        <span className="text-muted text-xs max-sm:sr-only">{messages.compareWith}</span>
        <Select
          value={other.id}
          onValueChange={(id) => setOtherId(id === others[0]?.id ? null : id)}
          aria-label={messages.compareWith}
          options={others.map((each) => ({ value: each.id, label: name(each) }))}
          className="h-8 w-36"
        />
        <SegmentedControl
          label={messages.device}
          size="sm"
          value={device}
          onValueChange={setDevice}
          segments={devices}
          className="ml-auto"
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col @3xl:flex-row">
        <div className="grid h-80 min-h-0 shrink-0 grid-cols-2 @3xl:h-auto @3xl:flex-1">
          <Side preview={left} name={name(before)} device={device} />
          <Side preview={right} name={name(after)} device={device} />
        </div>
        <VersionChanges
          key={`${before.id} ${after.id}`}
          pageId={pageId}
          before={{ id: before.id, name: name(before) }}
          after={{ id: after.id, name: name(after) }}
          isRestoring={isRestoring}
          onRestore={isToCurrent ? onRestore : undefined}
          className="border-line @max-3xl:border-t @3xl:w-64 @3xl:shrink-0 @3xl:overflow-y-auto @3xl:border-l"
        />
      </div>
    </div>
  );
}

const inOrder = (one: PageVersion, other: PageVersion) =>
  one.number < other.number ? ([one, other] as const) : ([other, one] as const);

/** Scroll together, each as far as the other in proportion. */
function useTwoPreviews(before: PageContent, after: PageContent) {
  const scroll = (other: PreviewControls, part: number) =>
    other.frame.link?.send({ type: 'scrollTo', part });
  const left: PreviewControls = usePreview(before, 0, undefined, (part) => scroll(right, part));
  const right: PreviewControls = usePreview(after, 0, undefined, (part) => scroll(left, part));
  return { left, right };
}

type SideProps = { preview: PreviewControls; name: string; device: Device };

function Side({ preview, name, device }: SideProps) {
  return (
    <figure className="flex min-h-0 min-w-0 flex-col border-line bg-canvas not-first:border-l max-sm:px-2 max-sm:pb-2">
      <figcaption className="shrink-0 px-3 py-2 text-center sm:pb-0 font-medium text-muted text-xs">
        {name}
      </figcaption>
      <PreviewStage preview={preview} device={device} title={messages.previewOf(name)} />
    </figure>
  );
}
