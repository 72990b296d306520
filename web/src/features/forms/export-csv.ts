// Fetches the export with the session's token and hands it to the browser as a file.
import { exportSubmissions, type FormKind } from '@vys/contract/forms';
import { openStream } from '#web/lib/api.ts';
import { errorOf } from '#web/lib/wire.ts';

const FALLBACK_NAME = 'messages.csv';

export async function exportCsv(pageId: string, kind: FormKind | undefined): Promise<void> {
  const response = await openStream(exportSubmissions, { params: { id: pageId }, query: { kind } });
  if (!response.ok) throw await errorOf(response);
  const disposition = response.headers.get('content-disposition') ?? '';
  const address = URL.createObjectURL(await response.blob());
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? FALLBACK_NAME;
  anchor.click();
  URL.revokeObjectURL(address);
}
