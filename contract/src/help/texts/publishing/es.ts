// Help articles on publishing and the link of a page in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const publishingArticles: ArticlesOf<'publishing'> = {
  publish: {
    title: 'Publicar tu página',
    answer:
      'Abre AI Studio y elige «Publicar». Vys revisa la página y queda en línea en tu enlace. Los cambios posteriores son un borrador hasta que vuelvas a publicar.',
    steps: [
      'En AI Studio, elige «Publicar» arriba.',
      'Si hay algo que corregir, la revisión dice qué y dónde; corrígelo ahí.',
      'Elige «Abrir» para ver tu página como los visitantes, o «Compartir» para pasarla.',
    ],
    more: [
      'Antes de la primera vez, elige un nombre de usuario y confirma tu correo con el enlace que te enviamos. Si junto al título pone «Cambios sin publicar», los visitantes aún ven la versión anterior.',
    ],
    own: 'Tu enlace es {address}.',
    button: 'Abrir AI Studio',
  },
  'publish-check': {
    title: 'La revisión antes de publicar',
    answer:
      'Vys revisa cada página antes de ponerla en línea. Lo que podría dañar a los visitantes la detiene: un campo que pide una contraseña o un número de tarjeta, un inicio de sesión que imita a otro servicio, un enlace a un sitio falso o dañino. También la detiene un error en el código. Cada aviso dice qué hacer.',
    steps: [
      'En AI Studio, elige «Publicar», o abre el estado de tu página y elige «Revisar página».',
      'Corrige lo que figura en «Corregir antes de publicar».',
      'Elige «Volver a publicar», o «Publicar de todos modos» si solo quedan sugerencias.',
    ],
    more: [
      'Todo lo demás son sugerencias, como un enlace roto, un texto de relleno o una imagen sin descripción. Corrígelo allí mismo o publica la página tal como está.',
      'Muchas cosas se arreglan en el mismo informe: escribe el texto o la dirección que falta, o quita la parte. ¿Crees que un aviso es erróneo? Cambia un poco esa parte o pregunta al operador de este sitio.',
    ],
    button: 'Abrir AI Studio',
  },
  unpublish: {
    title: 'Ocultar tu página',
    answer:
      'En «Páginas», apaga el interruptor «Activa». Los visitantes verán que la página no existe; no se borra nada y puedes volver a encenderla cuando quieras.',
    steps: [
      'Abre «Páginas».',
      'Apaga «Activa» en tu página. Vale de inmediato.',
      'Para ocultar todo lo publicado con un interruptor, apaga «Páginas activas» en los ajustes, en «Cuenta».',
    ],
    more: [
      'Los buscadores pueden mostrar la página unos días más. Estadísticas, mensajes y versiones se quedan; mientras está apagada no se cuenta nada. Los códigos QR y los enlaces vuelven a funcionar en cuanto la enciendes.',
    ],
    own: 'Esto oculta {address}.',
    button: 'Abrir Páginas',
  },
  address: {
    title: 'Tu enlace',
    answer:
      'Tu página está en la dirección pública de este sitio seguida de tu nombre de usuario. Funciona en cuanto publiques.',
    steps: [
      'Abre «Páginas» y elige «Copiar enlace» en tu página.',
      'Ábrelo en otro navegador o en el móvil para ver lo que ven los visitantes.',
      'Compártelo: el enlace es el mismo por mucho que cambies la página.',
    ],
    more: [
      'Sin nombre de usuario aún no hay enlace; Vys te lo pide antes de publicar. Las mayúsculas no importan. Añade un + al final de un enlace de Vys para ver adónde llevan sus enlaces antes de abrirlo.',
    ],
    own: 'Tu enlace es {address}.',
    button: 'Abrir Páginas',
  },
  username: {
    title: 'Cambiar tu nombre de usuario o enlace',
    answer:
      'Cambia tu nombre de usuario en el perfil y tu enlace cambia con él. El enlace antiguo redirige durante 90 días y tus estadísticas se conservan. Puedes cambiarlo tres veces seguidas y después cada diez días.',
    steps: [
      'Abre tu perfil en los ajustes.',
      'Escribe el nombre nuevo en «Nombre de usuario»; Vys dice si está libre.',
      'Elige «Guardar cambios» y confirma con «Cambiar enlace».',
    ],
    more: [
      'Los códigos QR impresos y las publicaciones antiguas siguen llevando a tu página 90 días; cámbialos en ese tiempo. Un nombre que otra persona tuvo hace poco puede estar reservado. Si cambias de idea, tu nombre anterior se guarda para ti el mismo tiempo.',
    ],
    own: 'Ahora tu enlace es {address}.',
    button: 'Abrir el perfil',
  },
  domain: {
    title: 'Dominio propio',
    answer:
      'Vys todavía no puede conectar tu propio dominio, en ningún plan. Puedes redirigir un dominio a tu enlace de Vys donde lo compraste.',
    steps: [
      'Entra donde compraste tu dominio y abre los ajustes de redirección.',
      'Redirígelo a tu enlace de Vys con https, de forma permanente (301).',
      'Abre tu dominio en el navegador; debería llevar a tu página.',
    ],
    more: [
      'Puede tardar unas horas en funcionar en todas partes. Redirige en vez de enmarcar («masking»): las páginas no se muestran dentro de otro sitio. En tus publicaciones puedes usar tu dominio; las estadísticas también cuentan esas visitas.',
    ],
    own: 'Redirígelo a {address}.',
    button: 'Abrir el perfil',
  },
  seo: {
    title: 'Buscadores',
    answer:
      'Las páginas publicadas son HTML simple con título, descripción, imagen de vista previa y entrada en el sitemap. Los buscadores las muestran cuando dicen lo suficiente: un título y unas 40 palabras distintas, o 12 palabras y dos enlaces. Su visita puede tardar días.',
    steps: [
      'En «Contenido», «Perfil», da a tu página un nombre y un lema que digan qué haces y dónde.',
      'Escribe unas frases sobre ti y una descripción para cada imagen.',
      'Publica y enlaza tu página desde tus otros perfiles: así la encuentran los buscadores.',
    ],
    more: [
      'Si no aparece tras dos semanas, mira si está publicada y activa y tiene bastante texto. Nadie puede prometer un puesto en los resultados; lo que más ayuda son palabras claras que la gente busca.',
    ],
    button: 'Abrir AI Studio',
  },
  'several-pages': {
    title: 'Más de una página',
    answer:
      'Cada cuenta tiene una página, en todos los planes. Puede tener muchas secciones; para otra página necesitas una segunda cuenta con otro correo.',
    steps: [
      'Pon cosas distintas en secciones propias, como tienda, fechas y contacto.',
      'Agrupa tus enlaces para que cada público encuentre los suyos.',
      'Las versiones de temporada quedan en el historial: puedes restaurar una en cualquier momento.',
    ],
    more: [
      'Para una segunda marca, crea otra cuenta con otro correo; tiene su propio enlace, estadísticas y plan. «Crear página» lleva a la página que ya tienes. Para empezar de nuevo tampoco hace falta otra: la anterior queda en el historial.',
    ],
    button: 'Abrir Páginas',
  },
  suspended: {
    title: 'Si tu página está suspendida',
    answer:
      'Los visitantes pueden denunciar una página. Si quien gestiona este sitio decide que hace daño, la suspende: los visitantes no la ven, no puedes publicarla y te decimos el motivo. No se borra nada.',
    more: [
      'Si es un error, elige «Apelar» en «Páginas» o en AI Studio y explica por qué. Una persona lo revisa; si te da la razón, tu página vuelve a verse.',
      'Di qué corregiste o qué se entendió mal: ayuda a quien decide. Te enteras de la decisión en la actividad y por correo. Mientras tanto puedes seguir editando.',
    ],
    button: 'Abrir Páginas',
  },
};
