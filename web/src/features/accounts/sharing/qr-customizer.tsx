// The look of the QR code: colors and error correction for paid plans, the way there for the others.

import type { QrSettings } from '@vys/contract/identity/accounts';
import { ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { messages } from './messages.ts';
import {
  errorCorrectionLevels,
  hexContrast,
  isHexColor,
  MIN_CONTRAST,
  qrPresets,
} from './qr-presets.ts';

export type QrCustomizerProps = {
  canCustomize: boolean;
  settings: QrSettings | undefined;
  onChange: (change: Partial<QrSettings>) => void;
  onLeave: () => void;
};

export function QrCustomizer({ canCustomize, settings, onChange, onLeave }: QrCustomizerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="w-full border-line border-t pt-4">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="w-full justify-start px-1 [&>span]:flex-1"
      >
        {messages.customize}
        {!canCustomize && <Badge tone="accent">{messages.pro}</Badge>}
        <ChevronDown
          aria-hidden="true"
          className={cn('ml-auto transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      {isOpen && !canCustomize && <UnlockPrompt onLeave={onLeave} />}
      {isOpen && canCustomize && settings && <Controls settings={settings} onChange={onChange} />}
    </div>
  );
}

function UnlockPrompt({ onLeave }: { onLeave: () => void }) {
  const path = useUpgradePath('qr_customization');
  return (
    <section
      aria-label={messages.unlockTitle}
      className="mt-3 flex flex-col items-center gap-3 rounded-md border border-line bg-raised px-4 py-5 text-center"
    >
      <Lock aria-hidden="true" className="size-4.5 text-muted" />
      <div>
        <h3 className="font-semibold text-fg text-sm">{messages.unlockTitle}</h3>
        <p className="mt-1 text-muted text-xs">{messages.unlockHint}</p>
      </div>
      <Button asChild size="sm">
        <Link to={path} onClick={onLeave}>
          {messages.upgradeToPro}
        </Link>
      </Button>
    </section>
  );
}

type ControlsProps = { settings: QrSettings; onChange: QrCustomizerProps['onChange'] };

function Controls({ settings, onChange }: ControlsProps) {
  const { fgColor, bgColor, errorCorrectionLevel } = settings;
  const areColors = isHexColor(fgColor) && isHexColor(bgColor);
  const isFaint = areColors && hexContrast(fgColor, bgColor) < MIN_CONTRAST;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5 font-medium text-fg text-sm">{messages.presets}</legend>
        {qrPresets.map(({ name, ...colors }) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-pressed={colors.fgColor === fgColor && colors.bgColor === bgColor}
            onClick={() => onChange(colors)}
            className="aria-pressed:border-accent-control"
          >
            <span
              aria-hidden="true"
              className="grid size-4 place-items-center rounded-[3px] border border-line-strong"
              style={{ background: colors.bgColor }}
            >
              <span className="size-2" style={{ background: colors.fgColor }} />
            </span>
            {name}
          </Button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <ColorField
          label={messages.foreground}
          value={fgColor}
          onChange={(color) => onChange({ fgColor: color })}
        />
        <ColorField
          label={messages.background}
          value={bgColor}
          onChange={(color) => onChange({ bgColor: color })}
        />
      </div>
      {isFaint && <Alert tone="warning">{messages.faint}</Alert>}
      <Field label={messages.errorCorrection}>
        <Select
          value={errorCorrectionLevel}
          onValueChange={(level) => onChange({ errorCorrectionLevel: level })}
          options={errorCorrectionLevels.map(({ value, percent }) => ({
            value,
            label: messages.level(value, percent, value === 'M'),
          }))}
        />
      </Field>
      <p className="flex items-center justify-between text-muted text-sm">
        {messages.logo}
        <Badge>{messages.comingSoon}</Badge>
      </p>
    </div>
  );
}

type ColorFieldProps = { label: string; value: string; onChange: (color: string) => void };

function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <Field label={label} error={isHexColor(value) ? undefined : messages.invalidColor}>
      <Input
        value={value}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="tabular-nums"
      />
    </Field>
  );
}
