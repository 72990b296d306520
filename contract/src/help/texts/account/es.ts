// Help articles on the account and its security in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const accountArticles: ArticlesOf<'account'> = {
  password: {
    title: 'Cambiar tu contraseña',
    answer:
      'Cambia tu contraseña en «Ajustes», «Seguridad»; se cierra la sesión en tus otros dispositivos. Si la olvidaste, elige «¿Has olvidado tu contraseña?» al iniciar sesión.',
    steps: [
      'Abre en los ajustes «Seguridad» y ve a «Contraseña».',
      'Escribe tu contraseña actual y dos veces la nueva.',
      'Elige «Cambiar contraseña».',
    ],
    more: [
      'Una frase larga es más segura y fácil de recordar que un acertijo corto; las contraseñas más comunes se rechazan. El enlace del correo vale un tiempo limitado y una sola vez. Si no lo pediste, ignóralo: tu contraseña no ha cambiado.',
    ],
    button: 'Abrir seguridad',
  },
  'two-factor': {
    title: 'Verificación en dos pasos',
    answer:
      'Configura una app de autenticación en «Ajustes», «Seguridad». Después de la contraseña introduces un código, y recibes códigos de recuperación por si pierdes el teléfono.',
    steps: [
      'Abre en los ajustes «Seguridad» y elige «Configurar» en «App de autenticación».',
      'Escanea el código con una app como Aegis, Google Authenticator o 1Password y escribe los 6 dígitos.',
      'Guarda los códigos de recuperación donde los alcances sin el móvil.',
    ],
    more: [
      'Si se rechazan los códigos, casi siempre el reloj del móvil va mal: ponlo en automático. Sin la app, entra con un código de recuperación; cada uno vale una vez. «Nuevos códigos de recuperación» reemplaza los anteriores.',
    ],
    button: 'Abrir seguridad',
  },
  passkeys: {
    title: 'Llaves de acceso',
    answer:
      'Añade una llave de acceso (passkey) en «Ajustes», «Seguridad» e inicia sesión con tu huella, tu cara o el PIN del dispositivo.',
    steps: [
      'Abre en los ajustes «Seguridad» y elige «Añadir llave de acceso».',
      'Confirma con tu huella, tu cara o tu PIN y ponle un nombre.',
      'La próxima vez, elige «Iniciar sesión con llave de acceso» en la pantalla de acceso.',
    ],
    more: [
      'No se puede adivinar ni escribir en un sitio falso, y reemplaza la contraseña y el código. «Sincronizada» significa que está en todos tus dispositivos con la misma cuenta de Apple, de Google o de tu gestor de contraseñas. Añade otra por si pierdes un dispositivo y quita la del que ya no tienes.',
    ],
    button: 'Abrir seguridad',
  },
  devices: {
    title: 'Dispositivos con sesión',
    answer:
      '«Ajustes», «Seguridad» muestra dónde tienes la sesión abierta. Cierra la de un dispositivo que no conozcas, o todas las demás, y cambia tu contraseña.',
    steps: [
      'Abre en los ajustes «Seguridad» y ve a «Dispositivos».',
      'Elige «Cerrar sesión» en un dispositivo, o «Cerrar las demás sesiones».',
      'Si alguno no eras tú, cambia tu contraseña y activa la verificación en dos pasos.',
    ],
    more: [
      'Los datos son estimaciones, y un ordenador con dos navegadores son dos dispositivos. «Este dispositivo» es el que usas ahora. Si alguien entra desde un dispositivo nuevo, te enviamos un correo.',
    ],
    button: 'Abrir seguridad',
  },
  'email-change': {
    title: 'Cambiar tu correo electrónico',
    answer:
      'En tu perfil, elige «Cambiar correo». Por seguridad, la dirección nueva vale cuando abres el enlace que le enviamos y también el de tu dirección actual, si está confirmada.',
    steps: [
      'Abre tu perfil en los ajustes y elige «Cambiar correo».',
      'Escribe la dirección nueva y tu contraseña.',
      'Abre los enlaces que enviamos a las dos direcciones.',
    ],
    more: [
      'Hasta entonces entras con la dirección actual. Si ya no tienes acceso al buzón anterior, contacta con el operador de este sitio. Si un enlace caducó, elige «Reenviar enlace»; «Cancelar cambio» lo deja todo como está.',
    ],
    button: 'Abrir el perfil',
  },
  notifications: {
    title: 'Notificaciones',
    answer:
      'La campana muestra lo que ocurre: tu página se publicó, el asistente terminó, un visitante te escribió, tu página alcanzó un número de visitas. En «Ajustes», «Notificaciones» eliges de qué te enteras y si es por correo, con notificaciones push en este dispositivo o solo en la app.',
    more: [
      'En las horas de silencio, el correo y las push esperan y después llega un único resumen; solo las novedades del producto, el mantenimiento y las alertas de seguridad no esperan. El correo semanal con tus cifras tiene su propio interruptor en «Estadísticas».',
      'Las notificaciones push necesitan tu permiso en cada navegador. Si no llega nada, mira si el navegador puede mostrarlas y si tu dispositivo está en un modo de concentración.',
    ],
    button: 'Abrir notificaciones',
  },
  'api-keys': {
    title: 'Claves de API',
    answer:
      'Con una clave de API, un programa tuyo puede usar tu cuenta: por ejemplo, un script que guarda tus estadísticas o una tienda que actualiza tu página. Funcionan con todos los planes.',
    more: [
      'Créala en «Ajustes», «Seguridad»: elige un nombre, una caducidad y solo los permisos que necesite, para leer o también cambiar tu perfil, tu página, imágenes, mensajes y más, e introduce tu contraseña. Cópiala enseguida, porque solo se muestra una vez. La lista indica qué puede hacer cada clave y cuándo se usó por última vez.',
      '«Documentación de la API», en la barra lateral, muestra cada llamada con ejemplos. Puedes tener {limit:keys} claves; cada una hace hasta {limit:requests} solicitudes por minuto, y la que pasa un año sin usarse se elimina. Ninguna da acceso a tu contraseña, al inicio de sesión, a la facturación ni a la eliminación de la cuenta.',
      'Mantén tus claves en secreto. Si una puede haberse filtrado, elige «Revocar»: deja de funcionar al momento y puedes crear otra.',
    ],
    button: 'Abrir claves de API',
  },
};
