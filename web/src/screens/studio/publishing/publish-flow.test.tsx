// Publishing from the studio: what is not finished is fixed on the way, and a page that goes live says so.
import { screen, waitFor, within } from '@testing-library/react';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { Operation } from '@vys/contract/page-model/operations';
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import type { Page } from '@vys/contract/pages/pages';
import type { PublishFinding } from '@vys/contract/pages/publish-report';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, page as somePage } from '#web/app/test/render-app.tsx';
import { editJobs } from '#web/features/pages/editing/edit-page.ts';
import { input, openStudio } from '../test/open-studio.tsx';

afterEach(leaveApp);

const design = pageDesignSchema.parse({
  theme: {
    family: 'tiles',
    scheme: 'light',
    colors: {
      background: '#ffffff',
      surface: '#f4f4f4',
      text: '#111111',
      muted: '#555555',
      accent: '#0a6c4a',
      accentText: '#ffffff',
      border: '#dddddd',
    },
    fonts: { display: 'Sora', body: 'DM Sans' },
    radius: 12,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Ada Moss',
    tagline: '[What you do, in one line]',
    lang: 'en',
    links: [{ id: 'shop', title: 'Shop' }],
    sections: [],
  },
});

const placeholder: PublishFinding = {
  rule: 'placeholder-text',
  severity: 'warn',
  message: '"[What you do, in one line]" is placeholder text.',
  element: 'profile.tagline',
};
const deadLink: PublishFinding = {
  rule: 'dead-link',
  severity: 'warn',
  message: 'The link "Shop" has no address yet.',
  element: 'link:shop',
};

/** Publishes what is finished, or what it is told to publish as it is. */
function openUnfinished() {
  let page: Page = { ...somePage, status: 'draft', content: writeDesign(design), etag: 'e1' };
  const findings = () => [
    ...(page.content.jsx.includes('[What you do') ? [placeholder] : []),
    ...(page.content.jsx.includes('"Shop"') && !page.content.jsx.includes('shop.example')
      ? [deadLink]
      : []),
  ];
  const queries: (string | null)[] = [];
  const studio = openStudio({
    heading: null,
    handlers: {
      'GET /api/pages/current': () => ({ body: page }),
      [`GET /api/pages/${somePage.id}/report`]: () => ({
        body: { blocked: false, findings: findings(), etag: page.etag },
      }),
      [`POST /api/pages/${somePage.id}/operations`]: ({ body }) => {
        const { edits } = body as { edits: { operations: Operation[] }[] };
        const operations = edits.flatMap((edit) => edit.operations);
        const applied = editJobs.apply({ content: page.content, operations });
        if (!applied.ok) return { status: 422, body: { code: 'pages.operation_failed' } };
        page = { ...page, content: applied.content, etag: `${page.etag}+` };
        return { body: page };
      },
      [`POST /api/pages/${somePage.id}/publish`]: ({ path }) => {
        const unfinished = new URL(path, 'https://vys.example').searchParams.get('unfinished');
        queries.push(unfinished);
        if (unfinished === 'stop' && findings().length > 0)
          return { status: 422, body: { code: 'pages.unfinished', message: 'Not finished.' } };
        page = { ...page, status: 'published', slug: 'ada' };
        return { body: { slug: 'ada', url: 'https://vys.example/ada', warnings: 0 } };
      },
    },
  });
  return { ...studio, queries, content: () => page.content };
}

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function stopAtChecks() {
  const studio = openUnfinished();
  await input();
  await studio.user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await findDialog('Almost ready to publish');
  expect(await dialog.findByText('Not finished yet (2)')).toBeVisible();
  return { ...studio, dialog };
}

describe('publishing a page that is not finished', () => {
  it('stops at the checks, which fix it with one tap each, and publishes then', async () => {
    const { user, dialog, queries, content } = await stopAtChecks();
    expect(screen.queryByText(/Published to/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Not finished yet (1)')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Remove link' }));
    const done = await findDialog('Page check');
    expect(await done.findByText('All checks passed')).toBeVisible();
    expect(content().jsx).not.toContain('[What you do');
    expect(content().jsx).not.toContain('"Shop"');
    await user.click(done.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published to vys.example/ada')).toBeVisible();
    expect(queries).toEqual(['stop', 'stop']);
  });

  it('takes the words and the address in place', { tags: 'slow' }, async () => {
    const { user, dialog, content } = await stopAtChecks();
    await user.click(dialog.getByRole('button', { name: 'Write it' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await dialog.findByText('Write something, or remove it.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Your text' }), 'Pots and vases{Enter}');
    await waitFor(() => expect(content().jsx).toContain('tagline: "Pots and vases"'));
    await user.click(await dialog.findByRole('button', { name: 'Add address' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'nowhere{Enter}');
    expect(await dialog.findByText('Enter a link, such as example.com/shop.')).toBeVisible();
    await user.clear(address);
    await user.type(address, 'shop.example{Enter}');
    await waitFor(() => expect(content().jsx).toContain('url: "https://shop.example"'));
    expect(await screen.findByText('All checks passed')).toBeVisible();
  });

  it('publishes it as it is when the creator says so', async () => {
    const { user, dialog, queries } = await stopAtChecks();
    await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('Published to vys.example/ada')).toBeVisible();
    expect(queries).toEqual(['stop', 'publish']);
  });
});

describe('a page that goes live', () => {
  it('shows its address, the Instagram bio and posts, once', async () => {
    const { user } = openStudio();
    await input();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const sheet = await findDialog("You're live");
    expect(sheet.getByText('localhost:4101/ada')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const bio = within(sheet.getByRole('region', { name: 'Put it in your Instagram bio' }));
    expect(bio.getAllByRole('listitem')).toHaveLength(3);
    expect(bio.getByRole('textbox', { name: 'Link for Instagram' })).toHaveValue(
      'http://localhost:4101/ada?utm_source=instagram',
    );
    await user.click(sheet.getByRole('radio', { name: 'WhatsApp' }));
    expect(sheet.getByRole('link', { name: 'Send with WhatsApp' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('Published to vys.example/ada');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
