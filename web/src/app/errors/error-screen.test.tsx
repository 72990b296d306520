// The screen that shows when drawing another one failed.
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteErrorScreen } from './route-error-screen.tsx';

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('The glaze cracked');
}

it('SHELL-18 SHELL-19 the error screen says that something went wrong, with details and a link back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <RouteErrorScreen /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(
    screen.getByText(
      'Something went wrong. An unexpected error occurred. Please try refreshing the page or contact support if the problem persists.',
    ),
  ).toBeVisible();
  const back = screen.getByRole('link', { name: 'Return to Dashboard' });
  expect(back).toHaveAttribute('href', '/dashboard');
  const details = screen.getByText('Details').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('The glaze cracked');
});
