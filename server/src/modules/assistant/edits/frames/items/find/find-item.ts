// The item that words name, among those that have what is to be changed.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Span } from '../../../../reading/message.ts';
import type { TargetOf } from '../../../scene/targets.ts';
import type { Frame } from '../../frame.ts';
import { resolveTarget } from '../../targets/resolve-target.ts';

export type FoundItem = { target: TargetOf<'item'>; confidence: number; isAmbiguous: boolean };

export function findItem(
  frame: Frame,
  span: Span,
  kinds: readonly SectionKind[],
): FoundItem | undefined {
  const [best, second] = resolveTarget(frame, span, {
    kinds: ['item'],
    accepts: (target) => target.kind === 'item' && kinds.includes(target.section.kind),
  });
  if (best?.target.kind !== 'item') return undefined;
  const isAmbiguous = best.confidence - (second?.confidence ?? 0) < 0.02;
  return { target: best.target, confidence: best.confidence, isAmbiguous };
}
