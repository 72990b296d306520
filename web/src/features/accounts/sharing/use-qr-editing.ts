// Changes to the look of the QR code: shown at once, saved 500 ms after the last one (SHARE-24).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type QrSettings, updateQrSettings } from '@vys/contract/identity/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { isHexColor } from './qr-presets.ts';
import { qrSettingsKey } from './qr-settings.ts';

export const SAVE_AFTER_MS = 500;

export function useQrEditing(saved: QrSettings | undefined) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<QrSettings>();
  const { mutate } = useMutation({
    mutationFn: async (body: QrSettings) => (await call(updateQrSettings, { body })).data,
    onSuccess: (data) => client.setQueryData(qrSettingsKey, data),
  });
  const save = useEffectEvent((settings: QrSettings) => mutate(settings));

  useEffect(() => {
    if (!edited || !isHexColor(edited.fgColor) || !isHexColor(edited.bgColor)) return;
    const timer = setTimeout(() => save(edited), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edited]);

  const settings = edited ?? saved;
  const isDrawable = settings && isHexColor(settings.fgColor) && isHexColor(settings.bgColor);
  return {
    settings,
    /** Undefined until it is known what to draw; while a color is half typed, the saved look. */
    drawn: isDrawable ? settings : saved,
    change: (change: Partial<QrSettings>) => settings && setEdited({ ...settings, ...change }),
  };
}
