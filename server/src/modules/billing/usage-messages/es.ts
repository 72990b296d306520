// What is used of a plan, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  ai_requests_month: {
    label: 'Solicitudes de IA de este mes',
    atLimit: 'Al llegar al límite, el asistente integrado sigue respondiendo.',
  },
  ai_requests_week: {
    label: 'Solicitudes de IA de los últimos 7 días',
    atLimit: 'Al llegar al límite, el asistente integrado sigue respondiendo.',
  },
  storage: {
    label: 'Almacenamiento',
    atLimit:
      'Cuando esté lleno, conservarás lo que tienes, y las imágenes nuevas necesitarán espacio.',
  },
};
