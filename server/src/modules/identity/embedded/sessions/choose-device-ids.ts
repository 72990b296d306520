// Chooses the device ids in the device cookie after a sign-in.
import type { Trx } from '../../../../platform/db/db.ts';
import {
  createDeviceId,
  hashDeviceId,
  MAX_DEVICE_IDS,
} from '../../shared/devices/device-cookie.ts';
import { findDeviceUses } from './session-store.ts';

/**
 * The new session is bound to the first id. It is new, because a previous user of the browser may have read
 * or planted the others, unless the browser has an active session of the same user in another tab. Ids of
 * other users stay: their sessions continue, and their device stays known.
 */
export async function chooseDeviceIds(
  trx: Trx,
  userId: string,
  sent: readonly string[],
  now: Date,
): Promise<[string, ...string[]]> {
  const hashes = sent.map(hashDeviceId);
  const uses = await findDeviceUses(trx, hashes, now);
  const listUses = (deviceId: string) => {
    const hash = hashDeviceId(deviceId);
    return uses.filter((use) => use.deviceHash.equals(hash));
  };
  const ownDevice = sent.find((deviceId) => {
    const uses = listUses(deviceId);
    return uses.some(({ isActive }) => isActive) && uses.every((use) => use.userId === userId);
  });
  const otherDevices = sent.filter(
    (deviceId) =>
      deviceId !== ownDevice &&
      listUses(deviceId).some((use) => use.isActive || use.userId !== userId),
  );
  return [ownDevice ?? createDeviceId(), ...otherDevices.slice(0, MAX_DEVICE_IDS - 1)];
}
