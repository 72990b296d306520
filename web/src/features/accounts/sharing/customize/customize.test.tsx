// Customizing the QR code: for plans that have it, shown at once, saved by itself. The drawing is mocked.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Tier, tiers } from '@vys/contract/plans';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
import { checkScan } from '../qr/qr-check.ts';
import { drawQr } from '../qr/qr-picture.ts';

vi.mock('../qr/qr-picture.ts', () => ({
  drawQr: vi.fn(async () => document.createElement('canvas')),
}));
vi.mock('../qr/qr-check.ts', () => ({ checkScan: vi.fn(async () => 'good') }));

beforeEach(() => vi.clearAllMocks());
afterEach(leaveApp);

const saved = {
  fgColor: '#000000',
  bgColor: '#FFFFFF',
  logoUrl: '',
  errorCorrectionLevel: 'M',
  caption: '',
};

async function open(
  tier: Tier,
  savingFails = false,
  more: Partial<typeof ada> = {},
  settings: Partial<typeof saved> = {},
) {
  const app = renderApp('/dashboard', {
    user: { ...ada, tier, ...more },
    handlers: {
      'GET /api/user/qr-settings': () => ({
        body: { success: true, data: { ...saved, ...settings } },
      }),
      'PUT /api/user/qr-settings': ({ body }) =>
        savingFails
          ? { status: 500, body: { code: 'internal', message: 'Broken.' } }
          : { body: { success: true, data: body } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Share Profile' }));
  const toggle = await screen.findByRole('button', { name: /^Customize/ });
  await waitFor(() => expect(drawQr).toHaveBeenCalled());
  const puts = () => app.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...app, toggle, puts };
}
const lastDrawn = () => vi.mocked(drawQr).mock.lastCall?.[0].settings;

describe('customizing the QR code', () => {
  it('SHARE-8 can be shown and hidden', async () => {
    const { toggle } = await open('pro');
    expect(screen.queryByRole('radiogroup', { name: 'Colors' })).toBeNull();
    await userEvent.click(toggle);
    expect(screen.getByRole('radiogroup', { name: 'Colors' })).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(screen.queryByRole('radiogroup', { name: 'Colors' })).toBeNull();
  });

  it.each(tiers)(
    'SHARE-9 SHARE-10 SHARE-11 SHARE-12 TIER-3 is for the paid plans: %s',
    async (tier) => {
      const isPaid = ['pro', 'premium', 'team'].includes(tier);
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      const { toggle } = await open(tier);
      expect(within(toggle).queryByText('Pro') === null).toBe(isPaid);
      await userEvent.click(toggle);
      if (isPaid) {
        expect(screen.getByRole('radiogroup', { name: 'Colors' })).toBeVisible();
        expect(screen.getByRole('radio', { name: 'Q 25%' })).toBeVisible();
        expect(screen.getByRole('textbox', { name: 'Foreground' })).toBeVisible();
        expect(screen.queryByText('Unlock Custom QR Codes')).toBeNull();
        return;
      }
      expect(screen.getByText('Unlock Custom QR Codes')).toBeVisible();
      expect(scroll.mock.contexts).toEqual([
        expect.toSatisfy((shown: Element) => shown.contains(screen.getByText('Upgrade to Pro'))),
      ]);
      expect(
        screen.getByText('Upgrade to Pro for custom colors, logos, and advanced error correction.'),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toMatch(
        /^\/billing/,
      );
      expect(screen.queryByRole('radiogroup', { name: 'Colors' })).toBeNull();
    },
  );

  it.each([
    ['Classic', '#000000', '#FFFFFF'],
    ['Vys', '#059669', '#FFFFFF'],
    ['Dark', '#FFFFFF', '#1F2937'],
    ['Ocean', '#1E40AF', '#DBEAFE'],
    ['Sunset', '#92400E', '#FEF3C7'],
    ['Purple', '#6D28D9', '#EDE9FE'],
  ])(
    'SHARE-13 SHARE-14 SHARE-15 SHARE-16 SHARE-17 SHARE-18 has the preset %s',
    async (name, fgColor, bgColor) => {
      const { toggle } = await open('pro');
      await userEvent.click(toggle);
      if (name === 'Classic') await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
      await userEvent.click(screen.getByRole('radio', { name }));
      await waitFor(() => expect(lastDrawn()).toMatchObject({ fgColor, bgColor }));
    },
  );

  it('SHARE-19 SHARE-20 takes hex colors as text, and rejects others', {
    tags: 'slow',
  }, async () => {
    const { toggle, puts } = await open('team');
    await userEvent.click(toggle);
    const foreground = screen.getByRole('textbox', { name: 'Foreground' });
    await userEvent.clear(foreground);
    await userEvent.type(foreground, '#12');
    expect(screen.getByText('Enter a valid hex color')).toBeVisible();
    expect(lastDrawn()?.fgColor).toBe('#000000');
    await userEvent.type(foreground, '3');
    expect(screen.queryByText('Enter a valid hex color')).toBeNull();
    const background = screen.getByRole('textbox', { name: 'Background' });
    await userEvent.clear(background);
    await userEvent.type(background, '#FFEEDD');
    await waitFor(() => expect(lastDrawn()).toMatchObject({ fgColor: '#123', bgColor: '#FFEEDD' }));
    await waitFor(() =>
      expect(puts().at(-1)).toMatchObject({ fgColor: '#123', bgColor: '#FFEEDD' }),
    );
  });

  it('SHARE-21 SHARE-23 offers the levels of error correction, and a logo later', async () => {
    const { toggle } = await open('premium');
    await userEvent.click(toggle);
    const levels = within(screen.getByRole('radiogroup', { name: 'Error correction' }));
    for (const name of ['L 7%', 'M 15% (recommended)', 'Q 25%', 'H 30%']) {
      expect(levels.getByRole('radio', { name })).toBeVisible();
    }
    await userEvent.click(levels.getByRole('radio', { name: 'H 30%' }));
    await waitFor(() => expect(lastDrawn()).toMatchObject({ errorCorrectionLevel: 'H' }));
    expect(screen.getByText('Coming Soon')).toBeVisible();
  });

  it('puts the picture of the user into the middle, at level H', { tags: 'slow' }, async () => {
    const avatar_url = 'http://localhost:4101/_/media/abcdefghijklmnopqrstuvwx';
    const { toggle, puts } = await open('pro', false, { avatar_url });
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('radio', { name: 'Your picture' }));
    const chosen = { logoUrl: avatar_url, errorCorrectionLevel: 'H' };
    await waitFor(() => expect(lastDrawn()).toMatchObject(chosen));
    await waitFor(() => expect(puts().at(-1)).toMatchObject(chosen));
    for (const name of ['L 7%', 'M 15% (recommended)', 'Q 25%']) {
      expect(screen.getByRole('radio', { name })).toBeDisabled();
    }
    expect(screen.getByText(/^Your picture needs level H/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Vys mark' }));
    await waitFor(() => expect(lastDrawn()).toMatchObject({ logoUrl: '' }));
    expect(screen.getByRole('radio', { name: 'L 7%' })).toBeEnabled();
  });

  it('leaves the middle empty at level L only, and says so', async () => {
    const { toggle } = await open('pro');
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('radio', { name: 'L 7%' }));
    expect(screen.getByRole('radio', { name: 'Nothing' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Vys mark' }));
    expect(screen.getByRole('radio', { name: 'M 15% (recommended)' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Nothing' }));
    await waitFor(() =>
      expect(lastDrawn()).toMatchObject({ logoUrl: '', errorCorrectionLevel: 'L' }),
    );
  });

  it('offers the picture only to those who have one', { tags: 'slow' }, async () => {
    const { toggle } = await open('pro');
    await userEvent.click(toggle);
    expect(screen.getByRole('radio', { name: 'Your picture' })).toBeDisabled();
    expect(screen.getByText(/^Upload a profile picture/)).toBeVisible();
  });

  it('frames the code with a call to action, which is saved and has a limit', async () => {
    const { toggle, puts } = await open('pro');
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('button', { name: 'Scan me' }));
    await waitFor(() => expect(lastDrawn()).toMatchObject({ caption: 'Scan me' }));
    await waitFor(() => expect(puts().at(-1)).toEqual({ ...saved, caption: 'Scan me' }));
    const field = screen.getByRole('textbox', { name: 'Call to action' });
    expect(field).toHaveValue('Scan me');
    expect(field).toHaveAttribute('maxlength', '40');
    await userEvent.type(field, ' now ');
    expect(field).toHaveValue('Scan me now ');
    await waitFor(() => expect(puts().at(-1)).toMatchObject({ caption: 'Scan me now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(lastDrawn()).toMatchObject({ caption: '' }));
    expect(field).toHaveValue('');
  });

  it('shows a call to action that was saved earlier', async () => {
    const { toggle } = await open('pro', false, {}, { caption: 'Follow me' });
    await waitFor(() => expect(lastDrawn()).toMatchObject({ caption: 'Follow me' }));
    await userEvent.click(toggle);
    expect(screen.getByRole('textbox', { name: 'Call to action' })).toHaveValue('Follow me');
  });

  it('SHARE-24 saves 500 ms after the last change', async () => {
    const { toggle, puts } = await open('pro');
    await userEvent.click(toggle);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
    await act(() => vi.advanceTimersByTimeAsync(400));
    fireEvent.click(screen.getByRole('radio', { name: 'Sunset' }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(puts()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(puts()).toEqual([{ ...saved, fgColor: '#92400E', bgColor: '#FEF3C7' }]);
    vi.useRealTimers();
  });

  it('saves at once when the dialog closes before that', async () => {
    const { toggle, puts } = await open('pro');
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(puts()).toHaveLength(1));
  });

  it('SHARE-25 only logs that saving failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { toggle, puts } = await open('pro', true);
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
    await waitFor(() => expect(puts()).toHaveLength(1));
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Failed to save QR settings', expect.anything()),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says how well the code scans', async () => {
    vi.mocked(checkScan).mockResolvedValueOnce('low_contrast');
    await open('free');
    expect(await screen.findByText(/^Too little contrast/)).toBeVisible();
  });
});
