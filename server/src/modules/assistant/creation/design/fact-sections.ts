// Sections for the facts of a brief: each fact stands exactly as it was given.
import type { PageSection, SectionKind, SectionOf } from '@vys/contract/page-model/sections';
import type { Brief, BriefEvent, BriefItem } from '../brief.ts';
import type { NewId } from './ids.ts';
import { mediaSections } from './media-sections.ts';
import { labelOf } from './words.ts';

const LONGEST_PROFILE_TEXT = 420;
const LONGEST_ABOUT = 5_800;
const MOST_ITEMS = 60;
const OFFERS = ['menu', 'services', 'products'] as const;

/** With the day to count down to, if there is one. */
export type DatedBrief = Brief & { countdownDay: string | undefined };

export function factSections(brief: DatedBrief, newId: NewId): PageSection[] {
  return [
    ...countdownSection(brief, newId),
    ...mediaSections(brief, newId),
    ...offerSection(brief, newId),
    ...hoursSection(brief, newId),
    ...eventsSection(brief, newId),
    ...aboutSections(brief, newId),
    ...peopleSections(brief, newId),
    ...mapSection(brief, newId),
    ...contactSection(brief, newId),
  ];
}

/** What the page's profile says itself, and what its own section says. */
export function splitAbout({ about, wanted }: Brief): {
  profile?: string;
  section?: string;
  rest?: string;
} {
  const text = about.join(' ').trim();
  if (text === '') return {};
  if (text.length <= LONGEST_PROFILE_TEXT && !wanted.includes('about')) return { profile: text };
  const paragraphs = about.join('\n\n');
  return {
    section: paragraphs.slice(0, LONGEST_ABOUT),
    ...(paragraphs.length > LONGEST_ABOUT && { rest: paragraphs.slice(LONGEST_ABOUT) }),
  };
}

function aboutSections(brief: Brief, newId: NewId): PageSection[] {
  const { section, rest } = splitAbout(brief);
  if (!section) return [];
  const about: PageSection = { kind: 'about', id: newId('about'), hidden: false, text: section };
  if (!rest?.trim()) return [about];
  return [
    about,
    { kind: 'text', id: newId('text'), hidden: false, text: rest.trim().slice(0, 10_000) },
  ];
}

function countdownSection(
  { countdownDay: day, events, lang }: DatedBrief,
  newId: NewId,
): PageSection[] {
  if (day === undefined) return [];
  const time = events.find((event) => event.day === day)?.time;
  const title = labelOf('countdown', lang);
  return [
    {
      kind: 'countdown',
      id: newId('countdown'),
      hidden: false,
      title,
      day,
      ...(time && time !== '24:00' && { time }),
    },
  ];
}

function offerSection(brief: Brief, newId: NewId): PageSection[] {
  const { items } = brief;
  if (items.length === 0) return [];
  const kind = kindOfItems(brief);
  const id = newId(kind);
  return [
    {
      kind,
      id,
      hidden: false,
      items: items.slice(0, MOST_ITEMS).map((item) => itemOf(kind, item, newId)),
    } as PageSection,
  ];
}

/** What was asked for, or what such pages have: a menu, services or products. */
export function kindOfItems({
  items,
  wanted,
  occupation,
  offerKind,
}: Brief): (typeof OFFERS)[number] {
  const isOffer = (kind: SectionKind): kind is (typeof OFFERS)[number] =>
    (OFFERS as readonly SectionKind[]).includes(kind);
  const usual = occupation?.sections.find(isOffer);
  const wished = wanted.find(isOffer);
  // A list of prices may be called a menu, whatever they are for.
  if (wished && (wished !== 'menu' || offerKind === 'menu' || (usual ?? 'menu') === 'menu'))
    return wished;
  if (items.some(({ duration }) => duration !== undefined)) return 'services';
  if (offerKind === 'services') return 'services';
  if (usual === 'services' && (offerKind === 'menu' || offerKind === 'products')) return offerKind;
  return usual ?? offerKind ?? 'services';
}

function itemOf(
  kind: (typeof OFFERS)[number],
  { name, price, duration, text: detail, group }: BriefItem,
  newId: NewId,
) {
  const item = { id: newId(name), name, ...(price && { price }) };
  if (kind === 'services') {
    const text = [detail, group].filter(Boolean).join(', ');
    return { ...item, ...(text && { text }), ...(duration && { duration: duration.slice(0, 60) }) };
  }
  const text = [duration, detail, kind === 'products' ? group : undefined]
    .filter(Boolean)
    .join(', ')
    .slice(0, 300);
  if (kind === 'products') return { ...item, isSoldOut: false, ...(text && { text }) };
  return { ...item, ...(text && { text }), ...(group && { group: group.slice(0, 80) }) };
}

function hoursSection({ hours }: Brief, newId: NewId): PageSection[] {
  if (!hours) return [];
  const note = hours.notes.join(' · ').slice(0, 300).trim();
  return [
    {
      kind: 'hours',
      id: newId('hours'),
      hidden: false,
      days: hours.days.map(({ day, times }) => ({ day, times: [...times] })),
      ...(note && { note }),
    },
  ];
}

function eventsSection(brief: Brief, newId: NewId): PageSection[] {
  const { events } = brief;
  if (events.length === 0) return [];
  const items = events.slice(0, MOST_ITEMS).map((event) => eventItem(event, brief, newId));
  return [{ kind: 'events', id: newId('events'), hidden: false, items }];
}

function eventItem(
  event: BriefEvent,
  { name: pageName }: Brief,
  newId: NewId,
): SectionOf<'events'>['items'][number] {
  const { name: own, place, city, price, ...rest } = event;
  const name = own ?? place ?? city ?? pageName;
  return {
    id: newId(`event ${name}`),
    name: name.slice(0, 160),
    status: 'available',
    ...rest,
    ...(place && place !== name && { place: place.slice(0, 160) }),
    ...(city && city !== name && { city: city.slice(0, 120) }),
    ...(price && { price }),
  };
}

function peopleSections({ faq, quotes, team, stats, wanted }: Brief, newId: NewId): PageSection[] {
  const sections: PageSection[] = [];
  if (team.length > 0)
    sections.push({
      kind: 'team',
      id: newId('team'),
      hidden: false,
      items: team.slice(0, MOST_ITEMS).map((member) => ({ id: newId(member.name), ...member })),
    });
  if (stats.length > 0)
    sections.push({
      kind: 'stats',
      id: newId('stats'),
      hidden: false,
      items: stats.slice(0, MOST_ITEMS).map(({ value, label }) => ({
        id: newId(label),
        value: value.slice(0, 40),
        label: label.slice(0, 80),
      })),
    });
  if (faq.length > 0)
    sections.push({
      kind: 'faq',
      id: newId('faq'),
      hidden: false,
      items: faq.slice(0, MOST_ITEMS).map(({ question, answer }) => ({
        id: newId('question'),
        question: question.slice(0, 240),
        answer: answer.slice(0, 2_000),
      })),
    });
  return [...sections, ...quoteSections(quotes, wanted, newId)];
}

/** Those of publications are the press; one without a name stands alone. */
function quoteSections(
  quotes: Brief['quotes'],
  wanted: Brief['wanted'],
  newId: NewId,
): PageSection[] {
  const sections: PageSection[] = [];
  const isPress = wanted.includes('press') && !wanted.includes('testimonials');
  if (isPress && quotes.every(({ name }) => name !== undefined) && quotes.length > 0)
    return [
      {
        kind: 'press',
        id: newId('press'),
        hidden: false,
        items: quotes.slice(0, MOST_ITEMS).map(({ quote, name = '' }) => ({
          id: newId(name),
          name: name.slice(0, 120),
          quote: quote.slice(0, 600),
        })),
      },
    ];
  const praise = quotes.filter(
    ({ name }) => name !== undefined || quotes.length > 1 || wanted.includes('testimonials'),
  );
  const [single] = quotes;
  if (praise.length > 0)
    sections.push({
      kind: 'testimonials',
      id: newId('testimonials'),
      hidden: false,
      items: praise.slice(0, MOST_ITEMS).map(({ quote, name, role }) => ({
        id: newId('quote'),
        quote: quote.slice(0, 1_000),
        ...(name && { name: name.slice(0, 120) }),
        ...(role && { role: role.slice(0, 120) }),
      })),
    });
  else if (single)
    sections.push({
      kind: 'quote',
      id: newId('quote'),
      hidden: false,
      quote: single.quote.slice(0, 1_000),
    });
  return sections;
}

function mapSection({ addresses, wanted, location }: Brief, newId: NewId): PageSection[] {
  const [first = wanted.includes('map') ? location : undefined, ...others] = addresses;
  if (first === undefined) return [];
  const withCity = location && !first.includes(location) ? `${first}, ${location}` : first;
  return [withCity, ...others].map((address) => ({
    kind: 'map',
    id: newId('map'),
    hidden: false,
    address: address.slice(0, 300),
  }));
}

/** With a form where people may write: not where the creator asks for calls only. */
function contactSection(brief: Brief, newId: NewId): PageSection[] {
  const { emails, phones, wanted, occupation, lang } = brief;
  const isBusiness = occupation !== undefined && occupation.expected.length > 0;
  const isCelebration = occupation?.id === 'wedding';
  if (
    emails.length + phones.length === 0 &&
    !wanted.includes('contact') &&
    !isBusiness &&
    !isCelebration
  )
    return [];
  const email = emails[0];
  const phone = phones[0]?.phone;
  const hasForm = wanted.includes('contact') || isBusiness || isCelebration || emails.length > 0;
  return [
    {
      kind: 'contact',
      id: newId('contact'),
      hidden: false,
      hasForm,
      ...(isCelebration && { title: labelOf('rsvp', lang) }),
      ...(email && { email }),
      ...(phone && { phone: phone.slice(0, 40) }),
    },
  ];
}
