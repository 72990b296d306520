// Hands the id and the aria wiring of a Field to whichever control sits inside it.
import { createContext, useContext } from 'react';

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** The wiring of the surrounding Field as props, or nothing outside one. */
export function useFieldControl(): Partial<FieldControl> {
  const control = useContext(FieldContext);
  if (!control) return {};
  return Object.fromEntries(Object.entries(control).filter(([, value]) => value !== undefined));
}
