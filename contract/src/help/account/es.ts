// Help articles on plans, the account and its data in Spanish.
// In «…» stand names of screens, tabs and buttons, as the Spanish interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Comparar planes',
  usage: 'Ver tu uso',
  pages: 'Abrir Páginas',
  profile: 'Abrir el perfil',
  security: 'Abrir seguridad',
  notifications: 'Abrir notificaciones',
  apiKeys: 'Abrir claves de API',
} as const;
const plan = 'Tienes el plan {plan}.';

export const accountArticles: ArticlesOf<'plans' | 'account' | 'data'> = {
  plans: {
    title: 'Planes y precios',
    text: 'Free no cuesta nada. Starter cuesta {price:starter} al mes, Pro {price:pro}, Premium {price:premium} y Team {price:team}.\n\nStarter quita el enlace «Made with Vys». Pro añade códigos QR personalizados, {storage:pro} de almacenamiento y {days:pro} días de estadísticas. Premium añade el editor de código, {storage:premium} y un año de estadísticas. Team tiene lo mismo con {storage:team}.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Solicitudes de IA',
    text: 'El asistente integrado es gratis e ilimitado en todos los planes. El cupo solo cuenta las solicitudes a un modelo de lenguaje, si este servidor tiene uno: {requests:month} al mes y {requests:week} en 7 días con Free, sin límite en los demás. Cuando se agota, sigue el asistente integrado.',
    own: plan,
    button: open.usage,
  },
  storage: {
    title: 'Almacenamiento',
    text: 'Tus imágenes cuentan para tu almacenamiento: {storage:free} con Free y Starter, {storage:pro} con Pro, {storage:premium} con Premium y {storage:team} con Team. Si borras imágenes, liberas espacio.',
    own: plan,
    button: open.usage,
  },
  branding: {
    title: 'El enlace «Made with Vys»',
    text: 'Las páginas del plan Free muestran abajo un pequeño enlace «Made with Vys». Desde Starter desaparece.',
    own: plan,
    button: open.plans,
  },
  payments: {
    title: 'Pagos',
    text: 'En «Facturación» añades y quitas tarjetas, cambias de plan y descargas tus facturas. Si ahí pone «Entorno de pruebas», solo valen tarjetas de prueba y no se mueve dinero. Si un pago falla, tienes 14 días para arreglarlo y no se borra nada tuyo.',
    own: plan,
    button: open.plans,
  },
  cancel: {
    title: 'Cancelar un plan',
    text: 'Cancela tu plan en «Facturación»: sigue hasta el final del tiempo pagado, y hasta entonces puedes reanudarlo. Después pasas a Free y no se borra nada tuyo. Para irte del todo, elimina tu cuenta en «Ajustes», «Seguridad».',
    own: plan,
    button: open.plans,
  },
  team: {
    title: 'Trabajar en equipo',
    text: 'Cada cuenta tiene una persona y una página; todavía no puedes invitar a miembros. El plan Team tiene más almacenamiento, no más personas.',
    button: open.plans,
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
  'email-change': {
    title: 'Cambiar tu correo electrónico',
    text: 'En tu perfil, elige «Cambiar correo». Por seguridad, la dirección nueva vale cuando abres el enlace que le enviamos y también el de tu dirección actual, si está confirmada.',
    button: open.profile,
  },
  notifications: {
    title: 'Notificaciones',
    text: 'La campana muestra lo que ocurre: tu página se publicó, el asistente terminó, un visitante te escribió, tu página alcanzó un número de visitas. En «Ajustes», «Notificaciones» eliges de qué te enteras y si es por correo, con notificaciones push en este dispositivo o solo en la app.\n\nEn las horas de silencio, el correo y las push esperan y después llega un único resumen; solo las novedades del producto, el mantenimiento y las alertas de seguridad no esperan. El correo semanal con tus cifras tiene su propio interruptor en «Estadísticas».',
    button: open.notifications,
  },
  'api-keys': {
    title: 'Claves de API',
    text: 'Con una clave de API, un programa tuyo puede usar tu cuenta: por ejemplo, un script que guarda tus estadísticas o una tienda que actualiza tu página. Funcionan con todos los planes.\n\nCréala en «Ajustes», «Seguridad»: elige un nombre, una caducidad y solo los permisos que necesite, para leer o también cambiar tu perfil, tu página, imágenes, mensajes y más, e introduce tu contraseña. Cópiala enseguida, porque solo se muestra una vez. La lista indica qué puede hacer cada clave y cuándo se usó por última vez.\n\n«Documentación de la API», en la barra lateral, muestra cada llamada con ejemplos. Puedes tener {limit:keys} claves; cada una hace hasta {limit:requests} solicitudes por minuto, y la que pasa un año sin usarse se elimina. Ninguna da acceso a tu contraseña, al inicio de sesión, a la facturación ni a la eliminación de la cuenta.\n\nMantén tus claves en secreto. Si una puede haberse filtrado, elige «Revocar»: deja de funcionar al momento y puedes crear otra.',
    button: open.apiKeys,
  },
  privacy: {
    title: 'Privacidad y RGPD',
    text: 'Las páginas públicas no ponen cookies ni cargan nada de terceros, así que Vys no necesita aviso de cookies. Los datos quedan en la base de datos de este servidor. Puedes descargar o borrar los tuyos en «Ajustes», «Seguridad».',
    button: 'Leer la política de privacidad',
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
  'delete-page': {
    title: 'Eliminar tu página',
    text: 'Una página no se puede eliminar por separado. Apágala en «Páginas» para que nadie la vea, pídeme que empiece de nuevo o elimina tu cuenta con todo lo que contiene.',
    button: open.pages,
  },
  'delete-account': {
    title: 'Eliminar tu cuenta',
    text: 'Ve a «Ajustes», «Seguridad», «Zona de peligro». Se borran al momento y para siempre tu página, imágenes, estadísticas y cuenta; descarga antes tus datos. Tu nombre de usuario queda reservado 90 días.',
    button: open.security,
  },
};
