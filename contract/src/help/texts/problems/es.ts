// Help articles on problems in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const problemsArticles: ArticlesOf<'problems'> = {
  'not-visible': {
    title: 'Los visitantes no ven tu página',
    answer:
      'Comprueba tres cosas. Tu página debe estar publicada, lo que se hace en AI Studio. Debe estar activada: el interruptor está en Páginas. Y el enlace debe ser correcto: cópialo en Páginas en lugar de escribirlo.',
    more: [
      'Si los visitantes ven una versión anterior, tus últimos cambios siguen siendo un borrador; publica de nuevo. Si un aviso dice que tu página está suspendida, puedes apelar allí.',
      '¿Tú ves la página y otros no? Pregunta qué dirección exacta abren y pruébala en una ventana privada. También puede que tu navegador muestre una copia antigua: recarga la página.',
    ],
    button: 'Abrir Páginas',
  },
  'cannot-sign-in': {
    title: 'No puedes iniciar sesión',
    answer:
      'Mira primero la dirección de correo: un error ahí es la causa más común. Si la contraseña no es correcta, pon una nueva con «¿Has olvidado tu contraseña?» en la pantalla de acceso.',
    steps: [
      'Elige «¿Has olvidado tu contraseña?» y escribe la dirección de tu cuenta.',
      'Abre el enlace del correo y elige una contraseña nueva.',
      'Si se pide un código, tómalo de tu app de autenticación o usa un código de recuperación.',
    ],
    more: [
      'Tras muchos intentos fallidos, el acceso se detiene un rato; espera lo que diga el mensaje. Si no llega el correo, quizá te registraste con otra dirección o usas una llave de acceso en vez de contraseña. ¿Perdiste el móvil y los códigos de recuperación? Solo puede ayudarte el operador de este sitio, cuando hayas demostrado que la cuenta es tuya.',
    ],
    button: 'Abrir seguridad',
  },
  'no-email': {
    title: 'Un correo no llega',
    answer:
      'Espera unos minutos y mira en la carpeta de spam. Comprueba que la dirección esté bien escrita; hasta que esté confirmada, puedes corregirla. Luego pide el correo otra vez: los enlaces de los anteriores dejan de funcionar.',
    more: [
      'Si no llega nada, puede que el servidor de correo de este sitio no esté configurado o que tu proveedor lo rechace. Contacta con quien gestiona este sitio; puede ver si el correo salió.',
      'Con una dirección de empresa, pregunta a quien lleva el servidor de correo si retiene mensajes. Añade al remitente a tus contactos para que lleguen los próximos.',
    ],
    button: 'Abrir el perfil',
  },
};
