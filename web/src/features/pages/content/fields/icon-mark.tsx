// The mark of a link, as pages draw it.
import { Link2 } from 'lucide-react';
import type { PageIcon } from './icons.ts';

/** A plain mark where there is none. */
export function IconMark({ icon }: { icon: PageIcon | undefined }) {
  if (!icon) return <Link2 aria-hidden="true" className="size-4" />;
  const isLine = 'stroke' in icon;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4"
      fill={isLine ? 'none' : 'currentColor'}
      {...(isLine && { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' })}
    >
      <path d={isLine ? icon.stroke : icon.fill} />
    </svg>
  );
}
