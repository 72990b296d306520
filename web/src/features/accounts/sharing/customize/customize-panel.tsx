// Colors, error correction and a line of text for the QR code. Each change is shown at once and saves itself.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { ImagePlus } from 'lucide-react';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';
import { useChangeQrSettings } from '../qr/qr-settings.ts';
import { ColorField } from './color-field.tsx';
import { MiddlePicker } from './middle-picker.tsx';
import { findPreset, type QrPreset, qrLevels, qrPresets } from './qr-presets.ts';

const CAPTION_LIMIT = 28;

const percentFormat = new Intl.NumberFormat(interfaceLocale, { style: 'percent' });

type Props = { settings: QrSettings; caption: string; onCaption: (caption: string) => void };

export function CustomizePanel({ settings, caption, onCaption }: Props) {
  const changeSettings = useChangeQrSettings();
  const change = (more: Partial<QrSettings>) => changeSettings({ ...settings, ...more });
  return (
    <div className="flex flex-col gap-4.5 rounded-md border border-line bg-raised p-4">
      <ChoiceStrip
        label={messages.colors}
        value={findPreset(settings)?.name}
        choices={qrPresets.map((preset) => ({
          value: preset.name,
          name: preset.name,
          content: <PresetSample preset={preset} />,
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
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-fg text-sm">{messages.errorCorrection}</p>
        <SegmentedControl
          label={messages.errorCorrection}
          value={settings.errorCorrectionLevel}
          onValueChange={(errorCorrectionLevel) => change({ errorCorrectionLevel })}
          segments={qrLevels.map(({ value, share, isRecommended }) => ({
            value,
            label: messages.levelName(value, percentFormat.format(share)),
            ...(isRecommended
              ? { name: messages.recommendedLevel(value, percentFormat.format(share)) }
              : {}),
          }))}
          fill
        />
        <p className="text-muted text-xs">{messages.errorCorrectionHint}</p>
      </div>
      <MiddlePicker settings={settings} onChange={change} />
      <div className="flex flex-col gap-2.5">
        <Field label={messages.caption} hint={messages.captionHint}>
          <Input
            value={caption}
            maxLength={CAPTION_LIMIT}
            onChange={(event) => onCaption(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-1.5">
          {messages.captions.map((text) => (
            <Button key={text} variant="secondary" size="sm" onClick={() => onCaption(text)}>
              {text}
            </Button>
          ))}
        </div>
      </div>
      <p className="flex items-center gap-2.5 text-muted text-sm">
        <ImagePlus aria-hidden="true" className="size-4 shrink-0" />
        {messages.logoHint}
        <Badge className="ml-auto">{messages.comingSoon}</Badge>
      </p>
    </div>
  );
}

function PresetSample({ preset: { name, fgColor, bgColor } }: { preset: QrPreset }) {
  return (
    <span className="flex flex-col items-center gap-1.5 p-1.5 text-fg text-xs">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-sm border border-line"
        style={{ background: bgColor }}
      >
        <span className="size-4 rounded-[3px]" style={{ background: fgColor }} />
      </span>
      {name}
    </span>
  );
}
