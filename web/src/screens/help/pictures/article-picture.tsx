// The picture of an article in the language and the theme of the reader, loaded when it comes near.
import type { HelpArticleId, HelpLanguage } from '@vys/contract/help/articles';
import { findHelpPicture, helpPictures, pictureLanguage } from '@vys/contract/help/pictures';
import { helpCenterNames } from '@vys/contract/help/topic-names';
import { useState } from 'react';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import { pictureSizes } from './picture-sizes.generated.ts';

const urls = import.meta.glob<string>('./*/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Props = { article: HelpArticleId; language: HelpLanguage };

export function ArticlePicture({ article, language }: Props) {
  const [isDark] = useDarkMode();
  const [failedUrl, setFailedUrl] = useState<string>();
  const name = findHelpPicture(article);
  const shown = pictureLanguage(language);
  const url = urls[`./${shown}/${name}.${isDark ? 'dark' : 'light'}.avif`];
  const { pictureNote } = helpCenterNames[language];
  // Without a network, the text stands alone.
  if (name === undefined || url === undefined || url === failedUrl) return null;
  return (
    <figure className="mt-7">
      <img
        // Another picture must not stand in the place of the one before while it loads.
        key={url}
        src={url}
        alt={helpPictures[name].alt[shown]}
        lang={shown}
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(url)}
        {...pictureSizes[shown][name]}
        className="h-auto max-w-full rounded-md border border-line shadow-sm"
      />
      {pictureNote !== undefined && (
        <figcaption className="mt-2 text-sm text-subtle">{pictureNote}</figcaption>
      )}
    </figure>
  );
}
