// The two colors of a preset.
import type { QrPreset } from './qr-presets.ts';

export function PresetSwatch({ preset: { fgColor, bgColor } }: { preset: QrPreset }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-sm border border-line"
      style={{ background: bgColor }}
    >
      <span className="size-4 rounded-[3px]" style={{ background: fgColor }} />
    </span>
  );
}
