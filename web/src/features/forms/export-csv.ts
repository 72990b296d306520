// Fetches the export with the session's token and hands it to the browser as a file.
import { exportSubmissions, type FormKind } from '@vys/contract/pages/forms';
import { openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

const FALLBACK_NAME = 'messages.csv';

export async function exportCsv(pageId: string, kind: FormKind | undefined): Promise<void> {
  const response = await openStream(exportSubmissions, { params: { id: pageId }, query: { kind } });
  if (!response.ok) throw await toApiError(response);
  await saveFile(response, FALLBACK_NAME);
}
