// The page that was made: it assembles from top to bottom, then stands beside its other looks to choose from.
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useState } from 'react';
import { LookPicker } from '#web/features/pages/looks/look-picker.tsx';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { cn } from '#web/ui/cn.ts';
import { prefersReducedMotion } from '#web/ui/theme/reduced-motion.ts';
import { messages } from '../messages/en.ts';

/** As long as `animate-assemble`; then there are seconds left to choose in. */
export const ASSEMBLY_MS = 1800;
/** A preview that takes longer to show assembles unseen. */
export const PREVIEW_WAIT_MS = 1500;

type Props = {
  looks: readonly PageContent[];
  value: number;
  onChange: (place: number) => void;
};

export function MadePage({ looks, value, onChange }: Props) {
  const [content] = looks;
  const [state, setState] = useState<'loading' | 'assembling' | 'assembled'>(() =>
    prefersReducedMotion() ? 'assembled' : 'loading',
  );
  useEffect(() => {
    if (state === 'assembled') return;
    const [next, ms] =
      state === 'loading'
        ? (['assembling', PREVIEW_WAIT_MS] as const)
        : (['assembled', ASSEMBLY_MS] as const);
    const timer = setTimeout(() => setState(next), ms);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'assembled' || content === undefined) {
    return <LookPicker looks={looks} value={value} onChange={onChange} />;
  }
  return (
    <div
      aria-hidden="true"
      className="mx-auto w-62 rounded-[30px] border border-line-strong bg-black p-1.5 shadow-lg"
    >
      <div className="aspect-[9/17] overflow-hidden rounded-[24px] bg-surface">
        <PageThumbnail
          content={content}
          device="mobile"
          title={messages.yourPage}
          onSettled={() => setState('assembling')}
          className={cn('size-full', state === 'assembling' && 'animate-assemble')}
        />
      </div>
    </div>
  );
}
