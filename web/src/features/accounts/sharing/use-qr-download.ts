// Saves the QR code of an address as a PNG with its margin.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { DOWNLOAD_MARGIN, DOWNLOAD_NAME } from './qr-layout.ts';
import { downloadCanvas, drawQr } from './qr-picture.ts';

export function useQrDownload() {
  const [isSaving, setSaving] = useState(false);

  async function download(address: string, settings: QrSettings, size: number) {
    setSaving(true);
    try {
      const options = { address, settings, size, margin: DOWNLOAD_MARGIN };
      await downloadCanvas(await drawQr(options), DOWNLOAD_NAME);
    } catch (error) {
      toast.error(getErrorMessage(error));
    } finally {
      setSaving(false);
    }
  }

  return { download, isSaving };
}
