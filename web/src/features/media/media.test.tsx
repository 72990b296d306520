// The library and the attachments, by role.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImageUse, MediaAsset } from '@vys/contract/media';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { MediaLibrary } from './media-library.tsx';
import { messages } from './messages/en.ts';
import { useAttachments } from './use-attachments.ts';

URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => {};

const asset = (name: string): MediaAsset => ({
  id: `id-${name}`,
  url: `https://vys.example/_/media/${name}`,
  thumbnail_url: `https://vys.example/_/media/${name}-small`,
  filename: `${name}.png`,
});

afterEach(() => {
  vi.unstubAllGlobals();
  toast.dismiss();
});

type Options = {
  uses?: () => ImageUse[];
  /** Rejects the deletion, by query. */
  reject?: (query: string) => { code: string; message: string } | undefined;
  uploaded?: MediaAsset;
};

function openLibrary(
  images: MediaAsset[] | null,
  { uses = () => [], reject = () => undefined, uploaded }: Options = {},
) {
  let now = images;
  const removed = vi.fn();
  const before = vi.fn(async () => true);
  const { requests } = mockHttp({
    'GET /api/media/list': () =>
      now ? { body: { data: now } } : { status: 400, body: { code: 'x', message: 'No luck.' } },
    'POST /api/media/upload'() {
      if (!uploaded) return { status: 404 };
      now = [...(now ?? []), uploaded];
      return { body: uploaded };
    },
    'GET /api/media/id-cat/uses': () => ({ body: { data: uses() } }),
    'POST /api/media/id-cat/replace': () => ({ body: { data: [] } }),
    'DELETE /api/media/id-cat': ({ path }) => {
      const rejection = reject(path.split('?')[1] ?? '');
      if (rejection) return { status: 409, body: rejection };
      now = (now ?? []).filter(({ id }) => id !== 'id-cat');
      return { status: 204 };
    },
  });
  const chosen: string[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MediaLibrary
        open
        onOpenChange={() => {}}
        attached={[asset('dog').url]}
        onChoose={({ url }) => chosen.push(url)}
        onBeforeDelete={before}
        onRemovedFromPage={removed}
      />
      <Toaster />
    </QueryClientProvider>,
  );
  return { requests, chosen, removed, before, user: userEvent.setup() };
}

describe('the Media Library', () => {
  it('MEDIA-1 MEDIA-2 MEDIA-3 MEDIA-5 shows the images, their count and hint; a click chooses', async () => {
    const { user, chosen } = openLibrary([asset('cat'), asset('dog')]);
    const library = within(await screen.findByRole('dialog', { name: 'Media Library' }));
    expect(await library.findByText('2 images')).toBeVisible();
    expect(library.getByText('Click an image to insert it into your page')).toBeVisible();
    await user.click(library.getByRole('button', { name: 'cat.png' }));
    expect(chosen).toEqual([asset('cat').url]);
    expect(library.getByRole('button', { name: 'dog.png' }).ariaPressed).toBe('true');
  });

  it('MEDIA-2 counts one image as one', async () => {
    openLibrary([asset('cat')]);
    expect(await screen.findByText('1 image')).toBeVisible();
  });

  it('MEDIA-4 explains how to upload when it is empty', async () => {
    openLibrary([]);
    expect(await screen.findByText('No images yet')).toBeVisible();
    expect(screen.getByText('Upload images using the + button in the chat input')).toBeVisible();
  });

  it('uploads images to the empty library, which then shows them', async () => {
    const { user } = openLibrary([], { uploaded: asset('bird') });
    const click = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(await screen.findByRole('button', { name: 'Upload images' }));
    expect(click).toHaveBeenCalledOnce();
    const file = new File(['x'], 'bird.png', { type: 'image/png' });
    await user.upload(screen.getByTestId('library-picker'), file);
    expect(await screen.findByRole('button', { name: 'bird.png' })).toBeVisible();
  });

  it('shows a load failure', async () => {
    openLibrary(null);
    expect(await screen.findByText("We couldn't load your images")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('MEDIA-6 MEDIA-7 MEDIA-8 deletes an image only after confirmation', async () => {
    const { user, requests } = openLibrary([asset('cat')]);
    const deletes = () => requests.filter(({ method }) => method === 'DELETE');
    await user.click(await screen.findByRole('button', { name: 'Delete cat.png' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Image' }));
    expect(
      question.getByText(
        'Are you sure you want to delete this image? This action cannot be undone.',
      ),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(deletes()).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Delete cat.png' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image deleted successfully')).toBeVisible();
    expect(deletes()).toHaveLength(1);
    expect(await screen.findByText('No images yet')).toBeVisible();
  });

  const uses: ImageUse[] = [
    { label: 'Image “Cat”', places: ['draft', 'published'] },
    { label: 'Background', places: ['draft'] },
  ];
  const openQuestion = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete cat.png' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete Image' }));
  };

  it('MEDIA-7: names where a used image is used, and deletes it there on confirmation', async () => {
    const { user, requests, removed, before } = openLibrary([asset('cat')], { uses: () => uses });
    const question = await openQuestion(user);
    expect(
      await question.findByText(
        'This image is used in 2 places. Deleting it will remove it there. This action cannot be undone.',
      ),
    ).toBeVisible();
    const places = within(question.getByRole('list', { name: "Where it's used" }));
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Image “Cat”draft, published page',
      'Backgrounddraft',
    ]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image deleted successfully')).toBeVisible();
    const [deleted] = requests.filter(({ method }) => method === 'DELETE');
    expect(deleted?.path).toBe('/api/media/id-cat?force=true');
    expect(before).toHaveBeenCalledExactlyOnceWith(asset('cat'));
    expect(removed).toHaveBeenCalledOnce();
  });

  it('replaces a used image by another one, for visitors only when that is checked', async () => {
    const { user, requests, removed, before } = openLibrary([asset('cat'), asset('dog')], {
      uses: () => uses,
    });
    const question = await openQuestion(user);
    await user.click(await question.findByRole('button', { name: 'Replace it instead' }));
    await user.click(question.getByRole('checkbox', { name: 'Also update the published page' }));
    await user.click(question.getByRole('button', { name: 'Replace with dog.png' }));
    expect(await screen.findByText('Image replaced')).toBeVisible();
    const sent = requests.find(({ path }) => path === '/api/media/id-cat/replace');
    expect(sent?.body).toEqual({ with: 'id-dog', publish: true });
    expect(before).toHaveBeenCalledExactlyOnceWith(asset('cat'));
    expect(removed).toHaveBeenCalledOnce();
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  });

  it('MEDIA-7: shows the places when the image came into use after the question', async () => {
    let isUsed = false;
    const { user, removed } = openLibrary([asset('cat')], {
      uses: () => (isUsed ? uses.slice(1) : []),
      reject: (query) =>
        query === 'force=true' ? undefined : { code: 'media.in_use', message: 'In use.' },
    });
    const question = await openQuestion(user);
    isUsed = true;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(/^This image is used in 1 place\. /)).toBeVisible();
    expect(removed).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image deleted successfully')).toBeVisible();
    expect(removed).toHaveBeenCalledOnce();
  });

  it('MEDIA-7: shows why a used image could not be removed from the page', async () => {
    const { user } = openLibrary([asset('cat')], {
      uses: () => uses,
      reject: () => ({ code: 'media.in_use', message: 'Your page is suspended.' }),
    });
    const question = await openQuestion(user);
    await question.findByRole('list');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect((await question.findByRole('alert')).textContent).toBe('Your page is suspended.');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Delete cat.png' })).toBeVisible();
  });

  it('keeps the image when unsaved changes with it could not be saved', async () => {
    const { user, requests, before } = openLibrary([asset('cat')]);
    before.mockResolvedValue(false);
    const question = await openQuestion(user);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  });
});

describe('attachments', () => {
  const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });

  function attach(respond: Parameters<typeof mockHttp>[0][string]) {
    const { requests } = mockHttp({ 'POST /api/media/upload': respond });
    const client = createQueryClient();
    const { result } = renderHook(useAttachments, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    return { requests, result };
  }

  it('CHAT-13 CHAT-17 API-44 DATA-22 are uploaded on selection, several at once', async () => {
    let count = 0;
    const { requests, result } = attach(() => {
      count += 1;
      return { status: 201, body: asset(`upload-${count}`) };
    });
    act(() => result.current.addFiles([picture('a.png'), picture('b.png')]));
    expect(result.current.isUploading).toBe(true);
    await waitFor(() => expect(result.current.isUploading).toBe(false));
    expect(result.current.attachments.map(({ url }) => url).sort()).toEqual([
      asset('upload-1').url,
      asset('upload-2').url,
    ]);
    const form = requests[0]?.body;
    expect(form instanceof FormData && form.get('file')).toBeInstanceOf(File);
  });

  it('CHAT-14 must be images', async () => {
    const { requests, result } = attach(() => ({ status: 201, body: asset('x') }));
    act(() => result.current.addFiles([picture('a.pdf', 'application/pdf')]));
    expect(result.current.attachments).toHaveLength(0);
    expect(result.current.problem).toBe('You can only attach images.');
    expect(requests).toHaveLength(0);
  });

  it('CHAT-19 are removed when the upload fails, with the reason', async () => {
    const body = { code: 'media.storage_full', message: 'Your storage is full.' };
    const { result } = attach(() => ({ status: 413, body }));
    act(() => result.current.addFiles([picture('a.png')]));
    await waitFor(() => expect(result.current.attachments).toHaveLength(0));
    expect(messages.uploadFailed).toBe('Failed to upload images. Please try again.');
    expect(result.current.problem).toBe(`${messages.uploadFailed} Your storage is full.`);
  });

  it('are uploaded again after a failure, which does not stay', async () => {
    let isDown = true;
    const { result } = attach(() =>
      isDown ? new TypeError('Failed to fetch') : { status: 201, body: asset('late') },
    );
    act(() => result.current.addFiles([picture('a.png')]));
    await waitFor(() => expect(result.current.problem).toBe(messages.uploadFailed));
    isDown = false;
    act(() => result.current.retry?.());
    await waitFor(() => expect(result.current.attachments[0]?.url).toBe(asset('late').url));
    expect(result.current.problem).toBe('');
    expect(result.current.retry).toBeUndefined();
  });

  it.each(['dismissProblem', 'addAsset'] as const)(
    'forget that one failed upon %s',
    async (action) => {
      const { result } = attach(() => new TypeError('Failed to fetch'));
      act(() => result.current.addFiles([picture('a.png')]));
      await waitFor(() => expect(result.current.problem).toBe(messages.uploadFailed));
      act(() => result.current[action](asset('cat')));
      expect(result.current.problem).toBe('');
    },
  );

  it('CHAT-18 MEDIA-5 can be chosen once from the library, and removed', () => {
    const { result } = attach(() => ({ status: 404 }));
    act(() => result.current.addAsset(asset('cat')));
    act(() => result.current.addAsset(asset('cat')));
    expect(result.current.attachments).toHaveLength(1);
    act(() => result.current.remove('id-cat'));
    expect(result.current.attachments).toHaveLength(0);
  });
});
