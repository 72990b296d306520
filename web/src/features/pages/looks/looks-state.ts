// The looks of a new page, handed from the screen that made it to the next one in the state of the address.
import type { PageContent } from '@vys/contract/pages/page-content';

export type LooksState = {
  looks: readonly PageContent[];
  /** The place of the one that was chosen. */
  look: number;
};

/** Undefined after a direct visit. */
export function readLooksState(state: unknown): LooksState | undefined {
  const { looks, look } = (state ?? {}) as Partial<LooksState>;
  return Array.isArray(looks) && looks.length > 1 && typeof look === 'number'
    ? { looks, look }
    : undefined;
}
