// The layout of both dashboards: figures, and the feed at their right where there is room.
import { cn } from '#web/ui/cn.ts';
import { screenLayout } from '#web/ui/screen-layout.ts';

export const dashboardLayout = cn(
  screenLayout,
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_22rem]',
);
