// Help articles on publishing and the link of a page in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const publishingArticles: ArticlesOf<'publishing'> = {
  publish: {
    title: 'Pubblicare la pagina',
    answer:
      'Apri AI Studio e scegli «Publish». Vys controlla la pagina, poi è online al tuo link. Le modifiche successive restano una bozza finché non pubblichi di nuovo.',
    steps: [
      'In AI Studio scegli «Publish» in alto.',
      'Se c’è qualcosa da correggere, il controllo dice che cosa e dove; correggilo lì.',
      'Scegli «Open» per vedere la pagina come i visitatori, o «Share» per passarla.',
    ],
    more: [
      'Prima della prima volta scegli un nome utente e conferma l’email con il link che ti abbiamo mandato. «Unpublished changes» accanto al titolo vuol dire che i visitatori vedono ancora la versione di prima.',
    ],
    own: 'Il tuo link è {address}.',
    button: 'Apri AI Studio',
  },
  'publish-check': {
    title: 'Il controllo prima della pubblicazione',
    answer:
      'Vys controlla ogni pagina prima di metterla online. Ciò che può danneggiare i visitatori la blocca: un campo che chiede una password o un numero di carta, un accesso che imita un altro servizio, un link a un sito falso o pericoloso. La blocca anche un errore nel codice. Ogni avviso dice che cosa fare.',
    steps: [
      'In AI Studio scegli «Publish», o apri lo stato della pagina e scegli «Check page».',
      'Correggi ciò che sta in «Fix before publishing».',
      'Scegli «Publish again», o «Publish anyway» se restano solo suggerimenti.',
    ],
    more: [
      'Il resto è un suggerimento, per esempio un link rotto, un testo provvisorio o un’immagine senza descrizione. Correggilo lì o pubblica la pagina così com’è.',
      'Molto si corregge direttamente nel rapporto: scrivi il testo o l’indirizzo che manca, o togli la parte. Pensi che un avviso sia sbagliato? Cambia un po’ quella parte o chiedi al gestore di questo sito.',
    ],
    button: 'Apri AI Studio',
  },
  unpublish: {
    title: 'Mettere la pagina offline',
    answer:
      'Nella schermata Pages spegni l’interruttore «Active». I visitatori vedono «non trovata»; nulla viene cancellato e puoi riattivarla quando vuoi.',
    steps: [
      'Apri «Pages».',
      'Disattiva «Active» sulla tua pagina. Vale subito.',
      'Per nascondere in una volta tutto ciò che hai pubblicato, disattiva «Pages Active» nelle impostazioni, in «Account».',
    ],
    more: [
      'I motori di ricerca possono mostrare la pagina ancora per qualche giorno. Statistiche, messaggi e versioni restano; mentre è spenta non si conta nulla. QR code e link tornano a funzionare appena la riattivi.',
    ],
    own: 'Questo nasconde {address}.',
    button: 'Apri Pages',
  },
  address: {
    title: 'Il tuo link',
    answer:
      'La tua pagina si trova all’indirizzo pubblico di questo sito seguito dal tuo nome utente. Funziona appena pubblichi.',
    steps: [
      'Apri «Pages» e scegli «Copy URL» sulla tua pagina.',
      'Aprilo in un altro browser o sul telefono per vedere ciò che vedono i visitatori.',
      'Condividilo: il link resta lo stesso, per quanto cambi la pagina.',
    ],
    more: [
      'Senza nome utente non c’è ancora un link; Vys te lo chiede prima di pubblicare. Le maiuscole non contano. Aggiungi un + alla fine di un link Vys per vedere dove portano i suoi link prima di aprirlo.',
    ],
    own: 'Il tuo link è {address}.',
    button: 'Apri Pages',
  },
  username: {
    title: 'Cambiare nome utente o link',
    answer:
      'Cambia il nome utente nel profilo e il link cambia con lui. Il vecchio link reindirizza per 90 giorni e le statistiche restano. Puoi cambiarlo tre volte subito, poi ogni dieci giorni.',
    steps: [
      'Apri il profilo nelle impostazioni.',
      'Scrivi il nuovo nome in «Username»; Vys dice se è libero.',
      'Scegli «Save changes» e conferma con «Change link».',
    ],
    more: [
      'QR code stampati e vecchi post portano alla pagina ancora per 90 giorni; sostituiscili in quel tempo. Un nome che qualcuno aveva da poco può essere riservato. Se cambi idea, il nome di prima resta tuo per lo stesso tempo.',
    ],
    own: 'Ora il tuo link è {address}.',
    button: 'Apri il profilo',
  },
  domain: {
    title: 'Dominio personale',
    answer:
      'Vys non può ancora collegare un tuo dominio, con nessun piano. Puoi reindirizzare un dominio al tuo link Vys da dove l’hai acquistato.',
    steps: [
      'Accedi dove hai comprato il dominio e apri le impostazioni di reindirizzamento.',
      'Reindirizzalo al tuo link Vys con https, in modo permanente (301).',
      'Apri il dominio nel browser; deve portare alla tua pagina.',
    ],
    more: [
      'Può servire qualche ora perché valga ovunque. Reindirizza invece di incorniciare («masking»): le pagine non si mostrano dentro un altro sito. Nei post puoi usare il tuo dominio; le statistiche contano anche queste visite.',
    ],
    own: 'Reindirizzalo a {address}.',
    button: 'Apri il profilo',
  },
  seo: {
    title: 'Motori di ricerca',
    answer:
      'Le pagine pubblicate sono HTML semplice con titolo, descrizione, immagine di anteprima e voce nella sitemap. I motori le mostrano quando dicono abbastanza: un titolo e circa 40 parole diverse, oppure 12 parole e due link. La loro visita può richiedere giorni.',
    steps: [
      'In «Content», «Profile», dai alla pagina un nome e uno slogan che dicano che cosa fai e dove.',
      'Scrivi qualche frase su di te e una descrizione per ogni immagine.',
      'Pubblica e metti il link della pagina negli altri tuoi profili: così i motori la trovano.',
    ],
    more: [
      'Se dopo due settimane non si trova, controlla che sia pubblicata e attiva e abbia abbastanza testo. Nessuno può promettere una posizione; aiutano di più parole chiare che la gente cerca.',
    ],
    button: 'Apri AI Studio',
  },
  'several-pages': {
    title: 'Più di una pagina',
    answer:
      'Ogni account ha una pagina, con tutti i piani. Può avere molte sezioni; per una pagina separata serve un secondo account con un’altra email.',
    steps: [
      'Metti cose diverse in sezioni proprie, come negozio, date e contatti.',
      'Raggruppa i link perché ogni pubblico trovi i suoi.',
      'Le versioni stagionali restano nella cronologia: ripristinane una quando vuoi.',
    ],
    more: [
      'Per un secondo marchio crea un altro account con un’altra email; ha link, statistiche e piano propri. «Create Page» porta alla pagina che hai. Per ricominciare non ne serve un’altra: la vecchia resta nella cronologia.',
    ],
    button: 'Apri Pages',
  },
  suspended: {
    title: 'Se la tua pagina è sospesa',
    answer:
      'I visitatori possono segnalare una pagina. Se il gestore di questo sito ritiene che faccia danni, la sospende: i visitatori non la vedono, non puoi pubblicarla e ti diciamo il motivo. Nulla viene cancellato.',
    more: [
      'Se è un errore, scegli «Appeal» nella schermata Pages o in AI Studio e spiega perché. La esamina una persona; se ti dà ragione, la pagina torna visibile.',
      'Di’ che cosa hai corretto o che cosa è stato frainteso: aiuta chi decide. La decisione ti arriva nell’attività e per email. Nel frattempo puoi continuare a modificare la pagina.',
    ],
    button: 'Apri Pages',
  },
};
