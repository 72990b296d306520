// Everyday words for what pages offer, in six languages: an item may be called by its name in the creator's own.
import { createBoundedCache } from '../../../../../platform/bounded-cache.ts';
import { foldWord } from '../../lexicon/concepts.ts';
import { similarity } from '../../scene/similarity.ts';

/** One thing a line: en, de, fr, es, pt, it, in any order. */
const food = `
coffee kaffee cafe
milk milch lait leche leite latte
tea tee the te cha
toastie toast sandwich croque tosta bocadillo sanduiche panino tramezzino
bread brot pain pan pao pane
banana bananen banane platano
bananabread bananenbrot bananenkuchen
cake kuchen torte gateau tarta pastel bolo torta dolce
cookie keks biscuit galleta biscoito biscotto
soup suppe soupe sopa zuppa minestra
salad salat salade ensalada salada insalata
juice saft jus zumo suco sumo succo
water wasser eau agua acqua
wine wein vin vino vinho
beer bier biere cerveza cerveja birra
cheese kase fromage queso queijo formaggio
egg ei oeuf huevo ovo uovo
chocolate schokolade chocolat cioccolato cioccolata
breakfast fruhstuck dejeuner desayuno colazione
lunch mittagessen almuerzo almoco pranzo
croissant hornchen medialuna cornetto brioche
iced eis glace helado gelado freddo eiskaffee eislatte
hot heiss chaud caliente quente caldo
beans bohnen grains haricots frijoles graos fagioli
`;
const offers = `
mug cup becher tasse taza caneca xicara tazza
bowl schale schussel bol cuenco tazon tigela taca ciotola scodella
vase jarron florero jarra vaso
plate teller assiette plato prato piatto
set satz lot juego conjunto jogo servizio service
cut haircut schnitt herrenschnitt haarschnitt coupe corte taglio
color colour farbe farben couleur coloration tinte tinta colore
kids kid child children kinder kind kinderschnitt enfant enfants ninos nino infantil crianca criancas bimbo bimbi bambini bambino
women woman damen frauen femme femmes mujer mujeres mulher mulheres donna donne
men man herren manner homme hommes hombre hombres homem homens uomo uomini
beard bart barbe barba
group gruppe gruppenkurs groupe collectif collective grupo grupal gruppo
class kurs stunde klasse cours classe clase aula turma lezione corso
private individual individuel individuelle einzel einzelbetreuung einzelcoaching einzeltraining individuale particular personal coaching betreuung
meal essen ernahrung repas alimentaire comida comidas refeicao refeicoes alimentar alimentare pasti pasto
plan ernahrungsplan mahlzeitenplan programme plano piano
massage massaggio masaje massagem
session sitzung seance sesion sessao seduta
photo foto fotos
portrait portrat retrato ritratto
wedding hochzeit mariage boda casamento matrimonio
print druck impression impresion impressao stampa poster
book buch livre libro livro
shirt hemd chemise camiseta camisa maglietta tshirt
bag tasche sac bolsa sacola borsa
candle kerze bougie vela candela
soap seife savon jabon sabonete sapone
order orders bestellen bestellung vorbestellen commande commander pedido pedidos pedir encomenda encomendas encomendar ordine ordinare ordina
book booking buchen buchung terminbuchung reserver reservation reservar reserva prenotare prenota prenotazione prenotazioni agendar
tickets karten billets billetterie entradas bilhetes ingressos biglietti
reviews bewertungen avis resenas opiniones avaliacoes recensioni
ring anneau bague anillo anel anello
necklace kette collier collar colar collana
year years jahr jahre annee annees ans ano anos anni anno
client clients customer kunde kunden klient client cliente clientes clienti
episode folge episodio
story geschichte histoire historia storia
project projekt projet proyecto projeto progetto projects projekte projets proyectos projetos progetti
equipment gerate ausrustung materiel equipo equipamento equipamiento attrezzatura attrezzi
cancel absagen stornieren kundigen annuler cancelar cancelacion cancelamento disdire disdetta annullare
session einheit dauer duree duracion duracao durata
munich munchen monaco munique
zurich zurigo zuerich zurique
cologne koln colonia
vienna wien vienne viena
geneva genf geneve ginebra genebra ginevra
basel bale basilea basileia
london londres londra
lisbon lisboa lissabon lisbonne lisbona
milan milano mailand milao
`;

const concepts: readonly (readonly string[])[] = `${food}\n${offers}`
  .trim()
  .split(/\n+/)
  .map((line) => line.split(' '));
const foods = new Set(food.split(/\s+/).filter(Boolean));

const sameWord = (a: string, b: string): boolean =>
  a === b || (a.length > 3 && b.length > 3 && similarity(a, b) > 0.86);

/** The words of a page and of a message are compared again and again. */
const known = createBoundedCache<string, readonly number[]>({ maxEntries: 2_000 });

/** Rows of `concepts` that have a word. */
function conceptsOf(word: string): readonly number[] {
  const found =
    known.get(word) ??
    concepts.flatMap((words, index) => (words.some((one) => sameWord(one, word)) ? [index] : []));
  known.set(word, found);
  return found;
}

/** Whether two folded words say the same thing, in whatever languages. */
export function meansTheSame(word: string, other: string): boolean {
  if (sameWord(word, other)) return true;
  const others = conceptsOf(other);
  return others.length > 0 && conceptsOf(word).some((index) => others.includes(index));
}

export const isFood = (text: string): boolean =>
  foldWord(text)
    .split(/[^\p{L}]+/u)
    .some((word) => foods.has(word));
