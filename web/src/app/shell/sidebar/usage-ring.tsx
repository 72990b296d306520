// A meter for the folded sidebar: how much of an allowance is used, as a ring with a tooltip.
import { cn } from '#web/ui/cn.ts';
import { cappedPercent } from '#web/ui/feedback/progress.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';

export type UsageRingProps = { label: string; used: number; limit: number | null; text: string };

const CIRCLE = 2 * Math.PI * 9;

export function UsageRing({ label, used, limit, text }: UsageRingProps) {
  const percent = limit === null ? 0 : cappedPercent(used, limit);
  const textClass =
    percent >= 100 ? 'text-danger-text' : percent >= 80 ? 'text-warning-text' : 'text-accent-text';
  return (
    <Tooltip content={`${label}: ${text}`} side="right" delayMs={100}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the value behind the ring is reachable by keyboard */}
      <span tabIndex={0} role="img" aria-label={`${label}: ${text}`} className="rounded-full">
        <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('size-7 -rotate-90', textClass)}>
          <circle cx="12" cy="12" r="9" fill="none" strokeWidth="3" className="stroke-active" />
          <circle
            cx="12"
            cy="12"
            r="9"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray={CIRCLE}
            strokeDashoffset={CIRCLE * (1 - Math.max(percent, 2) / 100)}
          />
        </svg>
      </span>
    </Tooltip>
  );
}
