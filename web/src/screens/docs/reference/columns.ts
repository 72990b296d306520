// Text and, where there is room for it, its examples in a column of their own.
export const textAndExamples =
  'grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]';

/** The examples stay in view beside a longer text, and scroll by themselves where they are longer than the window. */
export const stickyExamples =
  'xl:sticky xl:top-20 xl:-m-1 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto xl:p-1';
