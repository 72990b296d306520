// A turning ring for work of unknown length. With a label it announces itself; without, it is decoration.
import { cn } from '../cn.ts';

const sizes = { sm: 'size-3.5', md: 'size-4', lg: 'size-6' } as const;

export type SpinnerProps = { size?: keyof typeof sizes; label?: string; className?: string };

export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}>
      <svg
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
        className={cn('animate-spin', sizes[size], className)}
      >
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="2" opacity="0.22" />
        <path
          d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
