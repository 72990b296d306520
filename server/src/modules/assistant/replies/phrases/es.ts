// Phrases in Spanish.
import type { Phrases } from './phrases.ts';

export const esPhrases: Phrases = {
  plans: `cuánto cuesta
cuáles son los precios
qué planes hay
cuál es la diferencia entre pro y premium
cuánto cuesta el plan pro al mes
qué obtengo con starter
precios de vys
vale la pena premium
cómo cambio de plan`,
  free: `es gratis
qué es gratis
vys es realmente gratuito
tengo que pagar por esto
puedo usarlo gratis para siempre
qué incluye el plan gratuito
caduca el plan gratuito
qué plan tengo`,
  'ai-allowance': `cuántas solicitudes me quedan
cuántos mensajes puedo enviarte
hay un límite para el asistente
mis mensajes cuestan algo
qué pasa cuando se agotan mis solicitudes
cuántos créditos de ia tengo`,
  assistant: `quién eres
eres una ia
eres chatgpt
qué modelo usas
eres un robot o una persona
qué puedes hacer
cómo funcionas
qué puedo preguntarte`,
  publish: `cómo publico mi página
cómo pongo mi página en línea
cómo puede la gente ver mi página
publica mi página
pon la página en línea
está mi página en línea
por qué nadie ve mi página
mis cambios ya están publicados`,
  unpublish: `cómo dejo de publicar mi página
quitar mi página de internet
cómo oculto mi página a los visitantes
haz mi página privada
puedo desactivar mi página un tiempo
poner mi página fuera de línea`,
  address: `cuál es mi enlace
cuál es mi url
dónde está mi página
dónde encuentro mi página
cuál es la dirección de mi página
muéstrame mi enlace`,
  username: `cómo cambio mi nombre de usuario
puedo cambiar mi url
quiero otro nombre en el enlace
cambiar nombre de usuario
qué pasa con el enlace antiguo si cambio el nombre
cambiar la dirección de mi página`,
  'email-change': `cómo cambio mi correo electrónico
cambiar el correo de mi cuenta
quiero iniciar sesión con otro email`,
  'qr-code': `dónde está mi código qr
cómo consigo un código qr
puedo descargar un código qr
mi página tiene código qr
puedo cambiar el color del código qr
código qr para mi folleto`,
  share: `cómo comparto mi página
dónde pongo mi enlace
cómo lo agrego a mi bio de instagram
compartir mi página con amigos`,
  analytics: `dónde veo mis estadísticas
cuánta gente visitó mi página
cuántas visitas tengo
cuántos clics tienen mis enlaces
tienen analíticas
qué se cuenta
quién visitó mi página
rastrean a los visitantes
puedo usar google analytics`,
  domain: `puedo usar mi propio dominio
dominio propio
conectar mi dominio
tengo un dominio puedo usarlo aquí
aceptan dominios personalizados`,
  images: `cómo subo una foto
qué tamaño pueden tener las imágenes
cuál es el tamaño máximo de archivo
qué formatos de imagen se aceptan
cómo cambio mi foto de perfil
puedo subir imágenes`,
  storage: `cuánto espacio tengo
mi almacenamiento está lleno
cómo libero espacio
cuánto espacio me queda`,
  'delete-account': `cómo elimino mi cuenta
borrar mi cuenta
quiero eliminar mi cuenta
cerrar mi cuenta
quiero irme de vys
eliminar todos mis datos`,
  'delete-page': `cómo elimino mi página
borrar mi página por completo
puedo quitar la página de vys
ya no quiero tener página`,
  'my-data': `puedo descargar mis datos
dame una copia de mis datos
exportar todos mis datos personales
qué guardan sobre mí`,
  export: `puedo exportar mi página
descargar mi página en html
puedo alojar mi página en otro sitio
cómo hago una copia de seguridad de mi página
exportar como json`,
  import: `puedo importar mi linktree
importar una página
cómo me paso de linktree a vys
traer mi sitio web aquí
puedo copiar mi página actual`,
  history: `puedo deshacer un cambio
cómo vuelvo a una versión anterior
dónde está el historial de versiones
cómo restauro una versión antigua
se guarda mi trabajo`,
  code: `puedo editar el código
dónde está el editor de código
puedo ver el html
por qué está bloqueado el editor de código
puedo escribir mi propio css`,
  scripts: `puedo añadir un script
añadir google tag manager
añadir el píxel de facebook
agregar javascript propio
insertar un código de seguimiento
puedo pegar código html`,
  team: `puedo invitar a miembros del equipo
pueden varias personas editar la página
añadir un compañero a mi cuenta
compartir el acceso
cuántos usuarios puedo tener
qué incluye el plan team
trabajar juntos en la página`,
  'several-pages': `puedo tener más de una página
cómo creo una segunda página
cuántas páginas puedo tener
necesito dos sitios web
puedo hacer varias páginas`,
  languages: `qué idiomas hablas
hablas inglés
puedo escribirte en francés
puede mi página estar en inglés
la aplicación está en español
cambiar el idioma de la aplicación`,
  privacy: `cumple con el rgpd
usan cookies
necesito un aviso de cookies
dónde se guardan mis datos
están seguros mis datos
qué hay de la privacidad
venden mis datos
política de privacidad`,
  support: `cómo contacto con soporte
necesito ayuda de una persona
con quién hablo de un problema
informar de un error
hay un correo de soporte
atención al cliente`,
  'links-limit': `cuántos enlaces puedo añadir
hay un límite de enlaces
cuál es el número máximo de enlaces
puedo tener enlaces ilimitados
puedo poner más de 10 enlaces`,
  payments: `cómo pago
puedo pagar con paypal
qué tarjetas aceptan
dónde añado mi tarjeta
dónde están mis facturas
me devuelven el dinero
cambiar el método de pago`,
  selling: `puede la gente pagarme en mi página
cómo vendo productos aquí
puedo recibir donaciones`,
  editing: `cómo edito mi página
cómo añado un enlace
cómo cambio el texto`,
  cancel: `cómo cancelo mi suscripción
cancelar mi plan
cómo vuelvo al plan gratis
dar de baja la suscripción
puedo cancelar en cualquier momento`,
  branding: `cómo quito made with vys
quitar el logo de vys
puedo ocultar su marca
quitar la marca de agua
por qué pone made with vys abajo`,
  newsletter: `dónde veo mis suscriptores
cómo exporto mi lista del boletín
quién se suscribió a mi newsletter
puedo enviar boletines
cómo escribo a mis suscriptores
cómo funciona el formulario de newsletter`,
  forms: `dónde veo los mensajes de visitantes
a dónde van los mensajes del formulario de contacto
quién rellenó mi formulario
cómo leo el libro de visitas
recibo un correo cuando alguien escribe`,
  seo: `google encontrará mi página
por qué mi página no está en google
cómo mejoro el seo
puedo cambiar la meta descripción
cómo aparezco en los buscadores
está indexada mi página`,
  embed: `puedo insertar un vídeo de youtube
puedo incrustar mi página en mi web
cómo pongo un reproductor de spotify
incrustar vys en wordpress`,
  password: `cómo cambio mi contraseña
olvidé mi contraseña
se me olvidó mi contraseña
restablecer mi contraseña
mi contraseña no funciona`,
  'two-factor': `cómo activo la verificación en dos pasos
tienen 2fa
configurar una aplicación de autenticación
hacer mi inicio de sesión más seguro
perdí el móvil con el autenticador
dónde están mis códigos de recuperación`,
  passkeys: `puedo iniciar sesión con una clave de acceso
cómo añado una passkey
aceptan face id
entrar con huella
iniciar sesión sin contraseña`,
  devices: `dónde tengo la sesión abierta
cerrar sesión en todos los dispositivos
alguien más usa mi cuenta
creo que hackearon mi cuenta`,
  'mobile-app': `hay una aplicación móvil
tienen app para iphone
puedo editar en el móvil
hay app para android
dónde descargo la app`,
  knowledge: `qué tiempo hará mañana
quién ganó el partido
cuál es la capital de francia
dime las noticias
qué hora es en tokio
qué edad tiene el presidente
explica la física cuántica
cuál es el sentido de la vida
debería comprar bitcoin
qué cocino esta noche
cómo adelgazo
cuéntame un chiste`,
  advice: `qué tomo para el dolor de cabeza
es legal
debo invertir en acciones
me pueden despedir sin aviso`,
  writing: `escríbeme un poema
escribe un ensayo sobre el clima
haz mis deberes
resuelve esta ecuación
escribe una carta de presentación
ayúdame con matemáticas
escribe un cuento de dragones
resume este artículo
traduce este texto al inglés`,
  outreach: `llama a mis clientes
envía un correo a mis clientes
publica esto en instagram
escribe a mis amigos que estoy en directo
responde a mis comentarios
escribe a mi jefe
manda un whatsapp a mi madre
llama al dentista`,
  software: `hazme una aplicación
crea una app de iphone
escribe un script en python
programa un juego
crea un bot de discord
construye una tienda online con pago e inventario
programa una web con login y base de datos
hackea esta web`,
  errand: `pide una pizza
reserva un vuelo a parís
cómprame una entrada
búscame trabajo
recuérdame mañana a las 9
pon una alarma
reserva mesa en un restaurante
búscame un piso
dibújame un gato
diseña un logo
paga mis facturas
pon música`,
  hello: `hola
buenas
buenos días
buenas tardes
buenas noches
hola qué tal
hey`,
  thanks: `gracias
muchas gracias
mil gracias
vale gracias
genial gracias
gracias me ayuda`,
  praise: `me encanta
se ve genial
increíble
qué bonito
perfecto
eres genial
bien hecho
muy bonito
me gusta mucho
excelente`,
  complaint: `es feo
no me gusta
odio este diseño
se ve horrible
está mal
es aburrido
parece barato
no es lo que quería
esto es espantoso`,
  bye: `adiós
hasta luego
nos vemos
eso es todo por hoy
hasta mañana`,
};
