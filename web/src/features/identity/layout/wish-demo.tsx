// One wish and what comes of it: a sentence is typed, and the page becomes it. Plays once, in less than five seconds
// (WCAG 2.2.2); who asked for less motion sees the result. A picture: hidden from assistive technology.
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { prefersReducedMotion } from '#web/ui/theme/reduced-motion.ts';
import { messages } from './messages/en.ts';
import { PageMockup } from './page-mockup.tsx';

const START_MS = 500;
const LETTER_MS = 38;
const THINK_MS = 500;
const PART_MS = 170;
const PARTS = 6;

/** The times at which the picture changes, in order: letters, then parts of the new page. */
const steps = [
  ...Array.from(messages.demoPrompt, (_, place) => START_MS + place * LETTER_MS),
  ...Array.from(
    { length: PARTS },
    (_, place) => START_MS + messages.demoPrompt.length * LETTER_MS + THINK_MS + place * PART_MS,
  ),
];

/** How many steps are done. */
function useSteps(): number {
  const [done, setDone] = useState(() => (prefersReducedMotion() ? steps.length : 0));
  useEffect(() => {
    const next = steps[done];
    if (next === undefined) return;
    const timer = setTimeout(() => setDone(done + 1), next - (steps[done - 1] ?? 0));
    return () => clearTimeout(timer);
  }, [done]);
  return done;
}

export function WishDemo() {
  const done = useSteps();
  const typed = messages.demoPrompt.slice(0, done);
  const parts = done - messages.demoPrompt.length;
  const isAnswered = parts > 0;
  return (
    <div aria-hidden="true" data-wish={done === steps.length ? 'done' : 'playing'}>
      {isAnswered ? (
        <PageMockup
          theme="paper"
          name="Mara Lindqvist"
          bio={messages.demoBio}
          links={messages.demoLinks}
          parts={parts}
        />
      ) : (
        <PageMockup theme="fern" name="Mara Lindqvist" links={['', '', '']} />
      )}
      <p className="mt-5 flex w-62 items-start gap-2.5 rounded-lg border border-line-strong bg-overlay px-3.5 py-3 text-fg text-sm shadow-lg">
        <Sparkles className="mt-0.5 size-4 shrink-0 text-accent-text" />
        <span className="min-h-10">
          {typed}
          <span
            className={cn(
              'ml-px inline-block h-4 w-px translate-y-0.5 bg-fg',
              isAnswered && 'invisible',
            )}
          />
        </span>
      </p>
    </div>
  );
}
