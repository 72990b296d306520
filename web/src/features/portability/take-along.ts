// Fetches an export of a page and hands it to the browser as a file.
import { useMutation } from '@tanstack/react-query';
import { exportJson, exportZip } from '@vys/contract/portability';
import { openStream } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { errorOf } from '#web/lib/wire.ts';

export type ExportKind = 'site' | 'json';

const routes = { site: exportZip, json: exportJson } as const;

async function takeAlong({ pageId, kind }: { pageId: string; kind: ExportKind }): Promise<void> {
  const response = await openStream(routes[kind], { params: { id: pageId } });
  if (!response.ok) throw await errorOf(response);
  await saveFile(response, kind === 'site' ? 'page.zip' : 'page.json');
}

export function useTakeAlong() {
  return useMutation({ mutationFn: takeAlong, meta: { shownInline: true } });
}
