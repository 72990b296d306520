// Help articles on privacy and data in Spanish.
import type { ArticlesOf } from '../../topics.ts';

export const dataArticles: ArticlesOf<'data'> = {
  privacy: {
    title: 'Privacidad y RGPD',
    answer:
      'Las páginas públicas no ponen cookies ni cargan nada de terceros, así que Vys no necesita aviso de cookies. Los datos quedan en la base de datos de este servidor. Puedes descargar o borrar los tuyos en «Ajustes», «Seguridad».',
    steps: [
      'Lee en la política de privacidad qué se guarda y por cuánto tiempo.',
      'Consigue todo en un archivo con «Descargar mis datos», en los ajustes, en «Seguridad».',
      'Si recoges direcciones o mensajes con formularios, dilo en un aviso de privacidad propio y enlázalo en tu página.',
    ],
    more: [
      'Los reproductores de YouTube, Spotify y otros solo se cargan al tocarlos. Quien pide no ser contado no se cuenta. Si necesitas un aviso legal, añade un pie con un enlace.',
    ],
    button: 'Leer la política de privacidad',
  },
  'my-data': {
    title: 'Descargar tus datos',
    answer:
      'En «Ajustes», «Seguridad» está «Descargar mis datos»: perfil, página, versiones, imágenes, mensajes y estadísticas en un archivo zip.',
    steps: [
      'Abre en los ajustes «Seguridad» y ve a «Tus datos».',
      'Elige «Descargar mis datos».',
      'Espera a que el archivo esté completo; con muchas imágenes tarda unos minutos.',
    ],
    more: [
      'Si la descarga se interrumpe, empieza otra vez; no se pierde nada. El zip tiene archivos corrientes: JSON para los datos, tus imágenes y tu página en HTML. No incluye contraseñas ni claves. Guárdalo bien, porque contiene mensajes de otras personas.',
    ],
    button: 'Abrir seguridad',
  },
  export: {
    title: 'Exportar tu página',
    answer:
      'En «Páginas» puedes descargar tu página como un sitio que funciona en cualquier alojamiento web, o como un archivo JSON para importarlo de nuevo.',
    steps: [
      'Abre «Páginas» y busca «Exportar página».',
      'Elige «Descargar sitio» para un alojamiento web, o «Descargar JSON» para importarla en otra cuenta de Vys.',
      'Descomprime el zip y sube todo su contenido a tu alojamiento.',
    ],
    more: [
      'Los formularios y las estadísticas necesitan Vys: en el sitio exportado, los formularios llevan a tu correo y no se cuenta nada. La exportación contiene la última versión que guardaste.',
    ],
    button: 'Abrir Páginas',
  },
  'delete-page': {
    title: 'Eliminar tu página',
    answer:
      'En «Páginas», elige «Eliminar página» en el menú de la página. Su dirección deja de funcionar al momento y se borran para siempre sus estadísticas, versiones y mensajes. Conservas tu nombre de usuario, tus imágenes y tu plan.',
    steps: [
      'Para guardar una copia, elige «Descargar antes una copia».',
      'Elige «Eliminar página» y confirma. Justo después, «Recuperar como borrador» devuelve el contenido, sin estadísticas ni versiones.',
      'Si solo quieres una pausa, apaga «Activa»: nadie ve la página y no se pierde nada.',
    ],
    more: [
      'Una página suspendida se puede eliminar cuando se cierra su caso. Las imágenes sueltas se borran en «Imágenes», en el estudio, y los mensajes sueltos en «Páginas». Para quitarlo todo, elimina tu cuenta.',
    ],
    button: 'Abrir Páginas',
  },
  'delete-account': {
    title: 'Eliminar tu cuenta',
    answer:
      'Ve a «Ajustes», «Seguridad», «Zona de peligro». Se borran al momento y para siempre tu página, imágenes, estadísticas y cuenta; descarga antes tus datos. Tu nombre de usuario queda reservado 90 días.',
    steps: [
      'Elige primero «Descargar mis datos» si más tarde puedes necesitar algo.',
      'Elige «Eliminar cuenta» en «Zona de peligro».',
      'Escribe tu nombre de usuario y elige «Eliminar mi cuenta».',
    ],
    more: [
      'Un plan de pago termina con ella y no se cobra más. Nadie puede recuperar una cuenta borrada, tampoco el operador. Si solo quieres una pausa, apaga tu página o cancela tu plan.',
    ],
    button: 'Abrir seguridad',
  },
};
