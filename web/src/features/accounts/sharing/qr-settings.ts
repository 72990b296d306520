// How the user's QR code looks. A failure to load is only logged; the default then stands.

import { useQuery } from '@tanstack/react-query';
import { getQrSettings, type QrSettings } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';

export const defaultQrSettings: QrSettings = {
  fgColor: '#000000',
  bgColor: '#FFFFFF',
  logoUrl: '',
  errorCorrectionLevel: 'M',
};

export const qrSettingsKey = ['accounts', 'qr-settings'] as const;

/** Undefined until it is known what to draw. */
export function useQrSettings(): QrSettings | undefined {
  const { data, isError } = useQuery({
    queryKey: qrSettingsKey,
    queryFn: async ({ signal }) => {
      try {
        return (await call(getQrSettings, { signal })).data;
      } catch (error) {
        if (!signal.aborted) console.error('Failed to load QR settings', error);
        throw error;
      }
    },
    retry: false,
    meta: { shownInline: true },
  });
  return isError ? defaultQrSettings : data;
}
