// Fetches an export of a page and hands it to the browser as a file.
import { useMutation } from '@tanstack/react-query';
import { exportJson, exportZip } from '@vys/contract/pages/import-export';
import { openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

export type ExportKind = 'site' | 'json';

const routes = { site: exportZip, json: exportJson } as const;

async function exportPage({ pageId, kind }: { pageId: string; kind: ExportKind }): Promise<void> {
  const response = await openStream(routes[kind], { params: { id: pageId } });
  if (!response.ok) throw await toApiError(response);
  await saveFile(response, kind === 'site' ? 'page.zip' : 'page.json');
}

export function useExportPage() {
  return useMutation({ mutationFn: exportPage, meta: { shownInline: true } });
}
