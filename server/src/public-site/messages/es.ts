// Spanish texts of our own pages on the public site.
import { createPlural } from '@vys/contract/language/messages';
import type { SiteMessages } from './en.ts';

const plural = createPlural('es');

export const es: SiteMessages = {
  status: {
    error: { title: 'No disponible en este momento', retry: 'Intentar de nuevo' },
    notFound: {
      title: 'Aquí todavía no hay nada',
      text: 'Ahora mismo no hay ninguna página en esta dirección.',
      link: 'Crea tu propia página',
    },
    suspended: {
      title: 'Esta página está suspendida',
      text: 'La hemos retirado porque fue denunciada e incumple nuestras normas. Seguirá oculta hasta que se resuelva.',
      link: 'Esta página es mía',
    },
  },
  errors: {
    invalid: 'Algunos campos no son válidos.',
    malformed: 'No hemos podido leer esta solicitud.',
    mediaType: 'Este tipo de contenido no se admite.',
    tooLarge: 'La solicitud es demasiado grande.',
    forbidden: 'No tienes permiso para hacer esto.',
    rateLimited: 'Demasiadas solicitudes. Espera un momento.',
    unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  },
  forms: {
    thanks: {
      newsletter: { title: 'Suscripción hecha', text: 'Gracias por suscribirte.' },
      contact: {
        title: 'Mensaje enviado',
        text: '¡Gracias! Tu mensaje va de camino a la persona dueña de esta página.',
      },
      guestbook: { title: 'Gracias por firmar', text: 'Hemos recibido tu mensaje.' },
    },
    checkInbox: {
      title: 'Un paso más',
      text: 'Si todavía no te has suscrito, te hemos enviado un enlace por correo. Ábrelo para confirmar.',
    },
    invalid: 'Revisa los datos',
    tooLong: 'Mensaje demasiado largo',
    tooMany: 'Demasiados mensajes',
    failed: 'Algo ha fallado',
    backLink: 'Volver a la página',
  },
  subscriptions: {
    confirm: {
      confirm: {
        title: 'Confirma tu suscripción',
        text: (email) => `${email} se suscribirá a esta página.`,
        button: 'Confirmar',
      },
      done: {
        title: 'Suscripción hecha',
        text: (email) =>
          `${email} está confirmado. Te hemos enviado por correo un enlace para darte de baja.`,
      },
      expired: {
        title: 'Este enlace ha caducado',
        text: 'Los enlaces funcionan una vez, durante 7 días. Si ya confirmaste, no tienes que hacer nada más.',
      },
    },
    unsubscribe: {
      confirm: {
        title: '¿Darte de baja?',
        text: (email) => `${email} dejará de estar suscrito a esta página.`,
        button: 'Darme de baja',
      },
      done: { title: 'Te has dado de baja', text: (email) => `Hemos eliminado ${email}.` },
      expired: {
        title: 'Te has dado de baja',
        text: 'Este correo ya no está suscrito.',
      },
    },
    pageLink: 'Ir a la página',
  },
  report: {
    title: 'Denunciar una página',
    intro: (name) => `Vas a denunciar la página ${name}. Una persona revisa cada denuncia.`,
    reasons: {
      legend: '¿Qué problema tiene?',
      choices: {
        phishing: {
          label: 'Phishing',
          hint: 'Intenta conseguir contraseñas, códigos o números de tarjeta.',
        },
        malware: {
          label: 'Software malicioso',
          hint: 'Lleva a programas dañinos o descargas no deseadas.',
        },
        impersonation: {
          label: 'Suplantación de identidad',
          hint: 'Se hace pasar por una persona, una marca o una autoridad.',
        },
        illegal: {
          label: 'Contenido ilegal',
          hint: 'Muestra u ofrece algo ilegal.',
        },
        copyright: {
          label: 'Derechos de autor',
          hint: 'Usa la obra de otra persona sin permiso.',
        },
        other: { label: 'Otra cosa', hint: 'Cuéntanos más abajo.' },
      },
    },
    message: {
      label: '¿Qué deberíamos saber?',
      hint: 'Opcional. Sobre derechos de autor: qué obra es y dónde está la original.',
    },
    email: {
      label: 'Tu correo electrónico',
      hint: 'Opcional, por si tenemos preguntas. La persona dueña de la página no lo verá.',
    },
    invalid: {
      reason: 'Elige qué problema tiene la página',
      tooLong: (limit) =>
        `Como máximo ${plural(limit, { one: '# carácter', other: '# caracteres' })}`,
      character: 'Este texto contiene un carácter que no podemos guardar',
      email: 'El correo electrónico no es válido',
    },
    submit: 'Enviar denuncia',
    inspectorLink: 'Ver adónde llevan sus enlaces',
    thanks: {
      title: 'Gracias por tu denuncia',
      text: 'La revisaremos y retiraremos la página si incumple nuestras normas. Guarda este número por si quieres preguntar por ella.',
      number: 'Número de tu denuncia',
    },
  },
  player: { close: 'Cerrar el reproductor' },
  inspector: {
    title: (name) => `Adónde llevan los enlaces de ${name}`,
    intro:
      'Todos los enlaces de esta página, con su destino real. Aquí cualquiera puede crear una página, así que comprueba que son los sitios que esperas.',
    facts: {
      title: 'Título',
      address: 'Enlace',
      firstPublished: 'Publicada por primera vez',
      lastPublished: 'Última publicación',
    },
    links: { title: 'Enlaces', none: 'Esta página no tiene enlaces.' },
    forms: { title: 'Formularios', none: 'Esta página no tiene formularios.' },
    formKinds: { newsletter: 'Boletín', contact: 'Contacto', guestbook: 'Libro de visitas' },
    formNote: 'Lo que escribas llega a la persona dueña de la página a través de nosotros.',
    code: {
      title: 'Código',
      warning: 'Esta página ejecuta código en tu navegador.',
      text: 'Puede cambiar lo que ves, mostrar formularios y enlaces que no aparecen aquí y enviar lo que escribas a los sitios de abajo. No escribas nada que quieras guardar para ti.',
      hosts: { title: 'Sitios con los que puede comunicarse el código', none: 'Solo este sitio.' },
      anyHost: 'Cualquier sitio',
    },
    players: { title: 'Reproductores', none: 'Esta página no tiene reproductores integrados.' },
    shownAs: (text) => `Se muestra como «${text}»`,
    nonLatin: (host) =>
      `Usa caracteres no latinos que pueden parecerse a otros. El sitio real es ${host}`,
    pageLink: 'Abrir la página',
    reportLink: 'Denunciar esta página',
  },
};
