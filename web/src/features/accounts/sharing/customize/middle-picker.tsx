// What the middle of the code shows: the mark of the product, or the picture of the user.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { useUser } from '#web/lib/session/use-session.ts';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';

type Props = { settings: QrSettings; onChange: (change: Partial<QrSettings>) => void };

export function MiddlePicker({ settings, onChange }: Props) {
  const picture = useUser()?.avatar_url ?? '';
  const isPicture = settings.logoUrl !== '';
  const isEmpty = !isPicture && settings.errorCorrectionLevel === 'L';
  // A picture that was chosen earlier stays until another choice is made.
  const logoUrl = picture || settings.logoUrl;
  const choose = (value: 'mark' | 'picture' | 'nothing') => {
    // A photo covers more than the mark, which has light around it.
    if (value === 'picture') onChange({ logoUrl, errorCorrectionLevel: 'H' });
    else if (value === 'nothing') onChange({ logoUrl: '', errorCorrectionLevel: 'L' });
    else onChange({ logoUrl: '', ...(isEmpty ? { errorCorrectionLevel: 'M' } : {}) });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-fg text-sm">{messages.middle}</p>
      <SegmentedControl
        label={messages.middle}
        value={isPicture ? 'picture' : isEmpty ? 'nothing' : 'mark'}
        onValueChange={choose}
        segments={[
          { value: 'mark', label: messages.productMark },
          { value: 'picture', label: messages.yourPicture, disabled: logoUrl === '' },
          { value: 'nothing', label: messages.nothing },
        ]}
        fill
      />
      {!isPicture && (
        <p className="text-muted text-xs">
          {logoUrl === '' ? messages.noPictureHint : messages.pictureHint}
        </p>
      )}
    </div>
  );
}
