// One row of the sidebar: icon and label, or the icon alone with its label as a tooltip.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';

type RowProps = { label: string; icon: LucideIcon; collapsed: boolean; count?: number };

const rowStyle = (collapsed: boolean) =>
  cn(
    'flex h-9 w-full items-center gap-3 rounded-sm px-3 font-medium text-muted text-sm transition-colors hover:bg-hover hover:text-fg pointer-coarse:h-11 [&_svg]:size-4.5 [&_svg]:shrink-0',
    collapsed && 'justify-center px-0',
  );

function Hinted({ label, collapsed, children }: RowProps & { children: ReactNode }) {
  return collapsed ? (
    <Tooltip content={label} side="right" delayMs={100}>
      {children}
    </Tooltip>
  ) : (
    children
  );
}

const rowContent = ({ label, icon: Icon, collapsed, count }: RowProps) => (
  <>
    <Icon aria-hidden="true" />
    <span className={cn(collapsed && 'sr-only')}>{label}</span>
    {count !== undefined && !collapsed && <Badge className="ml-auto tabular-nums">{count}</Badge>}
  </>
);

type NavRowProps = RowProps & {
  path: string;
  /** Also current where the address goes on below the path. */
  hasMore?: boolean;
  /** Looks current at further addresses that belong to it. */
  isMarked?: boolean;
  onGo: () => void;
};

export function NavRow({ path, hasMore = false, isMarked = false, onGo, ...row }: NavRowProps) {
  return (
    <Hinted {...row}>
      <NavLink
        to={path}
        end={!hasMore}
        onClick={onGo}
        className={cn(
          rowStyle(row.collapsed),
          'relative aria-[current=page]:bg-active aria-[current=page]:text-fg [&[aria-current=page]_svg]:text-accent-text',
          isMarked && 'bg-active text-fg [&_svg]:text-accent-text',
        )}
      >
        {rowContent(row)}
      </NavLink>
    </Hinted>
  );
}

/** Leads out of the workspace, in a new tab. */
export function OutsideRow({ href, ...row }: RowProps & { href: string }) {
  return (
    <Hinted {...row}>
      <a href={href} target="_blank" rel="noreferrer" className={rowStyle(row.collapsed)}>
        {rowContent(row)}
      </a>
    </Hinted>
  );
}

export function ActionRow({ onPress, ...row }: RowProps & { onPress: () => void }) {
  return (
    <Hinted {...row}>
      <Button
        variant="ghost"
        onClick={onPress}
        className={cn(rowStyle(row.collapsed), '[&>span]:gap-3', !row.collapsed && 'justify-start')}
      >
        {rowContent(row)}
      </Button>
    </Hinted>
  );
}
