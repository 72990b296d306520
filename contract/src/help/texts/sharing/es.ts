// Help articles on sharing and visitors in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const sharingArticles: ArticlesOf<'sharing'> = {
  share: {
    title: 'Compartir tu página',
    answer:
      'Copia tu enlace o descarga su código QR en «Páginas», o elige «Compartir perfil» en el menú. Pon el enlace en tus perfiles, en tu firma de correo o en un cartel.',
    steps: [
      'Elige «Compartir perfil» en el menú lateral.',
      'En «Código QR» descargas el código; en «Publicar» escribes en una red o copias el enlace para tu biografía; en «Contacto» hay una firma, una tarjeta de contacto y el enlace para una etiqueta NFC.',
      'En el móvil, «Compartir con…» abre tus apps.',
    ],
    more: [
      'Los enlaces de «Publicar» y «Contacto» están marcados, así que «Estadísticas» muestra de dónde llegaron los visitantes. Si ven «no encontrada», publica la página y actívala.',
    ],
    own: 'Tu enlace es {address}.',
    button: 'Abrir Páginas',
  },
  'instagram-bio': {
    title: 'Poner el enlace en tu biografía',
    answer:
      'Instagram, TikTok, YouTube y casi todas las redes tienen un campo para enlaces en el perfil. Copia tu enlace desde Compartir perfil y pégalo ahí; los visitantes llegan a tu página con un toque.',
    steps: [
      'Elige «Compartir perfil», luego «Publicar», y copia «Enlace para tu bio».',
      'En Instagram, abre tu perfil, toca Editar perfil, luego Enlaces y Añadir enlace externo.',
      'En TikTok, toca Editar perfil y pégalo en Sitio web; en YouTube, en Personalizar canal, Enlaces.',
      'Guarda y toca el enlace una vez para probarlo.',
    ],
    more: [
      'TikTok solo muestra el campo a algunas cuentas, como las de empresa. Si una app dice que el enlace no es válido, pégalo con https:// delante. En «Estadísticas», estas visitas aparecen en «Campañas».',
    ],
    button: 'Abrir Páginas',
  },
  'qr-code': {
    title: 'Código QR',
    answer:
      '«Páginas» muestra un código QR de tu enlace, que puedes descargar como PNG; en «Compartir perfil» también está en SVG y PDF para imprimir. Los colores propios vienen con Pro, Premium y Team.',
    steps: [
      'Elige «Compartir perfil» en el menú lateral y luego «Código QR».',
      'Espera a «Se escanea bien» y elige «Descargar PNG»; en «Otros formatos» hay SVG y PDF para imprimir.',
      'Desde Pro, elige «Personalizar» para los colores, una imagen en el centro y un texto debajo.',
    ],
    more: [
      'Imprímelo de al menos 2 cm de ancho, con un margen claro, y pruébalo con dos móviles antes de imprimir muchos. Oscuro sobre claro se lee mejor. El código es el mismo cuando cambia tu página; con un nombre de usuario nuevo necesitas otro a los 90 días.',
    ],
    own: 'Abre {address}.',
    button: 'Abrir Páginas',
  },
  'email-signature': {
    title: 'Firma de correo',
    answer:
      'Cada correo que envías puede llevar a tu página: Compartir perfil tiene una firma con tu nombre y tu enlace que pegas en tu programa de correo.',
    steps: [
      'Elige «Compartir perfil» y luego «Contacto».',
      'Elige «Copiar firma».',
      'En Gmail, abre Configuración, Ver todos los ajustes, Firma; en Outlook, Configuración, Redactar y responder; en Apple Mail, Ajustes, Firmas.',
      'Pega la firma y guarda.',
    ],
    more: [
      'Si solo llega texto sin formato, el campo de la firma no admite formato; el enlace funciona igual. Las visitas desde la firma tienen su propia fuente en «Estadísticas». Si cambias tu nombre de usuario, cópiala de nuevo: el enlace anterior solo funciona 90 días más.',
    ],
    button: 'Abrir Páginas',
  },
  'contact-card': {
    title: 'Tarjeta de contacto',
    answer:
      'Una tarjeta de contacto es un archivo pequeño (vCard) que móviles y ordenadores guardan como contacto, con tu nombre y el enlace de tu página. Está en Compartir perfil.',
    steps: [
      'Elige «Compartir perfil» y luego «Contacto».',
      'Elige «Descargar tarjeta de contacto».',
      'Envía el archivo por correo o mensajería, o adjúntalo donde te pidan tus datos.',
    ],
    more: [
      'A quien la abre se le pregunta si quiere guardarte como contacto. Contiene el nombre completo de tu perfil y tu enlace, sin teléfono ni correo, así que puedes repartirla sin problema. Si el nombre no es correcto, cámbialo en el perfil y descarga la tarjeta otra vez.',
    ],
    button: 'Abrir Páginas',
  },
  nfc: {
    title: 'Etiquetas y tarjetas NFC',
    answer:
      'Una etiqueta NFC abre tu página cuando un móvil la toca: en una tarjeta de visita, una pegatina en la caja o una pulsera. Necesitas una etiqueta vacía y una app gratuita que la escriba.',
    steps: [
      'Elige «Compartir perfil», luego «Contacto», y copia «Enlace para una etiqueta NFC».',
      'En una app como NFC Tools, elige Escribir, añade un registro de tipo URL y pega el enlace.',
      'Acerca la etiqueta al móvil hasta que la app confirme.',
      'Tócala con otro móvil para probarla.',
    ],
    more: [
      'Las etiquetas NTAG213 bastan para un enlace. Bloquea una etiqueta solo cuando funcione: después ya no se puede cambiar. Sobre metal hacen falta etiquetas especiales. Los cambios de la página no piden otra etiqueta, solo un nombre de usuario nuevo.',
    ],
    button: 'Abrir Páginas',
  },
  analytics: {
    title: 'Estadísticas',
    answer:
      '«Estadísticas», en el menú, muestra visitas, clics, visitantes y cuántos hicieron clic; lo más importante está también en el panel. Vys cuenta sin cookies y no guarda direcciones IP. Las estadísticas abarcan {days:free} días con Free y Starter, {days:pro} con Pro y un año con Premium y Team.',
    steps: [
      'Abre «Estadísticas» y elige arriba el periodo.',
      'Haz clic en una barra, un país o una fuente para filtrar todo por ello.',
      'Activa «Comparar» para ver el periodo anterior en el mismo gráfico. Mientras hoy no haya terminado, acaba a la misma hora.',
      'Exporta lo que ves como CSV para guardarlo o calcular con ello.',
    ],
    more: [
      '¿Aún no hay visitas? Mira si la página está publicada y ábrela sin haber iniciado sesión: tus propias visitas no cuentan. Las nuevas aparecen en segundos.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Abrir estadísticas',
  },
  counting: {
    title: 'Cómo se cuentan visitas y clics',
    answer:
      'Una visita es una página que alguien vio de verdad, un clic es un toque en uno de tus enlaces, y un visitante se cuenta una vez al día, sin cookies. Los bots y tus propias visitas no cuentan.',
    more: [
      'Recargar la página suma una vista; las vistas separadas por 30 minutos como máximo son una misma sesión. Quien vuelve mañana cuenta otra vez como visitante, porque nada en su dispositivo lo identifica. La tasa de interacción es la parte de los visitantes que hizo clic.',
      'Quedan fuera los bots, las visitas desde centros de datos, las páginas que un navegador carga por adelantado, tus visitas con la sesión iniciada y quienes piden no ser contados. «Cómo contamos» en «Estadísticas» dice cuántas fueron. Por eso las cifras pueden ser menores que en programas que cuentan cada petición. Los días empiezan a medianoche en la zona horaria de tu perfil.',
    ],
    button: 'Abrir estadísticas',
  },
  campaigns: {
    title: 'Ver de dónde vienen los visitantes',
    answer:
      'Las estadísticas muestran desde qué sitios y apps llegaron los visitantes. Para distinguir un boletín, un folleto o una publicación, marca el enlace que usas ahí con una etiqueta utm.',
    steps: [
      'Añade ?utm_source=newsletter a tu enlace, con una palabra tuya.',
      'Usa un enlace propio para cada lugar: folleto, boletín, socio.',
      'Tras las primeras visitas, mira «Campañas» en «Estadísticas».',
    ],
    more: [
      'Los enlaces de «Publicar» y «Contacto» en «Compartir perfil» ya están marcados. Escribe la palabra siempre igual y en minúsculas. Muchas apps no dicen de dónde viene alguien; sin etiqueta, esas visitas cuentan como «Directo».',
    ],
    button: 'Abrir estadísticas',
  },
  goals: {
    title: 'Objetivos de visitas',
    answer:
      'Tu panel cuenta todas las visitas de tu página hacia un objetivo: primero {goal:first}, después {goal:next} y cada vez más cuando alcanzas uno. Los objetivos los pone Vys y son iguales para todos.',
    steps: [
      '«Objetivo de visitas» está en el panel; cuenta las vistas de siempre.',
      'Cuando alcanzas una meta, elige «Compartir imagen» o «Descargar PNG» para dar las gracias a tus visitantes.',
      'Si no quieres el aviso, apágalo en los ajustes, en «Notificaciones».',
    ],
    more: [
      'Cada objetivo alcanzado trae una imagen que da las gracias a tus visitantes. Compártela o descárgala desde el panel.',
      'La meta cuenta las mismas vistas que «Estadísticas», sin las tuyas. Nunca baja, aunque tu página esté un tiempo fuera de línea. Las metas alcanzadas quedan en «Objetivos alcanzados».',
    ],
    button: 'Abrir el panel',
  },
  forms: {
    title: 'Formularios y mensajes',
    answer:
      'El formulario de contacto, el libro de visitas y el boletín funcionan en todos los planes. Lo que envían los visitantes aparece en «Páginas», en «Mensajes», donde puedes leerlo, exportarlo y borrarlo.',
    steps: [
      'Pide al asistente un formulario de contacto, o elige en «Contenido» «Añadir una sección» y «Contacto» o «Libro de visitas».',
      'Publica la página.',
      'Lee lo que llega en «Mensajes», en la pantalla «Páginas», y responde con «Responder por correo».',
    ],
    more: [
      'Te enteras de los mensajes nuevos por la campana y, si así lo eliges en los ajustes, en «Notificaciones», por correo. El spam suele detenerse antes. Un mensaje borrado se recupera enseguida con «Deshacer», más tarde no.',
    ],
    button: 'Abrir Páginas',
  },
  newsletter: {
    title: 'Suscriptores del boletín',
    answer:
      'Pide al asistente un formulario de boletín. Los nuevos suscriptores confirman por correo si este servidor puede enviarlo; los encuentras en Páginas y puedes exportarlos como CSV. Vys recoge direcciones, pero no envía boletines.',
    steps: [
      'En AI Studio, elige en «Contenido» «Añadir una sección» y «Boletín», o pídelo al asistente.',
      'Publica la página.',
      'En «Páginas», elige «Newsletter» entre los mensajes y luego «Exportar CSV».',
      'Importa el archivo en tu servicio de boletines.',
    ],
    more: [
      'Solo quien confirmó su dirección aparece como «Confirmada»; escribe solo a esas personas. Cada correo de confirmación trae un enlace para darse de baja, y quien lo usa ya no está en la lista. Si nadie puede confirmar, quizá este servidor no envía correo; pregunta al operador.',
    ],
    button: 'Abrir Páginas',
  },
};
