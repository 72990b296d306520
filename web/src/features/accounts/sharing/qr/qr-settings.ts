// How the user's QR code looks. Changes are saved by themselves; failures to load and to save are only logged
// (SHARE-25), and without the settings the default stands.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQrSettings, type QrSettings, updateQrSettings } from '@vys/contract/identity/accounts';
import { isPaid } from '@vys/contract/plans';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api/api.ts';
import { useUser } from '#web/lib/session/use-session.ts';

export const defaultQrSettings: QrSettings = {
  fgColor: '#000000',
  bgColor: '#FFFFFF',
  logoUrl: '',
  errorCorrectionLevel: 'M',
  caption: '',
};

const queryKey = ['accounts', 'qr-settings'] as const;
/** After the last of several changes (SHARE-24). */
const SAVE_AFTER_MS = 500;

const settingsQuery = queryOptions({
  queryKey,
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

export const fetchQrSettings = (client: QueryClient): Promise<QrSettings> =>
  client.ensureQueryData(settingsQuery).catch(() => defaultQrSettings);

/** Undefined until it is known what to draw. */
export function useQrSettings(): QrSettings | undefined {
  const { data, isError } = useQuery(settingsQuery);
  return data ?? (isError ? defaultQrSettings : undefined);
}

/** Changes what all QR codes of the user look like, at once; it is saved soon after, also when the dialog closes. */
export function useChangeQrSettings(): (settings: QrSettings) => void {
  const client = useQueryClient();
  const tier = useUser()?.tier ?? 'free';
  const pending = useRef<{ timer: number; save: () => void }>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(pending.current?.timer);
      pending.current?.save();
    },
    [],
  );

  return (settings) => {
    if (!isPaid(tier)) return;
    client.setQueryData(queryKey, settings);
    window.clearTimeout(pending.current?.timer);
    const save = () => {
      pending.current = undefined;
      void saveQrSettings(settings);
    };
    pending.current = { timer: window.setTimeout(save, SAVE_AFTER_MS), save };
  };
}

async function saveQrSettings(body: QrSettings): Promise<void> {
  try {
    await call(updateQrSettings, { body });
  } catch (error) {
    console.error('Failed to save QR settings', error);
  }
}
