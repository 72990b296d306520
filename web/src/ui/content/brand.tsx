// The mark and the wordmark of Vys: a branch that joins a path, both meeting in one point.
// One color, taken from the text; docs/brand.md says how to use them.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

function MarkShape() {
  return (
    <g fill="currentColor" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M2.6 6H8.8L12.5 13.6 9.1 20.1Z" />
      <path d="M21.7 6C20.6 6 20 6.4 19.5 7.3L12.2 21.6 14.2 26.2C14.9 27.6 16.9 27.6 17.6 26.2L28.8 6Z" />
    </g>
  );
}

export type BrandProps = {
  className?: string;
  /** Spoken name; without it the drawing is decoration. */
  title?: string;
};

function Drawing({
  title,
  className,
  viewBox,
  children,
}: {
  title: string | undefined;
  className: string;
  viewBox: string;
  children: ReactNode;
}) {
  const drawing = (
    <svg viewBox={viewBox} aria-hidden="true" className={className}>
      {children}
    </svg>
  );
  if (!title) return drawing;
  return (
    <span role="img" aria-label={title} className="inline-flex">
      {drawing}
    </span>
  );
}

export function Mark({ className, title }: BrandProps) {
  return (
    <Drawing
      viewBox="0 0 32 32"
      title={title}
      className={cn('size-6 shrink-0 text-accent-control', className)}
    >
      <MarkShape />
    </Drawing>
  );
}

export function Wordmark({ className, title = 'Vys' }: BrandProps) {
  return (
    <Drawing
      viewBox="0 0 67 36"
      title={title}
      className={cn('h-7 w-auto shrink-0 text-fg', className)}
    >
      <g className="text-accent-control">
        <MarkShape />
      </g>
      <g fill="currentColor" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M31.2 11.6H35.4L39.4 20.6 37.2 25.4Z" />
        <path d="M43.6 11.6H47.9L37.4 34.2H33.1Z" />
      </g>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.3"
        strokeLinejoin="round"
        d="M63.6 16.1C62.4 14.2 60.3 13.2 57.7 13.2C54.7 13.2 52.7 14.5 52.7 16.6C52.7 21.3 63.6 17.6 63.6 22.7C63.6 24.9 61.3 26.3 58 26.3C55 26.3 52.6 25.1 51.3 22.9"
      />
    </Drawing>
  );
}
