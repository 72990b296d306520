// Briefs in Spanish, Portuguese and Italian.
import type { BriefCase } from './brief-case.ts';

export const romance: readonly BriefCase[] = [
  [
    'una página para mi panadería La Espiga en Granada, abierta de lunes a sábado de 7 a 14, pan de pueblo 2,10 €, magdalenas 3 €, insta @laespiga.granada',
    'La Espiga',
    'Granada;mon 07:00-14:00;sat 07:00-14:00;pan de pueblo;2,10 €;magdalenas;3 €;instagram.com/laespiga.granada',
    'menu;hours',
  ],
  [
    'hola soy lucía, hago cerámica en valencia, tienda luciaceramica.org, próximo mercado 12 de marzo',
    'Lucía',
    'cerámica;Valencia;luciaceramica.org;2027-03-12',
    'events',
  ],
  [
    'Fisioterapia Navarro, Bilbao. Citas solo por teléfono 944 123 456. L-V 9:00-20:00',
    'Fisioterapia Navarro',
    'Bilbao;solo por teléfono;944 123 456;mon 09:00-20:00;fri 09:00-20:00',
    'hours;contact',
  ],
  [
    '¡nos casamos! Marta y Diego, 12 de septiembre de 2027, Finca El Olivo, Toledo. Confirmar asistencia antes del 1 de julio',
    'Marta y Diego',
    '2027-09-12;Finca El Olivo;Toledo',
    'countdown;contact',
  ],
  [
    'Psicóloga Carmen Ruiz, terapia online y en Sevilla, sesión 60 €, carmen@ruiz.org, colores suaves',
    'Carmen Ruiz',
    'Psicóloga;terapia online y en Sevilla;sesión;60 €;carmen@ruiz.org',
  ],
  [
    'Peluquería Rizos: corte 18€, tinte 35€, mechas 55€. Martes a sábado 10-20h. Calle Mayor 15, Madrid. Tel 91 123 45 67',
    'Peluquería Rizos',
    'corte;18€;tinte;35€;mechas;55€;tue 10:00-20:00;sat 10:00-20:00;Calle Mayor 15;91 123 45 67',
    'services;hours;map',
  ],
  [
    'quiero una web para mi banda Los Mapaches, rock de Rosario. fechas: 6 de marzo Rosario, 14 de marzo Buenos Aires. instagram @losmapaches',
    'Los Mapaches',
    'rock;Rosario;2027-03-06;2027-03-14;Buenos Aires;instagram.com/losmapaches',
    'events',
  ],
  [
    'clases de guitarra en cdmx, 300 pesos la hora, whatsapp +52 55 1234 5678, profe Andrés',
    '',
    'clases de guitarra;300 pesos;+52 55 1234 5678;Andrés',
  ],
  [
    'fotógrafa de bodas Elena Sanz, Mallorca, desde 1.900 €, elena@sanz.org, galería por favor',
    'Elena Sanz',
    'fotógrafa de bodas;Mallorca;1.900 €;elena@sanz.org',
    'gallery',
  ],
  [
    'Casa rural El Refugio, Asturias. 6 plazas, 140 € noche, se admiten perros. 985 112 233',
    'Casa rural El Refugio',
    'Asturias;6 plazas;140 €;se admiten perros;985 112 233',
  ],
  [
    'Restaurante Mar de Fondo en Cádiz. Tortillitas de camarones 8 €, atún encebollado 14 €. Reservas: 956 11 22 33. Cerrado los lunes',
    'Restaurante Mar de Fondo',
    'Cádiz;Tortillitas de camarones;8 €;atún encebollado;14 €;956 11 22 33;mon closed',
    'menu;contact',
  ],
  [
    'soy entrenador personal, Iván Costa, planes online 49€/mes, Vigo, tiktok @ivanfit',
    'Iván Costa',
    'entrenador personal;planes online;49€;Vigo;tiktok.com/@ivanfit',
  ],
  [
    'abogada laboralista en zaragoza, primera consulta gratis, despacho@lopezabogados.org',
    '',
    'abogada laboralista;Zaragoza;primera consulta gratis;despacho@lopezabogados.org',
  ],
  [
    'protectora de animales Patitas, adopta a Lola y Max, donaciones en teaming.net/patitas, voluntarios;domingos',
    'Patitas',
    'adopta a Lola y Max;teaming.net/patitas;voluntarios;domingos',
  ],
  ['algo bonito no sé', '', ''],
  [
    'uma página para a minha padaria Trigo & Sal em Braga, aberta de terça a domingo das 7h às 19h, pão de mistura 1,50 €, bola de berlim 1,20 €, insta @trigoesal',
    'Trigo & Sal',
    'Braga;tue 07:00-19:00;sun 07:00-19:00;pão de mistura;1,50 €;bola de berlim;1,20 €;instagram.com/trigoesal',
    'menu;hours',
  ],
  [
    'oi, sou a Bia, manicure em São Paulo, gel R$ 120, esmaltação R$ 45, whatsapp 11 98765-4321',
    'Bia',
    'manicure;São Paulo;gel;R$ 120;esmaltação;R$ 45;98765-4321',
    'services',
  ],
  [
    'vamos casar! Inês e Rui, 19 de junho de 2027, Quinta do Lago, Sintra. confirmar presença até 1 de maio',
    'Inês e Rui',
    '2027-06-19;Quinta do Lago;Sintra',
    'countdown;contact',
  ],
  [
    'Fisioterapeuta Joana Reis, Porto. Consultas 40 €. Seg-Sex 9h-18h. 912 345 678',
    'Joana Reis',
    'Fisioterapeuta;Porto;Consultas;40 €;mon 09:00-18:00;fri 09:00-18:00;912 345 678',
    'hours',
  ],
  [
    'podcast Fala Sério, novos episódios todas as quartas, open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
    'Fala Sério',
    'todas as quartas;open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
    'music',
  ],
  [
    'Alojamento local Casa da Ria, Aveiro, 2 quartos, 85 € por noite, reservas em casadaria.org',
    'Casa da Ria',
    'Aveiro;2 quartos;85 €;casadaria.org',
  ],
  [
    'banda de forró Pé de Vento, Recife. shows: 13 de março de 2027 Olinda, 20 de março de 2027 Natal. contato@pedevento.org',
    'Pé de Vento',
    'forró;Recife;2027-03-13;Olinda;2027-03-20;Natal;contato@pedevento.org',
    'events',
  ],
  [
    'quero um site para a minha loja de plantas Folha Verde, lisboa, entregas grátis, monstera 25€, ficus 18€',
    'Folha Verde',
    'plantas;Lisboa;entregas grátis;monstera;25€;ficus;18€',
  ],
  [
    'Explicador de matemática, 15€/hora, online, Tiago Lopes, tiago@explica.org',
    'Tiago Lopes',
    'Explicador de matemática;15€;online;tiago@explica.org',
  ],
  [
    'una pagina per il mio panificio Grano Duro a Lecce, aperto da martedì a sabato 7-13, pane di Altamura 3,50 €, focaccia 2 €, instagram @granoduro',
    'Grano Duro',
    'Lecce;tue 07:00-13:00;sat 07:00-13:00;pane di Altamura;3,50 €;focaccia;2 €;instagram.com/granoduro',
    'menu;hours',
  ],
  [
    'ciao sono giulia, faccio ceramiche a faenza, negozio giulia.org, prossimo mercatino 12 marzo',
    'Giulia',
    'ceramiche;faenza;giulia.org;2027-03-12',
    'events',
  ],
  [
    'Studio dentistico Ferrari, via Roma 12, Parma. Lun-Ven 9-19. Tel 0521 123456. Igiene dentale 80 €',
    'Studio dentistico Ferrari',
    'via Roma 12;Parma;mon 09:00-19:00;fri 09:00-19:00;0521 123456;Igiene dentale;80 €',
    'hours;map;contact',
  ],
  [
    'ci sposiamo! Chiara e Luca, 4 settembre 2027, Masseria San Martino, Ostuni. cerimonia ore 16',
    'Chiara e Luca',
    '2027-09-04;Masseria San Martino;Ostuni;cerimonia',
    'countdown;contact',
  ],
  [
    'Sono Marco Vitali, fotografo di matrimoni a Firenze, pacchetti da 1.500 €, marco@vitali.org',
    'Marco Vitali',
    'fotografo di matrimoni;Firenze;1.500 €;marco@vitali.org',
  ],
  [
    'trattoria Da Nonna Pina, Bologna: tagliatelle al ragù 11, lasagne 12, tiramisù 6. chiuso il lunedì. prenotazioni 051 234567',
    'Trattoria Da Nonna Pina',
    'Bologna;tagliatelle al ragù;11;lasagne;12;tiramisù;6;mon closed;051 234567',
    'menu',
  ],
  [
    'insegnante di yoga a Torino, lezioni lunedì e giovedì ore 19, 12 € a lezione, yogaconsara.org, colori naturali',
    '',
    'insegnante di yoga;Torino;lezioni;12 €;yogaconsara.org;19',
  ],
  [
    'gruppo musicale I Gatti Neri, Napoli, concerti 20 febbraio 2027 Roma Monk, 27 febbraio 2027 Milano Santeria',
    'I Gatti Neri',
    'Napoli;2027-02-20;Roma;Monk;2027-02-27;Milano;Santeria',
    'events',
  ],
  [
    'B&B Il Glicine sul lago di Como, camere da 90 € a notte, colazione inclusa, info@ilglicine.org',
    'B&B Il Glicine',
    'lago di Como;camere;90 €;colazione inclusa;info@ilglicine.org',
  ],
  [
    'sarta su misura, riparazioni, orli 10€, abiti da sposa, via Garibaldi 3 Verona, chiamare 045 998877',
    '',
    'sarta su misura;riparazioni;orli;10€;abiti da sposa;via Garibaldi 3;045 998877',
  ],
];
