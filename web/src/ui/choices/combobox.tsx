// A choice of one from a list that is too long to look through: type to filter, arrows to choose.
// Takes its wiring from a surrounding Field.
import { Command as Cmdk } from 'cmdk';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../fields/field-context.ts';
import { controlStyle } from '../fields/input.tsx';
import { floatingRowStyle } from '../overlays/dropdown-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';

export type ComboboxOption = {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Beside the label in the list; it is found under it too. */
  detail?: string;
  /** Further words under which it is found. */
  keywords?: readonly string[];
};

export type ComboboxProps = {
  /** What the list is of. */
  label: string;
  value: string | undefined;
  /** Undefined for the empty option. */
  onValueChange: (value: string | undefined) => void;
  options: readonly ComboboxOption[];
  /** Stands for no choice, first in the list and on the closed control. */
  emptyOption: string;
  searchPlaceholder: string;
  noResults: string;
  onOpen?: () => void;
  className?: string;
};

/** Of what is filtered, so that a list of hundreds opens at once. */
const SHOWN = 60;
const EMPTY = ' ';

export function Combobox(props: ComboboxProps) {
  const { label, value, onValueChange, options, emptyOption, onOpen, className } = props;
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  function toggle(next: boolean) {
    if (next) onOpen?.();
    setOpen(next);
  }

  return (
    <Popover open={open} onOpenChange={toggle}>
      <PopoverTrigger
        {...field}
        role="combobox"
        aria-expanded={open}
        {...(field.id ? {} : { 'aria-label': label })}
        className={cn(
          controlStyle,
          'flex h-9 items-center gap-2 px-3 text-left pointer-coarse:h-11',
          className,
        )}
      >
        {chosen?.icon}
        <span className={cn('min-w-0 flex-1 truncate', value === undefined && 'text-muted')}>
          {value === undefined ? emptyOption : (chosen?.label ?? value)}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </PopoverTrigger>
      <PopoverContent align="start" className="w-(--radix-popover-trigger-width) min-w-60 p-0">
        <OptionList
          {...props}
          onValueChange={(next) => {
            onValueChange(next);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function OptionList(props: ComboboxProps) {
  const { label, value, onValueChange, options, emptyOption, searchPlaceholder, noResults } = props;
  const [search, setSearch] = useState('');
  const found = filterOptions(options, search).slice(0, SHOWN);
  const row = (option: ComboboxOption, next: string | undefined) => (
    <Cmdk.Item
      key={option.value}
      value={option.value}
      onSelect={() => onValueChange(next)}
      className={cn(
        floatingRowStyle,
        'data-[disabled=false]:pointer-events-auto data-[disabled=false]:opacity-100 data-[selected=true]:bg-hover',
      )}
    >
      {option.icon}
      <span className="min-w-0 flex-1 truncate">
        {option.label}
        {option.detail && <span className="ml-2 text-muted">{option.detail}</span>}
      </span>
      {next === value && <Check aria-hidden="true" />}
    </Cmdk.Item>
  );
  return (
    <Cmdk label={label} shouldFilter={false} loop>
      <Cmdk.Input
        value={search}
        onValueChange={setSearch}
        placeholder={searchPlaceholder}
        className="h-10 w-full border-line border-b bg-transparent px-3 text-fg text-sm outline-none pointer-coarse:h-11 pointer-coarse:text-base"
      />
      <Cmdk.List label={label} className="max-h-64 overflow-y-auto p-1">
        {search === '' && row({ value: EMPTY, label: emptyOption }, undefined)}
        {found.map((option) => row(option, option.value))}
        {found.length === 0 && (
          <p className="px-3 py-6 text-center text-muted text-sm">{noResults}</p>
        )}
      </Cmdk.List>
    </Cmdk>
  );
}

/** Those that begin with what was typed first. */
export function filterOptions(
  options: readonly ComboboxOption[],
  search: string,
): readonly ComboboxOption[] {
  const wanted = fold(search);
  if (wanted === '') return options;
  const matches = options.filter((option) =>
    [option.label, option.value, option.detail ?? '', ...(option.keywords ?? [])].some((text) =>
      fold(text).includes(wanted),
    ),
  );
  const isFirst = ({ label }: ComboboxOption) => fold(label).startsWith(wanted);
  return [...matches.filter(isFirst), ...matches.filter((option) => !isFirst(option))];
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_/-]+/g, ' ')
    .trim()
    .toLowerCase();
