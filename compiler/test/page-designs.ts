// Designs that tests of the page model start from.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import {
  colorRoles,
  layoutFamilies,
  type PageTheme,
  pageFonts,
  themeSchema,
} from '@vys/contract/page-model/theme';
import fc from 'fast-check';

const colors = {
  background: '#fffaf0',
  surface: '#ffffff',
  text: '#1c1917',
  muted: '#57534e',
  accent: '#15803d',
  accentText: '#ffffff',
  border: '#e7e5e4',
};

export const bakery = (): PageDesign =>
  pageDesignSchema.parse({
    page: {
      name: 'Olive & Rye',
      tagline: 'Sourdough and pastries in Leith',
      lang: 'en',
      links: [
        { id: 'order', title: 'Order online', url: 'https://order.oliveandrye.co.uk' },
        { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/oliveandrye' },
        { id: 'directions', title: 'Directions', url: 'https://maps.example.com/olive' },
      ],
      sections: [
        {
          kind: 'menu',
          id: 'menu',
          title: 'Menu',
          items: [
            {
              id: 'croissant',
              name: 'Croissant',
              price: { text: '£2.80', amount: 2.8, currency: 'GBP' },
            },
            { id: 'bagel', name: 'Bagel', price: { text: '£2.20' } },
          ],
        },
        { kind: 'newsletter', id: 'club', title: 'Bread club' },
        {
          kind: 'links',
          id: 'more',
          links: [{ id: 'press-kit', title: 'Press kit', url: 'https://example.com/press' }],
        },
      ],
    },
    theme: {
      family: 'storefront',
      scheme: 'light',
      colors,
      fonts: { display: 'Fraunces', body: 'DM Sans' },
      radius: 12,
      background: { kind: 'plain' },
    },
  });

export const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const anyId = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/);
const anyElementStyle = fc.record(
  {
    background: anyColor,
    color: anyColor,
    scale: fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10),
    weight: fc.integer({ min: 300, max: 900 }),
    align: fc.constantFrom('start', 'center', 'end'),
  },
  { requiredKeys: ['color'] },
);
const anyUrl = fc
  .string({ maxLength: 60, unit: fc.oneof(fc.constantFrom(...'\'");}/*{,'), fc.string()) })
  .map((text) => `https://example.com/${text.replace(/[\s<>"\\]/g, '')}`.trim());

export const anyBackground: fc.Arbitrary<PageTheme['background']> = fc.oneof(
  fc.constant({ kind: 'plain' as const }),
  fc.record({
    kind: fc.constant('gradient' as const),
    from: anyColor,
    to: anyColor,
    angle: fc.nat({ max: 360 }),
  }),
  fc.record({
    kind: fc.constant('pattern' as const),
    name: fc.constantFrom('dots', 'grid', 'stripes', 'paper'),
  }),
  fc.record({ kind: fc.constant('image' as const), url: anyUrl }),
);

/** Any theme of the schema, readable or not. */
export const anyTheme: fc.Arbitrary<PageTheme> = fc
  .record({
    family: fc.constantFrom(...layoutFamilies),
    scheme: fc.constantFrom('light', 'dark'),
    colors: fc.record(Object.fromEntries(colorRoles.map((role) => [role, anyColor]))),
    fonts: fc.record({
      display: fc.constantFrom(...pageFonts),
      body: fc.constantFrom(...pageFonts),
    }),
    scale: fc.double({ min: 0.75, max: 1.5, noNaN: true }),
    radius: fc.nat({ max: 999 }),
    density: fc.double({ min: 0.6, max: 1.8, noNaN: true }),
    background: anyBackground,
    motion: fc.constantFrom('none', 'quiet', 'lively'),
    buttons: optional(fc.constantFrom('solid', 'outline', 'soft', 'line')),
    shadow: optional(fc.constantFrom('none', 'soft', 'hard')),
    align: optional(fc.constantFrom('start', 'center')),
    headingWeight: optional(fc.integer({ min: 300, max: 900 })),
    headingCase: optional(fc.constantFrom('normal', 'upper')),
    avatar: optional(fc.constantFrom('circle', 'rounded', 'square', 'arch')),
    elements: fc.dictionary(anyId, anyElementStyle, { maxKeys: 4 }),
  })
  .map((theme) => themeSchema.parse(theme));

/** A page with links, groups, schedules, items of many kinds, and elements with styles of their own. */
export const studio = (): PageDesign => {
  const { page, theme } = bakery();
  const image = { url: 'https://example.com/a.jpg', alt: 'Bread' };
  const link = { id: 'legal', title: 'Imprint', url: 'https://example.com/imprint' };
  return pageDesignSchema.parse({
    page: {
      ...page,
      about: 'We bake.\n\nSince 2009.',
      avatar: image,
      links: [
        { ...page.links[0], emphasis: 'featured', icon: 'bag', group: 'Visit' },
        { ...page.links[1], emphasis: 'icon' },
        { ...page.links[2], hidden: true, schedule: { until: '2027-01-31' } },
      ],
      sections: [
        ...page.sections,
        { kind: 'about', id: 'about-us', text: 'A bakery in Leith', image, layout: 'split' },
        { kind: 'testimonials', id: 'words', items: [{ id: 'word', quote: 'Good', name: 'Ann' }] },
        { kind: 'gallery', id: 'constructor', items: [{ id: 'photo', image }] },
        {
          kind: 'services',
          id: 'classes',
          items: [{ id: 'class', name: 'Class', duration: '1 h' }],
        },
        { kind: 'hours', id: 'hours', days: [{ day: 'mon', times: [] }], note: 'Closed at Easter' },
        { kind: 'contact', id: 'contact', email: 'hello@example.com' },
        { kind: 'footer', id: 'footer', text: 'Olive & Rye', links: [link] },
      ],
    },
    theme: {
      ...theme,
      headingWeight: 700,
      elements: {
        order: { color: '#ff0000' },
        name: { scale: 1.5 },
        'press-kit': { align: 'center' },
        constructor: { background: '#eeeeee' },
      },
    },
  });
};
