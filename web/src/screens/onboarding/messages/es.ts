// Texts of screens/onboarding, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('es');

export const messages: Messages<typeof en.messages> = {
  yourname: 'tunombre',
  readingYourDetails: 'Leyendo tus datos',
  designingYourPage: 'Diseñando tu página',
  choosingFonts: 'Eligiendo fuentes y colores',
  optimizingScreens: 'Optimizando para cada pantalla',
  finishing: 'Últimos retoques',
  buildingYourPage: 'Creando tu página',
  somethingWentWrong: 'Algo ha salido mal',
  createPageFailed: 'No se ha podido crear tu página. Inténtalo de nuevo.',
  inputSaved: 'Tu nombre de usuario y tus enlaces están guardados.',
  goBack: 'Volver',
  aboutYourPage: '¿Qué va en tu página?',
  aboutIntro: 'Basta con una frase y unos pocos enlaces. Podrás cambiarlo todo después.',
  yourLink: 'Tu enlace:',
  pageName: 'Nombre en tu página',
  pageNameHint: 'Tú, tu banda, tu negocio.',
  purpose: '¿Para qué es tu página? (opcional)',
  purposeHint:
    'Con tus palabras y en tu idioma: qué haces, dónde, cuándo abres, qué aspecto debe tener.',
  purposeExample:
    'Una panadería en Gràcia, abierta de martes a domingo de 7 a 15, cálida y rústica',
  links: 'Enlaces',
  pasteSeveral: 'Pegar varios',
  importProfile: 'Importar un perfil',
  pastedLinks: 'Tus enlaces',
  onePerLine: 'Uno por línea, con o sin título.',
  pastedExample: 'Tienda: https://…\ninstagram.com/tunombre',
  noLinksFound: 'No hay enlaces en este texto.',
  addLinks: (count) => plural(count, { one: 'Añadir # enlace', other: 'Añadir # enlaces' }),
  profileAddress: 'Dirección de tu perfil',
  profileHint: 'Tu página en Linktree, Carrd, tu propio sitio web y otros.',
  profileExample: 'linktr.ee/tunombre',
  import: 'Importar',
  moreThanFit: (count, limit) =>
    plural(count, {
      one: `Aquí solo caben los primeros ${limit} enlaces. Añade el otro en el estudio.`,
      other: `Aquí solo caben los primeros ${limit} enlaces. Añade los otros # en el estudio.`,
    }),
  titlesShortened: (count, limit) =>
    plural(count, {
      one: `Un título tenía más de ${limit} caracteres, así que lo hemos acortado. Comprueba que siga diciendo lo que quieres.`,
      other: `# títulos tenían más de ${limit} caracteres, así que los hemos acortado. Comprueba que sigan diciendo lo que quieres.`,
    }),
  lookNotSaved: 'No se ha guardado el diseño. Puedes cambiarlo en el estudio.',
  yourPage: 'Tu página',
  pageIsThere: 'Tu página ya existe',
  pageIsThereHint:
    'La has cambiado o publicado, así que no la crearemos de nuevo. Añade enlaces y cambia lo demás en AI Studio.',
  openStudio: 'Abrir AI Studio',
  goToDashboard: 'Ir al panel',
  back: 'Atrás',
  skip: 'Omitir',
  next: 'Siguiente',
  linkTitle: (place) => `Título del enlace ${place}`,
  title: 'Título',
  linkUrl: (place) => `URL del enlace ${place}`,
  removeLink: (place) => `Quitar enlace ${place}`,
  addLink: 'Añadir enlace',
  of: (length, linkLimit) => `${length} de ${linkLimit}`,
  stepOf2: (step) => `Paso ${step} de 2`,
  chooseYourUsername: 'Elige tu nombre de usuario',
  usernameIntro: 'Es el enlace que compartirás en todas partes. Mejor corto y fácil de decir.',
  skipForNow: 'Ahora no',
  pageTitle: (username) => `Página de ${username}`,
  linkLimit: (limit) => `Se permiten como máximo ${limit} enlaces`,
};
