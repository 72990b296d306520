// The messages of a page, by role.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Submission } from '@vys/contract/pages/forms';
import type { Page } from '@vys/contract/pages/pages';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { MessagesSection } from './messages-section.tsx';

const base = '/api/pages/p1/submissions';

function submission(id: string, change: Partial<Submission> = {}): Submission {
  return {
    id,
    kind: 'contact',
    status: 'received',
    email: `${id}@example.com`,
    name: `Name ${id}`,
    message: `Message ${id}`,
    extra: {},
    created_at: '2026-05-10T12:00:00Z',
    ...change,
  };
}

const count = (all: readonly Submission[], kind: string) =>
  all.filter((submission) => submission.kind === kind).length;

const emptyPage = {
  id: 'p1',
  status: 'published',
  content: { jsx: 'export default () => <p>Hi</p>;', css: '' },
} as Page;

function open(
  start: readonly Submission[],
  { hasEmail = true, partSize = 50, page = emptyPage } = {},
) {
  let all = [...start];
  const { requests } = mockHttp({
    [`GET ${base}`]: ({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const kind = query.get('kind');
      const matching = all.filter((submission) => kind === null || submission.kind === kind);
      const from = Number(query.get('cursor') ?? 0);
      const nextCursor = from + partSize < matching.length ? String(from + partSize) : null;
      const counts = {
        newsletter: count(all, 'newsletter'),
        contact: count(all, 'contact'),
        guestbook: count(all, 'guestbook'),
      };
      const submissions = matching.slice(from, from + partSize);
      return { body: { submissions, next_cursor: nextCursor, counts, confirms_by_mail: hasEmail } };
    },
    [`GET ${base}.csv`]: () => ({ text: 'Date' }),
    [`DELETE ${base}/a`]: () => {
      all = all.filter(({ id }) => id !== 'a');
      return { status: 204 };
    },
    [`DELETE ${base}/b`]: () => ({ status: 503, body: { code: 'unavailable', message: 'Away.' } }),
  });
  const view = render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <MessagesSection page={page} />
        <Toaster ahead={false} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { requests, view, user: userEvent.setup() };
}

const deletes = (requests: { method: string }[]) =>
  requests.filter(({ method }) => method === 'DELETE');

afterEach(() => {
  toast.dismiss();
  vi.unstubAllGlobals();
});

describe('the message list', () => {
  it('shows sender and text, with the other fields of the form', async () => {
    open([
      submission('a', { extra: { phone: '030 123' } }),
      submission('b', { kind: 'newsletter', status: 'pending', name: null, message: null }),
    ]);
    const row = within(await screen.findByRole('row', { name: /Message a/ }));
    expect(row.getByText('Name a')).toBeVisible();
    expect(row.getByRole('link', { name: 'a@example.com' })).toHaveAttribute(
      'href',
      'mailto:a@example.com',
    );
    expect(row.getByText('030 123')).toBeVisible();
    const signup = within(screen.getByRole('row', { name: /b@example.com/ }));
    expect(signup.getByText('Waiting for confirmation')).toBeVisible();
  });

  it('has a tab for each kind of message', async () => {
    const { user } = open([submission('a'), submission('b', { kind: 'newsletter' })]);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All 2',
      'Newsletter 1',
      'Messages 1',
    ]);
    await user.click(screen.getByRole('tab', { name: /Newsletter/ }));
    await waitFor(() => expect(screen.queryByText('Message a')).not.toBeInTheDocument());
    expect(await screen.findByText('Message b')).toBeVisible();
  });

  it('says that addresses are not confirmed when there is no mail server', async () => {
    open([submission('a', { kind: 'newsletter', status: 'unconfirmed' })], { hasEmail: false });
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(screen.getByText(/signups aren't confirmed/)).toBeVisible();
  });

  it('explains how to add a form while it is empty', async () => {
    open([]);
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.getByText('Add a newsletter form')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open AI Studio' })).toHaveAttribute(
      'href',
      '/ai-studio',
    );
    expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it.each([
    ['published', "Messages from your page's form show up here."],
    ['draft', 'Your page has a form. Once you publish it, what visitors send shows up here.'],
  ] as const)('asks for no form while there is one on a page that is %s', async (status, hint) => {
    const jsx = 'export default () => <form data-vys="contact"><button>Send</button></form>;';
    open([], { page: { ...emptyPage, status, content: { ...emptyPage.content, jsx } } });
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.queryByText('Add a newsletter form')).not.toBeInTheDocument();
  });

  it('shows a load failure, and tries again', async () => {
    mockHttp({
      [`GET ${base}`]: () => ({ status: 400, body: { code: 'x', message: 'No luck.' } }),
    });
    render(
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <MessagesSection page={emptyPage} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(await screen.findByText("We couldn't load your messages")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows more of a long list on demand', async () => {
    const { user } = open([submission('a'), submission('b'), submission('c')], { partSize: 2 });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Message c')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('opens a long message', async () => {
    const { user } = open([submission('a', { message: 'word '.repeat(100) })]);
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('button', { name: 'Show less' }).ariaExpanded).toBe('true');
  });

  it('shows nothing without a page', () => {
    const { requests } = mockHttp({});
    const view = render(<MessagesSection page={null} />);
    expect(view.container.innerHTML).toBe('');
    expect(requests).toEqual([]);
  });
});

describe('deleting a message', () => {
  it('hides it at once, and Undo restores it without a request', async () => {
    const { user, requests, view } = open([submission('a'), submission('b')]);
    await user.click(await screen.findByRole('button', { name: 'Delete message from Name a' }));
    expect(screen.queryByText('Message a')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Message a')).toBeVisible();
    view.unmount();
    expect(deletes(requests)).toEqual([]);
  });

  it('is completed when the user leaves the list', async () => {
    const { user, requests, view } = open([submission('a'), submission('b')]);
    await user.click(await screen.findByRole('button', { name: 'Delete message from Name a' }));
    expect(deletes(requests)).toEqual([]);
    view.unmount();
    await waitFor(() => expect(deletes(requests)).toMatchObject([{ path: `${base}/a` }]));
  });

  it('restores it when the request fails', async () => {
    const { user, requests } = open([submission('a'), submission('b')]);
    await user.click(await screen.findByRole('button', { name: 'Delete message from Name b' }));
    expect(screen.queryByText('Message b')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText('Message b')).toBeVisible();
    expect(deletes(requests)).toHaveLength(1);
  });
});

describe('the message export', () => {
  it('downloads a file of the open tab, with the token', async () => {
    const clicked: string[] = [];
    URL.createObjectURL = () => 'blob:csv';
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    const { user, requests } = open([submission('a')]);
    await user.click(await screen.findByRole('tab', { name: /Messages/ }));
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(clicked).toEqual(['messages.csv']));
    expect(requests.map(({ path }) => path)).toContain(`${base}.csv?kind=contact`);
    click.mockRestore();
  });
});
