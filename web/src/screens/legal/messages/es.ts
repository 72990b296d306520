// Texts of screens/legal, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  readOn: 'Sigue leyendo: ',
};

export const legalTexts: Messages<typeof en.legalTexts> = {
  terms: {
    title: 'Condiciones del servicio',
    intro:
      'Vys es software de código abierto que gestiona el operador de este sitio. Estas condiciones vienen con el software. Si el operador publica las suyas propias, se aplican esas.',
    sections: [
      {
        heading: 'Tu cuenta',
        text: 'Necesitas una dirección de correo y una contraseña. Mantén tu contraseña en privado; eres responsable de lo que ocurra en tu cuenta. Puedes eliminarla en cualquier momento.',
      },
      {
        heading: 'Tu página',
        text: 'Tu contenido sigue siendo tuyo. Al publicar tu página, permites que este sitio la muestre a quien abra tu enlace. Eres responsable de su contenido y de sus enlaces.',
      },
      {
        heading: 'Qué no está permitido',
        text: 'No publiques nada ilegal, no suplantes a nadie ni perjudiques a tus visitantes. El operador de este sitio puede retirar esas páginas.',
      },
      {
        heading: 'El asistente',
        text: 'El asistente crea páginas a partir de lo que escribes. Revísalas antes de publicarlas. El espacio de trabajo muestra cuántas solicitudes te quedan.',
      },
      {
        heading: 'Sin garantía',
        text: 'El software se ofrece tal cual, con la licencia Apache 2.0. Pregunta al operador de este sitio qué promete sobre la disponibilidad y las copias de seguridad.',
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    intro:
      'Lo que este software guarda sobre ti y sobre los visitantes de tu página. El operador de este sitio es responsable de estos datos y puede ampliar esta política.',
    sections: [
      {
        heading: 'Sobre ti',
        text: 'Tu correo, tu nombre, tu nombre de usuario y un hash con sal de tu contraseña; tu página con sus versiones; las imágenes que subes; lo que escribes al asistente para que pueda responder. Se guarda en la base de datos de esta instalación.',
      },
      {
        heading: 'En tu navegador',
        text: 'Tu sesión y las preferencias del espacio de trabajo se guardan en tu navegador: solo en esta pestaña o, si elegiste «Mantener la sesión iniciada», hasta que cierres sesión. No hay cookies de publicidad ni de seguimiento.',
      },
      {
        heading: 'Sobre tus visitantes',
        text: 'Contamos las visitas y los clics de las páginas públicas para que puedas verlos. Las estadísticas muestran cuánta gente ha entrado, desde dónde y con qué tipo de dispositivo. Solo tú puedes verlas y nunca se venden.',
      },
      {
        heading: 'Con quién los compartimos',
        text: 'De forma predeterminada, con nadie. Si este sitio usa un modelo de IA, un servicio de correo o un proveedor de pagos externos, se les envían los datos que necesitan. Pregunta al operador qué servicios usa.',
      },
      {
        heading: 'Tus derechos',
        text: 'Puedes preguntar al operador de este sitio qué se guarda sobre ti y pedir que se corrija o se elimine.',
      },
    ],
  },
};
