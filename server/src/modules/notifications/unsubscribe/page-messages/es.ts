// The page behind the unsubscribe links of emails, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  button: 'Darme de baja',
  done: 'Te has dado de baja',
  unknown: 'Este enlace ya no funciona',
  unknownExplanation:
    'Inicia sesión y elige sobre qué te enviamos correos en Ajustes, Notificaciones.',
  settings: 'Abrir los ajustes de notificaciones',
  question: '¿Darte de baja de los correos de notificaciones?',
  explanation:
    'Dejaremos de enviarte correos sobre notificaciones. Los correos sobre la seguridad de tu cuenta seguirán llegando.',
  doneExplanation: 'Puedes volver a activar los correos en Ajustes, Notificaciones.',
};
