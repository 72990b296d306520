// The call to action that frames the code: one of a few, or the creator's own.
import { QR_CAPTION_LIMIT, type QrSettings } from '@vys/contract/identity/accounts';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from '../messages/en.ts';

type Props = { caption: string; onChange: (change: Pick<QrSettings, 'caption'>) => void };

export function CaptionPicker({ caption, onChange }: Props) {
  // Spaces at its ends are typed, and not kept.
  const [text, setText] = useState(caption);
  useEffect(() => setText((typed) => (typed.trim() === caption ? typed : caption)), [caption]);
  const enter = (entered: string) => {
    setText(entered);
    onChange({ caption: entered.trim() });
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Field
        label={messages.caption}
        hint={messages.captionHint}
        aside={messages.captionLength(text.length, QR_CAPTION_LIMIT)}
      >
        <Input
          value={text}
          maxLength={QR_CAPTION_LIMIT}
          onChange={(event) => enter(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {messages.captions.map((choice) => (
          <Button key={choice} variant="secondary" size="sm" onClick={() => enter(choice)}>
            {choice}
          </Button>
        ))}
        {caption !== '' && (
          <Button variant="ghost" size="sm" onClick={() => enter('')}>
            {messages.noCaption}
          </Button>
        )}
      </div>
    </div>
  );
}
