// The line of a sparkline, from its values.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawLine, Sparkline } from './sparkline.tsx';

describe('a sparkline', () => {
  it.each([
    [[0, 10, 5], '0 26 L 50 2 L 100 14'],
    [[4], '0 2 L 100 2'],
    [[0, 0], '0 26 L 100 26'],
  ])('of %j runs along %s', (values, line) => {
    expect(drawLine(values)).toBe(line);
  });

  it('is hidden from screen readers, and empty without values', () => {
    const { container } = render(<Sparkline values={[]} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('path')).toBeNull();
  });
});
