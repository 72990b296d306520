// Saves the QR code of an address as a file.
import { useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { recordShare } from '../../checklist.ts';
import { type QrFile, type QrFormat, saveQr } from './qr-files.ts';

export function useQrDownload() {
  const [isSaving, setSaving] = useState(false);

  async function download(format: QrFormat, file: QrFile) {
    setSaving(true);
    try {
      await saveQr(format, file);
      recordShare();
    } catch (error) {
      toast.error(getErrorMessage(error));
    } finally {
      setSaving(false);
    }
  }

  return { download, isSaving };
}
