// As people type on a phone: the other five languages.
import type { BriefCase } from './brief-case.ts';

export const typedOthers: readonly BriefCase[] = [
  [
    'moin, ich bins, der Ole! Surfschule auf Sylt, Schnupperkurs 49 €, Brett leihen 15 €',
    'Ole',
    'Surfschule auf Sylt;Schnupperkurs;49 €;Brett leihen;15 €',
  ],
  [
    'hi ich bin mia und mache torten in hannover, ab 60 euro, bestellung per whatsapp 0151 23456789',
    'Mia',
    'torten;hannover;60 euro;0151 23456789',
  ],
  [
    'bitte eine seite für meine hundeschule pfotenglück in mainz, welpenkurs 120 €, einzelstunde 50 €',
    'Pfotenglück',
    'hundeschule;mainz;welpenkurs;120 €;einzelstunde;50 €',
  ],
  [
    'Mein Laden heißt Papier & Pinsel, Schreibwaren in Bonn, Mo–Fr 9–18 Uhr',
    'Papier & Pinsel',
    'Schreibwaren;Bonn;mon 09:00-18:00',
    'hours',
  ],
  [
    'Gitarrenunterricht in Köln Ehrenfeld, 80 € im Monat, erste Stunde gratis',
    '',
    'Gitarrenunterricht;Köln Ehrenfeld;80 €;im Monat;erste Stunde gratis',
  ],
  [
    'Steuerberaterin Anke Vogt, Nordstraße 7, 24105 Kiel, Termine nach Vereinbarung, 0431 55566',
    'Anke Vogt',
    'Steuerberaterin;Nordstraße 7;24105 Kiel;Termine nach Vereinbarung;0431 55566',
  ],
  [
    'Wir sind Die Lautmaler, Kindertheater aus Halle. Nächste Vorstellung 6. Dezember, 15 Uhr, Puppentheater Halle',
    'Die Lautmaler',
    'Kindertheater;Halle;2026-12-06;Puppentheater',
    'events',
  ],
  [
    'Kontaktseite Elektro Brandt, Notdienst rund um die Uhr, Tel 030 1234567, info@elektro-brandt.example.de',
    'Elektro Brandt',
    'Notdienst rund um die Uhr;030 1234567;info@elektro-brandt.example.de',
  ],
  [
    'Hallo, hier Familie Schuster, Ferienwohnung Alpenblick in Oberstdorf, 95 € pro Nacht, 2 Schlafzimmer',
    'Ferienwohnung Alpenblick',
    'Oberstdorf;95 €;2 Schlafzimmer',
  ],
  [
    'salut, je suis théo et je fais du vtt à annecy, vidéos sur youtube @theoride',
    'Théo',
    'vtt;annecy;youtube.com/@theoride',
  ],
  [
    "ma boulangerie s'appelle au bon levain, à tours, baguette 1,20 €, fermé le lundi",
    'Au Bon Levain',
    'boulangerie;tours;baguette;1,20 €;mon closed',
  ],
  [
    'Je suis sophrologue, Anne-Laure Petit, cabinet à Quimper, séance 60 €, TVA non applicable',
    'Anne-Laure Petit',
    'sophrologue;Quimper;séance;60 €;TVA non applicable',
  ],
  [
    'page pour le Café des Sports, Vannes. Ouvert tous les jours 7h-22h. Demi 3 €, plat du jour 12 €',
    'Café des Sports',
    'Vannes;mon 07:00-22:00;Demi;3 €;plat du jour;12 €',
    'hours',
  ],
  [
    'photographe mariage — Studio Lumen — Bordeaux, forfait 1 800 €, lumen@example.fr',
    'Studio Lumen',
    'photographe mariage;Bordeaux;1 800 €;lumen@example.fr',
  ],
  [
    'bonjour, nous avons un groupe de rock, les ours polaires, à lyon. concert le 18 décembre au sonic',
    'Les Ours Polaires',
    'rock;lyon;2026-12-18;sonic',
    'events',
  ],
  [
    'Cours de dessin avec Manon, mardi 18h, 15 € le cours, matériel fourni, Toulouse',
    'Manon',
    'Cours de dessin;mardi;15 €;matériel fourni;Toulouse',
  ],
  [
    'hola, soy carmen y doy clases de flamenco en jerez, 40€ al mes',
    'Carmen',
    'clases de flamenco;jerez;40€;al mes',
  ],
  [
    'mi cafetería se llama la taza rota, en oviedo, café 1,50, tostada 2,50',
    'La Taza Rota',
    'oviedo;café;1,50;tostada;2,50',
  ],
  [
    'Pilates con Nerea, Donostia. bono 10 clases 110 €, clase suelta 14 €',
    'Nerea',
    'Pilates;Donostia;bono 10 clases;110 €;clase suelta;14 €',
  ],
  [
    'Página de Ferretería El Clavo, Calle Real 4, León. L a V de 9 a 14',
    'Ferretería El Clavo',
    'Calle Real 4;León;mon 09:00-14:00',
  ],
  [
    'electricista en quito, Jorge Andrade, 0991234567, presupuesto gratis, IVA incluido',
    'Jorge Andrade',
    'electricista;quito;0991234567;presupuesto gratis;IVA incluido',
  ],
  [
    'somos vientos del sur, grupo de folk de mendoza. 3 de enero peña la casona',
    'Vientos del Sur',
    'folk;mendoza;2027-01-03;la casona',
    'events',
  ],
  [
    "quiero una página oscura para mi canal de terror 'Noche de Gritos', youtube.com/@nochedegritos, nuevo video cada viernes",
    'Noche de Gritos',
    'canal de terror;youtube.com/@nochedegritos;cada viernes',
  ],
  [
    'oi! me chamo duda, sou tatuadora em recife, sessão 400 reais',
    'Duda',
    'tatuadora;recife;sessão;400 reais',
  ],
  [
    'Restaurante O Farol, Nazaré. Polvo 16 €, arroz de marisco 19 €. Encerra à terça',
    'Restaurante O Farol',
    'Nazaré;Polvo;16 €;arroz de marisco;19 €;Encerra à terça',
    'menu',
  ],
  [
    'explicações de matemática, Profª Sónia, 12€/hora, Coimbra ou online',
    'Profª Sónia',
    'explicações de matemática;12€;Coimbra ou online;Profª Sónia',
  ],
  [
    'a minha marca é a Linho Cru, roupa de linho feita no Minho, camisas 59 €, loja linhocru.example.pt',
    'Linho Cru',
    'roupa de linho;camisas;59 €;linhocru.example.pt',
  ],
  [
    'banda forró do mato, campina grande, agenda: 13/12 festa da praça. contato 83 98888 1234',
    'Forró do Mato',
    'campina grande;2026-12-13;festa da praça;83 98888 1234',
    'events',
  ],
  [
    'fotógrafo Tiago Lobo, casamentos no Algarve, pacotes desde 900€, galeria',
    'Tiago Lobo',
    'casamentos;Algarve;900€',
    'gallery',
  ],
  [
    'ciao, mi chiamo sara e faccio gioielli in rame a pisa, anelli 25€, etsy.com/shop/saraRame',
    'Sara',
    'gioielli in rame;pisa;anelli;25€;etsy.com/shop/saraRame',
  ],
  [
    'la nostra gelateria si chiama dolce nord, a trieste, cono 2,50, coppetta 3',
    'Dolce Nord',
    'gelateria;trieste;cono;2,50;coppetta;3',
  ],
  [
    'B&B La Ginestra, Matera, camera doppia 80 €, colazione inclusa, 0835 123456',
    'B&B La Ginestra',
    'Matera;camera doppia;80 €;colazione inclusa;0835 123456',
  ],
  [
    "lezioni di canto con Marta Riva a Milano, 35 euro l'ora, prima lezione gratis",
    'Marta Riva',
    'lezioni di canto;Milano;35 euro;prima lezione gratis',
  ],
  [
    'Avv. Paolo Greco, diritto del lavoro, via Manzoni 3, Bergamo. Riceve su appuntamento',
    'Avv. Paolo Greco',
    'diritto del lavoro;via Manzoni 3;Bergamo;Riceve su appuntamento',
  ],
  [
    'siamo i fuori tempo, cover band di verona, 5 dicembre birreria sole',
    'Fuori Tempo',
    'cover band;verona;2026-12-05;birreria sole',
    'events',
  ],
  [
    'Barbearia do Chico: corte 10€, barba 8€. Segunda fechado. Rua das Flores 20, Porto',
    'Barbearia do Chico',
    'corte;10€;barba;8€;mon closed;Rua das Flores 20;Porto',
    'services',
  ],
  [
    'dachdecker müller, seit 1974, steildach flachdach solar, notdienst 0173 9988776, raum siegen',
    'Dachdecker Müller',
    'seit 1974;steildach flachdach solar;notdienst;0173 9988776;raum siegen',
  ],
  [
    'Mach mir bitte eine Seite: Katharina Blum, Hebamme in Rostock. Geburtsvorbereitung 12 €/Std, Rückbildung, Hausbesuche. hebamme-blum.example.de',
    'Katharina Blum',
    'Hebamme;Rostock;Geburtsvorbereitung;12 €;Rückbildung;Hausbesuche;hebamme-blum.example.de',
  ],
  [
    'Wir vermieten E-Bikes am Bodensee. Tagespreis 35 €, Woche 180 €. Radverleih Seeblick, Uferweg 2, Lindau. täglich 9-18 Uhr',
    'Radverleih Seeblick',
    'E-Bikes;35 €;180 €;Uferweg 2;Lindau;mon 09:00-18:00',
    'hours',
  ],
  [
    'hey ich bins timo, ich mach beats und mische songs ab. mix 80€ beat 50€. yt timobeats, mail timo@example.de',
    'Timo',
    'beats;mix;80€;beat;50€;timo@example.de',
  ],
  [
    'Yogastudio Atemraum in Dresden-Neustadt. Kursplan: Mo 18 Uhr Hatha, Mi 19 Uhr Yin, Fr 17 Uhr Vinyasa. Probestunde 10 €',
    'Yogastudio Atemraum',
    'Dresden-Neustadt;Hatha;Yin;Vinyasa;Probestunde;10 €',
  ],
  [
    "Foodtruck 'Gute Knolle' – Kartoffelgerichte. Diese Woche: Di Uni Mainz, Do Marktplatz Wiesbaden. Buchung: hallo@guteknolle.example.de",
    'Gute Knolle',
    'Kartoffelgerichte;Uni Mainz;Marktplatz Wiesbaden;hallo@guteknolle.example.de',
  ],
  [
    'kfz werkstatt yilmaz, reifenwechsel 40 euro, ölwechsel ab 79 euro, mo-fr 8-17, industriestr. 5 in bochum',
    'Kfz Werkstatt Yilmaz',
    'reifenwechsel;40;ölwechsel;79;mon 08:00-17:00;industriestr. 5;bochum',
    'hours',
  ],
  [
    "coucou, moi c'est lola, prothésiste ongulaire à nice, pose gel 45 euros, remplissage 35 euros, insta @lola.nails06",
    'Lola',
    'prothésiste ongulaire;pose gel;45;remplissage;35;instagram.com/lola.nails06',
  ],
  [
    'Bonjour, je voudrais une page pour mon restaurant Chez Ginette à Lyon, midi 11h45-14h du lundi au vendredi, menu 17 €, réservation 04 78 00 00 00',
    'Chez Ginette',
    'Lyon;mon 11:45-14:00;17 €;04 78 00 00 00',
    'hours',
  ],
  [
    'Ébéniste, Atelier Morvan, restauration de meubles, Quimper, devis gratuit, ateliermorvan.example.fr, galerie photo',
    'Atelier Morvan',
    'restauration de meubles;Quimper;devis gratuit;ateliermorvan.example.fr',
    'gallery',
  ],
  [
    'cours de yoga doux, le jeudi 18h30, salle des fêtes de Gap, 10 € la séance, Nathalie 06 00 11 22 33',
    'Nathalie',
    'cours de yoga doux;jeudi 18h30;salle des fêtes de Gap;10 €;06 00 11 22 33',
  ],
  [
    "notre groupe s'appelle Vent d'Ouest, folk breton, prochaines dates 5 décembre Brest La Carène, 19 décembre Vannes L'Echonova",
    "Vent d'Ouest",
    "folk breton;2026-12-05;La Carène;2026-12-19;L'Echonova",
    'events',
  ],
  [
    'autrice jeunesse, Maud Perrin, 4 albums illustrés, ateliers scolaires 250 €/jour, TVA non applicable. page colorée et joyeuse',
    'Maud Perrin',
    'autrice jeunesse;4 albums illustrés;ateliers scolaires;250 €;TVA non applicable',
  ],
  [
    'hola! soy diego, barbero en cali, corte 25.000 pesos, barba 15.000. ig @diegofade',
    'Diego',
    'barbero;corte;25.000;barba;15.000;instagram.com/diegofade',
  ],
  [
    'Heladería Polo Norte, Paseo Marítimo 12, Málaga. cucurucho 2,80 €, tarrina 3,20 €. abierto hasta las 24h en verano',
    'Heladería Polo Norte',
    'Paseo Marítimo 12;Málaga;cucurucho;2,80 €;tarrina;3,20 €;hasta las 24h en verano',
  ],
  [
    'necesito web para mi despacho, Ortega & Vidal Abogados, Valencia, primera cita 40 € + IVA, lunes a jueves 9-14h',
    'Ortega & Vidal Abogados',
    'Valencia;primera cita;40 €;IVA;mon 09:00-14:00',
  ],
  [
    'clases particulares de inglés con Sarah, nativa de Boston, 18€/h, Alicante centro',
    'Sarah',
    'clases particulares de inglés;nativa de Boston;18€;Alicante centro',
  ],
  [
    'somos la asociación vecinal El Barrio Vivo, fiesta el 20 de diciembre a las 18h en la plaza. hazte socio 10€ al año',
    'El Barrio Vivo',
    'asociación vecinal;2026-12-20;plaza;10€;hazte socio',
  ],
  [
    'mi marca es luna de barro, hago tazas de cerámica en cuenca, 22€ cada una, lunadebarro.example.es',
    'Luna de Barro',
    'tazas de cerámica;cuenca;22€;cada una;lunadebarro.example.es',
  ],
  [
    'dj residente en Ibiza, DJ Lara Sol, house melódico, contrataciones larasol@example.com, soundcloud.com/larasol',
    'DJ Lara Sol',
    'Ibiza;house melódico;larasol@example.com;soundcloud.com/larasol',
  ],
  [
    'boa tarde, sou o tomás, fotógrafo de surf em peniche, sessão 80€, fotos em tomassurf.example.pt',
    'Tomás',
    'fotógrafo de surf;peniche;sessão;80€;tomassurf.example.pt',
  ],
  [
    'Clínica Dentária Sorriso Claro, Viseu. Limpeza 45 €, branqueamento 180 €. Seg-Sex 9h-19h. 232 111 222',
    'Clínica Dentária Sorriso Claro',
    'Viseu;Limpeza;45 €;branqueamento;180 €;mon 09:00-19:00;232 111 222',
    'hours',
  ],
  [
    'crio bolos de casamento em Belo Horizonte, a partir de R$ 350, marca Doce Jardim, insta @docejardim.bh',
    'Doce Jardim',
    'bolos de casamento;Belo Horizonte;a partir de R$ 350;instagram.com/docejardim.bh',
  ],
  [
    'podcast Mesa de Bar, conversas sobre futebol, toda segunda, spotify e youtube @mesadebar',
    'Mesa de Bar',
    'conversas sobre futebol;toda segunda;youtube.com/@mesadebar',
  ],
  [
    'casamos! Joana & Miguel, 5 de junho de 2027, Quinta do Lago, Sintra. confirmar presença até 1 de maio. fundo creme',
    'Joana & Miguel',
    '2027-06-05;Quinta do Lago;Sintra;1 de maio',
    'countdown;contact',
  ],
  [
    'explicadora de física e química, Porto e online, 20€/h, whatsapp 913 222 333, Helena',
    'Helena',
    'física e química;Porto e online;20€;913 222 333',
  ],
  [
    'salve, sono il dj marco fumo, techno da milano, prossima data 12 dicembre al tunnel',
    'DJ Marco Fumo',
    'techno;milano;2026-12-12;tunnel',
    'events',
  ],
  [
    'Agriturismo Podere Rosso, Siena: camere 95 € a notte, cena tipica 30 €. cani benvenuti. info@podererosso.example.it',
    'Agriturismo Podere Rosso',
    'Siena;camere;95 €;cena tipica;30 €;cani benvenuti;info@podererosso.example.it',
  ],
  [
    'vorrei una pagina per il mio studio di tatuaggi, inchiostro vivo, a genova, minimo 80 euro, solo su appuntamento, nera e rossa',
    'Inchiostro Vivo',
    'studio di tatuaggi;genova;80 euro;solo su appuntamento',
  ],
  [
    'Fabio Neri, maestro di sci a Cortina. Lezione privata 65 €/h, gruppo 45 €. Stagione 5 dicembre – 10 aprile. 347 1112223',
    'Fabio Neri',
    'maestro di sci;Cortina;Lezione privata;65 €;gruppo;45 €;347 1112223;10 aprile',
  ],
  [
    'nutrizionista dott.ssa Chiara Moretti, Parma e online, prima visita 90 €, controllo 60 €, moduli e domande frequenti',
    'Dott.ssa Chiara Moretti',
    'nutrizionista;Parma e online;prima visita;90 €;controllo;60 €',
    'faq',
  ],
];
