// Help articles on plans and limits in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const plansArticles: ArticlesOf<'plans'> = {
  plans: {
    title: 'Planes y precios',
    answer:
      'Free no cuesta nada. Starter cuesta {price:starter} al mes, Pro {price:pro}, Premium {price:premium} y Team {price:team}.',
    steps: [
      'Abre «Facturación» y compara los planes, por mes o por año; un año cuesta diez meses.',
      'Elige el cambio en la tarjeta del plan que quieres.',
      'Mira lo que se cobra ahora y paga.',
    ],
    more: [
      'Starter quita el enlace «Made with Vys». Pro añade códigos QR personalizados, {storage:pro} de almacenamiento y {days:pro} días de estadísticas. Premium añade el editor de código, {storage:premium} y un año de estadísticas. Team tiene lo mismo con {storage:team}.',
      'Un plan superior vale enseguida, y solo pagas la diferencia del resto del periodo. Uno inferior empieza cuando termina el tiempo pagado. Con un plan menor no se borra nada tuyo.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Comparar planes',
  },
  'ai-allowance': {
    title: 'Solicitudes de IA',
    answer:
      'El asistente integrado es gratis e ilimitado en todos los planes. El cupo solo cuenta las solicitudes a un modelo de lenguaje, si este servidor tiene uno: {requests:month} al mes y {requests:week} en 7 días con Free, sin límite en los demás. Cuando se agota, sigue el asistente integrado.',
    steps: [
      'Mira lo que queda abajo en el menú lateral, o en los ajustes, en «Cuenta».',
      'Sigue escribiendo cuando se acabe: responde el asistente integrado.',
      'Para tener más, elige un plan en «Facturación».',
    ],
    more: [
      'Solo cuentan las solicitudes que cambiaron tu página, no las preguntas ni los errores. El cupo mensual se renueva el día uno, y el semanal siete días después de cada solicitud.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Ver tu uso',
  },
  storage: {
    title: 'Almacenamiento',
    answer:
      'Tus imágenes cuentan para tu almacenamiento: {storage:free} con Free y Starter, {storage:pro} con Pro, {storage:premium} con Premium y {storage:team} con Team. Si borras imágenes, liberas espacio.',
    steps: [
      'Mira cuánto usas en los ajustes, en «Cuenta».',
      'Abre AI Studio y elige «Imágenes».',
      'Borra las imágenes que ya no necesitas. Antes de confirmar ves dónde se usa cada una.',
    ],
    more: [
      'No borres una imagen de tu página publicada antes de publicarla sin ella. Con el almacenamiento lleno se rechazan imágenes nuevas; todo lo que hay sigue funcionando. Versiones y mensajes no cuentan.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Ver tu uso',
  },
  branding: {
    title: 'El enlace «Made with Vys»',
    answer:
      'Las páginas del plan Free muestran abajo un pequeño enlace «Made with Vys». Desde Starter desaparece.',
    steps: [
      'Abre «Facturación» y elige Starter o un plan superior.',
      'Después del pago, el enlace desaparece solo de tu página publicada, en unos instantes.',
      'Abre tu página para comprobarlo; recárgala si el navegador muestra la copia anterior.',
    ],
    more: [
      'El enlace es pequeño, está al final y no recoge nada sobre tus visitantes. Si vuelves a Free, regresa.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Comparar planes',
  },
  payments: {
    title: 'Pagos',
    answer:
      'En «Facturación» añades y quitas tarjetas, cambias de plan y descargas tus facturas. Si ahí pone «Entorno de pruebas», solo valen tarjetas de prueba y no se mueve dinero. Si un pago falla, tienes 14 días para arreglarlo y no se borra nada tuyo.',
    steps: [
      'Abre «Facturación» y elige «Añadir método de pago».',
      'Introduce la tarjeta; quizá tu banco te pida confirmar.',
      'Con varias tarjetas, elige «Hacer predeterminada» en la que paga.',
    ],
    more: [
      'Si se rechaza una tarjeta, el mensaje dice por qué: a menudo un límite, una tarjeta caducada o una confirmación sin terminar. Paga después la factura pendiente arriba en la pantalla, o añade otra tarjeta. Los datos van directamente al proveedor de pagos y nunca se guardan en Vys.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Abrir facturación',
  },
  invoices: {
    title: 'Facturas y datos de empresa',
    answer:
      'Cada pago tiene su factura en PDF en Facturación. Tu empresa, tu dirección y tu NIF-IVA figuran en las facturas a partir de la siguiente.',
    steps: [
      'Abre «Facturación» y ve a «Historial de facturación».',
      'Elige el PDF de una factura, o «Exportar todo» para una tabla con todas.',
      'Escribe tu empresa en «Datos de la empresa» y elige «Guardar».',
    ],
    more: [
      'Las facturas ya emitidas no cambian. Escribe el NIF-IVA con el código del país, como DE123456789. Las facturas van al correo de tu cuenta; cámbialo en tu perfil. «Próxima factura» dice qué se cobrará después y cuándo.',
    ],
    button: 'Abrir facturación',
  },
  cancel: {
    title: 'Cancelar un plan',
    answer:
      'Cancela tu plan en «Facturación»: sigue hasta el final del tiempo pagado, y hasta entonces puedes reanudarlo. Después pasas a Free y no se borra nada tuyo. Para irte del todo, elimina tu cuenta en «Ajustes», «Seguridad».',
    steps: [
      'Abre «Facturación» y elige «Cancelar plan».',
      'Lee lo que perderás y confirma.',
      'Si cambias de idea antes del final, conserva el plan en la misma pantalla.',
    ],
    more: [
      'El plan sigue hasta el final del tiempo pagado, así que no pierdes nada por cancelar pronto. ¿Solo quieres pagar menos? Elige un plan inferior. Descarga antes las estadísticas antiguas: Free muestra los últimos {days:free} días.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Abrir facturación',
  },
  team: {
    title: 'Trabajar en equipo',
    answer:
      'Cada cuenta tiene una persona y una página; todavía no puedes invitar a miembros. El plan Team tiene más almacenamiento, no más personas.',
    steps: [
      'Deja que una persona lleve la cuenta, con una llave de acceso o verificación en dos pasos.',
      'Da a los programas una clave de API solo con los permisos necesarios, en vez de la contraseña.',
      'Muestra tu trabajo a otros publicándolo, o envíales el sitio exportado.',
    ],
    more: [
      'Si varias personas comparten una contraseña, nadie sabe quién cambió qué, y el código de la app solo le llega a una. El historial dice si cambió algo el asistente, el panel de contenido o el editor de código.',
    ],
    button: 'Comparar planes',
  },
};
