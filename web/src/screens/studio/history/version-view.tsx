// One version: how it looks, how it differs from another, its code, its title and description, and the way back to it.

import type { PageVersion } from '@vys/contract/pages/versions';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PreviewPane } from '#web/features/pages/preview/preview-pane.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { messages } from './messages/en.ts';

const VersionCompare = lazy(async () => ({
  default: (await import('./version-compare.tsx')).VersionCompare,
}));

/** Doc2 §9: looking through versions compiles only where one stops. */
const LOOK_MS = 300;

export type VersionViewProps = {
  pageId: string;
  version: PageVersion;
  /** All that are loaded, newest first. */
  versions: readonly PageVersion[];
  isLatest: boolean;
  isRestoring: boolean;
  /** Without a part the whole version; `name` says which part it is. */
  onRestore: (part?: { id: string; name: string }) => void;
  onBack: () => void;
};

export function VersionView(props: VersionViewProps) {
  const { version, isLatest, isRestoring, onRestore, onBack } = props;
  const [tab, setTab] = useState('preview');
  const { jsx, css, metadata } = version.content;
  const back = useRef<HTMLButtonElement>(null);
  // On a phone it takes the place of the list, which had the focus.
  useEffect(() => {
    if (back.current?.offsetParent) back.current.focus();
  }, []);
  return (
    <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
        <IconButton
          ref={back}
          label={messages.backToList}
          size="sm"
          onClick={onBack}
          className="-ml-1.5 md:hidden"
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <dl className="min-w-0 flex-1 text-xs">
          <dt className="sr-only">{messages.title}</dt>
          <dd className="truncate font-medium text-fg text-sm">{metadata.title}</dd>
          <dt className="sr-only">{messages.description}</dt>
          <dd className="truncate text-muted">{metadata.description}</dd>
        </dl>
        {!isLatest && (
          <Button size="sm" disabled={isRestoring} onClick={() => onRestore()}>
            {isRestoring && <Spinner />}
            {isRestoring ? messages.restoring : messages.restoreVersion}
          </Button>
        )}
      </div>
      <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
        <TabsList className="mx-0 px-4">
          <TabsTrigger value="preview">{messages.preview}</TabsTrigger>
          <TabsTrigger value="compare">{messages.compare}</TabsTrigger>
          <TabsTrigger value="code">{messages.code}</TabsTrigger>
        </TabsList>
        <div className="relative flex min-h-0 flex-1">
          <TabsContent
            value="preview"
            forceMount
            className={cn(
              'flex min-h-0 w-full pt-0',
              // Its frame keeps its page.
              tab !== 'preview' && 'pointer-events-none invisible absolute inset-0',
            )}
          >
            <PreviewPane
              content={version.content}
              delayMs={LOOK_MS}
              title={messages.versionPreview}
              className="w-full"
            />
          </TabsContent>
          <TabsContent value="compare" className="flex min-h-0 w-full pt-0">
            <Suspense fallback={<Spinner label={messages.comparing} className="m-auto" />}>
              <VersionCompare {...props} />
            </Suspense>
          </TabsContent>
          <TabsContent value="code" className="w-full overflow-auto bg-inset p-4">
            <Source name="JSX" text={jsx} />
            <Source name="CSS" text={css} />
          </TabsContent>
        </div>
      </Tabs>
    </div>
  );
}

function Source({ name, text }: { name: string; text: string }) {
  return (
    <figure className="mb-5">
      <figcaption className="mb-1.5 font-medium text-muted text-xs">{name}</figcaption>
      <pre className="font-mono text-fg text-xs leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text || messages.empty}
      </pre>
    </figure>
  );
}
