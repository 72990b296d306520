// Words that pages say by themselves, by language. Titles and texts are the creator's.

const en = {
  /** "12": 7:30 pm; "h": 19h30; "24": 19:30. */
  timeFormat: '12' as '12' | 'h' | '24',
  dateFormat: '{day} {month} {year}',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** Monday first. */
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  closed: 'Closed',
  open: 'Open now',
  openUntil: 'Open until {time}',
  opensAt: 'Opens at {time}',
  soldOut: 'Sold out',
  canceled: 'Canceled',
  free: 'Free',
  tickets: 'Tickets',
  pastDates: 'Past dates',
  getDirections: 'Get directions',
  yourEmail: 'Your email',
  yourName: 'Your name',
  yourMessage: 'Your message',
  send: 'Send',
  subscribe: 'Subscribe',
  joinWaitlist: 'Join the waitlist',
  signGuestbook: 'Sign the guestbook',
  call: 'Call',
  writeEmail: 'Email',
  book: 'Book',
  saveContact: 'Save contact',
  listen: 'Listen',
  watch: 'Watch',
  read: 'Read',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
};

export type Labels = { [Name in keyof typeof en]: (typeof en)[Name] };

const byLanguage: Readonly<Record<string, Labels>> = { en };

/** Of the language of the tag; English where there is none. */
export function labelsFor(lang: string): Labels {
  return byLanguage[lang.split('-')[0] ?? ''] ?? en;
}
