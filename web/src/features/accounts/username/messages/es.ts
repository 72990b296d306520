// Texts of features/accounts/username, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  username: 'Nombre de usuario',
  yourname: 'tunombre',
  checking: 'Comprobando',
  isAvailable: (username) => `${username} está disponible`,
  usernameCheckFailed: 'No se ha podido comprobar el nombre de usuario',
  freeNames: 'Nombres parecidos libres:',
  changeLinkTitle: '¿Cambiar tu enlace?',
  pageMoves: (host, to) =>
    `Tu página pública pasa de inmediato a ${host}/${to} y conserva sus estadísticas.`,
  changeLink: 'Cambiar enlace',
  oldLinksRedirect: (host, from, leadsOnDays) =>
    `Los enlaces y códigos QR con ${host}/${from} seguirán funcionando ${leadsOnDays} días, y nadie más podrá usar ese nombre durante ese tiempo. Después dejarán de funcionar.`,
  currentUsername: 'Este es tu nombre de usuario',
};
