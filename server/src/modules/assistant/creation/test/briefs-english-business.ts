// Briefs in English: places, shops and services.
import type { BriefCase } from './brief-case.ts';

export const englishBusiness: readonly BriefCase[] = [
  [
    'a page for my bakery Olive & Rye, open 7-3 tue to sun, order at order.oliveandrye.co.uk, croissant 2.80, insta @oliveandrye',
    'Olive & Rye',
    'tue 07:00-15:00;sun 07:00-15:00;order.oliveandrye.co.uk;croissant;2.80;instagram.com/oliveandrye',
    'menu;hours',
  ],
  [
    'hey im mara, i make ceramics in porto, shop is mara.com, next market 12 march, want it earthy',
    'Mara',
    'ceramics in porto;mara.com;market;2027-03-12',
    'events',
  ],
  [
    'Cut 25€ / Colour from 60€ / Tue-Sat 9-18',
    '',
    'Cut;25€;Colour;from 60€;tue 09:00-18:00;sat 09:00-18:00',
    'services;hours',
  ],
  [
    'Barber shop in Leeds called Fade Theory. Open Mon-Sat 10am-7pm. Walk-ins welcome. Skin fade £18, beard trim £10. Call 0113 496 0000',
    'Fade Theory',
    'Leeds;mon 10:00-19:00;sat 10:00-19:00;Walk-ins welcome;Skin fade;£18;beard trim;£10;0113 496 0000',
    'services;hours;contact',
  ],
  [
    'can you make me a website for my dog walking business? its called Muddy Paws and im in bristol. £12 per walk, text me on 07700 900123',
    'Muddy Paws',
    'Bristol;£12;07700 900123',
    'contact',
  ],
  [
    'Blue Door Yoga – vinyasa & yin classes in Brighton. Mon 7am, Wed 6.30pm, Sat 9am. Drop-in £12, 10-class pass £95. Book: bluedooryoga.com/book',
    'Blue Door Yoga',
    'vinyasa;yin;Brighton;Drop-in;£12;10-class pass;£95;bluedooryoga.com/book',
  ],
  [
    'Plumber, 24/7 emergency callouts across Manchester, call 0161 496 0123, no call out fee',
    '',
    'Manchester;0161 496 0123;no call out fee;24/7',
    'contact',
  ],
  [
    'i need a page for my nail salon "Gloss Theory", gel manicure $45, acrylic full set $70, pedicure $50, open tue-sun 10am to 7pm, 88 Orchard Street, New York, pink and gold please',
    'Gloss Theory',
    'gel manicure;$45;acrylic full set;$70;pedicure;$50;tue 10:00-19:00;88 Orchard Street',
    'services;hours;map',
  ],
  [
    "Luigi's Pizza. margherita 9, diavola 11.50, calzone 12. open every day from 5pm to 11pm. we deliver! order 020 7946 0018",
    "Luigi's Pizza",
    'margherita;9;diavola;11.50;calzone;12;mon 17:00-23:00;sun 17:00-23:00;we deliver;020 7946 0018',
    'menu;hours',
  ],
  [
    'Make a page for The Copper Kettle, a tea room in York. Cream tea £9.50, afternoon tea for two £38. Thursday to Monday 10-5. Book a table at copperkettle.org',
    'The Copper Kettle',
    'tea room in York;cream tea;£9.50;afternoon tea for two;£38;thu 10:00-17:00;mon 10:00-17:00;copperkettle.org',
    'menu;hours',
  ],
  [
    'florist in dublin called wild stem, seasonal bouquets from 35€, weddings too, closed sundays and mondays, insta @wildstem.dublin',
    'Wild Stem',
    'Dublin;seasonal bouquets;35€;weddings;instagram.com/wildstem.dublin',
  ],
  [
    'Hi! I run a small vegan cafe called Sprout & Co in Glasgow. We open 8am-4pm weekdays, 9am-3pm on weekends. Flat white £3.20, oat bowl £6.50. Find us at 14 Byres Road. Instagram: @sproutandco',
    'Sprout & Co',
    'Glasgow;vegan cafe;mon 08:00-16:00;fri 08:00-16:00;sat 09:00-15:00;flat white;£3.20;oat bowl;£6.50;14 Byres Road;instagram.com/sproutandco',
    'menu;hours;map',
  ],
  [
    'electrician. name: Volt & Sons. area: south london. phone 020 7946 0999. email hello@voltandsons.org. free quotes',
    'Volt & Sons',
    'south london;020 7946 0999;hello@voltandsons.org;free quotes',
    'contact',
  ],
  [
    'landscape gardener page please!! GreenScape Gardens, based in Exeter, lawn care £30/hr, hedge trimming £45, contact form',
    'GreenScape Gardens',
    'Exeter;lawn care;£30;hedge trimming;£45',
    'services;contact',
  ],
  [
    'Tattoo studio "Black Harbor" in Portland, Oregon. By appointment only. Min $120. Artists: June, Kai, Teo. Book at blackharbor.ink, insta @blackharbortattoo. dark and moody please',
    'Black Harbor',
    'Portland;By appointment only;$120;June;Kai;Teo;blackharbor.ink;instagram.com/blackharbortattoo',
  ],
  [
    'my car detailing business shine bros in austin texas, full detail $150, wash $30, text 512 555 0143',
    'Shine Bros',
    'Austin;full detail;$150;wash;$30;512 555 0143',
  ],
  [
    'Riverside Dental Practice, 3 Mill Lane, Oxford. Mon-Fri 8.30-17.30. New patients welcome. Tel 01865 496001. Check-up £45, hygienist £65',
    'Riverside Dental Practice',
    '3 Mill Lane;Oxford;mon 08:30-17:30;fri 08:30-17:30;New patients welcome;01865 496001;check-up;£45;hygienist;£65',
    'services;hours;map;contact',
  ],
  [
    'Family law solicitor, Hannah Reed. Divorce, custody, mediation. First consultation free. hannah@reedlaw.org, Norwich',
    'Hannah Reed',
    'Divorce;custody;mediation;First consultation free;hannah@reedlaw.org;Norwich',
    'contact',
  ],
  [
    'Page for an accountant: Kline & Partners. Tax returns from $199. Payroll. Bookkeeping. kline@example.com',
    'Kline & Partners',
    'Tax returns;from $199;Payroll;Bookkeeping;kline@example.com',
    'services',
  ],
  [
    'airbnb in the algarve, casa azul, sleeps 6, pool, 120€ a night in summer, book at airbnb.com/h/casa-azul',
    'Casa Azul',
    'Algarve;sleeps 6;pool;120€;airbnb.com/h/casa-azul',
  ],
  [
    'mobile dog groomer in perth. full groom $85, wash & dry $55, nails $20. mon–fri 8–5. 0491 570 156',
    '',
    'Perth;full groom;$85;wash & dry;$55;nails;$20;mon 08:00-17:00;0491 570 156',
    'services;hours',
  ],
  [
    'Physio clinic Move Well, sports injuries and rehab, £55 for 45 min, Tue-Thu 9-17, Sat 9-12. book on movewell.org',
    'Move Well',
    'sports injuries and rehab;£55;45 min;tue 09:00-17:00;thu 09:00-17:00;sat 09:00-12:00;movewell.org',
  ],
  [
    'The Pickled Radish\nNatural wine bar\n12 Rue Street, Hackney\nWed-Sun 17:00-23:30\n@thepickledradish\nSmall plates from £6',
    'The Pickled Radish',
    'natural wine bar;12 Rue Street;Hackney;wed 17:00-23:30;sun 17:00-23:30;@thepickledradish;small plates;£6',
  ],
  [
    'record shop groove cellar, 9 cowgate edinburgh, open daily 11-18, discogs.com/seller/groovecellar, we buy collections',
    'Groove Cellar',
    '9 cowgate;Edinburgh;mon 11:00-18:00;sun 11:00-18:00;discogs.com/seller/groovecellar;we buy collections',
  ],
  [
    'Math tutor for high school students, $40/hour, online or in person in Denver. Email: tutor.lee@example.com. Name is Grace Lee',
    'Grace Lee',
    'Math tutor;$40;Denver;tutor.lee@example.com;online or in person',
  ],
  [
    'personal trainer jake morris. online coaching 99/month, 1:1 sessions £40, bootcamp saturdays 9am in victoria park. ig @jakemorrispt',
    'Jake Morris',
    'online coaching;99;1:1 sessions;£40;bootcamp;victoria park;instagram.com/jakemorrispt',
  ],
  [
    'I clean houses. Sparkle by Rosa, Houston, $35 an hour, call or text (713) 555-0182, hablo español',
    'Sparkle by Rosa',
    'clean houses;Houston;$35;713;555-0182;hablo español',
  ],
  [
    'honey from my own bees in kent!! jar 6.50, honeycomb 9, honesty box at the gate, no website',
    '',
    'honey;bees;Kent;jar;6.50;honeycomb;9;honesty box at the gate',
  ],
  [
    'Real estate agent – Priya Shah – helping first-time buyers in Leicester. Call +44 7700 900456. Free valuation at shahhomes.org/valuation',
    'Priya Shah',
    'first-time buyers;Leicester;+44 7700 900456;shahhomes.org/valuation',
  ],
  [
    'food truck: Seoul Train. bulgogi fries $11, kimchi dog $9. this week: friday 27 nov, Pier 4 · saturday 28 nov, City Hall',
    'Seoul Train',
    'bulgogi fries;$11;kimchi dog;$9;2026-11-27;Pier 4;2026-11-28;City Hall',
    'menu;events',
  ],
  [
    'my wedding cake business – Tiers of Joy, cakes from £250, tasting box £25, based in Bath, email tiersofjoy@example.com. romantic, blush and cream',
    'Tiers of Joy',
    'cakes;from £250;tasting box;£25;Bath;tiersofjoy@example.com',
  ],
  [
    'Laundromat Suds City\nOpen 24 hours\n415 Mission St, San Francisco\nWash $4.50\nDry $3\nDrop-off $1.80 per lb',
    'Laundromat Suds City',
    '415 Mission St;Wash;$4.50;Dry;$3;Drop-off;$1.80',
  ],
  [
    'driving instructor pass with pete in stoke, lessons £36/h, block of 10 £340, 07700 900789',
    '',
    'lessons;£36;block of 10;£340;07700 900789',
  ],
  [
    'Hot yoga studio. First class free! Unlimited month 89. 200 Queen St W, Toronto. Open 6am–9pm every day',
    '',
    'Hot yoga;First class free;Unlimited month;89;200 Queen St W;Toronto;mon 06:00-21:00',
  ],
  [
    'massage therapist. deep tissue 60 min $90, 90 min $130. hot stone $110. i work mon wed fri. text 503-555-0137',
    '',
    'deep tissue;$90;60 min;$130;90 min;hot stone;$110;503-555-0137',
  ],
  [
    'bike repair pop-up, every sunday 10-2 at Broadway Market, basic service £35, puncture £12',
    '',
    'Broadway Market;basic service;£35;puncture;£12;every sunday;10-2',
  ],
];
