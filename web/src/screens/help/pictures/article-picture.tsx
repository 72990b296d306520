// The picture of an article in the theme of the reader, loaded when it comes near.
import type { HelpArticleId } from '@vys/contract/help/articles';
import { findHelpPicture, helpPictures } from '@vys/contract/help/pictures';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import { pictureSizes } from './picture-sizes.generated.ts';

const urls = import.meta.glob<string>('./*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function ArticlePicture({ article }: { article: HelpArticleId }) {
  const [isDark] = useDarkMode();
  const name = findHelpPicture(article);
  const url = urls[`./${name}.${isDark ? 'dark' : 'light'}.avif`];
  if (name === undefined || url === undefined) return null;
  return (
    <img
      // Another picture must not stand in the place of the one before while it loads.
      key={url}
      src={url}
      alt={helpPictures[name].alt}
      lang="en"
      loading="lazy"
      decoding="async"
      {...pictureSizes[name]}
      className="mt-6 h-auto max-w-full rounded-md border border-line"
    />
  );
}
