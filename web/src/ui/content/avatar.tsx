// A person's picture, or their initials when there is none or it fails to load.
import { Avatar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

const sizes = {
  sm: 'size-7 text-[0.6875rem]',
  md: 'size-9 text-xs',
  lg: 'size-14 text-base',
  xl: 'size-20 text-xl',
} as const;

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** Sits on the upper right edge, such as a crown. */
  badge?: ReactNode;
  className?: string;
};

/** First letters of the first and the last word, `?` for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    picked
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

export function Avatar({ name, src, size = 'md', badge, className }: AvatarProps) {
  return (
    <span className={cn('relative inline-flex shrink-0', className)}>
      <Radix.Root
        className={cn(
          'inline-flex overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text ring-1 ring-line-strong ring-inset',
          sizes[size],
        )}
      >
        {src && <Radix.Image src={src} alt={name} className="size-full object-cover" />}
        <Radix.Fallback
          {...(name.trim() ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
          className="grid size-full place-items-center tracking-wide select-none"
        >
          {initials(name)}
        </Radix.Fallback>
      </Radix.Root>
      {badge && (
        <span className="absolute -top-1 -right-1 grid size-4.5 place-items-center rounded-full border-2 border-canvas bg-warning-text text-canvas [&_svg]:size-2.5">
          {badge}
        </span>
      )}
    </span>
  );
}
