// Briefs in English: people, music, events, causes and products.
import type { BriefCase } from './brief-case.ts';

export const englishPeople: readonly BriefCase[] = [
  [
    "we're getting married!! anna & tom, 14 june 2027, villa rossi florence, rsvp form, dress code linen",
    'Anna & Tom',
    '2027-06-14;villa rossi;florence;dress code linen',
    'countdown;contact',
  ],
  ['Dr. Ines Moreau, sleep coach', 'Dr. Ines Moreau', 'sleep coach'],
  ['hi', '', ''],
  ['bakery', '', 'bakery'],
  ['🍕🔥', '', ''],
  ['idk just something cool', '', ''],
  [
    'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb',
    '',
    'open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb',
    'music',
  ],
  [
    'instagram.com/lena.draws\ntiktok.com/@lenadraws\nhttps://ko-fi.com/lenadraws',
    '',
    'instagram.com/lena.draws;tiktok.com/@lenadraws;ko-fi.com/lenadraws',
  ],
  [
    'The Velvet Mice are a garage band from Leeds. New album out on bandcamp: velvetmice.bandcamp.com. Gigs: 4 Dec Brudenell Social Club Leeds, 11 Dec The Lexington London',
    'The Velvet Mice',
    'garage band;Leeds;velvetmice.bandcamp.com;2026-12-04;Brudenell Social Club;2026-12-11;The Lexington',
    'events;music',
  ],
  [
    'im a dj called NOVA K, techno, berlin, soundcloud.com/novak, booking booking@novak.org, next gig 5 dec at tresor',
    'NOVA K',
    'techno;Berlin;soundcloud.com/novak;booking@novak.org;2026-12-05;tresor',
    'events',
  ],
  [
    'Podcast "Slow Sundays" – conversations about food and family. New episode every Sunday. Listen on https://open.spotify.com/show/6kAsbP8pxwaU2kPibKTuHE. People can write to me at hello@slowsundays.org',
    'Slow Sundays',
    'conversations about food and family;every Sunday;open.spotify.com/show/6kAsbP8pxwaU2kPibKTuHE;hello@slowsundays.org',
    'music;contact',
  ],
  [
    "I'm Theo, I write a weekly newsletter about cities called Curb Notes. theo@curbnotes.org",
    'Curb Notes',
    'Theo;weekly newsletter about cities;theo@curbnotes.org',
    'newsletter',
  ],
  [
    'wedding photographer Lucia Bianchi from Rome, show my photos, packages from 1800€, mail lucia@bianchi.org',
    'Lucia Bianchi',
    'wedding photographer;Rome;1800€;lucia@bianchi.org',
    'gallery',
  ],
  [
    'portfolio for illustrator Kenji Mori. childrens books. @kenjidraws on insta and behance.net/kenjimori',
    'Kenji Mori',
    'illustrator;childrens books;instagram.com/kenjidraws;behance.net/kenjimori',
  ],
  [
    'ok so im a twitch streamer, name is PixelPanda, i stream mon wed fri 8pm, discord.gg/pixelpanda twitch.tv/pixelpanda, neon dark theme',
    'PixelPanda',
    'twitch streamer;discord.gg/pixelpanda;twitch.tv/pixelpanda',
  ],
  [
    'launching soon: Plantpal, an app that reminds you to water your plants. waitlist please. launch 1 march 2027',
    'Plantpal',
    'app that reminds you to water your plants;2027-03-01',
    'waitlist;countdown',
  ],
  [
    'Food bank in Sheffield – Open Table. We gave out 12,000 meals last year. Donate at opentable-sheffield.org/donate. Volunteers needed Tuesdays.',
    'Open Table',
    'Sheffield;12,000 meals;opentable-sheffield.org/donate;Volunteers needed Tuesdays',
  ],
  [
    'Stand-up comedian Rosa Quill. Tour: 3 Feb 2027 Bristol, The Hen & Chicken; 10 Feb 2027 Cardiff, Glee Club; 17 Feb 2027 London, Soho Theatre. tickets rosaquill.org',
    'Rosa Quill',
    '2027-02-03;Bristol;The Hen & Chicken;2027-02-10;Cardiff;Glee Club;2027-02-17;Soho Theatre;rosaquill.org',
    'events',
  ],
  [
    'New page for my novel "The Salt Road", out 9 April 2027. I am Helen Marsh, author. Preorder at waterstones.com/saltroad',
    'Helen Marsh',
    'The Salt Road;2027-04-09;waterstones.com/saltroad',
  ],
  [
    'My name is Omar Haddad and I am a software engineer in Amsterdam. github.com/omarhaddad linkedin.com/in/omarhaddad omar@haddad.org',
    'Omar Haddad',
    'software engineer;Amsterdam;github.com/omarhaddad;linkedin.com/in/omarhaddad;omar@haddad.org',
  ],
  [
    'Sofia Almeida\nProduct designer\nLisbon, Portugal\nsofia@almeida.org\n+351 912 345 678\n\nExperience\n2021-2025 Senior designer at Farol\n2018-2021 Designer at Onda\n\nSkills: Figma, research, prototyping\nLanguages: Portuguese, English',
    'Sofia Almeida',
    'Product designer;Lisbon;sofia@almeida.org;+351 912 345 678;Senior designer at Farol;2021;Designer at Onda;Figma;research;prototyping;Portuguese, English',
  ],
  [
    'birthday party for leo!! he turns 6 on 20 february 2027 at jump city, 3pm to 6pm, rsvp to 555-201-3344',
    'Leo',
    '2027-02-20;jump city;555-201-3344;turns 6',
  ],
  [
    'please do a site for our community garden, greenway patch, every saturday 10 till 1, bring gloves, people can leave a note',
    'Greenway Patch',
    'community garden;every saturday;bring gloves',
    'guestbook',
  ],
  [
    'life coach for new mums, 1:1 calls, 90 min £110, free intro call at cal.com/mia-intro, name Mia Stone, calm sage and cream',
    'Mia Stone',
    'life coach for new mums;90 min;£110;cal.com/mia-intro',
  ],
  [
    'vegan recipe creator @greenbowl on tiktok and youtube, my ebook is gumroad.com/l/greenbowl',
    '',
    'vegan recipe creator;tiktok.com/@greenbowl;youtube.com/@greenbowl;gumroad.com/l/greenbowl',
  ],
  [
    'My photography page. Black and white. I shoot streets at night. email noa@noashoots.org',
    '',
    'I shoot streets at night;noa@noashoots.org',
  ],
  [
    'rapper from detroit MC Lantern new single Paper Crown out now https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl',
    'MC Lantern',
    'Detroit;Paper Crown;open.spotify.com/track/11dFghVXANMlKmJXsNCbNl',
    'music',
  ],
  [
    'I restore old motorcycles. Workshop in Turin. whatsapp +39 333 1234567. before and after photos',
    '',
    'restore old motorcycles;Turin;333 1234567',
    'gallery',
  ],
  [
    'Candidate for city council, Maria Lopez, ward 5. Safer streets, warmer schools. Donate: actblue.com/marialopez. Election day May 4 2027',
    'Maria Lopez',
    'ward 5;Safer streets, warmer schools;actblue.com/marialopez;2027-05-04',
  ],
  [
    'Violinist Clara Weiss. Concerts: Jan 15 2027 Wigmore Hall London 19:30. Teaching: lessons £50/hour. clara@weissviolin.org',
    'Clara Weiss',
    'violinist;2027-01-15;Wigmore Hall;19:30;lessons;£50;clara@weissviolin.org',
    'events',
  ],
  [
    'book club in oslo, we meet first thursday each month at Litteraturhuset, next book: Pachinko',
    '',
    'book club;Oslo;first thursday;Litteraturhuset;Pachinko',
  ],
  [
    'Knitwear designer. Patterns on ravelry.com/designers/wool-lark, shop etsy.com/shop/woollark. My name: Ida Lark',
    'Ida Lark',
    'Knitwear designer;ravelry.com/designers/wool-lark;etsy.com/shop/woollark',
  ],
  [
    'Marathon fundraiser! I am running the Berlin Marathon for Mind on 26 September 2027. Goal £2,000. justgiving.com/page/sam-runs',
    '',
    'Berlin Marathon;2027-09-26;£2,000;justgiving.com/page/sam-runs',
  ],
  [
    'indie game "Moss & Machine" wishlist on store.steampowered.com/app/123456, discord.gg/mossmachine, launching 2027, pixel font',
    'Moss & Machine',
    'store.steampowered.com/app/123456;discord.gg/mossmachine;2027',
  ],
  [
    'i do tarot readings online, 30 min $40, 60 min $70, book calendly.com/moontarot. purple gradient. faq: How do I pay? By PayPal before the session.',
    '',
    'tarot readings online;30 min;$40;60 min;$70;calendly.com/moontarot;How do I pay?;By PayPal before the session',
    'faq',
  ],
  [
    'Interior designer Studio Halden, Copenhagen. "They made our flat feel twice as big and ten times calmer." – Jonas P. hello@halden.org',
    'Studio Halden',
    'Copenhagen;They made our flat feel twice as big;Jonas P;hello@halden.org',
    'testimonials',
  ],
  [
    'speaker page: Nadia Karim, keynote speaker on climate and cities. 150+ talks in 20 countries. bureau: speakers@karim.org',
    'Nadia Karim',
    'keynote speaker on climate and cities;150+ talks in 20 countries;speakers@karim.org',
  ],
  [
    'we are a choir!! Harbour Voices, rehearsals every tuesday 7.30pm in st marks church hall southampton. christmas concert 19 december. all voices welcome no auditions',
    'Harbour Voices',
    'choir;every tuesday;19:30;st marks church hall;southampton;2026-12-19;all voices welcome no auditions',
  ],
  [
    'start over as a page for my surf school Wild Tide in Ericeira, beginner lesson 35€, surfboard rental 20€/day, wa.me/351912000111',
    'Wild Tide',
    'surf school;Ericeira;beginner lesson;35€;surfboard rental;20€;wa.me/351912000111',
  ],
  [
    'Translator EN<>JA, sworn. Yuki Tanaka. Rates from £0.12 per word. yuki@tanaka.org. serious and minimal',
    'Yuki Tanaka',
    'Translator;£0.12;yuki@tanaka.org',
  ],
  [
    'kids face painting and balloons - Giggles & Glitter, parties from £120 for 2 hours, covers all of Kent, giggles@example.com',
    'Giggles & Glitter',
    'face painting and balloons;parties;£120;2 hours;Kent;giggles@example.com',
  ],
  [
    'midwife & doula Amara Obi. Birth prep course: 8 Jan, 15 Jan, 22 Jan at 6pm. £180. amara@obi.org',
    'Amara Obi',
    'midwife;doula;Birth prep course;2027-01-08;2027-01-15;2027-01-22;£180;amara@obi.org',
  ],
  [
    'PhD student in marine biology, University of St Andrews. Papers on orcid.org/0000-0002-1825-0097. mastodon @finn@mastodon.social',
    '',
    'PhD student in marine biology;University of St Andrews;orcid.org/0000-0002-1825-0097;mastodon.social',
  ],
  [
    'make it: name Dune Supply Co, leather bags made in Marrakech, tote $180, weekender $320, shop dunesupply.org',
    'Dune Supply Co',
    'leather bags made in Marrakech;tote;$180;weekender;$320;dunesupply.org',
  ],
];
