// Briefs in German and French.
import type { BriefCase } from './brief-case.ts';

export const germanFrench: readonly BriefCase[] = [
  [
    'Physiotherapie Lindner in Kassel, Termine nur telefonisch 0561 12345, Mo-Do 8-18 Uhr, Fr bis 13',
    'Physiotherapie Lindner',
    'Kassel;nur telefonisch;0561 12345;mon 08:00-18:00;thu 08:00-18:00;Fr bis 13',
    'hours;contact',
  ],
  [
    'Eine Seite für meine Bäckerei Kornblume in Freiburg. Di-Sa 6:30-18 Uhr, Sonntag 8-11. Roggenbrot 4,20 €, Brezel 0,90 €. Bestellen: kornblume.org',
    'Kornblume',
    'Freiburg;tue 06:30-18:00;sat 06:30-18:00;sun 08:00-11:00;Roggenbrot;4,20 €;Brezel;0,90 €;kornblume.org',
    'menu;hours',
  ],
  [
    'hallo ich bin jule, mache schmuck aus silber in leipzig, etsy.com/shop/julesilber, insta @jule.silber, schlicht und hell bitte',
    'Jule',
    'schmuck aus silber;Leipzig;etsy.com/shop/julesilber;instagram.com/jule.silber',
  ],
  [
    'Hochzeitsfotografin Mia Brandt, Hamburg und ganz Norddeutschland. Pakete ab 1.490 €. mia@brandt.org. Bitte mit Galerie',
    'Mia Brandt',
    'Hochzeitsfotografin;Hamburg;Norddeutschland;1.490 €;mia@brandt.org',
    'gallery',
  ],
  [
    'Friseursalon Haarwerk\nSchnitt 38 €\nFarbe ab 55 €\nBart 15 €\nDi-Fr 9-18, Sa 9-14\nTel. 030 1234567\nBergmannstraße 12, Berlin',
    'Friseursalon Haarwerk',
    'Schnitt;38 €;Farbe;ab 55 €;Bart;15 €;tue 09:00-18:00;fri 09:00-18:00;sat 09:00-14:00;030 1234567;Bergmannstraße 12',
    'services;hours;map;contact',
  ],
  [
    'Wir heiraten! Lena & Jonas am 5. Juni 2027 auf Gut Sonnenhof bei Potsdam. Bitte zusagen bis 1. März. Trauung 14 Uhr',
    'Lena & Jonas',
    '2027-06-05;Gut Sonnenhof;Potsdam;Trauung;14',
    'countdown;contact',
  ],
  [
    'Band Nebelkind aus Dresden, Indie-Pop. Tour: 12.02.2027 Leipzig, Moritzbastei; 13.02.2027 Berlin, Privatclub. open.spotify.com/artist/6FBDaR13swtiWwGhX1WQsP',
    'Nebelkind',
    'Indie-Pop;Dresden;2027-02-12;Leipzig;Moritzbastei;2027-02-13;Berlin;Privatclub;open.spotify.com/artist/6FBDaR13swtiWwGhX1WQsP',
    'events;music',
  ],
  [
    'Rechtsanwältin Dr. Petra Vogt, Arbeitsrecht, Stuttgart. Erstgespräch 90 €. kanzlei@vogt.org, 0711 445566',
    'Dr. Petra Vogt',
    'Arbeitsrecht;Stuttgart;Erstgespräch;90 €;kanzlei@vogt.org;0711 445566',
    'contact',
  ],
  [
    'mach mir ne seite für meinen podcast Querbeet, es geht um gärten, jeden donnerstag neue folge, podcasts.apple.com/de/podcast/querbeet/id123456789',
    'Querbeet',
    'gärten;jeden donnerstag;podcasts.apple.com/de/podcast/querbeet/id123456789',
  ],
  [
    'Ferienwohnung Seeblick am Bodensee, 2 Schlafzimmer, ab 95 € pro Nacht, Haustiere willkommen, 07541 998877',
    'Ferienwohnung Seeblick am Bodensee',
    'Bodensee;2 Schlafzimmer;95 €;Haustiere willkommen;07541 998877',
  ],
  [
    'yogalehrerin, kurse mo 18 uhr und do 19:30, 15 euro, nordstadt dortmund',
    '',
    'kurse;15 euro;nordstadt;dortmund;19:30',
  ],
  [
    'Steuerkanzlei Weber & Kühn. Mo-Fr 9-16 Uhr. Termine nach Vereinbarung. info@weber-kuehn.org',
    'Steuerkanzlei Weber & Kühn',
    'mon 09:00-16:00;fri 09:00-16:00;nach Vereinbarung;info@weber-kuehn.org',
    'hours',
  ],
  [
    'Café Wolkenlos sucht Seite: Cappuccino 3,40, Käsekuchen 4,50, täglich 9 bis 18 Uhr, Lindenallee 4 in Jena',
    'Café Wolkenlos',
    'Cappuccino;3,40;Käsekuchen;4,50;mon 09:00-18:00;sun 09:00-18:00;Lindenallee 4;Jena',
    'menu;hours',
  ],
  [
    'Freiwillige Feuerwehr Oberdorf, Übungsabend jeden Freitag 19 Uhr, Tag der offenen Tür am 9. Mai 2027, Nachwuchs gesucht',
    'Freiwillige Feuerwehr Oberdorf',
    'Übungsabend;jeden Freitag;2027-05-09;Tag der offenen Tür;Nachwuchs gesucht',
  ],
  [
    'Tätowierer Flo, Studio Nachtfalter Köln, Termine per Insta @flo.nachtfalter, Mindestpreis 100€, dunkel',
    'Flo',
    'Studio Nachtfalter;Köln;instagram.com/flo.nachtfalter;Mindestpreis;100€',
  ],
  [
    'Nachhilfe Mathe & Physik, 25 €/Stunde, online oder in Graz, Lukas, lukas@nachhilfe.org',
    'Lukas',
    'Nachhilfe Mathe & Physik;25 €;online oder in Graz;Lukas;lukas@nachhilfe.org',
  ],
  [
    'Umzüge Blitz GmbH, Wien. Umzug ab 290 €, Entrümpelung auf Anfrage. Anruf: +43 660 1234567',
    'Umzüge Blitz GmbH',
    'Wien;Umzug;ab 290 €;Entrümpelung auf Anfrage;+43 660 1234567',
  ],
  [
    'Autorin Karla Winter: neuer Krimi „Totenstille am See“, erscheint am 3. März 2027. Lesungen: 10. März Ulm, 12. März Augsburg',
    'Karla Winter',
    'Totenstille am See;2027-03-03;2027-03-10;Ulm;2027-03-12;Augsburg',
    'events',
  ],
  ['keine ahnung mach was schönes', '', ''],
  [
    'une page pour ma boulangerie Le Pain Doré à Nantes, ouverte du mardi au samedi de 7h à 19h, baguette 1,30 €, croissant 1,20 €, insta @lepaindore',
    'Le Pain Doré',
    'Nantes;tue 07:00-19:00;sat 07:00-19:00;baguette;1,30 €;croissant;1,20 €;instagram.com/lepaindore',
    'menu;hours',
  ],
  [
    'Bonjour, je suis Camille Roux, photographe de mariage à Lyon. Forfaits à partir de 1 400 €. camille@roux.org',
    'Camille Roux',
    'photographe de mariage;Lyon;Forfaits;1 400 €;camille@roux.org',
  ],
  [
    "je m'appelle Sacha, je fais des bijoux en laiton à Marseille, boutique sachabijoux.org, prochain marché le 12 décembre",
    'Sacha',
    'bijoux en laiton;Marseille;sachabijoux.org;2026-12-12',
    'events',
  ],
  [
    'Ostéopathe Julie Lemaire, 5 rue des Lilas, Toulouse. Lundi-vendredi 9h-19h. Séance 60 €. Prendre rdv : doctolib.fr/osteopathe/julie-lemaire',
    'Julie Lemaire',
    '5 rue des Lilas;Toulouse;mon 09:00-19:00;fri 09:00-19:00;Séance;60 €;doctolib.fr/osteopathe/julie-lemaire',
    'hours;map',
  ],
  [
    'On se marie ! Inès et Hugo, le 28 août 2027 au Château de Vaux. Cérémonie à 15h, dîner à 19h. Réponse avant le 1er juin',
    'Inès et Hugo',
    '2027-08-28;Château de Vaux;Cérémonie;15;dîner;19',
    'countdown;contact',
  ],
  [
    'Coiffeuse à domicile, Rennes. Coupe femme 35€, homme 20€, brushing 18€. 06 12 34 56 78',
    '',
    'Coiffeuse à domicile;Rennes;Coupe femme;35€;homme;20€;brushing;18€;06 12 34 56 78',
    'services;contact',
  ],
  [
    'groupe de jazz Les Chats Bleus, Bordeaux, concerts : 5 mars 2027 Rocher de Palmer, 20h30 ; 12 mars 2027 Sunset, Paris',
    'Les Chats Bleus',
    'jazz;Bordeaux;2027-03-05;Rocher de Palmer;20:30;2027-03-12;Sunset;Paris',
    'events',
  ],
  [
    'podcast "Hors Piste", chaque lundi, récits d’aventure, sur spotify open.spotify.com/show/2mTUnDkuKUkhiueKcVWoP0',
    'Hors Piste',
    'chaque lundi;récits d;aventure;open.spotify.com/show/2mTUnDkuKUkhiueKcVWoP0',
    'music',
  ],
  [
    'Gîte La Bergerie dans le Luberon, 8 personnes, piscine, 950 € la semaine, 04 90 12 34 56',
    'Gîte La Bergerie',
    'Luberon;8 personnes;piscine;950 €;04 90 12 34 56',
  ],
  [
    'association Les Mains Vertes, jardin partagé à Lille, tous les samedis 10h-12h, adhésion 15 € par an, style végétal',
    'Les Mains Vertes',
    'jardin partagé;Lille;sat 10:00-12:00;adhésion;15 €',
  ],
  [
    'je suis développeuse freelance, Nora Benali, github.com/norab, malt.fr/profile/norabenali, nora@benali.org',
    'Nora Benali',
    'développeuse freelance;github.com/norab;malt.fr/profile/norabenali;nora@benali.org',
  ],
  [
    'Fleuriste Pivoine & Cie\n14 place du Marché, Annecy\nmar-sam 9h30-19h, dim 9h-13h\nbouquets dès 25 €\n@pivoineetcie',
    'Fleuriste Pivoine & Cie',
    '14 place du Marché;Annecy;tue 09:30-19:00;sat 09:30-19:00;sun 09:00-13:00;bouquets;25 €',
  ],
  [
    'site pour coach sportif, séances 45 € l’heure, Strasbourg, tél 07 98 76 54 32, noir et jaune',
    '',
    'coach sportif;séances;45 €;Strasbourg;07 98 76 54 32',
  ],
];
