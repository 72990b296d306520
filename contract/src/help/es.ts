// Help articles in Spanish. In «…» stand names of screens, tabs and buttons, as the Spanish interface has them.
import type { HelpArticles } from './articles.ts';

const open = {
  plans: 'Comparar planes',
  usage: 'Ver tu uso',
  studio: 'Abrir AI Studio',
  pages: 'Abrir Páginas',
  profile: 'Abrir el perfil',
  security: 'Abrir seguridad',
  dashboard: 'Abrir el panel',
} as const;
const plan = 'Tienes el plan {plan}.';

export const esArticles: HelpArticles = {
  plans: {
    title: 'Planes y precios',
    text: 'Free no cuesta nada. Starter cuesta {price:starter} al mes, Pro {price:pro}, Premium {price:premium} y Team {price:team}.\n\nStarter quita el enlace «Made with Vys». Pro añade códigos QR personalizados, {storage:pro} de almacenamiento y {days:pro} días de estadísticas. Premium añade el editor de código, {storage:premium} y un año de estadísticas. Team tiene lo mismo con {storage:team}.',
    own: plan,
    button: open.plans,
  },
  free: {
    title: 'Qué es gratis',
    text: 'El plan Free no caduca y no pide tarjeta. Incluye tu página, publicarla, el asistente integrado sin límite, formularios, un código QR, {storage:free} para imágenes y {days:free} días de estadísticas. La página muestra un pequeño enlace «Made with Vys».',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Solicitudes de IA',
    text: 'El asistente integrado es gratis e ilimitado en todos los planes. El cupo solo cuenta las solicitudes a un modelo de lenguaje, si este servidor tiene uno: {requests:month} al mes y {requests:week} en 7 días con Free, sin límite en los demás. Cuando se agota, sigue el asistente integrado.',
    own: plan,
    button: open.usage,
  },
  assistant: {
    title: 'El asistente',
    text: 'El asistente integrado funciona en este servidor, sin modelo de lenguaje y sin enviar tus palabras a ningún sitio. Crea tu página a partir de una descripción y la cambia mensaje a mensaje. No inventa datos y cada cambio se puede deshacer.',
    button: open.studio,
  },
  publish: {
    title: 'Publicar tu página',
    text: 'Abre AI Studio y elige «Publicar». Vys revisa la página y queda en línea en tu enlace. Los cambios posteriores son un borrador hasta que vuelvas a publicar.',
    own: 'Tu enlace es {address}.',
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
  'email-change': {
    title: 'Cambiar tu correo electrónico',
    text: 'En tu perfil, elige «Cambiar correo». Por seguridad, la dirección nueva vale cuando abres el enlace que le enviamos y también el de tu dirección actual, si está confirmada.',
    button: open.profile,
  },
  'qr-code': {
    title: 'Código QR',
    text: '«Páginas» muestra un código QR de tu enlace, que puedes descargar como PNG. Los colores propios vienen con Pro, Premium y Team.',
    own: 'Abre {address}.',
    button: open.pages,
  },
  share: {
    title: 'Compartir tu página',
    text: 'Copia tu enlace o descarga su código QR en «Páginas», o elige «Compartir perfil» en el menú. Pon el enlace en tus perfiles, en tu firma de correo o en un cartel.',
    own: 'Tu enlace es {address}.',
    button: open.pages,
  },
  analytics: {
    title: 'Estadísticas',
    text: '«Estadísticas», en el menú, muestra visitas, clics, visitantes y cuántos hicieron clic; lo más importante está también en el panel. Vys cuenta sin cookies y no guarda direcciones IP. Las estadísticas abarcan {days:free} días con Free y Starter, {days:pro} con Pro y un año con Premium y Team.',
    own: plan,
    button: open.dashboard,
  },
  domain: {
    title: 'Dominio propio',
    text: 'Vys todavía no puede conectar tu propio dominio, en ningún plan. Puedes redirigir un dominio a tu enlace de Vys donde lo compraste.',
    own: 'Redirígelo a {address}.',
    button: open.profile,
  },
  images: {
    title: 'Imágenes',
    text: 'Sube fotos y otras imágenes en el estudio, hasta {limit:image} cada una. Vys las reduce a un máximo de 2.400 píxeles por lado y quita los datos de ubicación.',
    button: open.studio,
  },
  storage: {
    title: 'Almacenamiento',
    text: 'Tus imágenes cuentan para tu almacenamiento: {storage:free} con Free y Starter, {storage:pro} con Pro, {storage:premium} con Premium y {storage:team} con Team. Si borras imágenes, liberas espacio.',
    own: plan,
    button: open.usage,
  },
  'delete-account': {
    title: 'Eliminar tu cuenta',
    text: 'Ve a «Ajustes», «Seguridad», «Zona de peligro». Se borran al momento y para siempre tu página, imágenes, estadísticas y cuenta; descarga antes tus datos. Tu nombre de usuario queda reservado 90 días.',
    button: open.security,
  },
  'delete-page': {
    title: 'Eliminar tu página',
    text: 'Una página no se puede eliminar por separado. Apágala en «Páginas» para que nadie la vea, pídeme que empiece de nuevo o elimina tu cuenta con todo lo que contiene.',
    button: open.pages,
  },
  'my-data': {
    title: 'Descargar tus datos',
    text: 'En «Ajustes», «Seguridad» está «Descargar mis datos»: perfil, página, versiones, imágenes, mensajes y estadísticas en un archivo zip.',
    button: open.security,
  },
  export: {
    title: 'Exportar tu página',
    text: 'En «Páginas» puedes descargar tu página como un sitio que funciona en cualquier alojamiento web, o como un archivo JSON para importarlo de nuevo.',
    button: open.pages,
  },
  import: {
    title: 'Importar una página',
    text: 'En «Páginas», elige «Importar página» y da la dirección de otra página de enlaces, como Linktree, o sitio web, un archivo HTML o una exportación de Vys. Traemos nombre, biografía, foto, enlaces y colores, y ves una vista previa antes de cambiar nada.',
    button: open.pages,
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
  team: {
    title: 'Trabajar en equipo',
    text: 'Cada cuenta tiene una persona y una página; todavía no puedes invitar a miembros. El plan Team tiene más almacenamiento, no más personas.',
    button: open.plans,
  },
  'several-pages': {
    title: 'Más de una página',
    text: 'Cada cuenta tiene una página, en todos los planes. Puede tener muchas secciones; para otra página necesitas una segunda cuenta con otro correo.',
    button: open.pages,
  },
  languages: {
    title: 'Idiomas',
    text: 'Escríbeme en español, inglés, alemán, francés, portugués o italiano, y los rótulos de tu página estarán en ese idioma. La aplicación está en español, inglés y alemán; lo eliges en «Ajustes», «Perfil».',
    button: open.studio,
  },
  privacy: {
    title: 'Privacidad y RGPD',
    text: 'Las páginas públicas no ponen cookies ni cargan nada de terceros, así que Vys no necesita aviso de cookies. Los datos quedan en la base de datos de este servidor. Puedes descargar o borrar los tuyos en «Ajustes», «Seguridad».',
    button: 'Leer la política de privacidad',
  },
  support: {
    title: 'Ayuda y contacto',
    text: 'Pregúntame aquí sobre tu página o sobre Vys. Para asuntos de tu cuenta, contacta con quien administra este sitio; las condiciones dicen qué se aplica.',
    button: 'Leer las condiciones',
  },
  'links-limit': {
    title: 'Cuántos enlaces',
    text: 'La lista de tu página admite hasta 100 enlaces, y más en las secciones, en todos los planes. Solo la configuración inicial pide 10 como máximo.',
    own: 'Enlaces en tu lista ahora: {links}.',
    button: open.studio,
  },
  payments: {
    title: 'Pagos',
    text: 'En «Facturación» añades y quitas tarjetas, cambias de plan y descargas tus facturas. Si ahí pone «Entorno de pruebas», solo valen tarjetas de prueba y no se mueve dinero. Si un pago falla, tienes 14 días para arreglarlo y no se borra nada tuyo.',
    own: plan,
    button: open.plans,
  },
  selling: {
    title: 'Vender y recibir donaciones',
    text: 'Vys no cobra pagos de tus visitantes. Enlaza tu tienda, PayPal, Stripe o Ko-fi; se paga allí, y Vys no se queda con nada. En tu página puede haber productos con precios.',
    button: open.studio,
  },
  editing: {
    title: 'Cómo cambiar tu página',
    text: 'Escríbeme con tus palabras, por ejemplo «añade un enlace a mi tienda, https://example.com» o «pon el fondo verde», y cambio la página. Puedes deshacer cada cambio.',
    button: open.studio,
  },
  cancel: {
    title: 'Cancelar un plan',
    text: 'Cancela tu plan en «Facturación»: sigue hasta el final del tiempo pagado, y hasta entonces puedes reanudarlo. Después pasas a Free y no se borra nada tuyo. Para irte del todo, elimina tu cuenta en «Ajustes», «Seguridad».',
    own: plan,
    button: open.plans,
  },
  branding: {
    title: 'El enlace «Made with Vys»',
    text: 'Las páginas del plan Free muestran abajo un pequeño enlace «Made with Vys». Desde Starter desaparece.',
    own: plan,
    button: open.plans,
  },
  newsletter: {
    title: 'Suscriptores del boletín',
    text: 'Pídeme que añada un formulario de boletín. Los nuevos suscriptores confirman por correo si este servidor puede enviarlo; los encuentras en «Páginas» y los exportas como CSV. Vys reúne direcciones, pero no envía boletines.',
    button: open.pages,
  },
  forms: {
    title: 'Formularios y mensajes',
    text: 'El formulario de contacto, el libro de visitas y el boletín funcionan en todos los planes. Lo que envían los visitantes aparece en «Páginas», en «Mensajes», donde puedes leerlo, exportarlo y borrarlo.',
    button: open.pages,
  },
  seo: {
    title: 'Buscadores',
    text: 'Las páginas publicadas son HTML simple con título, descripción, imagen de vista previa y entrada en el sitemap. Los buscadores las muestran cuando dicen lo suficiente: un título y unas 40 palabras distintas, o 12 palabras y dos enlaces. Su visita puede tardar días.',
    button: open.studio,
  },
  embed: {
    title: 'Vídeos, música e inserciones',
    text: 'Dame el enlace de un vídeo o una canción y añado un cartel que abre el reproductor. Tu página de Vys no se puede mostrar dentro de otro sitio; enlázala desde allí.',
    button: open.studio,
  },
  password: {
    title: 'Cambiar tu contraseña',
    text: 'Cambia tu contraseña en «Ajustes», «Seguridad»; se cierra la sesión en tus otros dispositivos. Si la olvidaste, elige «¿Has olvidado tu contraseña?» al iniciar sesión.',
    button: open.security,
  },
  'two-factor': {
    title: 'Verificación en dos pasos',
    text: 'Configura una app de autenticación en «Ajustes», «Seguridad». Después de la contraseña introduces un código, y recibes códigos de recuperación por si pierdes el teléfono.',
    button: open.security,
  },
  passkeys: {
    title: 'Llaves de acceso',
    text: 'Añade una llave de acceso (passkey) en «Ajustes», «Seguridad» e inicia sesión con tu huella, tu cara o el PIN del dispositivo.',
    button: open.security,
  },
  devices: {
    title: 'Dispositivos con sesión',
    text: '«Ajustes», «Seguridad» muestra dónde tienes la sesión abierta. Cierra la de un dispositivo que no conozcas, o todas las demás, y cambia tu contraseña.',
    button: open.security,
  },
  'mobile-app': {
    title: 'En tu móvil',
    text: 'No hay que instalar ninguna aplicación. Vys funciona en el navegador de tu móvil, y tu página también.',
    button: open.dashboard,
  },
};
