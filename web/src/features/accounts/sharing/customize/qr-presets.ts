// What a QR code can look like: color presets, levels of error correction, and how well two colors can be told apart.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { messages } from '../messages/en.ts';

export type QrPreset = { name: string; fgColor: string; bgColor: string };

/** Source: doc1 §9; the exact values are those of the decisions on SHARE-13 to SHARE-18. */
export const qrPresets: readonly QrPreset[] = [
  { name: messages.presets.classic, fgColor: '#000000', bgColor: '#FFFFFF' },
  { name: messages.presets.vys, fgColor: '#059669', bgColor: '#FFFFFF' },
  { name: messages.presets.dark, fgColor: '#FFFFFF', bgColor: '#1F2937' },
  { name: messages.presets.ocean, fgColor: '#1E40AF', bgColor: '#DBEAFE' },
  { name: messages.presets.sunset, fgColor: '#92400E', bgColor: '#FEF3C7' },
  { name: messages.presets.purple, fgColor: '#6D28D9', bgColor: '#EDE9FE' },
];

export const findPreset = ({ fgColor, bgColor }: QrSettings): QrPreset | undefined =>
  qrPresets.find(
    (preset) => isSameColor(preset.fgColor, fgColor) && isSameColor(preset.bgColor, bgColor),
  );

type Level = QrSettings['errorCorrectionLevel'];

/** With the share of the code that may be covered or dirty. */
export const qrLevels: readonly { value: Level; share: number; isRecommended?: true }[] = [
  { value: 'L', share: 0.07 },
  { value: 'M', share: 0.15, isRecommended: true },
  { value: 'Q', share: 0.25 },
  { value: 'H', share: 0.3 },
];

export const isHexColor = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** Scanners need at least this contrast (decisions, SHARE-20). */
export const LEAST_CONTRAST = 3;

/** WCAG contrast ratio of two hex colors, 1 to 21. */
export function computeContrast(first: string, second: string): number {
  const [a, b] = [computeLuminance(first), computeLuminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A light code on a dark ground, which older scanners cannot read. */
export const isInverted = ({ fgColor, bgColor }: QrSettings): boolean =>
  computeLuminance(fgColor) > computeLuminance(bgColor);

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readChannels(hex: string): number[] {
  return (expandHex(hex).slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** `#abc` as `#AABBCC`. */
export function expandHex(hex: string): string {
  const digits = hex.slice(1);
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${all.toUpperCase()}`;
}

const isSameColor = (first: string, second: string) => expandHex(first) === expandHex(second);
