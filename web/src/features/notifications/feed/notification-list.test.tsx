// A long feed: which rows exist.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notification } from '@vys/contract/notifications/notifications';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationList, VIRTUAL_FROM } from './notification-list.tsx';

const ROW = 76;
const HEIGHT = 5 * ROW;

const items = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(count - index).padStart(12, '0')}`,
    type: 'page_updated',
    title: `Change ${count - index}`,
    message: '',
    read: false,
    created_at: '2026-03-01T10:00:00.000Z',
    action_url: null,
  }));

// A browser that lays out: the box that scrolls shows five rows.
beforeEach(() => {
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        overflowY: (element as HTMLElement).dataset?.testid === 'box' ? 'auto' : 'visible',
        getPropertyValue: () => '',
      }) as unknown as CSSStyleDeclaration,
  );
  const isBox = (element: Element) => (element as HTMLElement).dataset.testid === 'box';
  const layOut = (target: object, name: 'clientHeight' | 'offsetHeight' | 'scrollHeight') =>
    vi.spyOn(target as Element, name as 'clientHeight', 'get').mockImplementation(function (
      this: Element,
    ) {
      if (!isBox(this)) return ROW;
      return name === 'scrollHeight' ? 1000 * ROW : HEIGHT;
    });
  layOut(Element.prototype, 'clientHeight');
  layOut(Element.prototype, 'scrollHeight');
  layOut(HTMLElement.prototype, 'offsetHeight');
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: unknown) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
  } as typeof HTMLElement.prototype.scrollTo;
});
afterEach(() => vi.restoreAllMocks());

const Box = ({ list, onRead = () => {} }: { list: Notification[]; onRead?: () => void }) => (
  <MemoryRouter>
    <div data-testid="box">
      <NotificationList items={list} onRead={onRead} />
    </div>
  </MemoryRouter>
);
const positions = () => screen.getAllByRole('listitem').map((row) => Number(row.ariaPosInSet));

async function openLong(count = 500) {
  const view = render(<Box list={items(count)} />);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(30));
  return view;
}

const scrollTo = (top: number) => {
  const box = screen.getByTestId('box');
  box.scrollTop = top;
  act(() => void fireEvent.scroll(box));
};

describe('a list of notifications', () => {
  it('has all rows below 200 items', () => {
    render(<Box list={items(VIRTUAL_FROM - 1)} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(199);
  });

  it('has only the rows in view from 200 items on, and says how many there are', async () => {
    await openLong(VIRTUAL_FROM);
    expect(screen.getByText('Change 200')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200');
    expect(positions()[0]).toBe(1);
    expect(positions().length).toBeGreaterThanOrEqual(5);
  });

  it('shows what is scrolled to', async () => {
    await openLong();
    scrollTo(300 * ROW);
    expect(await screen.findByText('Change 200')).toBeInTheDocument();
    expect(screen.queryByText('Change 500')).not.toBeInTheDocument();
  });

  it('keeps the row that has the focus', async () => {
    await openLong();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Change 500');
    scrollTo(300 * ROW);
    expect(await screen.findByText('Change 200')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Change 500');
  });

  it('does not move what is read when something arrives on top', async () => {
    const { rerender } = await openLong();
    scrollTo(300 * ROW);
    await screen.findByText('Change 200');
    rerender(<Box list={items(502)} />);
    expect(screen.getByTestId('box').scrollTop).toBe(302 * ROW);
    expect(screen.getByText('Change 200')).toBeInTheDocument();
  });
});
