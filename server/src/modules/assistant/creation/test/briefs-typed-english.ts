// As people type on a phone: English.
import type { BriefCase } from './brief-case.ts';

export const typedEnglish: readonly BriefCase[] = [
  ['hey im mara, i do nails in porto, gel 25€', 'Mara', 'nails;porto;gel;25€'],
  [
    'yo its dj kwame, afrobeats, london, bookings djkwame@example.com',
    'DJ Kwame',
    'afrobeats;london;djkwame@example.com',
  ],
  [
    'my names olu and i fix phones in peckham. screens from 45 quid',
    'Olu',
    'fix phones;peckham;screens;from 45 quid',
  ],
  [
    'plumber in Austin TX. call Ray 512-555-0199. no callout fee',
    'Ray',
    'plumber;Austin;512-555-0199;no callout fee',
  ],
  [
    "Hi there, could you build a site for Bramble Lane Nursery? We're open Mon–Fri 7.30am–6pm, Bristol",
    'Bramble Lane Nursery',
    'mon 07:30-18:00;Bristol',
    'hours',
  ],
  [
    'Wren & Wolf | vintage homewares | Margate | open Thu-Sun 11-5 | @wrenandwolf',
    'Wren & Wolf',
    'vintage homewares;Margate;thu 11:00-17:00;@wrenandwolf',
    'hours',
  ],
  [
    'jewelry maker. rings from $80, no VAT, UK shipping £4. shop on etsy.com/shop/StarlingMetal',
    'Starling Metal',
    'jewelry maker;$80;no VAT;£4;etsy.com/shop/StarlingMetal',
  ],
  [
    'the tall pines campground, 12 sites, $40 a night, open may to october, maine',
    'The Tall Pines Campground',
    '12 sites;$40;may to october;maine',
  ],
  [
    'create a page about me: Luca Ferri, pizza chef in Naples, classes 50 EUR per person',
    'Luca Ferri',
    'pizza chef;Naples;50 EUR',
  ],
  [
    'Page for my newsletter The Long Walk, every Sunday, thelongwalk.substack.com',
    'The Long Walk',
    'every Sunday;thelongwalk.substack.com',
  ],
  [
    'its for my mums cleaning company - sparkle & shine - she does houses in leeds, £15 per hour',
    'Sparkle & Shine',
    'cleaning;houses in leeds;£15',
  ],
  [
    'North London Running Club. Tuesdays 7pm at the track. All levels. First month free',
    'North London Running Club',
    'Tuesdays;the track;All levels;First month free',
  ],
  [
    'hi, Bea here! makeup artist, bridal $250, trial $90, Phoenix Arizona',
    'Bea',
    'makeup artist;bridal;$250;trial;$90;Phoenix',
  ],
  [
    'hello my business is ridgeway roofing and we do roofs in kent, free quotes, 01622 555 010',
    'Ridgeway Roofing',
    'roofs in kent;free quotes;01622 555 010',
  ],
  [
    'We sell honey. Jar AED 45, comb AED 70. Desert Bloom Apiary, Al Ain',
    'Desert Bloom Apiary',
    'honey;AED 45;AED 70;Al Ain',
  ],
  [
    'yoga teacher, Monday 6pm class $12, rooftop, Miami. ig: @flowwithtess',
    '',
    'yoga teacher;Monday;$12;rooftop;Miami;instagram.com/flowwithtess',
  ],
  [
    'make me a link in bio, username is cobaltfox, i make pixel art, twitter.com/cobaltfox, ko-fi.com/cobaltfox',
    'Cobaltfox',
    'pixel art;cobaltfox',
  ],
  [
    'Tennis coach Marcus Bell — private $70/h, group $25, Lincoln Park courts, Chicago. With reviews and a contact form',
    'Marcus Bell',
    'Tennis coach;private;$70;group;$25;Lincoln Park courts;Chicago',
    'testimonials;contact',
  ],
  [
    'my etsy shop is OakAndAsh, i carve spoons, spoons 30 dollars, bowls 75 dollars. etsy.com/shop/oakandash',
    'OakAndAsh',
    'carve spoons;30 dollars;bowls;75 dollars;etsy.com/shop/oakandash',
  ],
  [
    'hiya im becky and i run a lil dog grooming van called muddy mutts in swansea. wash and dry £25, full groom £45',
    'Muddy Mutts',
    'dog grooming van;swansea;wash and dry;£25;full groom;£45',
  ],
  [
    'hey!! my names tyrell im a barber in atlanta. cuts $35 beard $20. tues-sat 10-7. ig @tyrellcuts',
    'Tyrell',
    'barber;atlanta;cuts;$35;beard;$20;tue 10:00-19:00;instagram.com/tyrellcuts',
    'hours',
  ],
  [
    'Maison Verte Candles. Made in small batches in Lyon. shop: maisonverte.example.com | insta @maisonverte.candles',
    'Maison Verte Candles',
    'Made in small batches in Lyon;maisonverte.example.com;instagram.com/maisonverte.candles',
  ],
  [
    'cricket club website pls - Oakfield CC. nets thursdays 6.30pm. subs £80 a year. juniors £30. contact form',
    'Oakfield CC',
    'nets thursdays 6.30pm;£80;juniors;£30',
    'contact',
  ],
  [
    'the name is Jax Rivera. Stunt performer. LA. Reel: vimeo.com/123456789. Agent: Dana at Peak Talent 310-555-0166',
    'Jax Rivera',
    'Stunt performer;vimeo.com/123456789;Dana at Peak Talent;310-555-0166',
  ],
  [
    "lit link page, violet and black gradient, handwritten font. im nova, singer songwriter from perth. new single 'Saltwater' out 5 dec",
    'Nova',
    'singer songwriter;perth;Saltwater;2026-12-05',
  ],
  [
    "Make a memorial page for my grandmother Rosa Delgado, 1931 – 2026. service Dec 2 at St Anne's Church. people should be able to leave a note",
    'Rosa Delgado',
    "1931;2026;2026-12-02;St Anne's Church",
    'guestbook',
  ],
  [
    'we teach salsa! Mondays beginners, Wednesdays advanced, £8 drop in, Studio 9 Manchester. Salsa Con Ritmo',
    'Salsa Con Ritmo',
    'Mondays beginners;Wednesdays advanced;£8;Studio 9',
  ],
  [
    'Wildflour - sourdough microbakery - Totnes - pre order by thursday for saturday pick up - loaf £5 - wildflour@example.com',
    'Wildflour',
    'sourdough microbakery;Totnes;pre order by thursday for saturday pick up;loaf;£5;wildflour@example.com',
  ],
  [
    'i write fantasy novels under the name K.L. Thorne. trilogy on amazon, newsletter, goodreads.com/klthorne. moody dark look',
    'K.L. Thorne',
    'fantasy novels;trilogy on amazon;goodreads.com/klthorne',
    'newsletter',
  ],
  [
    'hello, i own brightside physio, its in york. first session £55, follow up £45. open mon to fri 9am-6pm',
    'Brightside Physio',
    'york;first session;£55;follow up;£45;mon 09:00-18:00',
    'hours',
  ],
  [
    'Elena Voss Photography\nWeddings & elopements\nBased in Asheville, NC\nPackages from $2,400\nelena@elenavoss.example.com\n@elenavossphoto',
    'Elena Voss Photography',
    'Weddings & elopements;Asheville;$2,400;elena@elenavoss.example.com',
  ],
];
