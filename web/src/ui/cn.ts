// Joins class names; a later Tailwind class wins over an earlier one of the same kind.
import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['display', 'hero'] }],
      duration: [{ duration: ['fast', 'base', 'slow'] }],
    },
  },
});

export const cn = (...parts: ClassValue[]): string => merge(clsx(parts));
