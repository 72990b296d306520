// Labelled wishes about what sections hold, by language and page.
import type { TestPage } from './pages.ts';

export const seedsItems: Record<string, Partial<Record<TestPage, string>>> = {
  en: {
    bakery: `
add bagel 1.80 and pretzel 2.10 => item.add bagel pretzel
new: apple strudel 4, plum cake 3.90 => item.add strudel plum
we also do oat latte 3.40, mocha 3.60 => item.add latte mocha
brownie £3 and a blondie £3.20 => item.add brownie blondie
on the menu now: cheese toastie 6.50, soup 5.80 => item.add toastie soup
add hot chocolate £3.10 => item.add "hot chocolate"
add orange juice 2.50 => item.add "orange juice"
new: brown bread 4.20 => item.add "brown bread"
we don't do croissants anymore => item.remove croissant
we dont make the sourdough anymore => item.remove sourdough
filter coffee isn't available any more, take it off => item.remove coffee / item.status
we don't bake cinnamon buns any more => item.remove cinnamon
coffee is no longer a thing => item.remove coffee
sourdough 4.70 and coffee 2.70 => item.price sourdough coffee
croissant 3, cinnamon bun 3.40 => item.price croissant cinnamon
describe the sourdough: 24 hours of patience => item.field sourdough patience
describe the coffee as single origin from Peru => item.field coffee
sundays too, 8-12 => hours.set sun
mondays as well, 10 to 4 => hours.set mon
monday also 8-1 => hours.set mon
fridays an hour longer => hours.set fri
open an hour earlier on saturdays => hours.set sat
close half an hour later on thursdays => hours.set thu
we close an hour earlier on sunday => hours.set sun
lunch break 12 to 1 every day => hours.set
tuesdays closed between 1 and 2 => hours.set tue
on fridays till 8 => hours.set fri
saturday from 9 => hours.set sat
closed on weekends => hours.set sat
customers often ask if the bread is vegan, it is => section.add faq vegan
people keep asking whether we ship, no sorry => section.add faq ship
everyone asks if there is parking: yes, behind the house => section.add faq parking
add a faq: do you cater? yes, from 20 people => section.add faq cater
add a review from Mo: "the bread of my life" => section.add testimonials mo
"best buns in leith" - Hannah => section.add testimonials hannah
our customer Jim said "worth the queue" => section.add testimonials jim
the Scotsman wrote "a small wonder" => section.add press scotsman / section.add testimonials scotsman
our new pastry chef is Rosa, ex Ritz => section.add team rosa
team: Ben (baker), Isla (counter) => section.add team ben isla
over 500 loaves a week => section.add stats 500
15 years, 3 shops, 12 bakers => section.add stats 15 12
menu in columns => section.layout menu columns
show the menu in three columns => section.layout menu columns
somewhere to leave a message => section.add guestbook / section.add contact
a place where people can leave comments => section.add guestbook
let people write to us => section.add contact
we bake on commission for hotels => talk.none
it's a "rye loaf" not a sourdough loaf => item.rename sourdough "rye loaf"
not "filter coffee" but "batch brew" => text.replace / item.rename
a little "thank you all" at the bottom => section.add "thank you all"
we don't need the newsletter for now, hide it => section.hide newsletter
don't need the hours right now, just hide them => section.hide hours
hide the map, we don't need it at the moment => section.hide map
add another menu for lunch => section.add menu
a second menu for the evening => section.add menu
stop showing the sourdough => item.remove sourdough
we stopped making cinnamon buns => item.remove cinnamon
our team is Joe (ovens) and Pia (counter) => section.add team joe pia
customers should be able to leave a message => section.add guestbook / section.add contact
over 900 rolls sold every day => section.add stats 900
sourdough is our pride => talk.none
the 2.80 croissant is a bargain => talk.none
`,
    musician: `
20 may munich, strom => item.add tour munich 2027-05-20
7 june zurich at bogen f => item.add tour zurich 2027-06-07
new date: 1 march 2027 prague, lucerna => item.add tour prague lucerna
two more dates: 9 april lyon, transbordeur and 11 april paris, trabendo => item.add tour lyon paris
playing amsterdam, paradiso on 3 february => item.add tour amsterdam paradiso
12 jan hamburg, mojo => item.add tour hamburg mojo
4 march berlin, astra => item.add tour berlin astra
the hamburg show moved to 8 december => item.day hamburg
the vienna gig is on 13 december now => item.day vienna
NME called us "the sound of rain" => section.add
show a timer until the release on 5 may => section.add countdown 2027-05-05
fans should be able to write something => section.add / talk.none
vienna moved to 12 december => item.day vienna
hamburg is on 7 december instead => item.day hamburg
we don't play berlin anymore => item.remove berlin
we're not doing vienna any more => item.remove vienna
tickets for berlin: https://tickets.example/b => item.day berlin
tickets for vienna are available again => item.status vienna available
vienna has tickets again => item.status vienna available
counting down to the album on 9 april => section.add countdown 2027-04-09
count down to 1 june => section.add countdown 2027-06-01
somewhere fans can leave a message => section.add guestbook
let fans leave a comment => section.add guestbook
where people can sign up for updates => section.add newsletter
a place where fans can write to me => talk.none / section.add contact
what Rolling Stone said: "a quiet storm" => section.add press / section.add testimonials
pitchfork wrote "hypnotic" => section.add testimonials pitchfork / section.add press
add this song https://open.spotify.com/track/zzz9 => item.add music
put https://open.spotify.com/album/new in listen => item.add music
add a video https://youtu.be/abcdefghijk => section.add video
show this clip https://youtu.be/bbbcccddd11 => section.add video
there are tickets for hamburg again => item.status hamburg available
show our clip https://youtu.be/abcdefghijk => section.add video
40k listeners, 3 albums, 90 shows => section.add stats 40k
`,
    coach: `
"i finally sleep" - Robert, founder => item.add voices robert
add a review from Sue: 'clear as glass' => item.add voices sue
Mara said "the best money i spent" => item.add voices mara
"warm, bold and playful" - Maria Lopez, owner of Nido => item.add voices maria
"modern, elegant, minimal" - Ben Frey, CTO => item.add voices ben
new testimonial, Kai W.: "sharp and warm" => item.add voices kai
add this review by Jo: honest, calm and quick => item.add voices jo
people ask if i coach couples, no only leaders => item.add faq couples
clients often ask whether i come to the office: yes, in zurich => item.add faq office
add question: do you take notes? answer: only if you want => item.add faq notes
faq: is the first call free? yes => item.add faq "first call"
q: where do we meet? a: online or in zurich => item.add faq meet
what if i'm late? the session still ends on time. add to the faq => item.add faq late
refunds only until 72 hours before => item.field refund
over 300 managers coached => section.add stats 300
500 sessions, 12 companies, 9 countries => section.add stats 500
single sessions take 90 min now => item.field single 90
a single session lasts 50 minutes => item.field single 50
new offer: day retreat 1200 chf, 8 hours => item.add services retreat
add speaking, chf 900 and facilitation, chf 1200 => item.add services speaking facilitation
i don't offer the package anymore => item.remove package
i don't do workshops any more => item.remove workshop
i want people to be able to write to me => section.add contact
a way to reach me => section.add contact
where can people find me: Limmatquai 9, Zürich => section.add map / profile.set
where they can find me: Seestrasse 4, Zürich => section.add map / profile.set
reviews as a slideshow => section.layout voices carousel
testimonials as carousel => section.layout voices carousel
`,
    streamer: `
9k followers, 200 streams => section.add stats 9k
where people can ask me anything => section.add contact / section.add faq
a waiting list for the new hoodie => section.add waitlist
waitlist for the plushie => section.add waitlist
counting down to the charity stream on 5 april => section.add countdown 2027-04-05
"funniest stream on twitch" - Lumi => section.add testimonials lumi
`,
    photographer: `
add maternity shoot 290 €, 90 minutes => item.add prices maternity
add engagement shoot 300 € and album 150 € => item.add prices engagement album
i don't do portraits any more => item.remove portrait
i dont shoot weddings anymore => item.remove wedding
"she made us laugh all day" - Kim and Joe => section.add testimonials kim
a line from Ruth: "pure light" => section.add testimonials ruth
newborn shoot, 250 €, two hours => item.add prices newborn
photos as a slideshow => section.layout gallery carousel
gallery as a carousel => section.layout gallery carousel
add this photo https://images.example.com/a.jpg => item.add gallery a.jpg
two more photos: https://images.example.com/b.jpg https://images.example.com/c.jpg => item.add gallery
the first photo can go => item.remove gallery photo-1
remove the second photo => item.remove photo-2
i shot 300 weddings in 9 countries => section.add stats / talk.none
120 weddings, 8 years => section.add stats 120
the quote should be "Light is everything" => section.text quote
delete the vogue quote => section.remove quote
the quote from vogue can go => section.remove quote
new prices: portrait 270, family 340 => item.price portrait family
new price list: wedding 2500, portrait 260 => item.price wedding portrait
portrait is now 2 hours and costs 280 => item.price portrait "2 hours"
the family shoot takes 90 minutes and costs 330 => item.price family 90
below the gallery a text: "I travel for work." => section.add "i travel"
above the prices a short text "All prices with VAT." => section.add "all prices"
add this image https://images.example.com/d.png to the gallery => item.add gallery d.png
put this pic up https://images.example.com/e.jpg => item.add gallery e.jpg / profile.set
use https://images.example.com/me.jpg as my profile picture => profile.set avatar
a small "see you soon" at the end => section.add "see you soon"
`,
    bare: `
i sell mugs 12 €, shirts 25 € => section.add mugs shirts
menu: tea 2, cake 3.50, soup 5.90 => section.add menu tea cake soup
prices: haircut 30 €, beard 15 € => section.add haircut beard
services: logo 400 €, website 2000 € => section.add services logo website
add a tour: 3 march berlin, lido and 5 march hamburg, knust => section.add events berlin hamburg
gigs: 7.4. Köln, 9.4. Bonn => section.add events köln bonn
team: Mia (code), Leo (sales) => section.add team mia leo
faq: what do you build? websites. how fast? in two weeks => section.add faq build
stats: 30 projects, 12 clients => section.add stats 30
"a joy to work with" - Tina, Acme => section.add testimonials tina
10 years, 40 clients => section.add stats 10
open mon-fri 9 to 5 => section.add hours
`,
  },
  de: {
    bakery: `
nimm noch käsekuchen 3,20 und apfeltasche 2,40 auf => item.add käsekuchen apfeltasche
neu: dinkelbrot 4,90, seelen 1,80 => item.add dinkelbrot seelen
croissants backen wir nicht mehr => item.remove croissant
der filterkaffee fliegt runter => item.remove coffee
sonntags auch, 8-11 => hours.set sun
montag haben wir auch offen, 9 bis 13 uhr => hours.set mon
freitags eine stunde länger => hours.set fri
mittagspause 12 bis 13 uhr => hours.set
viele fragen ob das brot vegan ist: ja => section.add faq vegan
unsere neue bäckerin ist Resi, macht die torten => section.add team resi
`,
    musician: `
15. mai stuttgart, im wizemann => item.add tour stuttgart
3. februar leipzig, täubchenthal => item.add tour leipzig
wien spielen wir nicht mehr => item.remove vienna
ein ort wo fans was hinterlassen können => section.add guestbook
`,
    coach: `
„Hat mir sehr geholfen“ – Petra => item.add voices petra
neue bewertung von Olaf: „klar und direkt“ => item.add voices olaf
häufig fragen leute, ob ich auch abends coache: ja, bis 21 uhr => item.add faq
neues angebot: tandem-coaching 250 chf => item.add services tandem
das paket gibt es nicht mehr => item.remove package
über 100 teams begleitet, 8 jahre => section.add stats 100
`,
    shop: `
neu: teller 30 €, krug 45 € => item.add teller krug
montag auch 9-17 => hours.set mon
samstags eine stunde kürzer => hours.set sat
frage: kann ich bei euch töpfern? antwort: ja, jeden montag => item.add faq töpfern
viele fragen ob man vorbeikommen kann, klar, freitags => item.add faq
vase mond nehmen wir raus => item.remove vase
„wunderschön“ – Jule => section.add testimonials jule
`,
  },
  fr: {
    bakery: `
ajoute un éclair au café 3,20 et une tarte citron 4 => item.add éclair tarte
nouveau : flan 2,80 => item.add flan
on ne fait plus de croissants => item.remove croissant
plus de croissants => item.remove croissant
le samedi une heure de plus => hours.set sat
le lundi aussi, 9h-12h => hours.set mon
les gens demandent si on livre : oui, à leith => section.add faq
notre nouvelle boulangère s'appelle Ana, spécialiste du levain => section.add team ana
un endroit où laisser un mot => section.add guestbook
`,
    musician: `
4 avril lyon, le sucre => item.add tour lyon
nouvelle date : 6 mai lille, aéronef => item.add tour lille
`,
    coach: `
un avis de Zoé : « limpide et bienveillante » => item.add voices zoé
« tout a changé » – Marc => item.add voices marc
question : travaillez-vous le soir ? réponse : oui => item.add faq soir
plus de 100 clients accompagnés, 10 ans => section.add stats 100
je ne propose plus le workshop => item.remove workshop
`,
  },
  es: {
    bakery: `
añade napolitana 2,20 y palmera 2 => item.add napolitana palmera
ya no hacemos sourdough => item.remove sourdough
ya no tenemos croissants => item.remove croissant
los lunes también, 9-13 => hours.set mon
los viernes una hora más => hours.set fri
la gente pregunta si hacemos envíos: sí, en leith => section.add faq
un sitio donde dejar mensajes => section.add guestbook
`,
    musician: `
8 de mayo madrid, sala sol => item.add tour madrid
`,
    coach: `
añade una opinión de Eva: "clara y amable" => item.add voices eva
"me cambió la vida" - Luis => item.add voices luis
pregunta: ¿trabajas online? respuesta: sí => item.add faq online
más de 200 líderes, 12 años => section.add stats 200
`,
  },
  pt: {
    bakery: `
adiciona bolo de cenoura 3,50 e coxinha 2 => item.add bolo coxinha
não fazemos mais croissant => item.remove croissant
às segundas também, 9-13 => hours.set mon
`,
    musician: `
9 de maio lisboa, musicbox => item.add tour lisboa
`,
    coach: `
adiciona um depoimento da Rita: "excelente" => item.add voices rita
"mudou a minha vida" - João => item.add voices joão
`,
  },
  it: {
    bakery: `
aggiungi ciambella 1,50 e maritozzo 2,80 => item.add ciambella maritozzo
non facciamo più croissant => item.remove croissant
il lunedì anche, 9-13 => hours.set mon
il sabato un'ora in più => hours.set sat
`,
    musician: `
7 maggio milano, santeria => item.add tour milano
`,
    coach: `
"mi ha aperto gli occhi" - Sara => item.add voices sara
aggiungi una recensione di Paolo: "diretta e gentile" => item.add voices paolo
`,
  },
};
