// A section that a request asks for: with the facts it gives, and marked placeholders where the model needs more.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { sectionSchema } from '@vys/contract/page-model/sections';
import { freeId } from '../../scene/names.ts';
import { type Scene, valuesOf } from '../../scene/scene.ts';
import { addDays } from './hours/days.ts';

type Texts = Record<string, string>;

const placeholders: Record<string, Texts> = {
  en: {
    question: '[Your question]',
    answer: '[Your answer]',
    text: '[Your text]',
    quote: '[Your quote]',
    address: '[Your address]',
    headline: '[Your headline]',
  },
  de: {
    question: '[Ihre Frage]',
    answer: '[Ihre Antwort]',
    text: '[Ihr Text]',
    quote: '[Ihr Zitat]',
    address: '[Ihre Adresse]',
    headline: '[Ihre Überschrift]',
  },
  fr: {
    question: '[Votre question]',
    answer: '[Votre réponse]',
    text: '[Votre texte]',
    quote: '[Votre citation]',
    address: '[Votre adresse]',
    headline: '[Votre titre]',
  },
  es: {
    question: '[Tu pregunta]',
    answer: '[Tu respuesta]',
    text: '[Tu texto]',
    quote: '[Tu cita]',
    address: '[Tu dirección]',
    headline: '[Tu titular]',
  },
  pt: {
    question: '[Sua pergunta]',
    answer: '[Sua resposta]',
    text: '[Seu texto]',
    quote: '[Sua citação]',
    address: '[Seu endereço]',
    headline: '[Seu título]',
  },
  it: {
    question: '[La tua domanda]',
    answer: '[La tua risposta]',
    text: '[Il tuo testo]',
    quote: '[La tua citazione]',
    address: '[Il tuo indirizzo]',
    headline: '[Il tuo titolo]',
  },
};

const titles: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    gallery: 'Gallery',
    video: 'Video',
    music: 'Music',
    products: 'Products',
    menu: 'Menu',
    services: 'Services',
    hours: 'Opening hours',
    events: 'Events',
    about: 'About',
    testimonials: 'Testimonials',
    team: 'Team',
    press: 'Press',
    faq: 'FAQ',
    stats: 'In numbers',
    map: 'Find us',
    contact: 'Contact',
    newsletter: 'Newsletter',
    waitlist: 'Waitlist',
    guestbook: 'Guestbook',
    links: 'Links',
  },
  de: {
    gallery: 'Galerie',
    video: 'Video',
    music: 'Musik',
    products: 'Produkte',
    menu: 'Karte',
    services: 'Leistungen',
    hours: 'Öffnungszeiten',
    events: 'Termine',
    about: 'Über mich',
    testimonials: 'Stimmen',
    team: 'Team',
    press: 'Presse',
    faq: 'Häufige Fragen',
    stats: 'In Zahlen',
    map: 'Anfahrt',
    contact: 'Kontakt',
    newsletter: 'Newsletter',
    waitlist: 'Warteliste',
    guestbook: 'Gästebuch',
    links: 'Links',
  },
  fr: {
    gallery: 'Galerie',
    video: 'Vidéo',
    music: 'Musique',
    products: 'Produits',
    menu: 'Carte',
    services: 'Prestations',
    hours: 'Horaires',
    events: 'Dates',
    about: 'À propos',
    testimonials: 'Témoignages',
    team: 'Équipe',
    press: 'Presse',
    faq: 'Questions fréquentes',
    stats: 'En chiffres',
    map: 'Nous trouver',
    contact: 'Contact',
    newsletter: 'Newsletter',
    waitlist: "Liste d'attente",
    guestbook: "Livre d'or",
    links: 'Liens',
  },
  es: {
    gallery: 'Galería',
    video: 'Vídeo',
    music: 'Música',
    products: 'Productos',
    menu: 'Carta',
    services: 'Servicios',
    hours: 'Horario',
    events: 'Fechas',
    about: 'Sobre mí',
    testimonials: 'Opiniones',
    team: 'Equipo',
    press: 'Prensa',
    faq: 'Preguntas frecuentes',
    stats: 'En cifras',
    map: 'Cómo llegar',
    contact: 'Contacto',
    newsletter: 'Newsletter',
    waitlist: 'Lista de espera',
    guestbook: 'Libro de visitas',
    links: 'Enlaces',
  },
  pt: {
    gallery: 'Galeria',
    video: 'Vídeo',
    music: 'Música',
    products: 'Produtos',
    menu: 'Cardápio',
    services: 'Serviços',
    hours: 'Horário',
    events: 'Datas',
    about: 'Sobre mim',
    testimonials: 'Depoimentos',
    team: 'Equipe',
    press: 'Imprensa',
    faq: 'Perguntas frequentes',
    stats: 'Em números',
    map: 'Como chegar',
    contact: 'Contato',
    newsletter: 'Newsletter',
    waitlist: 'Lista de espera',
    guestbook: 'Livro de visitas',
    links: 'Links',
  },
  it: {
    gallery: 'Galleria',
    video: 'Video',
    music: 'Musica',
    products: 'Prodotti',
    menu: 'Menu',
    services: 'Servizi',
    hours: 'Orari',
    events: 'Date',
    about: 'Chi sono',
    testimonials: 'Testimonianze',
    team: 'Team',
    press: 'Stampa',
    faq: 'Domande frequenti',
    stats: 'In numeri',
    map: 'Dove siamo',
    contact: 'Contatti',
    newsletter: 'Newsletter',
    waitlist: "Lista d'attesa",
    guestbook: 'Libro degli ospiti',
    links: 'Link',
  },
};

/** Texts that wait for the creator, in the language of the page. */
export const placeholdersOf = ({ design }: Pick<Scene, 'design'>): Texts =>
  placeholders[design.page.lang.slice(0, 2)] ?? (placeholders.en as Texts);

/** Undefined where the kind needs something that only the creator has, such as a photo. */
export function newSection(
  scene: Scene,
  kind: SectionKind,
  given: {
    text?: string | undefined;
    title?: string | undefined;
    items?: readonly object[] | undefined;
    /** Fields of the section in place of what the words of the scene give. */
    fields?: object | undefined;
  } = {},
): PageSection | undefined {
  const lang = scene.design.page.lang.slice(0, 2);
  const title = given.title ?? (titles[lang] ?? titles.en)?.[kind];
  const base = {
    kind,
    id: freeId(scene.design.page, kind),
    ...(title === undefined ? {} : { title }),
  };
  const content = contentOf(scene, kind, given.text, placeholdersOf(scene));
  const items = given.items === undefined ? {} : { items: given.items };
  const section = sectionSchema.safeParse({ ...base, ...content, ...items, ...given.fields });
  return section.success ? section.data : undefined;
}

function contentOf(
  scene: Scene,
  kind: SectionKind,
  text: string | undefined,
  placeholder: Texts,
): object {
  const items: object[] = [];
  switch (kind) {
    case 'hours':
      return { days: valuesOf(scene, 'hours').flatMap(({ days }) => addDays(days)) };
    case 'map':
      return { address: valuesOf(scene, 'address')[0]?.text ?? text ?? placeholder.address };
    case 'contact': {
      const email = valuesOf(scene, 'email')[0]?.email;
      const phone = valuesOf(scene, 'phone')[0]?.phone;
      return {
        ...(email === undefined ? {} : { email }),
        ...(phone === undefined ? {} : { phone }),
      };
    }
    case 'faq':
      return {
        items: [
          {
            id: freeId(scene.design.page, 'question'),
            question: placeholder.question,
            answer: placeholder.answer,
          },
        ],
      };
    case 'testimonials':
      return {
        items: [{ id: freeId(scene.design.page, 'voice'), quote: text ?? placeholder.quote }],
      };
    case 'quote':
      return { quote: text ?? placeholder.quote, title: undefined };
    case 'about':
    case 'text':
      return { text: text ?? placeholder.text };
    case 'featured':
      return { headline: text ?? placeholder.headline };
    case 'footer':
      return { text: text ?? placeholder.text };
    case 'countdown':
      return { day: valuesOf(scene, 'date').find(({ day }) => day !== undefined)?.day };
    case 'image':
      return { image: { url: valuesOf(scene, 'image')[0]?.url ?? '' } };
    case 'gallery':
      return {
        items: valuesOf(scene, 'image').map(({ url }, index) => ({
          id: freeId(scene.design.page, `photo-${index + 1}`),
          image: { url },
        })),
      };
    case 'video':
    case 'music':
      return {
        items: valuesOf(scene, 'url').map(({ url }, index) => ({
          id: freeId(scene.design.page, `${kind}-${index + 1}`),
          url,
        })),
      };
    case 'links':
      return { links: [] };
    case 'newsletter':
    case 'waitlist':
    case 'guestbook':
      return text === undefined ? {} : { text };
    case 'spacer':
      return {};
    default:
      return { items };
  }
}
