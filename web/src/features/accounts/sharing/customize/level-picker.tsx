// The level of error correction. A picture in the middle needs the highest: the others are locked meanwhile.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';
import { qrLevels } from './qr-presets.ts';

const percentFormat = new Intl.NumberFormat(interfaceLocale, { style: 'percent' });

type Props = { settings: QrSettings; onChange: (change: Partial<QrSettings>) => void };

export function LevelPicker({ settings, onChange }: Props) {
  const isLocked = settings.logoUrl !== '';
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-fg text-sm">{messages.errorCorrection}</p>
      <SegmentedControl
        label={messages.errorCorrection}
        value={settings.errorCorrectionLevel}
        onValueChange={(errorCorrectionLevel) => onChange({ errorCorrectionLevel })}
        segments={qrLevels.map(({ value, share, isRecommended }) => ({
          value,
          label: messages.levelName(value, percentFormat.format(share)),
          disabled: isLocked && value !== 'H',
          ...(isRecommended
            ? { name: messages.recommendedLevel(value, percentFormat.format(share)) }
            : {}),
        }))}
        fill
      />
      <p className="text-muted text-xs">
        {isLocked ? messages.lockedLevelHint : messages.errorCorrectionHint}
      </p>
    </div>
  );
}
