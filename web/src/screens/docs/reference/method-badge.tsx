// The method of a call; reading and changing ones differ in color as well.
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';

const tones: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
};

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge tone={tones[method] ?? 'neutral'} className="rounded-sm font-mono">
      {method}
    </Badge>
  );
}
