// What the page says and how it looks, read from its source.
import type { OpenedPage } from '@vys/compiler/page-model/open-page';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useState } from 'react';
import { runEditJob } from './page-editor.ts';

/**
 * Undefined until it is read; null without a page, and for code that cannot be read. The design of the source before
 * stays while the next one is read.
 */
export function usePageDesign(content: PageContent | null): OpenedPage | null | undefined {
  const [opened, setOpened] = useState<OpenedPage | null>();
  const jsx = content?.jsx;
  const css = content?.css;
  useEffect(() => {
    if (!jsx?.trim() || css === undefined) {
      setOpened(null);
      return;
    }
    let isLatest = true;
    runEditJob('open', { jsx, css, metadata: { title: '', description: '' } }).then(
      (page) => isLatest && setOpened(page),
      () => isLatest && setOpened(null),
    );
    return () => {
      isLatest = false;
    };
  }, [jsx, css]);
  return opened;
}
