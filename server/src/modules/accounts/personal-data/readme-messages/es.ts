// The README of the data export, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  title: (time) => `Tus datos de Vys, exportados el ${time}.`,
  units:
    'Las horas están en UTC y los tamaños en bytes. Los archivos .json se abren con cualquier editor de texto.',
  secrets:
    'Las contraseñas, los códigos y las claves se guardan solo como hashes y no están incluidos.',
  images: 'Las imágenes que has subido, con los nombres que tienen en media.json.',
  missingImages: 'Estas imágenes no están incluidas; sus enlaces están en media.json:',
  files: {
    profile: 'Tu perfil, tu plan y tus ajustes.',
    names: 'Nombres de usuario anteriores, reservados para ti después de un cambio.',
    aiRequests: 'Cuándo usaste el asistente.',
    signIn: 'Datos de inicio de sesión.',
  },
  identityFiles: {
    'sign-in': 'Tu correo electrónico, tu nombre de usuario y tu nombre.',
    sessions: 'Dispositivos en los que iniciaste sesión, con la dirección IP y las horas.',
    'email-tokens': 'Enlaces de correos que todavía puedes usar.',
    'authenticator-apps': 'Cuándo configuraste una app de autenticación.',
    'recovery-codes': 'Qué códigos de recuperación has usado, sin los códigos.',
    passkeys: 'Tus llaves de acceso por su nombre, sin las claves.',
    'api-keys': 'Tus claves de API por su nombre, qué permiten y cuándo se usaron por última vez.',
  },
};
