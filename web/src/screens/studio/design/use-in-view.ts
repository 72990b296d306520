// Which pictures of a strip are in view: the others are not drawn, because each is a page that runs.
import { type RefObject, useEffect, useState } from 'react';

/** By `data-look`. At most so many at once, those that came into view last. */
const MOST = 6;

export function useInView(strip: RefObject<HTMLElement | null>, count: number) {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const root = strip.current;
    if (!root || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const names = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const name = (target as HTMLElement).dataset.look ?? '';
            names.delete(name);
            if (isIntersecting) names.add(name);
          }
          return new Set([...names].slice(-MOST));
        }),
      { root, threshold: 0.05 },
    );
    for (const picture of root.querySelectorAll('[data-look]')) observer.observe(picture);
    return () => observer.disconnect();
  }, [strip, count]);
  return inView;
}
