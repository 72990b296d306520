// Texts of screens/templates, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  title: 'Plantillas',
  intro:
    'Empieza con un diseño terminado. Tu nombre, tus enlaces y tu contenido siguen siendo tuyos.',
  search: 'Buscar plantillas',
  searchHint: 'Prueba «panadería» o «banda»',
  audience: 'Pensada para',
  mood: 'Estilo',
  scheme: 'Colores',
  clear: 'Borrar filtros',
  noMatch: 'Ninguna plantilla coincide',
  noMatchHint:
    'Prueba con otra palabra o borra los filtros. Todas las plantillas sirven para cualquier página.',
  found: (count) => plural(count, { one: '# plantilla', other: '# plantillas' }),
  preview: 'Vista previa',
  previewOf: (name) => `Vista previa de ${name}`,
  previewTitle: (name) => `Plantilla «${name}»`,
  previewFrame: 'Vista previa de la plantilla',
  use: 'Usar plantilla',
  useNamed: (name) => `Usar plantilla: ${name}`,
  promise:
    'Se abre en AI Studio con tu propio contenido. No se guarda nada hasta que tú lo guardes, y puedes deshacerlo.',
  loading: 'Cargando la plantilla',
  loadFailed: 'No hemos podido cargar esta plantilla',
  loadFailedHint: 'Comprueba tu conexión e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  notKept:
    'No hemos podido pasar la plantilla a AI Studio. Permite que este sitio guarde datos e inténtalo de nuevo.',
  audiences: {
    all: 'Todos',
    music: 'Música y escenario',
    shows: 'Pódcasts y directos',
    art: 'Arte y artesanía',
    business: 'Pequeños negocios',
    writing: 'Textos y portafolio',
    events: 'Eventos y causas',
  },
  moods: {
    all: 'Cualquier estilo',
    bold: 'Atrevido',
    calm: 'Tranquilo',
    elegant: 'Elegante',
    playful: 'Divertido',
    warm: 'Cálido',
    minimal: 'Minimalista',
  },
  schemes: { all: 'Todos', light: 'Claro', dark: 'Oscuro' },
  templates: {
    musician: {
      name: 'Música',
      description: 'Tu nombre como cartel y después canciones y conciertos.',
      keywords: 'músico música banda artista dj cantante concierto álbum gira',
    },
    photographer: {
      name: 'Fotografía',
      description: 'Una galería tranquila que deja hablar a tu trabajo.',
      keywords: 'fotógrafo fotógrafa ilustración arquitectura portafolio imágenes láminas galería',
    },
    cafe: {
      name: 'Cafetería',
      description: 'Horario, carta y cómo llegar a tu puerta.',
      keywords: 'café panadería restaurante bar comida peluquería floristería tienda',
    },
    podcaster: {
      name: 'Pódcast',
      description: 'Primero se escucha, luego se elige la plataforma.',
      keywords: 'podcast podcaster radio programa youtube canal episodios',
    },
    coach: {
      name: 'Coaching',
      description: 'Un comienzo tranquilo, la semana de un vistazo y un botón para reservar.',
      keywords: 'coach yoga terapia entrenador entrenadora bienestar profesor clases',
    },
    comedian: {
      name: 'Comedia',
      description: 'La próxima fecha en grande y las demás como entradas.',
      keywords: 'cómico humorista conferencias gira artista teatro escenario funciones entradas',
    },
    author: {
      name: 'Escritura',
      description: 'Las palabras primero: boletín, libros y lecturas.',
      keywords: 'autor autora escritor escritora boletín libro novela investigación periodista',
    },
    nonprofit: {
      name: 'Sin ánimo de lucro',
      description: 'Lo que haces, lo que ha cambiado y cómo ayudar.',
      keywords: 'ong asociación club campaña donar voluntariado causa solidaria',
    },
    streamer: {
      name: 'Directos',
      description: 'Un menú de videojuego con tu agenda y tu comunidad.',
      keywords: 'streamer twitch videojuegos gamer discord directo esports',
    },
    wedding: {
      name: 'Boda',
      description: 'Una invitación con programa, lugar y respuestas.',
      keywords: 'fiesta evento invitación cumpleaños exposición confirmación invitados',
    },
    freelancer: {
      name: 'Autónomo',
      description: 'Una tarjeta de visita que dice para qué contratarte.',
      keywords: 'freelance consultoría diseño desarrollo currículum empleo inmobiliaria agencia',
    },
    maker: {
      name: 'Hecho a mano',
      description: 'Tus piezas más nuevas en mosaico, con precios.',
      keywords: 'artesanía artesano tienda cerámica manualidades joyería etsy productos',
    },
  },
};
