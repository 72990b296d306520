// Presentational components: avatar, alert, password strength, stat card, brand, confetti.
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alert, FormError } from '../feedback/alert.tsx';
import { fireConfetti } from '../feedback/confetti.ts';
import { PasswordStrength } from '../fields/password-strength.tsx';
import { Avatar, initials } from './avatar.tsx';
import { Wordmark } from './brand.tsx';
import { StatCard } from './stat-card.tsx';

const confetti = vi.hoisted(() => ({ create: vi.fn(() => vi.fn(async () => null)) }));
vi.mock('canvas-confetti', () => ({ default: confetti }));

describe('avatar', () => {
  it.each([
    ['Mara Lindqvist', 'ML'],
    ['mara', 'M'],
    ['Ana de la Cruz', 'AC'],
    ['  ', '?'],
    ['😀 Smith', '😀S'],
  ])('shortens %j to %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('shows initials under the full name until a picture is there', () => {
    render(<Avatar name="Mara Lindqvist" src={null} />);
    expect(screen.getByRole('img', { name: 'Mara Lindqvist' }).textContent).toBe('ML');
  });
});

describe('alert', () => {
  it('announces problems at once and other messages politely', () => {
    render(
      <>
        <Alert tone="destructive" title="The upload failed" />
        <Alert tone="success" title="Saved" />
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('The upload failed');
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('draws no form error without a message', () => {
    const { container } = render(<FormError>{undefined}</FormError>);
    expect(container.innerHTML).toBe('');
  });
});

describe('password strength', () => {
  it.each([
    ['weak', 1, 'Weak'],
    ['medium', 2, 'Medium'],
    ['strong', 3, 'Strong'],
  ] as const)('draws %s as %d of 3', (level, value, word) => {
    render(<PasswordStrength level={level} />);
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('value', String(value));
    expect(screen.getByText(word)).toBeVisible();
  });
});

describe('stat card', () => {
  it('reserves the space of its value while loading', () => {
    const { container, rerender } = render(<StatCard label="Views" value={undefined} />);
    expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
    rerender(<StatCard label="Views" value="12,480" />);
    expect(screen.getByText('12,480')).toBeVisible();
    expect(container.querySelector('[aria-hidden="true"]')).toBeNull();
  });
});

describe('brand', () => {
  it('speaks its name', () => {
    render(<Wordmark />);
    expect(screen.getByRole('img', { name: 'Vys' })).toBeVisible();
  });
});

describe('confetti', () => {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  });
  afterEach(() => vi.restoreAllMocks());

  it('falls for its duration and cleans up', async () => {
    await fireConfetti(1);
    expect(confetti.create).toHaveBeenCalledTimes(1);
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('stays away from people who asked for less motion', async () => {
    confetti.create.mockClear();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await fireConfetti(1);
    expect(confetti.create).not.toHaveBeenCalled();
  });
});
