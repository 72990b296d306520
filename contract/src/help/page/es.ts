// Help articles on the page and its visitors in Spanish.
// In «…» stand names of screens, tabs and buttons, as the Spanish interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Comparar planes',
  studio: 'Abrir AI Studio',
  pages: 'Abrir Páginas',
  profile: 'Abrir el perfil',
  dashboard: 'Abrir el panel',
  templates: 'Abrir plantillas',
  analytics: 'Abrir estadísticas',
  account: 'Abrir la cuenta',
} as const;
const plan = 'Tienes el plan {plan}.';

export const pageArticles: ArticlesOf<'start' | 'studio' | 'publishing' | 'sharing' | 'problems'> =
  {
    assistant: {
      title: 'El asistente',
      text: 'El asistente integrado funciona en este servidor, sin modelo de lenguaje y sin enviar tus palabras a ningún sitio. Crea tu página a partir de una descripción y la cambia mensaje a mensaje. No inventa datos y cada cambio se puede deshacer.',
      button: open.studio,
    },
    free: {
      title: 'Qué es gratis',
      text: 'El plan Free no caduca y no pide tarjeta. Incluye tu página, publicarla, el asistente integrado sin límite, formularios, un código QR, {storage:free} para imágenes y {days:free} días de estadísticas. La página muestra un pequeño enlace «Made with Vys».',
      own: plan,
      button: open.plans,
    },
    templates: {
      title: 'Plantillas',
      text: '«Plantillas», en la barra lateral, tiene diseños terminados que sirven para cualquier página. Fíltralos por estilo y colores y mira la vista previa de cada uno.\n\n«Usar plantilla» lo abre en AI Studio con tu nombre, tus enlaces y tu contenido. Nada se guarda hasta que tú lo guardas, y puedes deshacerlo.',
      button: open.templates,
    },
    import: {
      title: 'Importar una página',
      text: 'En «Páginas», elige «Importar página» y da la dirección de otra página de enlaces, como Linktree, o sitio web, un archivo HTML o una exportación de Vys. Traemos nombre, biografía, foto, enlaces y colores, y ves una vista previa antes de cambiar nada.',
      button: open.pages,
    },
    languages: {
      title: 'Idiomas',
      text: 'Puedes escribir al asistente en español, inglés, alemán, francés, portugués o italiano, y tu página tendrá sus rótulos en ese idioma. La aplicación está en inglés, alemán y español; elige el tuyo en tu perfil.',
      button: open.studio,
    },
    'mobile-app': {
      title: 'En tu móvil',
      text: 'Vys funciona en el navegador de tu móvil, y tu página también; no hace falta nada de una tienda de aplicaciones. Si quieres, pon Vys en la pantalla de inicio: «Ajustes», «Cuenta» muestra cómo, si tu navegador puede instalarlo. Los visitantes nunca tienen que instalar nada.',
      button: open.account,
    },
    support: {
      title: 'Ayuda y contacto',
      text: 'Pregunta al asistente sobre tu página o sobre Vys, o busca en este centro de ayuda. Para lo que tenga que ver con tu cuenta, contacta con quien gestiona este sitio; las condiciones dicen quién es y qué se aplica.',
      button: 'Leer las condiciones',
    },
    editing: {
      title: 'Cómo cambiar tu página',
      text: 'Escribe al asistente con tus palabras, por ejemplo «añade un enlace a mi tienda, https://example.com» o «pon el fondo verde». Cambia textos, enlaces, secciones, colores, fuentes y disposición, varias cosas en un mensaje si quieres. Puedes pegar listas enteras, como una carta con precios.\n\nLas pestañas junto al chat cambian la misma página a mano. Todo cambio se puede deshacer.',
      button: open.studio,
    },
    images: {
      title: 'Imágenes',
      text: 'Sube fotos y otras imágenes en el estudio, hasta {limit:image} cada una. Vys las reduce a un máximo de 2.400 píxeles por lado y quita los datos de ubicación.',
      button: open.studio,
    },
    embed: {
      title: 'Vídeos, música e inserción',
      text: 'Da al asistente el enlace de un vídeo o una canción y tu página mostrará un cartel que abre el reproductor. Tu página de Vys no se puede mostrar dentro de otro sitio; enlázala en su lugar.',
      button: open.studio,
    },
    'links-limit': {
      title: 'Cuántos enlaces',
      text: 'La lista de tu página admite hasta 100 enlaces, y más en las secciones, en todos los planes. Solo la configuración inicial pide 10 como máximo.',
      own: 'Enlaces en tu lista ahora: {links}.',
      button: open.studio,
    },
    history: {
      title: 'Deshacer e historial',
      text: 'Escribe «deshacer» para quitar el último cambio, tantas veces como haga falta. «Historial» en el estudio muestra versiones anteriores; mira una y restáurala.',
      button: open.studio,
    },
    code: {
      title: 'Editor de código',
      text: 'Con Premium y Team puedes ver y editar el código de tu página (JSX y CSS) en el estudio. Con los demás planes lo cambias todo en el chat.',
      own: plan,
      button: open.studio,
    },
    scripts: {
      title: 'Scripts y código propio',
      text: 'Las páginas no pueden cargar scripts, píxeles ni rastreadores de otros sitios; así protegemos a tus visitantes. Con Premium y Team escribes tu propio JSX y CSS en el editor de código.',
      button: open.studio,
    },
    selling: {
      title: 'Vender y recibir donaciones',
      text: 'Vys no cobra pagos de tus visitantes. Enlaza tu tienda, PayPal, Stripe o Ko-fi; se paga allí, y Vys no se queda con nada. En tu página puede haber productos con precios.',
      button: open.studio,
    },
    publish: {
      title: 'Publicar tu página',
      text: 'Abre AI Studio y elige «Publicar». Vys revisa la página y queda en línea en tu enlace. Los cambios posteriores son un borrador hasta que vuelvas a publicar.',
      own: 'Tu enlace es {address}.',
      button: open.studio,
    },
    'publish-check': {
      title: 'La revisión antes de publicar',
      text: 'Vys revisa cada página antes de ponerla en línea. Lo que podría dañar a los visitantes la detiene: un campo que pide una contraseña o un número de tarjeta, un inicio de sesión que imita a otro servicio, un enlace a un sitio falso o dañino. También la detiene un error en el código. Cada aviso dice qué hacer.\n\nTodo lo demás son sugerencias, como un enlace roto, un texto de relleno o una imagen sin descripción. Corrígelo allí mismo o publica la página tal como está.',
      button: open.studio,
    },
    unpublish: {
      title: 'Ocultar tu página',
      text: 'En «Páginas», apaga el interruptor «Activa». Los visitantes verán que la página no existe; no se borra nada y puedes volver a encenderla cuando quieras.',
      own: 'Esto oculta {address}.',
      button: open.pages,
    },
    address: {
      title: 'Tu enlace',
      text: 'Tu página está en la dirección pública de este sitio seguida de tu nombre de usuario. Funciona en cuanto publiques.',
      own: 'Tu enlace es {address}.',
      button: open.pages,
    },
    username: {
      title: 'Cambiar tu nombre de usuario o enlace',
      text: 'Cambia tu nombre de usuario en el perfil y tu enlace cambia con él. El enlace antiguo redirige durante 90 días y tus estadísticas se conservan. Puedes cambiarlo tres veces seguidas y después cada diez días.',
      own: 'Ahora tu enlace es {address}.',
      button: open.profile,
    },
    domain: {
      title: 'Dominio propio',
      text: 'Vys todavía no puede conectar tu propio dominio, en ningún plan. Puedes redirigir un dominio a tu enlace de Vys donde lo compraste.',
      own: 'Redirígelo a {address}.',
      button: open.profile,
    },
    seo: {
      title: 'Buscadores',
      text: 'Las páginas publicadas son HTML simple con título, descripción, imagen de vista previa y entrada en el sitemap. Los buscadores las muestran cuando dicen lo suficiente: un título y unas 40 palabras distintas, o 12 palabras y dos enlaces. Su visita puede tardar días.',
      button: open.studio,
    },
    'several-pages': {
      title: 'Más de una página',
      text: 'Cada cuenta tiene una página, en todos los planes. Puede tener muchas secciones; para otra página necesitas una segunda cuenta con otro correo.',
      button: open.pages,
    },
    suspended: {
      title: 'Si tu página está suspendida',
      text: 'Los visitantes pueden denunciar una página. Si quien gestiona este sitio decide que hace daño, la suspende: los visitantes no la ven, no puedes publicarla y te decimos el motivo. No se borra nada.\n\nSi es un error, elige «Apelar» en «Páginas» o en AI Studio y explica por qué. Una persona lo revisa; si te da la razón, tu página vuelve a verse.',
      button: open.pages,
    },
    share: {
      title: 'Compartir tu página',
      text: 'Copia tu enlace o descarga su código QR en «Páginas», o elige «Compartir perfil» en el menú. Pon el enlace en tus perfiles, en tu firma de correo o en un cartel.',
      own: 'Tu enlace es {address}.',
      button: open.pages,
    },
    'qr-code': {
      title: 'Código QR',
      text: '«Páginas» muestra un código QR de tu enlace, que puedes descargar como PNG. Los colores propios vienen con Pro, Premium y Team.',
      own: 'Abre {address}.',
      button: open.pages,
    },
    analytics: {
      title: 'Estadísticas',
      text: '«Estadísticas», en el menú, muestra visitas, clics, visitantes y cuántos hicieron clic; lo más importante está también en el panel. Vys cuenta sin cookies y no guarda direcciones IP. Las estadísticas abarcan {days:free} días con Free y Starter, {days:pro} con Pro y un año con Premium y Team.',
      own: plan,
      button: open.analytics,
    },
    goals: {
      title: 'Objetivos de visitas',
      text: 'Tu panel cuenta todas las visitas de tu página hacia un objetivo: primero {goal:first}, después {goal:next} y cada vez más cuando alcanzas uno. Los objetivos los pone Vys y son iguales para todos.\n\nCada objetivo alcanzado trae una imagen que da las gracias a tus visitantes. Compártela o descárgala desde el panel.',
      button: open.dashboard,
    },
    forms: {
      title: 'Formularios y mensajes',
      text: 'El formulario de contacto, el libro de visitas y el boletín funcionan en todos los planes. Lo que envían los visitantes aparece en «Páginas», en «Mensajes», donde puedes leerlo, exportarlo y borrarlo.',
      button: open.pages,
    },
    newsletter: {
      title: 'Suscriptores del boletín',
      text: 'Pide al asistente un formulario de boletín. Los nuevos suscriptores confirman por correo si este servidor puede enviarlo; los encuentras en Páginas y puedes exportarlos como CSV. Vys recoge direcciones, pero no envía boletines.',
      button: open.pages,
    },
    arrange: {
      title: 'Ordenar, ocultar y programar enlaces',
      text: 'En AI Studio, abre la pestaña de contenido y arrastra enlaces y secciones a su sitio, o escribe al asistente, por ejemplo «pon Instagram primero».\n\nUn enlace oculto o una sección oculta sigue en tu lista, pero los visitantes no lo ven; puedes volver a mostrarlo cuando quieras. Un enlace con fechas aparece y desaparece solo en los días que elijas. Después de un cambio, publica de nuevo para que los visitantes lo vean.',
      button: open.studio,
    },
    sections: {
      title: 'Las secciones de tu página',
      text: 'Además de enlaces, tu página puede tener secciones: galería, vídeos y música, productos, carta, servicios, horario, eventos, mapa, textos sobre ti, equipo, citas, prensa, preguntas y respuestas, cifras, cuenta atrás y formularios de contacto, boletín y libro de visitas.\n\nPide una al asistente o añádela en la pestaña de contenido de AI Studio. No se inventa nada: una sección a la que le faltan tus palabras las espera.',
      button: open.studio,
    },
    design: {
      title: 'El diseño de tu página',
      text: 'En AI Studio, abre la pestaña de diseño y prueba estilos, paletas, fuentes, fondos y formas en tu propia página. Señala uno para verlo y tócalo para aplicarlo.\n\nTambién puedes describir lo que quieres, por ejemplo «colores más cálidos y botones más redondos». Vys mantiene el texto legible sobre cualquier color, y todo cambio se puede deshacer.',
      button: open.studio,
    },
    'not-visible': {
      title: 'Los visitantes no ven tu página',
      text: 'Comprueba tres cosas. Tu página debe estar publicada, lo que se hace en AI Studio. Debe estar activada: el interruptor está en Páginas. Y el enlace debe ser correcto: cópialo en Páginas en lugar de escribirlo.\n\nSi los visitantes ven una versión anterior, tus últimos cambios siguen siendo un borrador; publica de nuevo. Si un aviso dice que tu página está suspendida, puedes apelar allí.',
      button: open.pages,
    },
    'no-email': {
      title: 'Un correo no llega',
      text: 'Espera unos minutos y mira en la carpeta de spam. Comprueba que la dirección esté bien escrita; hasta que esté confirmada, puedes corregirla. Luego pide el correo otra vez: los enlaces de los anteriores dejan de funcionar.\n\nSi no llega nada, puede que el servidor de correo de este sitio no esté configurado o que tu proveedor lo rechace. Contacta con quien gestiona este sitio; puede ver si el correo salió.',
      button: open.profile,
    },
  };
