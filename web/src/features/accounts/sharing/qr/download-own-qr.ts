// Saves the QR code of the page as the user has designed it, without showing it first.
import type { QueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { recordShare } from '../../checklist.ts';
import { type QrFormat, saveQr } from './qr-files.ts';
import { fetchQrSettings } from './qr-settings.ts';

export async function downloadOwnQr(
  client: QueryClient,
  format: QrFormat,
  address: string,
): Promise<void> {
  try {
    await saveQr(format, { address, settings: await fetchQrSettings(client) });
    recordShare();
  } catch (error) {
    toast.error(getErrorMessage(error));
  }
}
