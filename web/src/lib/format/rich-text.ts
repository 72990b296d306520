// Messages with elements in them, such as a link or an emphasized name.
import { createElement, Fragment, type ReactNode } from 'react';

/** A template tag: the elements stand where the template has them. */
export function richText(texts: TemplateStringsArray, ...elements: ReactNode[]): ReactNode {
  const parts = texts.flatMap((text, index) => [text, elements[index]]);
  return createElement(Fragment, null, ...parts);
}
