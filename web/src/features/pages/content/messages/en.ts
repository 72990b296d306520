// Texts of features/pages/content: what sections are for, what fields are called, and what is wrong with a value.
import type { SectionKind } from '@vys/contract/page-model/sections';

export type FieldText = { label: string; hint?: string };
/** `item`, `items`: what a list of this kind holds, one and many. */
export type SectionText = { name: string; purpose: string; item?: string; items?: string };

export const sectionTexts: Readonly<Record<SectionKind, SectionText>> = {
  links: { name: 'Links', purpose: 'A second list of links, under its own heading' },
  featured: { name: 'Featured', purpose: 'One big announcement with a picture and a button' },
  gallery: {
    name: 'Gallery',
    purpose: 'Photos of your work, place or travels',
    item: 'photo',
    items: 'Photos',
  },
  video: {
    name: 'Videos',
    purpose: 'Videos that play on your page',
    item: 'video',
    items: 'Videos',
  },
  music: {
    name: 'Music',
    purpose: 'Songs, albums and playlists to listen to',
    item: 'track',
    items: 'Tracks',
  },
  products: {
    name: 'Products',
    purpose: 'Things to buy, with picture and price',
    item: 'product',
    items: 'Products',
  },
  menu: {
    name: 'Menu',
    purpose: 'Dishes and drinks with prices',
    item: 'dish',
    items: 'Dishes and drinks',
  },
  services: {
    name: 'Services',
    purpose: 'What people can book with you',
    item: 'service',
    items: 'Services',
  },
  hours: { name: 'Opening hours', purpose: 'When you are open, day by day' },
  events: {
    name: 'Events',
    purpose: 'Dates, concerts, classes and tickets',
    item: 'event',
    items: 'Events',
  },
  about: { name: 'About', purpose: 'Your story, with a picture' },
  testimonials: {
    name: 'Testimonials',
    purpose: 'What people say about you',
    item: 'quote',
    items: 'Quotes',
  },
  team: { name: 'Team', purpose: 'The people behind it', item: 'person', items: 'People' },
  press: {
    name: 'Press',
    purpose: 'Who wrote or talked about you',
    item: 'mention',
    items: 'Mentions',
  },
  faq: {
    name: 'Questions',
    purpose: 'Answers to what people ask',
    item: 'question',
    items: 'Questions',
  },
  stats: {
    name: 'Numbers',
    purpose: 'A few figures that impress',
    item: 'number',
    items: 'Numbers',
  },
  countdown: { name: 'Countdown', purpose: 'Time left until a launch, a wedding, a show' },
  map: { name: 'Address', purpose: 'Where to find you, with directions' },
  contact: { name: 'Contact', purpose: 'A form, an email address and a phone number' },
  newsletter: { name: 'Newsletter', purpose: 'Collect email addresses of subscribers' },
  waitlist: { name: 'Waitlist', purpose: 'Let people sign up before you launch' },
  guestbook: { name: 'Guestbook', purpose: 'Visitors leave you a message' },
  quote: { name: 'Quote', purpose: 'One sentence, set large' },
  text: { name: 'Text', purpose: 'Anything else you want to say' },
  image: { name: 'Image', purpose: 'One picture across the page' },
  spacer: { name: 'Space', purpose: 'Room or a line between two sections' },
  footer: { name: 'Footer', purpose: 'The last lines, such as imprint and privacy' },
};

/** By the name of the field. */
export const fields: Readonly<Record<string, FieldText>> = {
  name: { label: 'Name' },
  title: { label: 'Heading' },
  text: { label: 'Text' },
  tagline: { label: 'Tagline', hint: 'What you do, in one line' },
  about: { label: 'About', hint: 'A few sentences. Leave a line empty for a new paragraph.' },
  location: { label: 'Location' },
  pronouns: { label: 'Pronouns' },
  avatar: { label: 'Profile picture' },
  cover: { label: 'Cover picture' },
  lang: { label: 'Page language', hint: 'For dates, hours and buttons such as “Subscribe”' },
  url: { label: 'Link', hint: 'Where a click leads' },
  description: { label: 'Description' },
  icon: { label: 'Icon' },
  image: { label: 'Picture' },
  emphasis: { label: 'Show as' },
  group: { label: 'Group', hint: 'Entries with the same group stand together under this heading' },
  schedule: { label: 'Schedule', hint: 'Both days included. Your preview always shows it.' },
  from: { label: 'First day' },
  until: { label: 'Last day' },
  headline: { label: 'Headline' },
  action: { label: 'Button' },
  caption: { label: 'Caption' },
  artist: { label: 'Artist' },
  price: { label: 'Price', hint: 'As visitors see it' },
  isSoldOut: { label: 'Sold out' },
  duration: { label: 'Duration', hint: 'For example 45 min' },
  timeZone: { label: 'Time zone' },
  days: { label: 'Hours' },
  note: { label: 'Note' },
  day: { label: 'Date' },
  when: { label: 'When, in words', hint: 'If there is no date: every Friday' },
  time: { label: 'Time' },
  place: { label: 'Place' },
  city: { label: 'City' },
  status: { label: 'Tickets' },
  quote: { label: 'Quote' },
  role: { label: 'Role' },
  question: { label: 'Question' },
  answer: { label: 'Answer' },
  value: { label: 'Number', hint: 'For example 12k or 98 %' },
  label: { label: 'What it counts' },
  afterText: { label: 'Text afterwards', hint: 'Shown once the moment has passed' },
  address: { label: 'Address' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  hasForm: { label: 'Contact form' },
  button: { label: 'Text of the button', hint: 'Leave empty for the usual one' },
  source: { label: 'Who said it' },
  size: { label: 'Size' },
};

/** Where the name of the field alone would say too little, by `owner.field`. */
export const ownFields: Readonly<Record<string, FieldText>> = {
  'link.title': { label: 'Title' },
  'link.url': { label: 'Address', hint: 'A website, an email address or a phone number' },
  'action.text': { label: 'Text of the button' },
  'action.url': { label: 'Where it leads' },
  'map.url': { label: 'Directions link', hint: 'Leave empty to make one from the address' },
  'video.item.url': { label: 'Video link', hint: 'From YouTube, Vimeo or another site' },
  'music.item.url': { label: 'Music link', hint: 'From Spotify, SoundCloud or another site' },
  'music.item.name': { label: 'Title' },
  'products.item.url': { label: 'Link to buy' },
  'services.item.url': { label: 'Link to book' },
  'events.item.url': { label: 'Link to tickets' },
  'team.item.text': { label: 'About this person' },
  'press.item.name': { label: 'Publication' },
  'press.item.url': { label: 'Link to the article' },
  'spacer.title': { label: 'Heading', hint: 'For your overview; visitors see no heading here' },
};

export function fieldText(owner: string, name: string): FieldText {
  return ownFields[`${owner}.${name}`] ?? fields[name] ?? { label: name };
}

/** By `field.value`. */
export const choices: Readonly<Record<string, string>> = {
  'emphasis.normal': 'Button',
  'emphasis.featured': 'Large button',
  'emphasis.icon': 'Icon in the row of social icons',
  'status.available': 'Available',
  'status.sold-out': 'Sold out',
  'status.canceled': 'Canceled',
  'status.free': 'Free entry',
  'size.small': 'Small',
  'size.medium': 'Medium',
  'size.large': 'Large',
};

export const choiceText = (field: string, value: string): string =>
  choices[`${field}.${value}`] ?? value;

export const messages = {
  empty: "This can't be empty. Your page keeps what it showed before.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  badUrl: 'Enter a web address, an email address or a phone number.',
  badImageUrl: 'Enter a web address that begins with https://.',
  badEmail: 'Enter an email address such as name@example.com.',
  badDay: 'Enter a full date.',
  badTime: 'Enter a time such as 18:30.',
  badHours: 'Enter when you open and when you close.',
  badValue: "This doesn't fit here. Try something shorter or simpler.",
  incompleteButton: 'A button needs both a text and a link.',
  endsBeforeStart: 'The last day is before the first, so visitors never see it.',
  characterCount: (length: number, max: number) => `${length} of ${max}`,

  choosePicture: 'Choose',
  replacePicture: 'Replace',
  uploadPicture: 'Upload',
  uploadingPicture: 'Uploading',
  removePicture: 'Remove',
  pictureAlt: 'Picture description',
  pictureAltHint: "For people who can't see it. Leave empty if it's only decoration.",
  pictureCaption: 'Caption',

  currency: 'Currency',
  noCurrency: 'None',
  searchCurrency: 'Search currencies',
  timeZone: 'Time zone',
  noTimeZone: 'Not set',
  searchTimeZone: 'Search cities and regions',
  icon: 'Icon',
  automaticIcon: 'Automatic, from the address',
  searchIcon: 'Search icons',
  nothingFound: 'Nothing found. Try another word.',

  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  dayState: (day: string) => `${day}, open or closed`,
  dayOpen: 'Open',
  dayClosed: 'Closed',
  dayUnlisted: 'Not listed',
  opens: (day: string, range: number) => `${day}, opens${range > 1 ? ` (${range})` : ''}`,
  closes: (day: string, range: number) => `${day}, closes${range > 1 ? ` (${range})` : ''}`,
  addRange: (day: string) => `Add hours on ${day}`,
  removeRange: (day: string, range: number) => `Remove hours ${range} on ${day}`,
  copyToAll: (day: string) => `Copy ${day} to all days`,
  until: '–',

  /** Title of a link to a map. */
  directions: 'Directions',
};
