// The layout of both dashboards: figures, and the feed at their right where there is room.
export const dashboardLayout =
  'mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-start gap-5 px-4 py-7 sm:px-8 sm:py-10 xl:max-w-[88rem] xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_22rem]';
