// Help articles on AI Studio and the page in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const studioArticles: ArticlesOf<'studio'> = {
  editing: {
    title: 'Cómo cambiar tu página',
    answer:
      'Escribe al asistente con tus palabras, por ejemplo «añade un enlace a mi tienda, https://example.com» o «pon el fondo verde». Cambia textos, enlaces, secciones, colores, fuentes y disposición, varias cosas en un mensaje si quieres. Puedes pegar listas enteras, como una carta con precios.',
    steps: [
      'Escribe en el chat qué debe cambiar, o abre «Contenido» para textos y enlaces y «Diseño» para colores y fuentes.',
      'También puedes hacer clic en una parte de la vista previa para editarla, moverla, ocultarla, quitarla o preguntar por ella.',
      'Elige «Guardar» y luego «Publicar» para que lo vean los visitantes.',
    ],
    more: [
      'Las pestañas junto al chat cambian la misma página a mano. Todo cambio se puede deshacer.',
      'Tus cambios son un borrador hasta que publicas. Si cambió otra parte, elige «Deshacer» y nómbrala con más precisión.',
    ],
    button: 'Abrir AI Studio',
  },
  sections: {
    title: 'Las secciones de tu página',
    answer:
      'Además de enlaces, tu página puede tener secciones: galería, vídeos y música, productos, carta, servicios, horario, eventos, mapa, textos sobre ti, equipo, citas, prensa, preguntas y respuestas, cifras, cuenta atrás y formularios de contacto, boletín y libro de visitas.',
    steps: [
      'Abre «Contenido» en AI Studio y elige «Añadir una sección».',
      'Elige qué quieres mostrar y rellena las entradas.',
      'Si quieres, elige en «Disposición» otra disposición para la sección.',
      'Elige «Guardar» y vuelve a publicar.',
    ],
    more: [
      'Pide una al asistente o añádela en la pestaña de contenido de AI Studio. No se inventa nada: una sección a la que le faltan tus palabras las espera.',
      'Para quitar una sección, abre su menú: «Ocultar» la guarda para después y «Quitar» la borra. «Deshacer» la recupera.',
    ],
    button: 'Abrir AI Studio',
  },
  arrange: {
    title: 'Ordenar, ocultar y programar enlaces',
    answer:
      'En AI Studio, abre la pestaña de contenido y arrastra enlaces y secciones a su sitio, o escribe al asistente, por ejemplo «pon Instagram primero». Lo que ocultas no se pierde: los visitantes no lo ven hasta que vuelves a mostrarlo.',
    steps: [
      'Abre «Contenido» en AI Studio.',
      'Arrastra un enlace o una sección por su asa, o elige «Subir» y «Bajar» en su menú.',
      'Para las fechas, abre el enlace y pon «Primer día» y «Último día» en «Programación».',
    ],
    more: [
      'Un enlace oculto o una sección oculta sigue en tu lista, pero los visitantes no lo ven; puedes volver a mostrarlo cuando quieras. Un enlace con fechas aparece y desaparece solo en los días que elijas. Después de un cambio, publica de nuevo para que los visitantes lo vean.',
      'Los dos días cuentan, según el reloj del visitante. Tu vista previa muestra siempre los enlaces programados para que puedas comprobarlos.',
    ],
    button: 'Abrir AI Studio',
  },
  design: {
    title: 'El diseño de tu página',
    answer:
      'En AI Studio, abre la pestaña de diseño y prueba estilos, paletas, fuentes, fondos y formas en tu propia página. Señala uno para verlo y tócalo para aplicarlo.',
    steps: [
      'Abre «Diseño» en AI Studio.',
      'Elige uno de los «Estilos» u otro diseño para el mismo contenido.',
      'Más abajo, ajusta paletas, fondo, fuentes, esquinas y espacio.',
      'Elige «Guardar» y vuelve a publicar.',
    ],
    more: [
      'También puedes describir lo que quieres, por ejemplo «colores más cálidos y botones más redondos». Vys mantiene el texto legible sobre cualquier color, y todo cambio se puede deshacer.',
      'Si ahí dice que tu página tiene su propio diseño, se escribió como código: pide los cambios al asistente o rehazla en «Contenido» como página editable.',
    ],
    button: 'Abrir AI Studio',
  },
  images: {
    title: 'Imágenes',
    answer:
      'Sube fotos y otras imágenes en el estudio, hasta {limit:image} cada una. Vys las reduce a un máximo de 2.400 píxeles por lado y quita los datos de ubicación.',
    steps: [
      'En el chat de AI Studio, elige el botón junto al campo de mensajes y un archivo; también varios a la vez.',
      'Di dónde va: «úsala como foto de perfil», «añade estas a la galería».',
      'Todas tus imágenes están en «Imágenes», arriba en el estudio; ahí puedes reemplazarlas o borrarlas.',
    ],
    more: [
      'Las imágenes demasiado grandes o de formato desconocido se rechazan; guárdalas como JPEG, PNG o WebP. Describe cada imagen en «Texto alternativo» para quienes no pueden verla.',
    ],
    button: 'Abrir AI Studio',
  },
  picture: {
    title: 'Tu nombre y foto de perfil',
    answer:
      'Tu nombre completo y tu foto aparecen en tu página, en la vista previa de tu enlace y junto a tu cuenta. Se cambian en tu perfil, en los ajustes.',
    steps: [
      'Abre los ajustes y elige «Subir foto» o «Cambiar foto».',
      'Mueve y amplía hasta que la parte que quieres esté en el círculo y elige «Usar foto».',
      'Corrige tu nombre en «Nombre completo» y elige «Guardar cambios».',
    ],
    more: [
      'En tu página puede figurar otro nombre, como el de tu tienda: cámbialo en AI Studio, en «Contenido», «Perfil». Las fotos pueden tener hasta {limit:image}, y quitamos el lugar donde se tomaron. Si el navegador no lee una foto del móvil, guárdala antes como JPEG.',
    ],
    button: 'Abrir el perfil',
  },
  embed: {
    title: 'Vídeos, música e inserción',
    answer:
      'Da al asistente el enlace de un vídeo o una canción y tu página mostrará un cartel que abre el reproductor. Tu página de Vys no se puede mostrar dentro de otro sitio; enlázala en su lugar.',
    steps: [
      'Copia el enlace del vídeo, la canción, la lista o la página de reservas.',
      'Pégalo en el chat con unas palabras, como «añade este vídeo», o crea en «Contenido» una sección de vídeos o música.',
      'Míralo en la vista previa: el reproductor empieza cuando alguien toca la imagen.',
    ],
    more: [
      'YouTube, Vimeo, TikTok, Twitch, Spotify, Apple Music, SoundCloud, Bandcamp y Calendly se reproducen en la página. Cualquier otro enlace abre su propio sitio. Antes del toque no se carga nada de estos servicios.',
    ],
    button: 'Abrir AI Studio',
  },
  'links-limit': {
    title: 'Cuántos enlaces',
    answer:
      'La lista de tu página admite hasta 100 enlaces, y más en las secciones, en todos los planes. Solo la configuración inicial pide 10 como máximo.',
    steps: [
      'Abre «Contenido» en AI Studio y elige «Añadir enlaces».',
      'Pega una o varias direcciones, cada una en su línea.',
      'Da a cada enlace un título que diga adónde lleva.',
    ],
    more: [
      'Si una dirección no se acepta, quizá le falta el final (como .com). Sirven direcciones web, correos y números de teléfono. Muchos enlaces se encuentran mejor en grupos: las entradas con el mismo «Grupo» van juntas bajo un título.',
    ],
    own: 'Enlaces en tu lista ahora: {links}.',
    button: 'Abrir AI Studio',
  },
  history: {
    title: 'Deshacer e historial',
    answer:
      'Escribe «deshacer» para quitar el último cambio, tantas veces como haga falta. «Historial» en el estudio muestra versiones anteriores; mira una y restáurala.',
    steps: [
      'En AI Studio, elige «Historial».',
      'Elige una versión y mira su «Vista previa», o elige «Comparar» para ver qué cambió.',
      'Elige «Restaurar esta versión», o «Restaurar» en una sola parte.',
    ],
    more: [
      'Al restaurar se crea una versión nueva, así que no se pierde nada. Las versiones publicadas están marcadas y se guardan siempre; hasta dónde llegan las demás depende de tu plan. Los visitantes ven la versión restaurada cuando la publicas.',
    ],
    button: 'Abrir AI Studio',
  },
  conflict: {
    title: 'Hay una versión más nueva en otro lugar',
    answer:
      'Lo ves cuando tu página se guardó en otra pestaña, en otro dispositivo o desde el asistente mientras la editabas aquí. No se pierde nada: tú eliges qué versión sigue.',
    steps: [
      'Elige «Cargar la más reciente» para seguir con lo que se guardó en el otro lugar.',
      'O elige «Conservar la mía» para guardar lo que ves aquí.',
      'Si te equivocaste, abre «Historial» y restaura la otra.',
    ],
    more: [
      'Las dos versiones están en el historial, elijas lo que elijas. Lo más fácil es editar la página en un solo lugar a la vez. Si un mensaje dice que se recuperaron cambios sin guardar, el navegador se cerró antes de que guardaras; están como los dejaste.',
    ],
    button: 'Abrir AI Studio',
  },
  code: {
    title: 'Editor de código',
    answer:
      'Con Premium y Team puedes ver y editar el código de tu página (JSX y CSS) en el estudio. Con los demás planes lo cambias todo en el chat.',
    steps: [
      'En AI Studio, elige «Código» junto a «Vista previa».',
      'Cambia el JSX o el CSS; la vista previa lo sigue.',
      'Elige «Dar formato» para ordenarlo y «Guardar» para guardarlo.',
    ],
    more: [
      'Un error se muestra con su línea, y la vista previa conserva la última versión que funcionó. Una página puede importar los paquetes incluidos, pero no cargar scripts de fuera. El chat y «Contenido» siguen funcionando mientras el código conserve la estructura de la página.',
    ],
    own: 'Tienes el plan {plan}.',
    button: 'Abrir AI Studio',
  },
  scripts: {
    title: 'Scripts y código propio',
    answer:
      'Las páginas no pueden cargar scripts, píxeles ni rastreadores de otros sitios; así protegemos a tus visitantes. Con Premium y Team escribes tu propio JSX y CSS en el editor de código.',
    steps: [
      'Para las cifras, usa «Estadísticas»: no necesita código.',
      'Para distinguir campañas, añade etiquetas utm a los enlaces que compartes.',
      'Para mostrar un vídeo, una canción o un calendario de reservas, pega su enlace en vez del código de inserción.',
    ],
    more: [
      'Si pegas código con un script de otro sitio, la revisión lo nombra y no se publica. Tus propios programas pueden trabajar con tu página mediante la API; mira el artículo sobre claves de API.',
    ],
    button: 'Abrir AI Studio',
  },
  selling: {
    title: 'Vender y recibir donaciones',
    answer:
      'Vys no cobra pagos de tus visitantes. Enlaza tu tienda, PayPal, Stripe o Ko-fi; se paga allí, y Vys no se queda con nada. En tu página puede haber productos con precios.',
    steps: [
      'Pide al asistente productos con nombre y precio, o elige en «Contenido» «Añadir una sección» y «Productos».',
      'Da a cada producto el enlace donde se compra.',
      'Para donaciones, añade tu enlace de PayPal, Ko-fi o Patreon y di para qué son.',
    ],
    more: [
      'Si un producto falta por ahora, márcalo como «Agotado» en vez de quitarlo. Los precios son texto: escríbelos con su moneda, como deben leerlos tus clientes. De pedidos, impuestos y devoluciones se ocupa la tienda a la que enlazas.',
    ],
    button: 'Abrir AI Studio',
  },
};
