// A choice of one from a list. Takes its wiring from a surrounding Field.
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { floatingListStyle, floatingRowStyle } from '../overlays/dropdown-menu.tsx';
import { useFieldControl } from './field-context.ts';
import { controlStyle } from './input.tsx';

export type SelectOption<V extends string> = { value: V; label: ReactNode; disabled?: boolean };

export type SelectProps<V extends string> = {
  value: V | undefined;
  onValueChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  /** The name for assistive technology where no Field gives one. */
  'aria-label'?: string;
  className?: string;
};

export function Select<V extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  disabled = false,
  name,
  className,
  ...rest
}: SelectProps<V>) {
  const field = useFieldControl();
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as V)}
      disabled={disabled}
      {...(name ? { name } : {})}
    >
      <Radix.Trigger
        {...field}
        {...rest}
        className={cn(
          controlStyle,
          'flex h-9 items-center justify-between gap-2 px-3 text-left data-[placeholder]:text-subtle pointer-coarse:h-11',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            floatingListStyle,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cn(floatingRowStyle, 'pr-8')}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-2.5">
                  <Check aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
