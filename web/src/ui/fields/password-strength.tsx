// Shows how strong a password is. The judgment is the caller's; this only draws it.
import { cn } from '../cn.ts';
import { messages } from '../messages/en.ts';

export type PasswordLevel = 'weak' | 'medium' | 'strong';

const levels = {
  weak: { parts: 1, fill: 'bg-danger-control', textClass: 'text-danger-text', word: messages.weak },
  medium: { parts: 2, fill: 'bg-chart-3', textClass: 'text-warning-text', word: messages.medium },
  strong: {
    parts: 3,
    fill: 'bg-accent-control',
    textClass: 'text-success-text',
    word: messages.strong,
  },
} as const;

export type PasswordStrengthProps = { level: PasswordLevel; className?: string };

export function PasswordStrength({ level, className }: PasswordStrengthProps) {
  const { parts, fill, textClass, word } = levels[level];
  return (
    <div className={cn('relative flex items-center gap-3', className)}>
      <meter
        className="sr-only"
        aria-label={messages.passwordStrength}
        aria-valuetext={word}
        min={0}
        max={3}
        value={parts}
      />
      <div aria-hidden="true" className="grid flex-1 grid-cols-3 gap-1">
        {[1, 2, 3].map((part) => (
          <span
            key={part}
            className={cn(
              'h-1 rounded-full transition-colors duration-base',
              part <= parts ? fill : 'bg-active',
            )}
          />
        ))}
      </div>
      <span aria-live="polite" className={cn('w-13 text-right font-medium text-xs', textClass)}>
        {word}
      </span>
    </div>
  );
}
