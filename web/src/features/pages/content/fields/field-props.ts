// What every control of a content form gets.
import { createContext, useContext } from 'react';
import type { ContentField, Owner } from '../schema/read-fields.ts';

export type FieldProps<Value> = {
  owner: Owner;
  field: ContentField;
  /** Absent where the page has none. */
  value: Value | undefined;
  /** Undefined removes it. Called with values that fit the schema only. */
  onChange(value: Value | undefined): void;
};

/** What forms need from the screen that they stand on. */
export type FormSurroundings = {
  /** Of the page, for prices. */
  lang: string;
  /** Opens the library; calls back with the address of the chosen image. */
  chooseImage: (onChosen: (url: string) => void) => void;
  /** Throws an error with a message for people. */
  uploadImage: (file: File) => Promise<string>;
};

export const FormContext = createContext<FormSurroundings | null>(null);

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('a content form stands outside its context');
  return surroundings;
}
