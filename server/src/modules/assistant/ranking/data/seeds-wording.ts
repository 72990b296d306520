// Labelled wishes about looks and texts as people in a hurry write them, by language and page.
import type { TestPage } from './pages.ts';

export const seedsWording: Record<string, Partial<Record<TestPage, string>>> = {
  en: {
    bakery: `
pink instead of green => theme.color accent
purple not green => theme.color accent
swap the green for navy => theme.color accent
turn the green into brown => theme.color accent
replace the green with terracotta => theme.color accent
make the buttons black not green => theme.color accent
not green, teal => theme.color accent
i want red buttons instead of green ones => theme.color accent
the background white instead of cream => theme.color background
background mint, not cream => theme.color background
make the green parts orange => theme.color accent
the green is ugly, make it blue => theme.color accent
buttons are green but i want them purple => theme.color accent
the croissant in the menu should be 4 => item.price croissant
everything is so crammed => theme.density !-
too crammed => theme.density !-
way too crowded => theme.density !-
it feels cramped => theme.density !-
looks cluttered => theme.density !- / page.redesign
too busy => theme.density !- / page.redesign
its a bit cramped on mobile => theme.density !-
less crowded please => theme.density !-
it looks boring => page.redesign
this is kinda boring => page.redesign
looks meh => page.redesign
ugly => page.redesign
i hate this design => page.redesign
looks outdated => page.redesign
looks so generic => page.redesign
text so small i need glasses => theme.scale !-
the writing is way too small, cant read it => theme.scale !-
letters are huge => theme.scale -
i can barely read this => theme.lightness text / theme.scale !-
hard on the eyes => theme.lightness text / theme.scale !-
bigger headlines please => element.style name
make the headings smaller => element.style name
headings larger, text smaller => theme.scale name
smaller text and bigger headings => theme.scale name
bigger name but smaller tagline => theme.scale
bookish font => theme.font
a font like in a newspaper => theme.font
newspaper style font => theme.font
a more elegant font => theme.font
font should be more playful => theme.font
a cozy font => theme.font
fancy font for the headings => theme.font
make it look like a newspaper => page.redesign
beachy colors => theme.colors
autumn vibes => theme.colors
winter colors please => theme.colors
earth tones => theme.colors
christmas look => theme.colors
summer feel => theme.colors
like apple => page.redesign
make it look like an apple website => page.redesign
too round => theme.radius
buttons are too pointy => theme.radius
stop the animations => theme.motion none
nothing should move => theme.motion none
no shadows => theme.shadow none
under my name: baked in leith => profile.set tagline !name
put fresh every morning under my name => profile.set "fresh every morning" !name
the line below should say hot bread daily => profile.set tagline
change the line under my name to bread and butter => profile.set tagline
subtitle: bread, butter and more => profile.set tagline
the slogan should be good bread takes time => profile.set tagline
the headline should be Rye & Olive => profile.set name
headline: Olive Bakery => profile.set name
title at the top should say Olive + Rye => profile.set name
it says Croissant but its Croissant au beurre => text.replace / item.rename
it says sourdough loaf but should be country loaf => text.replace / item.rename
typo: Filter coffee -> Filter Coffee => text.replace
typo in the menu, its 'Cinnamon roll' not 'Cinnamon bun' => text.replace / item.rename
it's 'Port of Leith' not 'Leith' => text.replace
should be pain au levain instead of sourdough => text.replace
no spam should be never spam => text.replace
use rye instead of sourdough everywhere => text.replace
say pastry, not pastries => text.replace
not Find us but Visit us => text.replace
instead of Bread club write Crumb club => text.replace / section.rename
add "in scotland" to the tagline => profile.set scotland
add 'every day' after the tagline => profile.set "every day"
put a 🥐 before my name => profile.set 🥐
add 🍞 to the tagline => profile.set 🍞
add a bread emoji to my name => profile.set 🍞
name in capital letters => profile.set name / theme.headings upper
tagline all lowercase => profile.set tagline
tagline in caps => profile.set tagline
name all in lowercase => profile.set name
lowercase name pls => profile.set name
its 'Cheese scone' not 'Croissant' => text.replace / item.rename scone
Find us should be spelled Find Us => text.replace / section.rename
headings in all caps => theme.headings upper
delete the line under my name => profile.unset tagline
no tagline please => profile.unset tagline
drop the sentence about spam => text.replace newsletter
make the line under my name bigger => element.style tagline
make the line below my name red => element.style tagline
make the headline red => element.style name
`,
    musician: `
it's too dark => theme.lightness !- / theme.scheme light
too dark, make it friendlier => theme.lightness !- / theme.scheme light / page.redesign
light instead of dark => theme.scheme light
not dark, light please => theme.scheme light
pink instead of purple => theme.color accent
change the purple to red => theme.color accent
black not purple background => theme.color background
left aligned instead of centered => theme.align start
80s look => page.redesign
like a punk zine => page.redesign
square instead of round photo => theme.avatar square
my photo is round but i want it square => theme.avatar square
tagline should be songs for rainy days => profile.set tagline
below my name write indie from berlin => profile.set tagline
it should say Berlin & Leipzig instead of Berlin => text.replace
my name should be Nora V. => profile.set name
Dream pop should be dark pop => text.replace
rename booking to get in touch => section.rename
the tour section should be called shows => section.rename
remove the sentence under my name => profile.unset tagline
spotify button in green instead of purple => element.style spotify
make the tour section red => element.style tour
`,
    coach: `
unprofessional, make it serious => page.redesign
looks cheap => page.redesign
photo is too small => element.style avatar
my photo is huge => element.style avatar
testimonials in light blue => element.style voices
in the bio say experts instead of new managers => profile.set about
my bio should be i coach leaders => profile.set about
change twelve sessions to ten sessions => talk.none
"Clear and kind" should be "Kind and clear" => text.replace / item.update
replace Ten years with Fifteen years => text.replace
in about me it's three startups not two startups => section.text
say clients instead of managers => text.replace
find their feet should be find their way => text.replace
heading of the faq should be Good to know => section.rename
call the services What I offer => section.rename
`,
    streamer: `
orange instead of purple => theme.color accent / theme.color background
too bright => theme.lightness -
comic font => theme.font
schedule should say tue thu sat from 9 => section.text
sunday speedruns should be sunday chill => text.replace
it's loud memes not loud laughs => text.replace
no emojis => talk.none
jungle vibes => theme.colors
`,
    photographer: `
dots instead of plain background => theme.background dots
more luxurious => page.redesign
it looks amateurish => page.redesign
subtitle should be weddings only => profile.set tagline
change portrait session into portrait hour => item.rename / text.replace
it's 'Nobody sees like him.' not 'He sees what others miss.' => text.replace / section.text
`,
    bare: `
colors are boring => theme.saturation / page.redesign / theme.color
seaside feel => theme.colors
background looks boring => theme.background
the background is boring => theme.background
sunset colors => theme.colors / theme.color
under my name it should say designer => profile.set tagline
write maker of tiny things under my name => profile.set tagline
sam should be Samuel => text.replace / profile.set name
`,
  },
  de: {
    shop: `
es heißt 'Vase Sonne' nicht 'Vase Mond' => text.replace / item.rename sonne
nicht 'Neu im Ofen' sondern 'Neu aus dem Ofen' => text.replace / section.rename dem
die heißt 'Tasse Grün' nicht 'Tasse Blau' => text.replace / item.rename grün
rot statt grün => theme.color accent
nicht grün, sondern blau => theme.color accent
die buttons blau statt grün => theme.color accent
ändere das grün in braun => theme.color accent
alles so eng => theme.density !-
viel zu gedrängt => theme.density !-
wirkt überladen => theme.density !- / page.redesign
langweilig => page.redesign
das design ist hässlich => page.redesign
kaum lesbar => theme.lightness text / theme.scale !-
schrift ist so klein => theme.scale !-
zu dunkel => theme.lightness !-
buttons zu rund => theme.radius
größere überschriften => element.style name
überschriften größer und text kleiner => theme.scale name
elegantere schrift => theme.font
schrift wie in einer zeitung => theme.font
herbstliche farben => theme.colors
farben wie am meer => theme.colors
erdtöne => theme.colors
wie apple => page.redesign
nichts soll sich bewegen => theme.motion none
unter dem namen soll stehen: aus ton gemacht => profile.set tagline
schreib unter meinen namen handgedreht => profile.set tagline
slogan soll heißen ton und liebe => profile.set tagline
die überschrift soll Lund heißen => profile.set name
da steht Neu im Ofen, muss aber Frisch im Ofen heißen => text.replace / section.rename
schreib Berlin statt Leipzig => text.replace
nicht Leipzig sondern Halle => text.replace
Fragen soll Häufige Fragen heißen => section.rename / text.replace
tippfehler: Tasse Blau -> Tasse Hellblau => text.replace / item.rename
die zeile unter dem namen weg => profile.unset tagline
untertitel in großbuchstaben => profile.set tagline
häng "seit 1999" an den untertitel an => profile.set 1999
der satz unter dem namen soll lauten ton für jeden => profile.set tagline
`,
  },
  fr: {
    bakery: `
bleu au lieu de vert => theme.color accent
pas vert, rouge => theme.color accent
remplace le vert par du bleu => theme.color accent
le fond rose au lieu de crème => theme.color background
trop serré => theme.density !-
c'est trop chargé => theme.density !- / page.redesign
c'est moche => page.redesign
c'est ennuyeux => page.redesign
difficile à lire => theme.lightness text / theme.scale !-
le texte est trop petit => theme.scale !-
trop sombre => theme.lightness !-
boutons trop ronds => theme.radius
titres plus grands => element.style name
une police plus élégante => theme.font
police de journal => theme.font
couleurs d'automne => theme.colors
ambiance plage => theme.colors
comme apple => page.redesign
sous mon nom mets: pain et amour => profile.set tagline
le slogan doit être du pain tous les jours => profile.set tagline
le titre doit être Olive et Rye => profile.set name
écris Portobello au lieu de Leith => text.replace
c'est Pain aux noix pas Sourdough loaf => text.replace / item.rename
enlève la phrase sous mon nom => profile.unset tagline
le sous-titre en majuscules => profile.set tagline
`,
  },
  es: {
    bakery: `
azul en vez de verde => theme.color accent
no verde, rojo => theme.color accent
cambia el verde a marrón => theme.color accent
muy apretado => theme.density !-
está todo amontonado => theme.density !-
se ve aburrido => page.redesign
qué feo => page.redesign
difícil de leer => theme.lightness text / theme.scale !-
la letra es muy pequeña => theme.scale !-
muy oscuro => theme.lightness !-
botones demasiado redondos => theme.radius
títulos más grandes => element.style name
una fuente más elegante => theme.font
fuente de periódico => theme.font
colores de otoño => theme.colors
ambiente de playa => theme.colors
como apple => page.redesign
debajo de mi nombre pon pan de verdad => profile.set tagline
el eslogan debe ser pan con amor => profile.set tagline
el título debe ser Olive y Rye => profile.set name
pon Portobello en vez de Leith => text.replace
en vez de Find us pon Visítanos => text.replace / section.rename
es Pan rústico no Sourdough loaf => text.replace / item.rename
quita la frase debajo de mi nombre => profile.unset tagline
`,
  },
  pt: {
    bakery: `
azul em vez de verde => theme.color accent
não verde, vermelho => theme.color accent
troca o verde por azul => theme.color accent
muda o fundo para rosa em vez de creme => theme.color background
muito apertado => theme.density !-
tudo amontoado => theme.density !-
ficou sem graça => page.redesign
que feio => page.redesign
difícil de ler => theme.lightness text / theme.scale !-
a letra está muito pequena => theme.scale !-
muito escuro => theme.lightness !-
botões redondos demais => theme.radius
títulos maiores => element.style name
uma fonte mais elegante => theme.font
fonte de jornal => theme.font
cores de outono => theme.colors
clima de praia => theme.colors
como apple => page.redesign
abaixo do meu nome escreve pão do bairro => profile.set tagline !name
embaixo do nome põe pão quente => profile.set tagline !name
abaixo do meu nome coloca pão de verdade => profile.set tagline
o slogan deve ser pão com amor => profile.set tagline
o título deve ser Olive e Rye => profile.set name
põe Portobello em vez de Leith => text.replace
em vez de Find us põe Visite-nos => text.replace / section.rename
é Pão rústico não Sourdough loaf => text.replace / item.rename
tira a frase embaixo do meu nome => profile.unset tagline
`,
  },
  it: {
    bakery: `
blu invece di verde => theme.color accent
non verde, rosso => theme.color accent
cambia il verde in blu => theme.color accent
troppo stretto => theme.density !-
è tutto ammassato => theme.density !-
è noioso => page.redesign
che brutto => page.redesign
difficile da leggere => theme.lightness text / theme.scale !-
il testo è troppo piccolo => theme.scale !-
troppo scuro => theme.lightness !-
pulsanti troppo tondi => theme.radius
titoli più grandi => element.style name
un font più elegante => theme.font
font da giornale => theme.font
colori autunnali => theme.colors
atmosfera da spiaggia => theme.colors
come apple => page.redesign
sotto il mio nome metti pane vero => profile.set tagline
lo slogan deve essere pane e amore => profile.set tagline
il titolo deve essere Olive e Rye => profile.set name
scrivi Portobello invece di Leith => text.replace
invece di Find us metti Dove siamo => text.replace / section.rename
è Pane rustico non Sourdough loaf => text.replace / item.rename
togli la frase sotto al nome => profile.unset tagline
`,
  },
};
