// Messages with elements in them, as visitors see them.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { richText } from './rich-text.ts';

it('rich text shows each element in its place', () => {
  const { container } = render(richText`Read the ${<a href="/terms">terms</a>} and ${'sign'}.`);
  expect(container.innerHTML).toBe('Read the <a href="/terms">terms</a> and sign.');
});
