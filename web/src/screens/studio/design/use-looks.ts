// What the page can be dressed in: looks of all layout families, and palettes. Made in the edit worker.
import type { PageTheme } from '@vys/contract/page-model/theme';
import { useEffect, useState } from 'react';
import type { PaletteColors } from '#web/features/pages/editing/looks.ts';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';

/** The others stay the same while the page goes from one look to the next. */
export function useLooks(theme: PageTheme, seed: string): readonly PageTheme[] {
  const [looks, setLooks] = useState<readonly PageTheme[]>([]);
  const { family, motion, background } = theme;
  const image = background.kind === 'image' ? background.url : '';
  useEffect(() => {
    let isLatest = true;
    runEditJob('looks', { theme, seed }).then(
      (made) => isLatest && setLooks(made),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [family, motion, image, seed]);
  return looks.map((look) => (look.family === family ? theme : look));
}

export function usePalettes(): readonly PaletteColors[] {
  const [palettes, setPalettes] = useState<readonly PaletteColors[]>([]);
  useEffect(() => {
    runEditJob('palettes', null).then(setPalettes, () => {});
  }, []);
  return palettes;
}
