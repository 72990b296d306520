// Texts of features/moderation, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const reasonLabels: Messages<typeof en.reasonLabels> = {
  phishing: 'Phishing',
  malware: 'Software malicioso',
  impersonation: 'Suplantación de identidad',
  illegal: 'Contenido ilegal',
  copyright: 'Derechos de autor',
  other: 'Otra cosa',
};

export const decisionLabels: Messages<typeof en.decisionLabels> = {
  suspend: 'Página suspendida',
  reinstate: 'Página restablecida',
  dismiss: 'Caso desestimado',
  reopen: 'Caso reabierto',
};

export const messages: Messages<typeof en.messages> = {
  open: 'Abierto',
  appealed: 'Apelado',
  suspended: 'Suspendida',
  reinstated: 'Restablecida',
  dismissed: 'Desestimado',
  openHost: (host) => `Abrir ${host}…`,
  quoted: (text) => `«${text}»`,
  noHost: 'Sin dominio',
  nonLatinHost: (host) => `Usa caracteres no latinos. Dirección real: ${host}`,
  openLinkTitle: '¿Abrir un enlace denunciado?',
  openLinkWarning: 'Puede ser dañino. No introduzcas ni descargues nada allí.',
  openLink: 'Abrir en otra pestaña',
  suspendedTitle: 'Tu página está suspendida',
  appeal: 'Apelar',
  suspensionDetails: (number, reason) =>
    `Los visitantes no pueden verla y no puedes publicarla (caso ${number}). Motivo: ${reason}`,
  appealReceived: 'Apelación recibida. Nuestro equipo la está revisando.',
  appealSent: 'Apelación enviada',
  appealTitle: 'Apelar esta suspensión',
  appealIntro: 'Cuéntanos por qué deberíamos restablecer la página. La revisará una persona.',
  cancel: 'Cancelar',
  sendAppeal: 'Enviar apelación',
  yourAppeal: 'Tu apelación',
};
