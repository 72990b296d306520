// Labelled wishes in German, French, Spanish, Portuguese and Italian, by page.
import type { TestPage } from './pages.ts';

export const seedsOther: Record<string, Partial<Record<TestPage, string>>> = {
  de: {
    shop: `
die vase kostet jetzt 52 € => item.price vase
vase kostet 50 => item.price vase
die vase ist aus => item.status vase
neue schale weiß für 30€ => item.add schale
neu: teller groß 28 € => item.add teller
freitags bis 20 uhr offen => hours.set fri
samstags nur bis 14 uhr => hours.set sat
freitag geschlossen => hours.set fri
newsletter wäre gut => section.add newsletter
ein gästebuch wäre schön => section.add guestbook
etsy funktioniert nicht mehr, bitte weg => link.remove etsy
oben soll instagram stehen => link.move insta
heb den shop hervor => link.emphasize shop
freundlicher => theme.scheme light / page.redesign / theme.saturation
schrift gefällt mir nicht => talk.none / theme.font
vase mond 55 euro => item.price vase
füge eine schale für 30 € hinzu => item.add schale
nimm die tasse raus => item.remove tasse
die tasse ist wieder da => item.status tasse false
die vase ist ausverkauft => item.status vase
wir haben jetzt auch montags von 10 bis 18 uhr offen => hours.set mon
samstag geschlossen => hours.set sat
öffnungszeiten mo-fr 9-17 uhr => hours.set mon
entferne das kontaktformular => section.remove contact
lösch den blog link => link.remove blog
etsy kann weg => link.remove etsy
pinterest @lundkeramik hinzufügen => link.add pinterest
füge einen newsletter hinzu => section.add newsletter
ich brauche eine galerie => section.add gallery
tausche shop und etsy => link.order
instagram nach oben => link.move insta
etsy ganz nach unten => link.move etsy
benenne blog in werkstatttagebuch um => link.rename blog
nenn den shop online-laden => link.rename shop
slogan: mit liebe gedreht => profile.set tagline
ändere den untertitel in keramik für jeden tag => profile.set tagline
mach es dunkel => theme.scheme dark
hintergrund hellgrün => theme.color background
buttons rot => theme.color accent
etwas heller => theme.lightness
mehr abstand => theme.density
runde buttons => theme.radius
eckige buttons bitte => theme.radius
schrift größer => theme.scale
das foto ist zu klein => element.style avatar
alles zentrieren => theme.align center
keine animationen => theme.motion none
schreibmaschinenschrift bitte => theme.font mono
wie ein magazin => page.redesign
zeig mir ein anderes design => page.redesign
mach es eleganter => page.redesign
weniger bunt => theme.saturation -
blende den blog erstmal aus => link.hide blog
mach den namen größer => element.style name
rückgängig => history.undo
mach das rückgängig => history.undo
zurück zur ersten version => history.first
lösche alles => talk.clear
wie kann ich die seite veröffentlichen? => talk.answer
was kostet das? => talk.answer
kann ich eine eigene domain nutzen => talk.answer
danke, super! => talk.thanks
ja bitte => talk.yes
schreib mir ein gedicht => talk.none
`,
    bakery: `
ersetze sauerteig überall durch roggen => talk.none
croissant 3,50 => item.price croissant
das croissant kostet jetzt 3,20 => item.price croissant
die karte nach oben => section.move menu / section.move map
newsletter weg => section.remove newsletter
wir sind in die hafenstraße 5 umgezogen => section.facts / profile.set location / section.text
`,
  },
  fr: {
    bakery: `
le croissant coûte 3,20 maintenant => item.price croissant
ajoute un espresso à 2,50 => item.add espresso
on ne vend plus de croissant => item.remove croissant
supprime la newsletter => section.remove newsletter
enlève la carte => section.remove map / section.remove menu
nos horaires sont maintenant de 8h à 16h => hours.set 08:00
on est fermé le lundi => hours.set mon
mets instagram en premier => link.move instagram
renomme order online en commander => link.rename order
ajoute notre tiktok @olive => link.add tiktok
ajoute une galerie => section.add gallery
il faut une faq => section.add faq
fond bleu clair => theme.color background
mets le en mode sombre => theme.scheme dark
un peu plus sombre => theme.lightness
plus d'espace => theme.density
des boutons ronds => theme.radius
texte plus grand => theme.scale
la photo est trop petite => element.style avatar
centre tout => theme.align center
pas d'animations => theme.motion none
police machine à écrire => theme.font
plus élégant => page.redesign
un autre design => page.redesign
cache le plan pour l'instant => section.hide map
slogan : du pain chaque matin => profile.set tagline
annule => history.undo
reviens à la première version => history.first
supprime tout => talk.clear
comment publier ma page ? => talk.answer
combien ça coûte ? => talk.answer
merci beaucoup => talk.thanks
`,
    musician: `
le concert de berlin est complet => item.status berlin sold-out
supprime apple music => link.remove apple
échange spotify et bandcamp => link.order
ajoute une date à paris le 12 décembre 2026 => item.add 2026-12-12
plus coloré => theme.saturation
`,
  },
  es: {
    bakery: `
el croissant ahora cuesta 3,20 => item.price croissant
añade un espresso por 2,50 => item.add espresso
ya no vendemos croissant => item.remove croissant
quita el boletín => section.remove newsletter
elimina el mapa => section.remove map
ahora abrimos de 8 a 16 => hours.set
cerramos los lunes => hours.set mon
pon instagram primero => link.move instagram
añade nuestro tiktok @olive => link.add tiktok
agrega una galería => section.add gallery
necesito un formulario de contacto => section.add contact
fondo azul claro => theme.color background
ponlo en modo oscuro => theme.scheme dark
un poco más oscuro => theme.lightness
más espacio => theme.density
botones redondos => theme.radius
letra más grande => theme.scale
la foto es muy pequeña => element.style avatar
centra todo => theme.align center
sin animaciones => theme.motion none
letra de máquina de escribir => theme.font
más elegante => page.redesign
otro diseño => page.redesign
oculta el mapa por ahora => section.hide map
eslogan: pan recién hecho => profile.set tagline
deshacer => history.undo
borra todo => talk.clear
¿cómo publico la página? => talk.answer
¿cuánto cuesta? => talk.answer
gracias, me encanta => talk.thanks
`,
    musician: `
el concierto de berlín está agotado => item.status berlin sold-out
borra apple music => link.remove apple
intercambia spotify y bandcamp => link.order
`,
  },
  pt: {
    bakery: `
o croissant agora custa 3,20 => item.price croissant
adiciona um espresso por 2,50 => item.add espresso
não vendemos mais croissant => item.remove croissant
tira a newsletter => section.remove newsletter
remove o mapa => section.remove map
agora abrimos das 8 às 16 => hours.set
fechamos às segundas => hours.set mon
coloca o instagram em primeiro => link.move instagram
adiciona nosso tiktok @olive => link.add tiktok
quero uma galeria => section.add gallery
fundo azul claro => theme.color background
modo escuro => theme.scheme dark
um pouco mais escuro => theme.lightness
mais espaço => theme.density
botões redondos => theme.radius
letra maior => theme.scale
a foto está muito pequena => element.style avatar
centraliza tudo => theme.align center
sem animações => theme.motion none
mais elegante => page.redesign
outro design => page.redesign
esconde o mapa por enquanto => section.hide map
slogan: pão quentinho => profile.set tagline
desfazer => history.undo
apaga tudo => talk.clear
como publico a página? => talk.answer
obrigada, ficou lindo => talk.thanks
`,
    musician: `
o show de berlim está esgotado => item.status berlin sold-out
remove o apple music => link.remove apple
troca spotify e bandcamp de lugar => link.order
`,
  },
  it: {
    bakery: `
il croissant ora costa 3,20 => item.price croissant
aggiungi un espresso a 2,50 => item.add espresso
non vendiamo più croissant => item.remove croissant
togli la newsletter => section.remove newsletter
elimina la mappa => section.remove map
ora apriamo dalle 8 alle 16 => hours.set
siamo chiusi il lunedì => hours.set mon
metti instagram per primo => link.move instagram
aggiungi il nostro tiktok @olive => link.add tiktok
aggiungi una galleria => section.add gallery
sfondo azzurro => theme.color background
tema scuro => theme.scheme dark
un po' più scuro => theme.lightness
più spazio => theme.density
pulsanti rotondi => theme.radius
testo più grande => theme.scale
la foto è troppo piccola => element.style avatar
centra tutto => theme.align center
senza animazioni => theme.motion none
più elegante => page.redesign
un altro design => page.redesign
nascondi la mappa per ora => section.hide map
slogan: pane fresco => profile.set tagline
annulla => history.undo
cancella tutto => talk.clear
come pubblico la pagina? => talk.answer
grazie mille => talk.thanks
`,
    musician: `
il concerto di berlino è esaurito => item.status berlin sold-out
rimuovi apple music => link.remove apple
scambia spotify e bandcamp => link.order
`,
  },
};
