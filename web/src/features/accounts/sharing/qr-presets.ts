// Colors to choose a QR code's look from, and how well scanners can tell two colors apart. Pure.
import type { QrSettings } from '@vys/contract/identity/accounts';

export const qrPresets = [
  { name: 'Classic', fgColor: '#000000', bgColor: '#FFFFFF' },
  { name: 'Vys', fgColor: '#059669', bgColor: '#FFFFFF' },
  { name: 'Dark', fgColor: '#FFFFFF', bgColor: '#1F2937' },
  { name: 'Ocean', fgColor: '#1E40AF', bgColor: '#DBEAFE' },
  { name: 'Sunset', fgColor: '#92400E', bgColor: '#FEF3C7' },
  { name: 'Purple', fgColor: '#6D28D9', bgColor: '#EDE9FE' },
] as const;

export const errorCorrectionLevels: readonly {
  value: QrSettings['errorCorrectionLevel'];
  percent: number;
}[] = [
  { value: 'L', percent: 7 },
  { value: 'M', percent: 15 },
  { value: 'Q', percent: 25 },
  { value: 'H', percent: 30 },
];

/** Below it, cameras may not find the code (SHARE-20). */
export const MIN_CONTRAST = 3;

export const isHexColor = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** WCAG contrast of two hex colors, 1 to 21. */
export function hexContrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
