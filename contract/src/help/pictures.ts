// The pictures of help articles: what each shows, and at which articles it stands. They are taken from the running
// product by `npm run help:pictures`, in each language of the interface, in its dark and its light theme.
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '../language/languages.ts';
import type { HelpArticleId, HelpLanguage } from './articles.ts';

type Picture = {
  articles: readonly HelpArticleId[];
  /** In the language of the interface in the picture. */
  alt: Readonly<Record<Language, string>>;
};

export const helpPictures = {
  studio: {
    articles: ['assistant', 'editing', 'publish', 'links-limit', 'sections', 'arrange', 'design'],
    alt: {
      en: 'AI Studio: the chat with the assistant on the left, the page on the right, and Publish above it.',
      de: 'AI Studio: links der Chat mit dem Assistenten, rechts die Seite, darüber „Veröffentlichen“.',
      es: 'AI Studio: a la izquierda el chat con el asistente, a la derecha la página y, encima, «Publicar».',
    },
  },
  history: {
    articles: ['history'],
    alt: {
      en: 'Version History: the saved versions of a page, each with what changed in it.',
      de: 'Der Versionsverlauf: die gespeicherten Versionen einer Seite, jede mit dem, was sich darin geändert hat.',
      es: 'El historial de versiones: las versiones guardadas de una página, cada una con lo que cambió en ella.',
    },
  },
  share: {
    articles: ['share', 'qr-code'],
    alt: {
      en: 'The share dialog: the link of the page with Copy, and its QR code with Download PNG.',
      de: 'Das Fenster zum Teilen: der Link der Seite mit „Kopieren“ und ihr QR-Code mit „PNG herunterladen“.',
      es: 'La ventana para compartir: el enlace de la página con «Copiar» y su código QR con «Descargar PNG».',
    },
  },
  'share-post': {
    articles: ['instagram-bio'],
    alt: {
      en: 'The share dialog on Post: the text and the networks, and below them the link for a bio.',
      de: 'Das Fenster zum Teilen bei „Posten“: der Text und die Netzwerke, darunter der Link für eine Bio.',
      es: 'La ventana para compartir en «Publicar»: el texto y las redes y, debajo, el enlace para una bio.',
    },
  },
  'share-contact': {
    articles: ['email-signature', 'contact-card', 'nfc'],
    alt: {
      en: 'The share dialog on Contact: the email signature, the contact card and the link for an NFC tag.',
      de: 'Das Fenster zum Teilen bei „Kontakt“: die E-Mail-Signatur, die Visitenkarte und der Link für einen NFC-Tag.',
      es: 'La ventana para compartir en «Contacto»: la firma de correo, la tarjeta de contacto y el enlace para una etiqueta NFC.',
    },
  },
  analytics: {
    articles: ['analytics', 'counting', 'campaigns'],
    alt: {
      en: 'Analytics: views, clicks and visitors of the last 7 days with their chart.',
      de: 'Die Statistiken: Aufrufe, Klicks und Besucher der letzten 7 Tage mit ihrem Diagramm.',
      es: 'Las estadísticas: visitas, clics y visitantes de los últimos 7 días con su gráfico.',
    },
  },
  templates: {
    articles: ['templates'],
    alt: {
      en: 'Templates: the filters for style and colors, and the designs below.',
      de: 'Die Vorlagen: die Filter für Stil und Farben, darunter die Designs.',
      es: 'Las plantillas: los filtros de estilo y colores y, debajo, los diseños.',
    },
  },
  'page-card': {
    articles: ['address', 'unpublish', 'several-pages', 'not-visible'],
    alt: {
      en: 'The card of a page: its picture and link, views and clicks, and the switch that shows or hides it.',
      de: 'Die Karte einer Seite: ihr Bild und ihr Link, Aufrufe und Klicks und der Schalter, der sie zeigt oder verbirgt.',
      es: 'La tarjeta de una página: su imagen y su enlace, visitas y clics, y el interruptor que la muestra u oculta.',
    },
  },
  'import-export': {
    articles: ['import', 'export'],
    alt: {
      en: 'On the Pages screen: Download site, Download JSON, and Import a page.',
      de: 'Auf der Ansicht „Seiten“: „Website herunterladen“, „JSON herunterladen“ und „Seite importieren“.',
      es: 'En la pantalla «Páginas»: «Descargar sitio», «Descargar JSON» e «Importar página».',
    },
  },
  messages: {
    articles: ['forms', 'newsletter'],
    alt: {
      en: 'Messages on the Pages screen, where everything arrives that visitors send.',
      de: 'Die Nachrichten auf der Ansicht „Seiten“, wo alles ankommt, was Besucher senden.',
      es: 'Los mensajes en la pantalla «Páginas», adonde llega todo lo que envían los visitantes.',
    },
  },
  plans: {
    articles: ['plans', 'free', 'branding'],
    alt: {
      en: 'The five plans with their prices and what each includes.',
      de: 'Die fünf Tarife mit ihren Preisen und dem, was jeder enthält.',
      es: 'Los cinco planes con sus precios y lo que incluye cada uno.',
    },
  },
  usage: {
    articles: ['ai-allowance', 'storage'],
    alt: {
      en: 'The usage of this month: AI requests and storage.',
      de: 'Der Verbrauch dieses Monats: KI-Anfragen und Speicherplatz.',
      es: 'El uso de este mes: solicitudes de IA y almacenamiento.',
    },
  },
  profile: {
    articles: ['username', 'email-change', 'picture'],
    alt: {
      en: 'The profile in the settings: picture, full name, username and email.',
      de: 'Das Profil in den Einstellungen: Bild, vollständiger Name, Benutzername und E-Mail-Adresse.',
      es: 'El perfil en los ajustes: imagen, nombre completo, nombre de usuario y correo.',
    },
  },
  password: {
    articles: ['password'],
    alt: {
      en: 'The password card in the security settings: the current password and a new one.',
      de: 'Die Karte für das Passwort in den Sicherheitseinstellungen: das aktuelle Passwort und ein neues.',
      es: 'La tarjeta de la contraseña en los ajustes de seguridad: la contraseña actual y una nueva.',
    },
  },
  'two-factor': {
    articles: ['two-factor'],
    alt: {
      en: 'The authenticator app in the security settings, with the button that sets it up.',
      de: 'Die Authenticator-App in den Sicherheitseinstellungen, mit dem Button, der sie einrichtet.',
      es: 'La app de autenticación en los ajustes de seguridad, con el botón que la configura.',
    },
  },
  passkeys: {
    articles: ['passkeys'],
    alt: {
      en: 'Passkeys in the security settings.',
      de: 'Passkeys in den Sicherheitseinstellungen.',
      es: 'Las llaves de acceso en los ajustes de seguridad.',
    },
  },
  devices: {
    articles: ['devices'],
    alt: {
      en: 'The devices that are signed in, each with Sign out.',
      de: 'Die angemeldeten Geräte, jedes mit „Abmelden“.',
      es: 'Los dispositivos con la sesión iniciada, cada uno con «Cerrar sesión».',
    },
  },
  'api-keys': {
    articles: ['api-keys'],
    alt: {
      en: 'API keys in the security settings, with the button that creates one.',
      de: 'API-Schlüssel in den Sicherheitseinstellungen, mit dem Button, der einen erstellt.',
      es: 'Las claves de API en los ajustes de seguridad, con el botón que crea una.',
    },
  },
  'your-data': {
    articles: ['my-data'],
    alt: {
      en: 'The download of your data in the security settings.',
      de: 'Der Download deiner Daten in den Sicherheitseinstellungen.',
      es: 'La descarga de tus datos en los ajustes de seguridad.',
    },
  },
  phone: {
    articles: ['mobile-app'],
    alt: {
      en: 'The dashboard on a phone: the page, its figures, and the menu.',
      de: 'Das Dashboard auf einem Handy: die Seite, ihre Zahlen und das Menü.',
      es: 'El panel en un móvil: la página, sus cifras y el menú.',
    },
  },
} as const satisfies Record<string, Picture>;

export type HelpPictureName = keyof typeof helpPictures;
export const helpPictureNames = Object.keys(helpPictures) as HelpPictureName[];

/** Undefined for an article without one. */
export function findHelpPicture(article: HelpArticleId): HelpPictureName | undefined {
  return helpPictureNames.find((name) => {
    const articles: readonly HelpArticleId[] = helpPictures[name].articles;
    return articles.includes(article);
  });
}

/** That of the pictures for readers of the help in `language`: the interface exists in fewer languages than the help. */
export const pictureLanguage = (language: HelpLanguage): Language =>
  matchLanguage(language) ?? DEFAULT_LANGUAGE;
