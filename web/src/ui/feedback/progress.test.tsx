// Bars never leave 0 to 100 %.
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Meter } from './meter.tsx';
import { cappedPercent, Progress } from './progress.tsx';

describe('progress', () => {
  it.each([
    [50, 100, 50],
    [1, 3, 33],
    [140, 100, 100],
    [-5, 100, 0],
    [5, 0, 0],
    [Number.NaN, 100, 0],
    [Number.POSITIVE_INFINITY, 100, 0],
  ])('TOAST-7 draws %d of %d as %d %%', (value, max, percent) => {
    expect(cappedPercent(value, max)).toBe(percent);
  });

  it('TOAST-7 caps the bar at 100%', () => {
    render(<Progress label="Storage" value={1300} max={1024} />);
    const bar = screen.getByRole('progressbar', { name: 'Storage' });
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect((bar.firstElementChild as HTMLElement).style.width).toBe('100%');
    expect(screen.getByText('100%')).toBeVisible();
  });

  it('TOAST-7 caps the meter at 100% and says both values', () => {
    render(<Meter label="Media" used={12} limit={10} valueText="1.2 GB of 1 GB" />);
    const meter = screen.getByRole('meter', { name: 'Media' });
    expect(meter).toHaveAttribute('value', '100');
    expect(meter).toHaveAttribute('aria-valuetext', '1.2 GB of 1 GB');
  });
});
