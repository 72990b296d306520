// The Share Profile dialog. The drawing itself needs a real canvas; here it is mocked.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, renderApp } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { saveQr } from './qr/qr-files.ts';
import { drawQr } from './qr/qr-picture.ts';

vi.mock('./qr/qr-picture.ts', () => ({
  drawQr: vi.fn(async () => document.createElement('canvas')),
}));
vi.mock('./qr/qr-files.ts', () => ({ saveQr: vi.fn(async () => {}) }));
vi.mock('./qr/qr-check.ts', () => ({ checkScan: vi.fn(async () => 'good') }));

beforeEach(() => vi.clearAllMocks());
afterEach(leaveApp);

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  renderApp('/dashboard', options);
  await userEvent.click(await screen.findByRole('button', { name: 'Share Profile' }));
  return screen.findByRole('dialog', { name: 'Share Profile' });
}

describe('the share dialog', () => {
  it('SHARE-6 shows the code and the read-only link of the public page', async () => {
    const dialog = await open();
    const link = screen.getByLabelText<HTMLInputElement>('Profile link');
    expect(link.value).toBe('http://localhost:4101/ada');
    expect(link.readOnly).toBe(true);
    const code = screen.getByRole('img', { name: 'QR code of http://localhost:4101/ada' });
    await waitFor(() => expect(code.querySelector('canvas')).toBeInTheDocument());
    expect(drawQr).toHaveBeenCalledWith(
      expect.objectContaining({
        address: 'http://localhost:4101/ada',
        size: 200,
        settings: expect.objectContaining({ errorCorrectionLevel: 'M' }),
      }),
    );
    expect(dialog).toContainElement(code);
  });

  it('SHARE-4 downloads the code as PNG, and in other formats', async () => {
    await open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download PNG' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const file = { address: 'http://localhost:4101/ada' };
    expect(saveQr).toHaveBeenCalledWith('png', expect.objectContaining(file));
    await userEvent.click(screen.getByRole('button', { name: 'Other formats' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF, for print' }));
    expect(saveQr).toHaveBeenLastCalledWith('pdf', expect.objectContaining(file));
  });

  it('SHARE-7 copies the link and says so for two seconds', async () => {
    await open();
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { onLine: true, userAgent: '', clipboard: { writeText } });
    vi.useFakeTimers();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith('http://localhost:4101/ada');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('SHARE-22 SHARE-25 uses the default colors when the settings cannot be loaded, and logs the error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open({
      handlers: {
        'GET /api/user/qr-settings': () => ({ status: 500, body: { code: 'internal' } }),
      },
    });
    await waitFor(() => expect(drawQr).toHaveBeenCalled());
    expect(drawQr).toHaveBeenCalledWith(
      expect.objectContaining({
        settings: expect.objectContaining({ fgColor: '#000000', errorCorrectionLevel: 'M' }),
      }),
    );
    expect(log).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('links a user without a username to choosing one', async () => {
    getOnboardingDraft(nameless.id).update({ skipped: true });
    await open({ user: nameless });
    const way = screen.getByRole('link', { name: 'Choose username' });
    expect(way).toHaveAttribute('href', '/onboarding/step-1');
  });
});
