// A hex color as text, with the browser's color picker beside it. Only valid colors are reported.
import { useEffect, useState } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from '../messages/en.ts';
import { expandHex, isHexColor } from './qr-presets.ts';

type Props = { label: string; value: string; onChange: (color: string) => void };

export function ColorField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const enter = (color: string) => {
    setText(color);
    if (isHexColor(color)) onChange(color);
  };
  return (
    <Field label={label} error={isHexColor(text) ? undefined : messages.invalidColor}>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={messages.pickColor(label)}
          value={expandHex(value).toLowerCase()}
          onChange={(event) => enter(event.target.value.toUpperCase())}
          className="size-9 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-transparent p-0.5"
        />
        <Input
          value={text}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          onChange={(event) => enter(event.target.value.trim())}
        />
      </div>
    </Field>
  );
}
