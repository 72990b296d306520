// Look and pictures of the sample pages.
import type { LayoutFamily } from '@vys/contract/page-model/theme';

export const theme = {
  family: 'pocket-card' as LayoutFamily,
  scheme: 'light' as const,
  colors: {
    background: '#f7f2e8',
    surface: '#fffdf8',
    text: '#221d17',
    muted: '#6b6257',
    accent: '#b8401a',
    accentText: '#ffffff',
    border: '#ddd3c2',
  },
  fonts: { display: 'Fraunces' as const, body: 'Hanken Grotesk' as const },
  radius: 16,
  background: { kind: 'plain' as const },
};

/** A drawing as a data address would not be allowed; tests use addresses that are never fetched. */
export const image = (name: string, alt = '') => ({
  url: `https://images.example/${name}.jpg`,
  alt,
});
