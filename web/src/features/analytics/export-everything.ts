// Hands daily figures and single events of a period to the browser as a file.
import type { Period } from '@vys/contract/analytics/analytics';
import { exportAnalytics } from '@vys/contract/analytics/report-routes';
import { openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

export async function exportEverything(period: Period, format: 'csv' | 'json'): Promise<void> {
  const response = await openStream(exportAnalytics, { query: { period, format } });
  if (!response.ok) throw await toApiError(response);
  await saveFile(response, `analytics-full-${period}.${format}`);
}
