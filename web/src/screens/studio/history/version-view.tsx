// One version: how it looks, its code, its title and description, and the way back to it.

import type { PageVersion } from '@vys/contract/pages/pages';
import { useState } from 'react';
import { PreviewPane } from '#web/features/pages/preview/preview-pane.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Tabs, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { messages } from './messages.ts';

/** Doc2 §9: looking through versions with the arrow keys compiles only where one stops. */
const LOOK_MS = 300;

export type VersionViewProps = {
  version: PageVersion;
  isLatest: boolean;
  isRestoring: boolean;
  onRestore: () => void;
};

export function VersionView({ version, isLatest, isRestoring, onRestore }: VersionViewProps) {
  const [tab, setTab] = useState('preview');
  const { jsx, css, metadata } = version.content;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
        <dl className="min-w-0 flex-1 text-xs">
          <dt className="sr-only">{messages.title}</dt>
          <dd className="truncate font-medium text-fg text-sm">{metadata.title}</dd>
          <dt className="sr-only">{messages.description}</dt>
          <dd className="truncate text-muted">{metadata.description}</dd>
        </dl>
        {!isLatest && (
          <Button size="sm" disabled={isRestoring} onClick={onRestore}>
            {isRestoring && <Spinner />}
            {isRestoring ? messages.restoring : messages.restoreVersion}
          </Button>
        )}
      </div>
      <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
        <TabsList className="mx-0 px-4">
          <TabsTrigger value="preview">{messages.preview}</TabsTrigger>
          <TabsTrigger value="code">{messages.code}</TabsTrigger>
        </TabsList>
        <div className="relative flex min-h-0 flex-1">
          <PreviewPane
            content={version.content}
            delayMs={LOOK_MS}
            title={messages.versionPreview}
            className={cn(
              'w-full',
              tab !== 'preview' && 'pointer-events-none invisible absolute inset-0',
            )}
          />
          {tab === 'code' && (
            <div className="w-full overflow-auto bg-inset p-4">
              <Source name="JSX" text={jsx} />
              <Source name="CSS" text={css} />
            </div>
          )}
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
