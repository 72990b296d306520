// Colors of the selected element: those of the theme, or any other.
import { setStyle } from '@vys/compiler/page-elements/element-operations';
import type { PageElement, PageElements } from '@vys/compiler/page-elements/page-element';
import type { Operation } from '@vys/contract/page-model/operations';
import { Palette } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from '../messages/en.ts';
import { PopoverAction } from './popover-action.tsx';

export type ColorButtonProps = {
  element: PageElement;
  colors: PageElements['colors'];
  apply: (operations: readonly Operation[]) => Promise<unknown>;
};

export function ColorButton({ element, colors, apply }: ColorButtonProps) {
  const { style, target } = element;
  const own = style?.background;
  return (
    <PopoverAction label={messages.colors} icon={Palette}>
      {() => (
        <div className="flex flex-col gap-4">
          {style?.hasBackground && (
            <Colors
              name={messages.background}
              value={style.background}
              colors={colors}
              onChoose={(color) => void apply(setStyle(element, 'background', color))}
            />
          )}
          <Colors
            name={messages.textColor}
            value={style?.color}
            colors={colors}
            onChoose={(color) => void apply(setStyle(element, 'color', color))}
          />
          {target.kind === 'link' && own && (
            <Button
              variant="secondary"
              size="sm"
              className="self-start"
              onClick={() => void apply([{ type: 'theme.color', role: 'accent', color: own }])}
            >
              {messages.accentForAll}
            </Button>
          )}
        </div>
      )}
    </PopoverAction>
  );
}

type ColorsProps = {
  name: string;
  value: string | undefined;
  colors: PageElements['colors'];
  /** Undefined: as the theme has it. */
  onChoose: (color: string | undefined) => void;
};

function Colors({ name, value, colors, onChoose }: ColorsProps) {
  const offered = [...new Set(Object.values(colors))];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-sm">{name}</legend>
      <div className="flex flex-wrap gap-1.5">
        {offered.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={messages.useColor(name, color)}
            aria-pressed={color === value}
            onClick={() => onChoose(color)}
            style={{ background: color }}
            className={cn(
              'size-7 rounded-full border border-line-strong pointer-coarse:size-11',
              color === value && 'outline-2 outline-focus outline-offset-2',
            )}
          />
        ))}
        <OtherColor
          key={value}
          label={messages.customColor(name)}
          value={value ?? colors.accent}
          onChoose={onChoose}
        />
      </div>
      {value !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => onChoose(undefined)}
        >
          {messages.themeColor}
        </Button>
      )}
    </fieldset>
  );
}

type OtherColorProps = { label: string; value: string; onChoose: (color: string) => void };

function OtherColor({ label, value, onChoose }: OtherColorProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  // React's `onChange` comes with each step in the color picker, this when it is closed.
  useEffect(() => {
    const element = input.current;
    const choose = () => element && latest.current(element.value.toLowerCase());
    element?.addEventListener('change', choose);
    return () => element?.removeEventListener('change', choose);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      defaultValue={value}
      className="h-7 w-10 cursor-pointer rounded-sm border border-control bg-inset p-0.5 pointer-coarse:h-11"
    />
  );
}
