// The preview with a frame and a worker that are replaced by fakes; the real ones are covered in e2e.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { connectFrame, getPreviewFrame, greet, useWorkerHere } from '../test/preview-fakes.ts';
import { messages } from './frame/messages/en.ts';
import { PreviewPane, type PreviewPaneProps } from './preview-pane.tsx';

const createContent = (text: string) => ({
  jsx: `export default function Page() { return <h1>${text}</h1>; }`,
  css: '',
  metadata: { title: 'A', description: 'B' },
});
const broken = { ...createContent(''), jsx: 'export default function Page() { return <h1>; }' };

let compiled: ReturnType<typeof useWorkerHere>;
beforeEach(() => {
  compiled = useWorkerHere();
  mockHttp({
    'GET /api/config': () => ({ body: { pages_origin: 'https://vys.example' } }),
  });
});
afterEach(() => vi.useRealTimers());

function open(props: PreviewPaneProps) {
  const client = createQueryClient();
  const tree = (next: PreviewPaneProps) => (
    <QueryClientProvider client={client}>
      <PreviewPane {...next} />
    </QueryClientProvider>
  );
  const { rerender } = render(tree(props));
  return { show: (next: PreviewPaneProps) => rerender(tree(next)) };
}

describe('an empty preview', () => {
  it('STUDIO-21 says that the preview will appear here', async () => {
    open({ content: null });
    expect(screen.getByText('Preview will appear here')).toBeVisible();
    expect(screen.getByText('Describe your page in the chat to get started')).toBeVisible();
  });
});

describe('the frame', () => {
  it('STUDIO-16 is sandboxed without an origin and loads from the pages origin', async () => {
    open({ content: createContent('Hi') });
    const frame = await getPreviewFrame();
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame.src).toMatch(/^https:\/\/vys\.example\/_\/preview#nonce=[\w-]{20,}$/);
  });

  it('STUDIO-16 accepts the ready message only from its own window and with its nonce', async () => {
    open({ content: createContent('Hi') });
    const frame = await getPreviewFrame();
    const posted = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    const nonce = frame.src.split('#nonce=')[1];
    greet({ type: 'vys-preview-ready', nonce }, window);
    greet({ type: 'vys-preview-ready', nonce: 'guess' }, frame.contentWindow as Window);
    expect(posted).not.toHaveBeenCalled();
  });

  it('is given what it says itself, in the language of the studio', async () => {
    open({ content: createContent('Hi') });
    const { frame } = await connectFrame();
    expect(frame.contentWindow?.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'vys-preview-connect', texts: messages }),
      '*',
      [expect.any(MessagePort)],
    );
  });

  it('STUDIO-18 STUDIO-22 renders the compiled page, and shows `Compiling...` until then', async () => {
    open({ content: createContent('Hi') });
    const { renders } = await connectFrame();
    await waitFor(() => expect(renders).toHaveLength(1));
    expect(renders[0]).toMatchObject({ type: 'render', title: 'A' });
    await waitFor(() => expect(screen.queryByText('Compiling...')).not.toBeInTheDocument());
  });

  it('STUDIO-18 reads `Compiling...` while the frame has not responded', async () => {
    open({ content: createContent('Hi') });
    const { renders, sendMessage } = await connectFrame(() => null);
    await waitFor(() => expect(renders).toHaveLength(1));
    expect(screen.getByText('Compiling...')).toBeVisible();
    sendMessage({ type: 'rendered', id: renders[0]?.id ?? 0, height: 1 });
    await waitFor(() => expect(screen.queryByText('Compiling...')).not.toBeInTheDocument());
  });

  it('is kept when the same source is set again', async () => {
    const { show } = open({ content: createContent('Hi') });
    const { frame, renders } = await connectFrame();
    await waitFor(() => expect(renders).toHaveLength(1));
    show({ content: createContent('Hi') });
    expect(await getPreviewFrame()).toBe(frame);
    await waitFor(() => expect(screen.queryByText('Compiling...')).not.toBeInTheDocument());
  });

  it('STUDIO-17 is reloaded by Refresh, which spins for 500 ms', async () => {
    open({ content: createContent('Hi') });
    const { frame, renders } = await connectFrame();
    await waitFor(() => expect(renders).toHaveLength(1));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh preview' }));
    expect(screen.getByRole('status', { name: 'Refreshing preview' })).toBeVisible();
    act(() => vi.advanceTimersByTime(499));
    expect(screen.getByRole('status', { name: 'Refreshing preview' })).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status', { name: 'Refreshing preview' })).not.toBeInTheDocument();
    vi.useRealTimers();
    const next = await getPreviewFrame();
    expect(next.src).not.toBe(frame.src);
    const again = await connectFrame();
    await waitFor(() => expect(again.renders).toHaveLength(1));
  });

  it('is reported as unreachable when it loads without a message, and tried again', async () => {
    open({ content: createContent('Hi') });
    const frame = await getPreviewFrame();
    vi.useFakeTimers();
    fireEvent.load(frame);
    act(() => vi.advanceTimersByTime(2_000));
    vi.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load the preview");
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const { renders } = await connectFrame();
    await waitFor(() => expect(renders).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a faulty page', () => {
  it('STUDIO-19 shows the compilation error with its position, and keeps the last working version', async () => {
    const { show } = open({ content: createContent('Hi') });
    const { renders } = await connectFrame();
    await waitFor(() => expect(renders).toHaveLength(1));
    show({ content: broken });
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Compilation Error');
    expect(panel.textContent).toMatch(/Line 1, column \d+/);
    expect(renders).toHaveLength(1);
    show({ content: createContent('Again') });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(renders).toHaveLength(2));
  });

  it('STUDIO-20 shows a runtime error without interrupting', async () => {
    open({ content: createContent('Hi') });
    await connectFrame(({ id }) => ({ type: 'failed', id, message: 'TypeError: x is undefined' }));
    expect(await screen.findByText('Runtime error')).toBeVisible();
  });

  it('shows where a clicked link would lead', async () => {
    open({ content: createContent('Hi') });
    const { renders, sendMessage } = await connectFrame();
    await waitFor(() => expect(renders).toHaveLength(1));
    sendMessage({ type: 'navigate', href: 'https://example.com/shop' });
    expect(await screen.findByText('Would open https://example.com/shop')).toBeVisible();
  });

  it('is reported when it does not respond, with a button to reload it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ content: createContent('Hi') });
    const { renders } = await connectFrame(() => null);
    await waitFor(() => expect(renders).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('button', { name: 'Reload preview' })).toBeVisible();
  });
});

describe('changes to the source', () => {
  it('STUDIO-22 wait 500 ms before they are compiled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const { show } = open({ content: createContent('One'), delayMs: 0 });
    await act(() => vi.advanceTimersByTimeAsync(1));
    const before = compiled.length;
    show({ content: createContent('Two'), delayMs: 500 });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(compiled).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(compiled).toHaveLength(before + 1);
  });
});

describe('the devices', () => {
  it('STUDIO-14 STUDIO-15 offers mobile, tablet and desktop', async () => {
    open({ content: createContent('Hi') });
    const frame = await getPreviewFrame();
    const sizes: Record<string, string> = {};
    for (const name of ['Mobile', 'Tablet', 'Desktop']) {
      fireEvent.click(screen.getByRole('radio', { name }));
      sizes[name] = frame.style.width;
    }
    expect(sizes).toEqual({ Mobile: '375px', Tablet: '768px', Desktop: '1024px' });
    expect(await getPreviewFrame()).toBe(frame);
  });
});
