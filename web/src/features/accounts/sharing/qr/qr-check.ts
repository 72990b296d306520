// Reads the QR code as a phone would, from its pixels, and tells how well it scans.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { computeContrast, isInverted, LEAST_CONTRAST } from '../customize/qr-presets.ts';
import { getScannedAddress } from './drawing/compose-qr.ts';
import { drawQr } from './qr-picture.ts';

/**
 * `low_contrast` and `inverted` are read by this check and may still fail on a phone; `unreadable` is not read at
 * all.
 */
export type ScanResult = 'good' | 'low_contrast' | 'inverted' | 'unreadable';

const CHECKED_SIZE = 256;
const MARGIN = 40;

/** Throws when the browser cannot draw it. */
export async function checkScan(code: {
  address: string;
  settings: QrSettings;
}): Promise<ScanResult> {
  const { address, settings } = code;
  const [{ default: jsQr }, canvas] = await Promise.all([
    import('jsqr'),
    drawQr({ ...code, size: CHECKED_SIZE, margin: MARGIN }),
  ]);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const text = pixels && jsQr(pixels.data, pixels.width, pixels.height)?.data;
  if (text !== getScannedAddress(address)) return 'unreadable';
  if (computeContrast(settings.fgColor, settings.bgColor) < LEAST_CONTRAST) return 'low_contrast';
  return isInverted(settings) ? 'inverted' : 'good';
}
