// The publish checks in the studio: the dialog opens when publishing is rejected, fixes by saving, and
// leaves edits alone that the server has not seen.
import { screen, waitFor, within } from '@testing-library/react';
import type { PublishReport } from '@vys/contract/pages/publish-report';
import { describe, expect, it } from 'vitest';
import { page as somePage } from '#web/app/test/render-app.tsx';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { createContent, input, type Options, openStudio, premium } from '../test/open-studio.tsx';

const PUBLISH = `POST /api/pages/${somePage.id}/publish`;
const REPORT = `GET /api/pages/${somePage.id}/report`;
const rejected = () => ({
  status: 422,
  body: { code: 'pages.publish_blocked', message: 'The page was not published.' },
});

const block = {
  rule: 'secret-input',
  severity: 'block',
  message: 'This field asks for a password.',
  source: 'jsx',
  line: 3,
  column: 1,
  excerpt: '<input type="password" />',
} as const;

/** Offers to write another heading, as long as the old one is there. */
function reportOn(jsx: string): PublishReport {
  const start = jsx.indexOf('Before');
  if (start < 0) return { blocked: false, findings: [] };
  const replace = { start, end: start + 6, text: 'Mended' };
  const fix = { label: 'Use “Mended”', replace };
  return {
    blocked: true,
    findings: [
      block,
      { rule: 'contrast', severity: 'warn', message: 'Pale.', source: 'jsx', line: 1, fix },
    ],
  };
}

function openBlocked(options: Pick<Options, 'user'> = {}) {
  const studio = openStudio({
    ...options,
    handlers: {
      [PUBLISH]: rejected,
      [REPORT]: () => {
        const page = studio.server.current();
        return { body: { ...reportOn(page?.content.jsx ?? ''), etag: page?.etag } };
      },
    },
  });
  return studio;
}

const press = (name: string) => screen.findByRole('button', { name });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the publish report', () => {
  it('shows why a page is not published, without places for those who see no code', async () => {
    const { user } = openBlocked();
    await input();
    await user.click(await press('Publish'));
    const dialog = await findDialog("This page can't be published yet");
    expect(await dialog.findByText('This field asks for a password.')).toBeVisible();
    expect(dialog.queryByText('Line 3')).not.toBeInTheDocument();
    expect(dialog.queryByText('<input type="password" />')).not.toBeInTheDocument();
    const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    await waitFor(() => expect(publish).toBeDisabled());
  });

  it.each([
    ['split', true],
    ['preview', false],
  ] as const)('names places in the code in the view %s: %s', async (viewMode, isNamed) => {
    preferences.update({ viewMode });
    const { user } = openBlocked({ user: premium });
    await input();
    await user.click(await press('Publish'));
    const dialog = await findDialog("This page can't be published yet");
    expect(await dialog.findByText('This field asks for a password.')).toBeVisible();
    expect(dialog.queryAllByText('Line 3')).toHaveLength(isNamed ? 1 : 0);
    expect(dialog.queryAllByText('<input type="password" />')).toHaveLength(isNamed ? 1 : 0);
    preferences.update({ viewMode: 'split' });
  });

  it('saves a fix as any other change, and asks again', async () => {
    const { user, server } = openBlocked();
    await input();
    await user.click(await press('Publish'));
    const dialog = await findDialog("This page can't be published yet");
    await user.click(await dialog.findByRole('button', { name: 'Use “Mended”' }));
    expect(await screen.findByText('All checks passed')).toBeVisible();
    expect(server.current()?.content).toEqual(createContent('Mended'));
    expect(server.versions[0]?.autoSaved).toBe(false);
  });

  it('can be opened from the status, and leaves unsaved edits alone until they are saved', async () => {
    const { user, server } = openBlocked();
    await input();
    await user.type(await screen.findByRole('textbox', { name: 'Page title' }), '!');
    await user.click(await press('Status: Unsaved changes'));
    await user.click(await press('Check page'));
    const dialog = await findDialog("This page can't be published yet");
    expect(await dialog.findByRole('button', { name: 'Save and check again' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Use “Mended”' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save and check again' }));
    expect(await dialog.findByRole('button', { name: 'Use “Mended”' })).toBeVisible();
    expect(server.current()?.title).toBe('My page!');
  });

  it('asks the server only while it is open, and anew each time', async () => {
    const { user, requests } = openBlocked();
    const countReports = () => requests.filter(({ path }) => path.endsWith('/report')).length;
    await input();
    await user.click(await press('Save'));
    await screen.findByText('Page saved successfully');
    expect(countReports()).toBe(0);
    for (const times of [1, 2]) {
      await user.click(await press('Status: Draft'));
      await user.click(await press('Check page'));
      const dialog = await findDialog("This page can't be published yet");
      expect(countReports()).toBe(times);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
    }
  });

  it('says that the page could not be checked, and tries again', async () => {
    let isDown = true;
    const { user } = openStudio({
      handlers: {
        [PUBLISH]: rejected,
        [REPORT]: () =>
          isDown
            ? { status: 503, body: { code: 'unavailable', message: 'Not right now.' } }
            : { body: { blocked: false, findings: [], etag: 'e2' } },
      },
    });
    await input();
    await user.click(await press('Publish'));
    expect(await screen.findByText('Not right now.', {}, { timeout: 10_000 })).toBeVisible();
    isDown = false;
    await user.click(await press('Try again'));
    expect(await screen.findByText('All checks passed')).toBeVisible();
  });
});
