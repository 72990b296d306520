// Gives the looks and the behavior of a part to its only child, as Radix's Slot does, which would weigh on the first load.
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { cn } from '../cn.ts';

type Given = ComponentProps<'button'>;
type Handler = (...values: unknown[]) => void;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** What the child has itself stays; where both handle an event, the child does so first. */
export function dressChild(child: ReactNode, given: Given): ReactNode {
  if (!isValidElement<Given>(child))
    throw new Error('A button that gives its looks needs one child.');
  const { props: own } = child;
  const merged: Given & Record<string, unknown> = { ...given, ...own };
  for (const [name, handle] of Object.entries(given)) {
    const before = own[name as keyof Given];
    if (!/^on[A-Z]/.test(name) || !isHandler(handle) || !isHandler(before)) continue;
    merged[name] = (...values: unknown[]) => {
      before(...values);
      handle(...values);
    };
  }
  return cloneElement(child, { ...merged, className: cn(given.className, own.className) });
}
