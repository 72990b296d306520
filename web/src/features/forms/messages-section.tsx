// What visitors left through the forms of the page: by kind, to export and to delete.

import { type FormKind, formKinds } from '@vys/contract/pages/forms';
import type { Page } from '@vys/contract/pages/pages';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { exportCsv } from './export-csv.ts';
import { MessageList } from './message-list.tsx';
import { messages as texts } from './messages/en.ts';
import { useSubmissions } from './submissions.ts';
import { useUndoableDelete } from './use-undoable-delete.ts';

type View = 'all' | FormKind;

const views: readonly View[] = ['all', ...formKinds];

export function MessagesSection({ page }: { page: Page | null }) {
  return page ? <Messages key={page.id} page={page} /> : null;
}

function Messages({ page }: { page: Page }) {
  const pageId = page.id;
  const id = useId();
  const [view, setView] = useState<View>('all');
  const kind = view === 'all' ? undefined : view;
  const query = useSubmissions(pageId, kind);
  const { hidden, remove } = useUndoableDelete(pageId);
  const counts = query.data?.pages[0]?.counts;
  const hiddenKinds = [...hidden.values()];
  const getCount = (option: View): number => {
    if (counts === undefined) return 0;
    if (option === 'all') return formKinds.reduce((sum, kind) => sum + getCount(kind), 0);
    return counts[option] - hiddenKinds.filter((kind) => kind === option).length;
  };
  const csv = useCsvExport(pageId, kind);
  useScreenCommands(
    counts === undefined
      ? []
      : [
          {
            id: 'messages.export',
            run: () => (getCount('all') > 0 ? csv.run() : toast.info(texts.nothingToExport)),
          },
        ],
  );
  // Kinds without any message have no tab.
  const visibleViews = views.filter(
    (option) => option === 'all' || option === view || getCount(option) > 0,
  );

  return (
    <Card aria-labelledby={id} id="messages">
      <CardHeader
        title={<span id={id}>{texts.messages}</span>}
        help={
          view === 'newsletter' ? (
            <HelpLink article="newsletter" about={texts.messages} />
          ) : (
            <HelpLink article="forms" about={texts.messages} />
          )
        }
        description={texts.intro}
        actions={getCount('all') > 0 && <ExportButton {...csv} />}
      />
      <CardBody className="pt-3">
        <Tabs value={view} onValueChange={(next) => setView(next as View)}>
          {visibleViews.length > 1 && (
            <TabsList aria-label={texts.filterMessages}>
              {visibleViews.map((option) => (
                <TabsTrigger key={option} value={option}>
                  {texts.views[option]}{' '}
                  <span className="text-subtle tabular-nums">{getCount(option)}</span>
                </TabsTrigger>
              ))}
            </TabsList>
          )}
          <TabsContent value={view} className="pt-2" tabIndex={-1}>
            <MessageList page={page} query={query} hidden={hidden} onRemove={remove} />
          </TabsContent>
        </Tabs>
      </CardBody>
    </Card>
  );
}

function useCsvExport(pageId: string, kind: FormKind | undefined) {
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await exportCsv(pageId, kind);
    } catch (error) {
      toast.error(texts.exportFailed, { description: getErrorMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return { run, isBusy };
}

function ExportButton({ run, isBusy }: ReturnType<typeof useCsvExport>) {
  return (
    <Button variant="secondary" size="sm" loading={isBusy} onClick={run}>
      <Download aria-hidden="true" />
      {texts.exportCsv}
    </Button>
  );
}
