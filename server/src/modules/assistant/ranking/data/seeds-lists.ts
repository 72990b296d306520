// Labelled wishes about the order, the addresses and the presence of links, as they are typed on phones.
import type { TestPage } from './pages.ts';

export const seedsLists: Record<string, Partial<Record<TestPage, string>>> = {
  en: {
    musician: `
bandcamp on top, then spotify => link.order bandcamp
youtube and bandcamp at the top => link.order youtube
spotify and apple music to the bottom => link.order
put instagram and youtube under bandcamp => link.order
youtube first then instagram then the others => link.order youtube
take bandcamp off for now => link.hide bandcamp
hide youtube but keep it => link.hide youtube
hide spotify but don't delete it => link.hide spotify
take apple music down until further notice => link.hide apple
kick out bandcamp => link.remove bandcamp
apple music can go => link.remove apple
get rid of youtube, nobody watches it => link.remove youtube
youtube all the way up => link.move youtube
new spotify link https://open.spotify.com/artist/other => link.url spotify
wrong youtube, it's youtube.com/@noravaleofficial => link.url youtube
my youtube channel moved to youtube.com/@noramusic => link.url youtube
insta name is @nora.music now => link.url insta
put my new video https://youtu.be/xyz at the top => section.add / link.add / item.add
my newest video https://youtu.be/xyz first please => section.add / link.add / item.add
second instagram: instagram.com/noralabel => link.add noralabel
also add another youtube youtube.com/@noralive => link.add noralive
`,
    streamer: `
merch and discord to the top, in that order => link.order merch
merch first then discord then the rest => link.order merch
tiktok and x last => link.order
ditch tiktok => link.remove tiktok
x can go, i never post there => link.remove twitter
throw out discord => link.remove discord
don't need the merch link anymore => link.remove merch
discord moved, new invite discord.gg/den => link.url discord
new invite discord.gg/foxes => link.url discord
i'm on twitch.tv/foxpixel now => link.url twitch
the merch shop is at merch.fox.gg now => link.url merch
new url for merch: merch.fox.gg => link.url merch
add my merch store foxstore.com => link.add foxstore
make discord disappear for a while => link.hide discord
put discord and tiktok below youtube => link.order
`,
    photographer: `
shop and blog to the top => link.order shop
blog and insta to the bottom => link.order
new address for the blog: blog.reed.com => link.url blog
the shop has a new url shop.reed.com => link.url shop
prices.reed.com – that's where the price list is => link.add prices.reed
my calendar: cal.com/jonas => link.add cal.com
you can book here cal.com/jonas => link.add cal.com
remove the second link => link.remove blog
delete the last link => link.remove shop
hide the first link => link.hide insta
`,
  },
  de: {
    shop: `
shop und blog nach oben => link.order shop
insta und etsy ganz nach unten => link.order
blog raus => link.remove blog
etsy kann weg => link.remove etsy
weg mit instagram => link.remove insta
blog erstmal ausblenden aber nicht löschen => link.hide blog
nimm etsy vorerst raus => link.hide etsy
falsche insta adresse, richtig ist @lund.ton => link.url insta
der blog ist umgezogen: lund.blog => link.url blog
neue adresse vom shop: ton.lund.de => link.url shop
`,
  },
  fr: {
    photographer: `
vire le blog => link.remove blog
enlève instagram => link.remove insta
retire le blog pour l'instant sans le supprimer => link.hide blog
le blog a déménagé : reed.fr/blog => link.url blog
boutique et blog en haut => link.order shop
`,
  },
  es: {
    streamer: `
quita discord => link.remove discord
fuera tiktok => link.remove tiktok
esconde discord por ahora, no lo borres => link.hide discord
el nuevo enlace de merch es fox.es => link.url merch
twitch y discord arriba => link.order
`,
  },
  pt: {
    streamer: `
tira o tiktok => link.remove tiktok
esconde o discord por enquanto, não apaga => link.hide discord
o novo link do merch é fox.pt => link.url merch
merch e discord no topo => link.order merch
`,
  },
  it: {
    photographer: `
togli il blog => link.remove blog
via il blog => link.remove blog
nascondi il blog per ora senza cancellarlo => link.hide blog
il nuovo indirizzo del blog è reed.it => link.url blog
shop e blog in alto => link.order shop
`,
  },
};
