// For tests only: the content panel over a page in memory, which operations change as the draft does.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useState } from 'react';
import { editJobs } from '#web/features/pages/editing/edit-page.ts';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { bakery } from '../../../../../../compiler/test/sample-designs.ts';
import { ContentPanel } from '../content-panel.tsx';

export { bakery };

export const library = {
  id: 'image-1',
  url: 'https://vys.example/_/media/oven.webp',
  thumbnail_url: 'https://vys.example/_/media/oven-small.webp',
  filename: 'oven.png',
};

/** The bakery with other content. */
export const design = (page: object): PageDesign =>
  pageDesignSchema.parse({ theme: bakery.theme, page: { ...bakery.page, ...page } });

export function openPanel(given: PageDesign | PageContent | null, { isBusy = false } = {}) {
  useWorkerHere();
  mockHttp({
    'GET /api/media/list': () => ({ body: { data: [library] } }),
    'POST /api/media/upload': () => ({ status: 201, body: library }),
  });
  let current = given && 'page' in given ? writeDesign(given) : given;
  const before: PageContent[] = [];
  const operations: Operation[] = [];
  const rejected: Operation[] = [];

  function Studio() {
    const [content, setContent] = useState(current);
    return (
      <ContentPanel
        content={content}
        isBusy={isBusy}
        onOpenChat={() => {}}
        onUndo={async () => {
          current = before.pop() ?? current;
          setContent(current);
        }}
        imageDeletion={{ onBeforeDelete: async () => true, onRemovedFromPage: () => {} }}
        onApply={async (given) => {
          if (current === null) return undefined;
          const applied = editJobs.apply({ content: current, operations: given });
          (applied.ok ? operations : rejected).push(...given);
          if (!applied.ok) return undefined;
          before.push(current);
          current = applied.content;
          setContent(current);
          return { inverse: applied.inverse };
        }}
      />
    );
  }

  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <Studio />
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    /** Those that changed the page. */
    operations,
    /** Those that did not fit it. */
    rejected,
    design: () => {
      const opened = current && openPage(current);
      if (!opened) throw new Error('the page cannot be read');
      return opened.design;
    },
  };
}

/** Opens the row of this name. */
export async function openEntry(name: string | RegExp) {
  const user = userEvent.setup();
  const rows = await screen.findAllByRole('button', { name });
  const row = rows.find((button) => button.hasAttribute('data-entry'));
  if (!row) throw new Error(`there is no row ${name}`);
  await user.click(row);
}

/** Names of the rows of a list, in its order. */
export async function rowsOf(list: string): Promise<string[]> {
  const element = await screen.findByRole('list', { name: list });
  return within(element)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('data-entry'))
    .map((button) => button.querySelector('.font-medium')?.textContent ?? '');
}
