// Texts of features/accounts/sharing/posts, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  networks: 'Redes',
  email: 'Correo',
  postText: 'Texto',
  bioText: 'Texto para tu bio',
  subject: 'Asunto',
  restore: 'Restaurar texto',
  length: (used, limit) => `${used} / ${limit}`,
  tooLong: (network, characters) =>
    `Sobran ${characters} para ${network}. Acorta el texto para publicarlo.`,
  linkAdded: (link) => `Se añade debajo: ${link}`,
  linkSeparate: (link) => `Se publica con tu enlace: ${link}`,
  postTo: (network) => `Publicar en ${network}`,
  copyAndOpen: (network) => `Copiar texto y abrir ${network}`,
  sendBy: {
    whatsapp: 'Enviar por WhatsApp',
    telegram: 'Enviar por Telegram',
    email: 'Escribir correo',
  },
  copyText: 'Copiar texto',
  textCopied: (network) => `Texto copiado. Pégalo en ${network}.`,
  copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo tú.',

  texts: {
    instagram: (name) => `${name}\nTodo lo que hago, en un solo lugar 👇`,
    whatsapp:
      '¡Hola! He creado una página con todos mis enlaces. Guárdala y me encontrarás siempre:',
    facebook:
      'Lo he reunido todo en un solo lugar: lo que hago, las novedades y cómo contactarme. Echad un vistazo y compartidla con quien pueda interesarle.',
    x: 'Todo lo que hago, en un solo lugar 👇',
    threads: 'Todos mis enlaces ya están en una página. ¿Qué más añadiríais?',
    bluesky: 'Todos mis enlaces viven ahora en una página. Pásate por aquí:',
    linkedin:
      '¿Quieres ver en qué estoy trabajando o ponerte en contacto conmigo? Mis proyectos, perfiles y datos de contacto ya están en una página.\n\nAgradezco tus comentarios.',
    telegram: 'Todos mis enlaces en un solo lugar. Reenvíalo a quien quieras.',
    email: (name, link) =>
      `Hola:\n\nHe reunido todos mis enlaces en una página:\n${link}\n\nÉchale un vistazo y compártela con quien pueda interesarle.\n\n${name}`,
  },
  emailSubject: 'Mi nueva página',
  habits: {
    instagram: 'En una bio caben 150 caracteres, y tu enlace va en un campo aparte.',
    whatsapp: 'Después eliges un chat, un grupo o tu estado.',
    facebook: 'Facebook solo recibe tu enlace desde aquí: pega el texto encima.',
    x: 'Funciona mejor lo breve. Cada enlace cuenta como 23 caracteres.',
    threads: 'Las preguntas reciben más respuestas.',
    bluesky: 'El enlace cuenta en los 300 caracteres.',
    linkedin:
      'Antes de «ver más» solo se ven las primeras líneas. LinkedIn solo recibe tu enlace desde aquí: pega el texto encima.',
    telegram: 'Después eliges un chat o canal.',
    email: 'Abre tu programa de correo. Saluda por su nombre a quien escribes.',
  },

  bioTitle: 'Otras bios',
  bioHint: 'En TikTok o YouTube, elige «Editar perfil», luego «Enlaces», y pega:',
  bioLink: 'Enlace para tu bio',
  instagramTitle: 'Ponlo en tu bio de Instagram',
  instagramLink: 'Enlace para Instagram',
  instagramSteps: [
    'Copia el enlace de abajo.',
    'En Instagram, abre tu perfil y toca «Editar perfil».',
    'Toca «Enlaces», luego «Añadir enlace externo», y pégalo.',
  ],
};
