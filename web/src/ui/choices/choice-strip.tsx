// One choice of several, each drawn as what it gives. Arrow keys move the focus, which shows a choice beforehand;
// Enter, Space or a tap takes it.
import { ToggleGroup } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cn } from '../cn.ts';

export type StripChoice<V extends string> = {
  value: V;
  /** The name for assistive technology. */
  name: string;
  content: ReactNode;
};

export type ChoiceStripProps<V extends string> = {
  label: string;
  /** Undefined where none of them stands. */
  value: V | undefined;
  choices: readonly StripChoice<V>[];
  onChoose: (value: V) => void;
  /** A choice is pointed at or focused; undefined when none is any longer. */
  onPreview?: (value: V | undefined) => void;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  itemClassName?: string;
};

export function ChoiceStrip<V extends string>({
  label,
  value,
  choices,
  onChoose,
  onPreview,
  ref,
  className,
  itemClassName,
}: ChoiceStripProps<V>) {
  return (
    <ToggleGroup.Root
      ref={ref}
      type="single"
      aria-label={label}
      value={value ?? ''}
      loop={false}
      // Empty where the present choice is pressed again.
      onValueChange={(chosen) => chosen !== '' && onChoose(chosen as V)}
      className={cn('flex gap-2', className)}
    >
      {choices.map((choice) => (
        <ToggleGroup.Item
          key={choice.value}
          value={choice.value}
          aria-label={choice.name}
          title={choice.name}
          onPointerEnter={() => onPreview?.(choice.value)}
          onPointerLeave={() => onPreview?.(undefined)}
          onFocus={() => onPreview?.(choice.value)}
          onBlur={() => onPreview?.(undefined)}
          className={cn(
            'relative shrink-0 overflow-hidden rounded-sm border border-line-strong text-muted transition-[border-color,box-shadow] duration-fast hover:border-control hover:text-fg',
            'data-[state=on]:border-accent-control data-[state=on]:text-fg data-[state=on]:shadow-[0_0_0_1px_var(--accent-control)]',
            itemClassName,
          )}
        >
          {choice.content}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
