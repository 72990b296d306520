// Help articles on getting started in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const startArticles: ArticlesOf<'start'> = {
  'first-page': {
    title: 'Tu primera página',
    answer:
      'Tres pasos llevan a una página que los visitantes pueden abrir: describirla, publicarla y compartirla. Tu panel los muestra en «Da a conocer tu página» hasta que estén hechos.',
    steps: [
      'En el panel, elige «Crear página» y escribe en una o dos frases a qué te dedicas, con tus enlaces.',
      'Mira la página en AI Studio y escribe al asistente qué debe cambiar.',
      'Elige «Publicar». Desde entonces, cualquiera puede abrir tu enlace.',
      'Elige «Compartir perfil» en el menú lateral para pasar tu enlace o su código QR.',
    ],
    more: [
      '¿Falta mucho? Di qué haces, dónde estás y adónde llevan tus enlaces: la página contiene los datos que das. También puedes empezar con un diseño de «Plantillas» o traer tus enlaces con «Importar página».',
    ],
    button: 'Abrir AI Studio',
  },
  assistant: {
    title: 'El asistente',
    answer:
      'El asistente integrado funciona en este servidor, sin modelo de lenguaje y sin enviar tus palabras a ningún sitio. Crea tu página a partir de una descripción y la cambia mensaje a mensaje. No inventa datos y cada cambio se puede deshacer.',
    steps: [
      'Abre AI Studio y escribe lo que quieres en el campo de mensajes. Varios deseos a la vez no son problema.',
      'Mira la vista previa y, bajo la respuesta, el resumen de lo que cambió.',
      'Elige «Deshacer» si te gustaba más antes.',
    ],
    more: [
      'Si el asistente no entiende algo, lo dice y no cambia nada. Nombra entonces la parte («el segundo enlace», «la carta») y qué debe decir. Si el operador conectó un modelo de lenguaje, ayuda con los mensajes que el asistente integrado no entiende.',
    ],
    button: 'Abrir AI Studio',
  },
  free: {
    title: 'Qué es gratis',
    answer:
      'El plan Free no caduca y no pide tarjeta. Incluye tu página, publicarla, el asistente integrado sin límite, formularios, un código QR, {storage:free} para imágenes y {days:free} días de estadísticas. La página muestra un pequeño enlace «Made with Vys».',
    steps: [
      'Crea tu página en AI Studio y elige «Publicar»: no hace falta ningún plan.',
      'Mira cuánto has usado en los ajustes, en «Cuenta».',
      'Compara en «Facturación» lo que añaden los otros planes.',
    ],
    more: [
      'Un plan de pago merece la pena si quieres quitar el enlace a Vys, cambiar los colores del código QR, ver estadísticas más antiguas o editar el código. Si más tarde vuelves a Free, tu página y tus imágenes se quedan.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Comparar planes',
  },
  templates: {
    title: 'Plantillas',
    answer:
      '«Plantillas», en la barra lateral, tiene diseños terminados que sirven para cualquier página. Fíltralos por estilo y colores y mira la vista previa de cada uno.',
    steps: [
      'Abre «Plantillas» y elige para qué es tu página, un estilo y colores.',
      'Elige «Vista previa» para ver una plantilla a tamaño completo.',
      'Elige «Usar plantilla».',
      'Mira tu página con ella y elige «Guardar» o «Descartar».',
    ],
    more: [
      '«Usar plantilla» lo abre en AI Studio con tu nombre, tus enlaces y tu contenido. Nada se guarda hasta que tú lo guardas, y puedes deshacerlo.',
      'Una plantilla puede añadir secciones que esperan tus palabras. Los visitantes no las ven hasta que las rellenas.',
    ],
    button: 'Abrir plantillas',
  },
  import: {
    title: 'Importar una página',
    answer:
      'En «Páginas», elige «Importar página» y da la dirección de otra página de enlaces, como Linktree, o sitio web, un archivo HTML o una exportación de Vys. Traemos nombre, biografía, foto, enlaces y colores, y ves una vista previa antes de cambiar nada.',
    steps: [
      'Abre «Páginas» y elige «Importar página».',
      'Pega la dirección en «Enlace de la página» o usa «Elegir archivo».',
      'Elige «Ver la importación». La vista previa dice qué se importó, qué conviene revisar y qué no se pudo.',
      'Elige «Usar esta página».',
    ],
    more: [
      'Algunos sitios no se dejan leer por otros servidores. Guarda la página como HTML en tu navegador y elige ese archivo. Tu página anterior queda en el historial.',
    ],
    button: 'Abrir Páginas',
  },
  languages: {
    title: 'Idiomas',
    answer:
      'Puedes escribir al asistente en español, inglés, alemán, francés, portugués o italiano, y tu página tendrá sus rótulos en ese idioma. La aplicación está en inglés, alemán y español; elige el tuyo en tu perfil.',
    steps: [
      'En tu perfil, en los ajustes, elige «Idioma» para la app y nuestros correos.',
      'En AI Studio abre «Contenido» y «Perfil», y ajusta «Idioma de la página» para fechas, horarios y botones de tu página.',
    ],
    more: [
      'Tus textos quedan en el idioma en que los escribiste. Para traducirlos, escribe el texto nuevo al asistente o cámbialo en «Contenido». El centro de ayuda está en los seis idiomas; elige uno arriba.',
    ],
    button: 'Abrir AI Studio',
  },
  'mobile-app': {
    title: 'En tu móvil',
    answer:
      'Vys funciona en el navegador de tu móvil, y tu página también; no hace falta nada de una tienda de aplicaciones. Si quieres, pon Vys en la pantalla de inicio: «Ajustes», «Cuenta» muestra cómo, si tu navegador puede instalarlo. Los visitantes nunca tienen que instalar nada.',
    steps: [
      'En iPhone o iPad, abre Vys en Safari, toca el símbolo de compartir y luego Añadir a pantalla de inicio.',
      'En Android y en el ordenador, abre los ajustes, «Cuenta», y elige «Instalar Vys».',
      'Para enterarte de mensajes y metas en el móvil, activa las notificaciones push en los ajustes, en «Notificaciones».',
    ],
    more: [
      '¿No aparece «Instalar Vys»? Tu navegador no puede instalar sitios web, o Vys ya está instalado. En el iPhone, las notificaciones push solo funcionan en la app instalada.',
    ],
    button: 'Abrir la cuenta',
  },
  keyboard: {
    title: 'Atajos de teclado y búsqueda',
    answer:
      'Pulsa Ctrl+K (⌘K en Mac) para abrir la paleta de comandos: encuentra todas las pantallas, los ajustes, estos artículos y lo que puedes hacer en ese momento. Pulsa ? para ver todos los atajos.',
    steps: [
      'Pulsa Ctrl+K o elige «Buscar» en el menú lateral.',
      'Escribe lo que buscas, por ejemplo «qr» o «publicar».',
      'Elige una entrada con las flechas y pulsa Intro.',
    ],
    more: [
      'En AI Studio, Ctrl+S guarda y Ctrl+Z deshace el último cambio. Los atajos de una sola tecla molestan al dictar: apágalos en «Atajos de teclado», en el menú de tu cuenta. Nunca actúan mientras escribes en un campo.',
    ],
    button: 'Abrir el panel',
  },
  support: {
    title: 'Ayuda y contacto',
    answer:
      'Pregunta al asistente sobre tu página o sobre Vys, o busca en este centro de ayuda. Para lo que tenga que ver con tu cuenta, contacta con quien gestiona este sitio; las condiciones dicen quién es y qué se aplica.',
    steps: [
      'Busca una palabra en este centro de ayuda, o pulsa Ctrl+K en cualquier parte de Vys y escríbela.',
      'Pregunta al asistente en AI Studio, por ejemplo «¿cómo cambio mi enlace?».',
      'Para tu cuenta, los pagos o una página suspendida, escribe al operador; la dirección está en los términos.',
    ],
    more: [
      'Cuenta qué hiciste, qué esperabas y qué viste, y da tu nombre de usuario. Nunca envíes tu contraseña ni un código: nadie los necesita para ayudarte.',
    ],
    button: 'Leer las condiciones',
  },
};
