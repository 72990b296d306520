// The page's title, edited where it stands. Enter and Escape leave the field.

import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

export type PageTitleInputProps = {
  value: string;
  onChange: (title: string) => void;
  disabled?: boolean;
  className?: string;
};

export function PageTitleInput({
  value,
  onChange,
  disabled = false,
  className,
}: PageTitleInputProps) {
  return (
    <input
      aria-label={messages.pageTitle}
      value={value}
      disabled={disabled}
      maxLength={200}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
      className={cn(
        'field-sizing-content h-8 min-w-16 max-w-full truncate rounded-sm border border-transparent bg-transparent px-1.5 font-medium text-fg text-sm transition-colors hover:border-line-strong focus-visible:border-focus disabled:hover:border-transparent pointer-coarse:sm:h-11',
        className,
      )}
    />
  );
}
