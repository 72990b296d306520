// Installing the workspace as an app: offered where the browser can, in the user menu, the command menu and the settings.
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForInstallOffer } from '#web/lib/browser/install.ts';
import { leaveApp, renderApp } from '../../test/render-app.tsx';

beforeAll(listenForInstallOffer);
beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  leaveApp();
  vi.restoreAllMocks();
});

/** As Chromium does once it finds that the app can be installed. */
function offerInstall() {
  const prompt = vi.fn(() => Promise.resolve());
  const userChoice = Promise.resolve({ outcome: 'accepted' });
  const event = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void window.dispatchEvent(Object.assign(event, { prompt, userChoice })));
  return { event, prompt };
}

const openUserMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^User menu/ }));
const item = () => screen.queryByRole('menuitem', { name: 'Install as an app' });

describe('installing the app', () => {
  it('is offered by the user menu, where the browser offers it, and once', async () => {
    renderApp('/dashboard-classic');
    await openUserMenu();
    await screen.findByRole('menuitem', { name: 'Logout' });
    expect(item()).toBeNull();
    const { event, prompt } = offerInstall();
    expect(event.defaultPrevented, 'no bar of the browser').toBe(true);
    await userEvent.click(item() as HTMLElement);
    expect(prompt).toHaveBeenCalledTimes(1);
    await openUserMenu();
    await screen.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(item()).toBeNull());
  });

  it('is offered in the settings', async () => {
    renderApp('/settings?tab=account');
    await screen.findByRole('heading', { name: 'Public pages' });
    expect(screen.queryByRole('button', { name: 'Install Vys' })).toBeNull();
    const { prompt } = offerInstall();
    await userEvent.click(screen.getByRole('button', { name: 'Install Vys' }));
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('is explained on iPhones, whose browsers have no prompt', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
    renderApp('/dashboard-classic');
    await screen.findByRole('button', { name: /^User menu/ });
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await userEvent.type(await screen.findByRole('combobox'), 'home screen{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Install Vys on your device' });
    expect(dialog.textContent).toContain('Add to Home Screen');
  });

  it('is not offered in the app itself', async () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('standalone'), media: query }),
    );
    renderApp('/dashboard-classic');
    offerInstall();
    await openUserMenu();
    await screen.findByRole('menuitem', { name: 'Logout' });
    expect(item()).toBeNull();
  });
});
