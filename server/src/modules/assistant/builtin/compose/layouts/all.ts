// Every layout, found by kind or by name.
import type { PageKind } from '../../types.ts';
import { COMING_SOON } from './coming-soon.ts';
import type { Layout } from './layout.ts';
import { LINK_IN_BIO } from './link-in-bio.ts';
import { LINK_IN_BIO_BOLD } from './link-in-bio-bold.ts';
import { PORTFOLIO } from './portfolio.ts';
import { PRICING } from './pricing.ts';

export const LAYOUTS: readonly Layout[] = [
  ...LINK_IN_BIO,
  ...LINK_IN_BIO_BOLD,
  ...PORTFOLIO,
  ...COMING_SOON,
  ...PRICING,
];

export const layoutsOf = (kind: PageKind) => LAYOUTS.filter((layout) => layout.kind === kind);
export const layoutNamed = (name: string) => LAYOUTS.find((layout) => layout.name === name);
