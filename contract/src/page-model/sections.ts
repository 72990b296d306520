// The sections of a page, by kind. What a section shows is data here; how it looks is its layout and the theme.
import { z } from 'zod';
import { linkSchema } from './links.ts';
import {
  clockTime,
  imageSchema,
  isoDay,
  line,
  linkUrl,
  modelId,
  paragraphs,
  priceSchema,
  timeZone,
  weekdays,
} from './values.ts';

const MAX_ITEMS = 60;

const items = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.strictObject({ id: modelId, ...shape })).max(MAX_ITEMS);

const section = <const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
) =>
  z.strictObject({
    kind: z.literal(kind),
    id: modelId,
    title: line(120).optional(),
    /** Name of a layout of this kind; the layout family chooses when it is absent. */
    layout: z
      .string()
      .regex(/^[a-z-]{1,30}$/)
      .optional(),
    hidden: z.boolean().default(false),
    ...shape,
  });

const action = z.strictObject({ text: line(60), url: linkUrl });
const intro = { text: paragraphs(2_000).optional() };

const links = section('links', { ...intro, links: z.array(linkSchema).max(MAX_ITEMS) });
const featured = section('featured', {
  headline: line(160),
  ...intro,
  image: imageSchema.optional(),
  action: action.optional(),
});
const gallery = section('gallery', {
  items: items({ image: imageSchema, url: linkUrl.optional() }),
});
const video = section('video', { items: items({ url: linkUrl, caption: line(160).optional() }) });
const music = section('music', {
  items: items({ url: linkUrl, name: line(160).optional(), artist: line(120).optional() }),
});
const products = section('products', {
  ...intro,
  items: items({
    name: line(120),
    text: paragraphs(600).optional(),
    price: priceSchema.optional(),
    image: imageSchema.optional(),
    url: linkUrl.optional(),
    isSoldOut: z.boolean().default(false),
  }),
});
const menu = section('menu', {
  ...intro,
  items: items({
    name: line(120),
    text: line(300).optional(),
    price: priceSchema.optional(),
    /** Heading of a part of the menu. */
    group: line(80).optional(),
  }),
});
const services = section('services', {
  ...intro,
  items: items({
    name: line(120),
    text: paragraphs(800).optional(),
    price: priceSchema.optional(),
    duration: line(60).optional(),
    url: linkUrl.optional(),
  }),
});
const hours = section('hours', {
  /** Of the place; `open now` is said only where it is known. */
  timeZone: timeZone.optional(),
  days: z
    .array(
      z.strictObject({
        day: z.enum(weekdays),
        /** None: closed. */
        times: z.array(z.strictObject({ opens: clockTime, closes: clockTime })).max(4),
      }),
    )
    .max(7),
  note: line(300).optional(),
});
const events = section('events', {
  ...intro,
  items: items({
    name: line(160),
    day: isoDay.optional(),
    /** As written, where it is no calendar day: "every Friday". */
    when: line(80).optional(),
    time: clockTime.optional(),
    place: line(160).optional(),
    city: line(120).optional(),
    url: linkUrl.optional(),
    price: priceSchema.optional(),
    status: z.enum(['available', 'sold-out', 'canceled', 'free']).default('available'),
  }),
});
const about = section('about', { text: paragraphs(6_000), image: imageSchema.optional() });
const testimonials = section('testimonials', {
  items: items({
    quote: paragraphs(1_000),
    name: line(120).optional(),
    role: line(120).optional(),
    image: imageSchema.optional(),
  }),
});
const team = section('team', {
  ...intro,
  items: items({
    name: line(120),
    role: line(120).optional(),
    text: paragraphs(600).optional(),
    image: imageSchema.optional(),
    url: linkUrl.optional(),
  }),
});
const press = section('press', {
  items: items({
    name: line(120),
    headline: line(200).optional(),
    url: linkUrl.optional(),
    quote: paragraphs(600).optional(),
  }),
});
const faq = section('faq', {
  items: items({ question: line(240), answer: paragraphs(2_000) }),
});
const stats = section('stats', { items: items({ value: line(40), label: line(80) }) });
const countdown = section('countdown', {
  ...intro,
  day: isoDay,
  time: clockTime.optional(),
  timeZone: timeZone.optional(),
  /** Shown once the moment has passed. */
  afterText: line(160).optional(),
  action: action.optional(),
});
const map = section('map', {
  address: paragraphs(300),
  /** Where the button leads; made from the address when it is absent. */
  url: linkUrl.optional(),
  note: line(300).optional(),
});
const contact = section('contact', {
  ...intro,
  email: z.email().max(254).optional(),
  phone: line(40).optional(),
  hasForm: z.boolean().default(true),
  button: line(60).optional(),
});
const newsletter = section('newsletter', { ...intro, button: line(60).optional() });
const waitlist = section('waitlist', { ...intro, button: line(60).optional() });
const guestbook = section('guestbook', { ...intro, button: line(60).optional() });
const quote = section('quote', { quote: paragraphs(1_000), source: line(160).optional() });
const text = section('text', { text: paragraphs(10_000), action: action.optional() });
const image = section('image', { image: imageSchema, url: linkUrl.optional() });
const spacer = section('spacer', { size: z.enum(['small', 'medium', 'large']).default('medium') });
const footer = section('footer', {
  text: line(300),
  links: z.array(linkSchema).max(12).default([]),
});

export const sectionSchema = z.discriminatedUnion('kind', [
  links,
  featured,
  gallery,
  video,
  music,
  products,
  menu,
  services,
  hours,
  events,
  about,
  testimonials,
  team,
  press,
  faq,
  stats,
  countdown,
  map,
  contact,
  newsletter,
  waitlist,
  guestbook,
  quote,
  text,
  image,
  spacer,
  footer,
]);
export type PageSection = z.output<typeof sectionSchema>;
export type SectionKind = PageSection['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<PageSection, { kind: Kind }>;

export const sectionKinds = sectionSchema.options.map(({ shape }) => shape.kind.value) as [
  SectionKind,
  ...SectionKind[],
];
