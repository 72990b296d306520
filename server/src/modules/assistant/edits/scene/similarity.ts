// How alike two words are: endings of numbers and cases, typing mistakes, and the same thing in another language.

/** Everyday things on menus and pages, one line each, in en, de, fr, es, pt and it. */
const sameThings = `
kids kids kinder enfant enfants ninos criancas bambini bambino nino crianca
cut schnitt haarschnitt coupe corte taglio
plate teller assiette plato prato piatto
bowl schale schussel bol cuenco tazon tigela ciotola
mug tasse becher taza caneca tazza
vase jarron florero vaso jarra
website web webseite homepage site sitio sito pagina
story stories geschichte histoire historia storia
meal mahlzeit repas comida refeicao pasto
class kurs cours clase aula corso
books bucher livres libros livros libri
readings lesungen lesung lectures lecture lecturas lectura leituras letture lettura
latte milchkaffee
app
free gratis kostenlos kostenlose gratuit gratuite gratuita gratuito
consult beratung erstgesprach consultation consulta consulenza
lesson stunde lecon leccion licao lezione
member mitglied membre miembro membro
color farbe couleur cor colore
owner inhaberin inhaber
bread brot pain pan pao pane
coffee kaffee cafe caffe
cake kuchen gateau pastel tarta bolo torta
tea tee the te cha
cheese kase fromage queso queijo formaggio
croissant cruasan cornetto hornchen
cookie keks biscuit galleta biscoito biscotto
chocolate schokolade chocolat chocolate cioccolato cioccolata
apple apfel pomme manzana maca mela
roll brotchen
sandwich panino bocadillo
soup suppe soupe sopa zuppa
salad salat salade ensalada salada insalata
beer bier biere cerveza cerveja birra
wine wein vin vino vinho
water wasser eau agua acqua
wedding hochzeit mariage boda casamento matrimonio
portrait portrat retrato ritratto
session sitzung seance sesion sessao sessione
shop laden boutique tienda loja negozio store
blog
booking book buchung reservation reserva prenotazione prenota termin
tickets karten billets billetterie entradas ingressos bilhetes biglietti ticket karte entrada biglietto
gift geschenk cadeau regalo presente
single einzel individuelle individual singola
group gruppe groupe grupo gruppo
family familie famille familia famiglia
photo foto image imagem immagine
berlin berlino berlim
london londres londra
paris parigi
vienna wien vienne viena
munich munchen monaco munique
cologne koln colonia
lisbon lissabon lisbonne lisboa lisbona
rome rom roma
milan mailand milano milao
hamburg hambourg hamburgo amburgo
zurich zurigo zurique
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

const groupOf = new Map(
  sameThings.flatMap((words, group) => words.map((word) => [word, group] as const)),
);

/** "kinderschnitt" is put together of two words that are known. */
export function partsOfCompound(word: string): string[] {
  if (word.length < 8) return [];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => groupOf.has(part))) return parts;
  }
  return [];
}

/** From 0 to 1. Both folded. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (stem(a) === stem(b) && a.length > 2 && b.length > 2) return 0.96;
  const group = groupNamed(a);
  if (group !== undefined && groupNamed(b) === group) return 0.9;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 5 && (a.startsWith(b) || b.startsWith(a))) return 0.85;
  if (shorter >= 8) return editDistance(a, b, 2) <= 2 ? 0.84 : 0;
  if (shorter >= 4 && a[0] === b[0]) return editDistance(a, b, 1) <= 1 ? 0.84 : 0;
  return 0;
}

const groupNamed = (word: string): number | undefined =>
  groupOf.get(word) ?? groupOf.get(word.replace(/s$/, '')) ?? groupOf.get(stem(word));

function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ings?|ies|es|en|er|s|n|e|i|a|o)$/, '');
}

/** With transpositions; anything above `most` counts as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + cost,
      );
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) distance = Math.min(distance, (before[column - 2] as number) + 1);
      current.push(distance);
    }
    if (Math.min(...current) > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] as number;
}
