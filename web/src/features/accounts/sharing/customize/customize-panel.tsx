// Colors, middle, error correction and call to action of the QR code. Each change is shown at once and saves itself.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { ImagePlus } from 'lucide-react';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from '../messages/en.ts';
import { useChangeQrSettings } from '../qr/qr-settings.ts';
import { CaptionPicker } from './caption-picker.tsx';
import { ColorField } from './color-field.tsx';
import { LevelPicker } from './level-picker.tsx';
import { MiddlePicker } from './middle-picker.tsx';
import { PresetSwatch } from './preset-swatch.tsx';
import { findPreset, qrPresets } from './qr-presets.ts';

type Props = { settings: QrSettings };

export function CustomizePanel({ settings }: Props) {
  const changeSettings = useChangeQrSettings();
  const change = (more: Partial<QrSettings>) => changeSettings({ ...settings, ...more });
  return (
    <div className="flex flex-col gap-4.5 rounded-md border border-line bg-raised p-3 sm:p-4">
      <ChoiceStrip
        label={messages.colors}
        value={findPreset(settings)?.name}
        choices={qrPresets.map((preset) => ({
          value: preset.name,
          name: preset.name,
          content: (
            <span className="flex flex-col items-center gap-1.5 p-1.5 text-fg text-xs">
              <PresetSwatch preset={preset} />
              {preset.name}
            </span>
          ),
        }))}
        onChoose={(name) => {
          const preset = qrPresets.find((candidate) => candidate.name === name);
          if (preset) change({ fgColor: preset.fgColor, bgColor: preset.bgColor });
        }}
        className="grid grid-cols-3 sm:grid-cols-6"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField
          label={messages.foreground}
          value={settings.fgColor}
          onChange={(fgColor) => change({ fgColor })}
        />
        <ColorField
          label={messages.background}
          value={settings.bgColor}
          onChange={(bgColor) => change({ bgColor })}
        />
      </div>
      <MiddlePicker settings={settings} onChange={change} />
      <LevelPicker settings={settings} onChange={change} />
      <CaptionPicker caption={settings.caption} onChange={change} />
      <p className="flex items-center gap-2.5 text-muted text-sm">
        <ImagePlus aria-hidden="true" className="size-4 shrink-0" />
        {messages.logoHint}
        <Badge className="ml-auto">{messages.comingSoon}</Badge>
      </p>
    </div>
  );
}
