// Fetches an export of a page and hands it to the browser as a file.
import { useMutation } from '@tanstack/react-query';
import { exportJson, exportZip } from '@vys/contract/portability';
import { openStream } from '#web/lib/api.ts';
import { errorOf } from '#web/lib/wire.ts';

export type ExportKind = 'site' | 'json';

const routes = { site: exportZip, json: exportJson } as const;

async function takeAlong({ pageId, kind }: { pageId: string; kind: ExportKind }): Promise<void> {
  const response = await openStream(routes[kind], { params: { id: pageId } });
  if (!response.ok) throw await errorOf(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = named ?? (kind === 'site' ? 'page.zip' : 'page.json');
  link.click();
  // The browser reads the bytes after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function useTakeAlong() {
  return useMutation({ mutationFn: takeAlong, meta: { shownInline: true } });
}
