// Changes of the page that share words with questions and declined requests. One phrase per line.
import type { Lang } from '../languages.ts';

export const editPhrases: Readonly<Record<Lang, string>> = {
  en: `add a link to my shop
add my instagram
add my spotify account
add a newsletter form
add a contact form
add a photo gallery
add a video from youtube
remove the newsletter form
delete the last link
delete the shop
remove the photo
remove everything
change the background to blue
change the title to hello world
change my name to anna
change the phone number
change the email on the page to info@example.com
update the opening hours
make the headline bigger
make it more modern
make the page dark
hide the contact form
move the shop to the top
show me another design
write the text in german
translate the page into english
use a playful font
make a page for my bakery
create a portfolio for a photographer
I am a dentist in berlin
make a page for my app
a landing page for my weather newsletter
a page for a poetry reading
I'm a math tutor and help with homework
undo
undo the last change
go back
start over
can you make the background darker
could you add a link to my blog
please add my prices
add a price list with plans
add a section about privacy
replace the picture with another one
put the video above the links
we accept paypal
I want to sell my ebook for 9 dollars`,
  de: `füge einen link zu meinem shop hinzu
füge mein instagram hinzu
füge mein youtube konto hinzu
füge ein newsletter-formular hinzu
ein kontaktformular bitte
füge eine galerie hinzu
entferne das newsletter-formular
lösche den letzten link
lösche den shop
entferne das foto
lösche alles
ändere den hintergrund zu blau
ändere den titel zu hallo welt
ändere meinen namen zu anna
ändere die telefonnummer
ändere die öffnungszeiten
mach die überschrift größer
mach es moderner
mach die seite dunkel
blende das kontaktformular aus
verschiebe den shop nach oben
zeig mir ein anderes design
schreib den text auf englisch
übersetze die seite ins englische
nimm eine verspielte schrift
mach eine seite für meine bäckerei
erstelle ein portfolio für eine fotografin
ich bin zahnarzt in berlin
mach eine seite für meine app
ich bin nachhilfelehrer für mathe und helfe bei hausaufgaben
rückgängig
mach die letzte änderung rückgängig
zurück
fang neu an
kannst du den hintergrund dunkler machen
könntest du einen link zu meinem blog hinzufügen
bitte füge meine preise hinzu
füge eine preisliste hinzu
ersetze das bild durch ein anderes
wir nehmen paypal`,
  fr: `ajoute un lien vers ma boutique
ajoute mon instagram
ajoute mon compte youtube
ajoute un formulaire de newsletter
ajoute un formulaire de contact
ajoute une galerie
retire le formulaire de newsletter
supprime le dernier lien
supprime la boutique
enlève la photo
supprime tout
change le fond en bleu
change le titre en bonjour
change mon nom en anna
change le numéro de téléphone
modifie les horaires
agrandis le titre
rends-le plus moderne
mets la page en sombre
cache le formulaire de contact
déplace la boutique en haut
montre-moi un autre design
écris le texte en anglais
traduis la page en anglais
utilise une police ludique
fais une page pour ma boulangerie
crée un portfolio de photographe
je suis dentiste à lyon
fais une page pour mon application
je suis prof de maths et j'aide aux devoirs
annuler
annule le dernier changement
retour
recommence
peux-tu assombrir le fond
pourrais-tu ajouter un lien vers mon blog
ajoute mes tarifs
ajoute une liste de prix
remplace l'image par une autre
nous acceptons paypal`,
  es: `añade un enlace a mi tienda
agrega mi instagram
añade mi cuenta de youtube
añade un formulario de newsletter
añade un formulario de contacto
añade una galería
quita el formulario de newsletter
borra el último enlace
elimina la tienda
quita la foto
borra todo
cambia el fondo a azul
cambia el título a hola mundo
cambia mi nombre a ana
cambia el teléfono
cambia el horario
haz el título más grande
hazlo más moderno
pon la página oscura
oculta el formulario de contacto
mueve la tienda arriba
muéstrame otro diseño
escribe el texto en inglés
traduce la página al inglés
usa una letra divertida
haz una página para mi panadería
crea un portafolio de fotógrafo
soy dentista en madrid
haz una página para mi aplicación
soy profesor de matemáticas y ayudo con los deberes
deshacer
deshaz el último cambio
atrás
empieza de nuevo
puedes oscurecer el fondo
podrías añadir un enlace a mi blog
añade mis precios
añade una lista de precios
cambia la imagen por otra
aceptamos paypal`,
  pt: `adicione um link para minha loja
coloque meu instagram
coloque minha conta do youtube
adicione um formulário de newsletter
adicione um formulário de contato
adicione uma galeria
remova o formulário de newsletter
apague o último link
remova a loja
tire a foto
apague tudo
mude o fundo para azul
mude o título para olá mundo
mude meu nome para ana
mude o telefone
mude o horário de funcionamento
deixe o título maior
deixe mais moderno
deixe a página escura
esconda o formulário de contato
mova a loja para cima
mostre outro design
escreva o texto em inglês
traduza a página para o inglês
use uma fonte divertida
faça uma página para minha padaria
crie um portfólio de fotógrafo
sou dentista em lisboa
faça uma página para meu aplicativo
sou professor de matemática e ajudo com a lição de casa
desfazer
desfaça a última alteração
voltar
comece de novo
pode escurecer o fundo
poderia adicionar um link para meu blog
adicione meus preços
adicione uma lista de preços
troque a imagem por outra
aceitamos paypal`,
  it: `aggiungi un link al mio negozio
aggiungi il mio instagram
aggiungi il mio account youtube
aggiungi un modulo per la newsletter
aggiungi un modulo di contatto
aggiungi una galleria
togli il modulo della newsletter
elimina l'ultimo link
elimina il negozio
togli la foto
elimina tutto
cambia lo sfondo in blu
cambia il titolo in ciao mondo
cambia il mio nome in anna
cambia il telefono
cambia gli orari
ingrandisci il titolo
rendila più moderna
metti la pagina scura
nascondi il modulo di contatto
sposta il negozio in alto
mostrami un altro design
scrivi il testo in inglese
traduci la pagina in inglese
usa un carattere giocoso
fai una pagina per la mia panetteria
crea un portfolio da fotografo
sono dentista a milano
fai una pagina per la mia app
sono insegnante di matematica e aiuto con i compiti
annulla
annulla l'ultima modifica
indietro
ricomincia
puoi scurire lo sfondo
potresti aggiungere un link al mio blog
aggiungi i miei prezzi
aggiungi un listino prezzi
sostituisci l'immagine con un'altra
accettiamo paypal`,
};
