// The Share Profile dialog. The drawing itself needs a real canvas; here it is mocked.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
import { getOnboardingDraft } from '../onboarding-draft.ts';
import { downloadCanvas, drawQr } from './qr-picture.ts';

vi.mock('./qr-picture.ts', () => ({
  drawQr: vi.fn(async () => document.createElement('canvas')),
  downloadCanvas: vi.fn(async () => {}),
}));

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

  it('SHARE-4 SHARE-5 downloads the code with its margin under its file name', async () => {
    await open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download PNG' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(drawQr).toHaveBeenLastCalledWith(expect.objectContaining({ size: 200, margin: 40 }));
    expect(downloadCanvas).toHaveBeenCalledWith(expect.any(HTMLCanvasElement), 'vys-qr-code.png');
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

  it('SHARE-22 uses the default colors when the settings cannot be loaded, and logs the error', async () => {
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

  it.each(['free', 'starter'] as const)(
    'SHARE-8 SHARE-9 SHARE-10 SHARE-11 SHARE-12 leads %s from its customization to the plans',
    async (tier) => {
      await open({ user: { ...ada, tier } });
      const panel = screen.getByRole('button', { name: /Customize QR code/ });
      expect(panel).toHaveTextContent('Pro');
      expect(screen.queryByText('Unlock Custom QR Codes')).not.toBeInTheDocument();
      await userEvent.click(panel);
      expect(screen.getByText('Unlock Custom QR Codes')).toBeVisible();
      const hint = 'Upgrade to Pro for custom colors, logos, and advanced error correction.';
      expect(screen.getByText(hint)).toBeVisible();
      expect(screen.queryByLabelText('Foreground')).not.toBeInTheDocument();
      const way = screen.getByRole('link', { name: 'Upgrade to Pro' });
      expect(way).toHaveAttribute('href', '/billing?for=qr_customization&from=%2Fdashboard');
      await userEvent.click(panel);
      expect(screen.queryByText('Unlock Custom QR Codes')).not.toBeInTheDocument();
    },
  );

  it('SHARE-12 SHARE-16 SHARE-19 SHARE-20 SHARE-24 saves colors of paid plans 500 ms after the change', async () => {
    const settings = {
      fgColor: '#000000',
      bgColor: '#FFFFFF',
      logoUrl: '',
      errorCorrectionLevel: 'M',
    };
    const saved: unknown[] = [];
    await open({
      user: { ...ada, tier: 'pro' },
      handlers: {
        'PUT /api/user/qr-settings': ({ body }) => {
          saved.push(body);
          return { body: { success: true, data: body } };
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Customize QR code' }));
    const presets = within(screen.getByRole('group', { name: 'Presets' })).getAllByRole('button');
    expect(presets.map(({ textContent }) => textContent)).toEqual([
      ...['Classic', 'Vys', 'Dark', 'Ocean', 'Sunset', 'Purple'],
    ]);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ocean' }));
    expect(saved).toEqual([]);
    const ocean = { ...settings, fgColor: '#1E40AF', bgColor: '#DBEAFE' };
    await waitFor(() => expect(saved).toEqual([ocean]));
    expect(drawQr).toHaveBeenLastCalledWith(expect.objectContaining({ settings: ocean }));

    const foreground = screen.getByLabelText('Foreground');
    await userEvent.clear(foreground);
    await userEvent.type(foreground, '#DBE');
    expect(screen.getByText(/may not scan/)).toBeVisible();
    await userEvent.type(foreground, 'x');
    expect(foreground).toHaveAccessibleDescription('Enter a valid hex color');
  });

  it('links a user without a username to choosing one', async () => {
    getOnboardingDraft(nameless.id).update({ skipped: true });
    await open({ user: nameless });
    const way = screen.getByRole('link', { name: 'Choose username' });
    expect(way).toHaveAttribute('href', '/onboarding/step-1');
  });
});
