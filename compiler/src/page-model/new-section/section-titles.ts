// Titles of sections in the language of the page.
import type { SectionKind } from '@vys/contract/page-model/sections';

const KINDS: readonly SectionKind[] = [
  'links',
  'gallery',
  'video',
  'music',
  'products',
  'menu',
  'services',
  'hours',
  'events',
  'about',
  'testimonials',
  'team',
  'press',
  'faq',
  'stats',
  'countdown',
  'map',
  'contact',
  'newsletter',
  'waitlist',
  'guestbook',
];
const TITLES: Readonly<Record<string, string>> = {
  en: 'Links|Gallery|Videos|Music|Products|Menu|Services|Opening hours|Dates|About|What people say|Team|Press|Questions and answers|In numbers|Countdown|Find us|Contact|Newsletter|Waitlist|Guestbook',
  de: 'Links|Galerie|Videos|Musik|Produkte|Karte|Leistungen|Öffnungszeiten|Termine|Über uns|Stimmen|Team|Presse|Fragen und Antworten|In Zahlen|Countdown|Anfahrt|Kontakt|Newsletter|Warteliste|Gästebuch',
  fr: 'Liens|Galerie|Vidéos|Musique|Produits|Carte|Prestations|Horaires|Dates|À propos|Témoignages|Équipe|Presse|Questions et réponses|En chiffres|Compte à rebours|Nous trouver|Contact|Newsletter|Liste d’attente|Livre d’or',
  es: 'Enlaces|Galería|Vídeos|Música|Productos|Carta|Servicios|Horario|Fechas|Sobre nosotros|Opiniones|Equipo|Prensa|Preguntas y respuestas|En cifras|Cuenta atrás|Cómo llegar|Contacto|Boletín|Lista de espera|Libro de visitas',
  pt: 'Links|Galeria|Vídeos|Música|Produtos|Ementa|Serviços|Horário|Datas|Sobre|Testemunhos|Equipa|Imprensa|Perguntas e respostas|Em números|Contagem decrescente|Como chegar|Contacto|Newsletter|Lista de espera|Livro de visitas',
  it: 'Link|Galleria|Video|Musica|Prodotti|Menù|Servizi|Orari|Date|Chi siamo|Dicono di noi|Team|Stampa|Domande e risposte|In numeri|Conto alla rovescia|Dove siamo|Contatti|Newsletter|Lista d’attesa|Libro degli ospiti',
};

const titles = new Map(
  Object.entries(TITLES).map(([lang, line]) => [
    lang,
    new Map(line.split('|').map((title, index) => [KINDS[index] as SectionKind, title])),
  ]),
);

/** None for kinds that show no title, such as quotes and images. */
export function sectionTitle(kind: SectionKind, lang: string): string | undefined {
  return (titles.get(lang.split('-')[0] ?? '') ?? titles.get('en'))?.get(kind);
}
