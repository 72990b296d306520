// Adds a preload for the interface font to the built page, so that text never waits for the stylesheet.
import type { Plugin } from 'vite';

export function preloadFont(namePart: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find(
          (name) => name.includes(namePart) && name.endsWith('.woff2'),
        );
        if (!file) throw new Error(`preload-font: no font named ${namePart} in the bundle`);
        return [
          {
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          },
        ];
      },
    },
  };
}
