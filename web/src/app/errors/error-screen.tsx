// What shows when drawing a screen failed. Leads back by a full load, so that no broken state stays.

import { ChevronRight } from 'lucide-react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Mark } from '#web/ui/content/brand.tsx';
import { Splash } from '../splash.tsx';
import { messages } from './messages/en.ts';
import { useLoadingAgain } from './stale-release.ts';

export function ErrorScreen({ error }: { error: unknown }) {
  const isLoadingAgain = useLoadingAgain(error);
  return isLoadingAgain ? <Splash /> : <ErrorDetails error={error} />;
}

function ErrorDetails({ error }: { error: unknown }) {
  const details = error instanceof Error ? (error.stack ?? error.message) : getErrorMessage(error);
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center bg-canvas px-5 py-10">
      <div className="w-full max-w-lg">
        <Mark className="size-9" />
        <h1 className="mt-6 font-display font-semibold text-display text-fg">
          {messages.somethingWentWrong}
        </h1>
        <p className="mt-3 text-base text-muted">{messages.unexpectedError}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button asChild size="lg">
            <a href={paths.dashboard}>{messages.returnToDashboard}</a>
          </Button>
          <Button variant="secondary" size="lg" onClick={() => window.location.reload()}>
            {messages.refresh}
          </Button>
        </div>
        <details className="group mt-8 border-line border-t pt-4">
          <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-muted text-sm hover:text-fg">
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-90"
            />
            {messages.details}
          </summary>
          <pre className="mt-3 max-h-64 overflow-auto rounded-sm border border-line bg-inset p-3 font-mono text-muted text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {details}
          </pre>
        </details>
      </div>
    </main>
  );
}
