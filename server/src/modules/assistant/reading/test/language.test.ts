// Short messages of strangers: their language is found whatever the language of the interface is.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { read } from './values-of.ts';

const MESSAGES: readonly (readonly [lang: string, message: string])[] = [
  [
    'de',
    'Tätowierer Flo, Studio Nachtfalter Köln, Termine per Insta @flo.nachtfalter, Mindestpreis 100€, dunkel',
  ],
  ['de', 'Rechtsanwältin Dr. Petra Vogt, Arbeitsrecht, Stuttgart. Erstgespräch 90 €'],
  ['es', 'soy entrenador personal, Iván Costa, planes online 49€/mes, Vigo'],
  ['pt', 'banda de forró Pé de Vento, Recife. shows: 13 de março de 2027'],
  ['en', 'mobile dog groomer in perth. nails $20. mon–fri 8–5. 0491 570 156'],
  ['en', 'We gave out 12,000 meals last year'],
  ['de', 'ich bin hochzeitsfotografin aus münchen, pakete ab 1200 euro'],
  ['de', 'Bäckerei Sonnenkorn, Leipzig, täglich ab 6 Uhr'],
  ['de', 'mach die knöpfe runder und den hintergrund beige'],
  ['de', 'neumodellage 45€, auffüllen 35€, termine nach absprache'],
  ['de', 'imkerin aus dem schwarzwald, honig 6 € das glas'],
  ['de', 'Klavierunterricht für Kinder und Erwachsene in Bonn'],
  ['de', 'Schreinerei Huber, Möbel nach Maß, seit 1978'],
  ['de', 'meine band heißt Nordlicht, wir spielen am 3.5. in Köln'],
  ['de', 'bitte den letzten link löschen'],
  ['de', 'Hundeschule Pfotenglück in Kassel, Welpenkurs 120 €'],
  ['de', 'Podcast über alte Filme, jeden Freitag neue Folge'],
  ['de', 'Yogalehrerin Anna Weiß, Kurse Di und Do 18 Uhr'],
  ['de', 'Töpferei am See, Tassen, Teller, Schalen'],
  ['de', 'umzüge und entrümpelung in hamburg, anruf genügt'],
  ['de', 'füge meinen tiktok kanal hinzu'],
  ['fr', 'fleuriste à lyon, bouquets de saison, livraison possible'],
  ['fr', 'Plombier chauffagiste, Nantes, 7j/7, devis gratuit'],
  ['fr', 'je suis photographe de mariage à Bordeaux'],
  ['fr', 'mets le titre en plus gros et change la couleur'],
  ['fr', 'Sophie Marchand, avocate en droit du travail, Lille'],
  ['fr', 'groupe de jazz manouche, concerts tous les vendredis'],
  ['fr', "cours de guitare à domicile, 35 € de l'heure"],
  ['fr', 'Boulangerie Le Petit Four, ouvert du mardi au dimanche'],
  ['fr', 'supprime le dernier lien stp'],
  ['fr', 'prof de yoga, cours mardi et jeudi à 19h'],
  ['fr', 'association de protection des chats, dons bienvenus'],
  ['fr', 'ostéopathe à Rennes, consultations sur rendez-vous'],
  ['fr', 'traductrice anglais français, tarifs sur devis'],
  ['fr', 'menuisier ébéniste, meubles sur mesure, Annecy'],
  ['fr', 'ajoute mon insta et mon tiktok'],
  ['es', 'fotógrafa de bodas en sevilla, reportajes desde 900€'],
  ['es', 'peluquería canina en valencia, baño y corte 30€'],
  ['es', 'abogado laboralista, primera consulta gratis, Madrid'],
  ['es', 'pon el fondo verde y los botones redondos'],
  ['es', 'quita el último enlace por favor'],
  ['es', 'clases de guitarra para niños y adultos'],
  ['es', 'Panadería El Horno de Luisa, abierto de lunes a sábado'],
  ['es', 'grupo de rock de Bilbao, concierto el 3 de mayo'],
  ['es', 'tienda de cerámica hecha a mano, envíos a toda españa'],
  ['es', 'fontanero urgente 24 horas en zaragoza'],
  ['es', 'añade mi canal de youtube'],
  ['es', 'artista y tatuadora, citas por whatsapp'],
  ['es', 'refugio de animales en málaga, adopta un perro'],
  ['pt', 'confeitaria artesanal em Curitiba, bolos de casamento'],
  ['pt', 'cabeleireira no Porto, corte 20€, coloração desde 45€'],
  ['pt', 'aulas de violão para iniciantes, R$ 80 a hora'],
  ['pt', 'coloca o fundo azul e os botões redondos'],
  ['pt', 'advogada trabalhista em São Paulo, primeira consulta grátis'],
  ['pt', 'fotógrafo de casamentos, Lisboa e arredores'],
  ['pt', 'eletricista 24 horas em Belo Horizonte, orçamento grátis'],
  ['pt', 'sou psicóloga, atendimento online, sessões de 50 minutos'],
  ['pt', 'loja de cerâmica feita à mão, envio para todo o Brasil'],
  ['pt', 'adiciona o meu instagram'],
  ['pt', 'padaria do bairro, aberta de segunda a sábado'],
  ['pt', 'personal trainer em Braga, treinos ao ar livre'],
  ['it', 'fotografa di matrimoni a firenze, pacchetti da 900 euro'],
  ['it', 'parrucchiere a torino, taglio 25€, piega 18€'],
  ['it', "lezioni di pianoforte per bambini e adulti, 30€ l'ora"],
  ['it', 'metti lo sfondo verde e i pulsanti rotondi'],
  ['it', "togli l'ultimo link per favore"],
  ['it', 'avvocato del lavoro, prima consulenza gratuita, Milano'],
  ['it', 'pizzeria da Gino, Napoli, aperti dal martedì alla domenica'],
  ['it', 'idraulico urgente 24 ore, preventivo gratuito'],
  ['it', 'aggiungi il mio canale youtube'],
  ['it', 'ceramiche fatte a mano, spedizioni in tutta Italia'],
  ['it', 'psicologa, sedute online di 50 minuti 60€'],
  ['it', 'band rock di Bologna, concerto il 3 maggio'],
  ['it', 'sarta, riparazioni e abiti su misura, Verona'],
  ['it', 'agriturismo in Toscana, camere e ristorante'],
  ['en', 'wedding photographer in leeds, packages from £900'],
  ['en', 'plumber, bristol, 24/7 call outs, free quotes'],
  ['en', 'make the buttons rounder and the background beige'],
  ['en', 'remove the last link please'],
  ['en', 'im a piano teacher, kids and adults, $40 per lesson'],
  ['en', 'Rosewood Bakery, open tue to sun 7-3'],
  ['en', 'employment lawyer in Boston, first call free'],
  ['en', 'add my tiktok and my youtube'],
  ['en', 'indie band from Leeds, gig on 3 May'],
  ['en', 'handmade ceramics, worldwide shipping'],
  ['en', 'dog rescue in Austin, adopt or donate'],
  ['en', 'change the title to Nova Studio'],
  ['en', 'therapist offering online sessions, 50 minutes £60'],
  ['en', 'tattoo artist, books open, dm me'],
  ['en', 'sourdough starter class every saturday 10-2'],
  ['en', 'freelance translator, french to english'],
];

test.each(MESSAGES)('%s is the language of "%s"', (lang, message) => {
  for (const ui of LANGUAGES) expect(read(message, ui).lang, ui).toBe(lang);
});

test.each(MESSAGES)('No word is corrected (%s): "%s"', (_, message) => {
  for (const { typed, normal } of read(message).words) {
    const folded = typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    expect(normal).toBe(folded.replaceAll('ß', 'ss'));
  }
});

test.each([
  ['en', 'delte the link and romove it', 'delete the link and remove it'],
  ['en', 'mvoe it up', 'move it up'],
  ['de', 'link hinzufügn', 'link hinzufugen'],
  ['fr', 'ajoutr un lien', 'ajouter un lien'],
])('A verb that is typed wrong is corrected (%s): "%s"', (lang, message, expected) =>
  expect(
    read(message, lang)
      .words.map(({ normal }) => normal)
      .join(' '),
  ).toBe(expected),
);
