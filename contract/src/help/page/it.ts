// Help articles on the page and its visitors in Italian. Names of screens stay as the interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Confronta i piani',
  studio: 'Apri AI Studio',
  pages: 'Apri Pages',
  profile: 'Apri il profilo',
  dashboard: 'Apri la dashboard',
  templates: 'Apri Templates',
  analytics: 'Apri le statistiche',
  account: 'Apri l’account',
} as const;
const plan = 'Hai il piano {plan}.';

export const pageArticles: ArticlesOf<'start' | 'studio' | 'publishing' | 'sharing' | 'problems'> =
  {
    assistant: {
      title: 'L’assistente',
      text: 'L’assistente integrato funziona su questo server, senza modello linguistico e senza inviare le tue parole altrove. Crea la pagina da una descrizione e la cambia messaggio dopo messaggio. Non inventa dati, e ogni modifica si può annullare.',
      button: open.studio,
    },
    free: {
      title: 'Che cosa è gratis',
      text: 'Il piano Free non scade e non chiede la carta. Comprende la tua pagina, la pubblicazione, l’assistente integrato senza limiti, i moduli, un QR code, {storage:free} per le immagini e {days:free} giorni di statistiche. La pagina mostra un piccolo link «Made with Vys».',
      own: plan,
      button: open.plans,
    },
    templates: {
      title: 'Modelli',
      text: 'Templates, nella barra laterale, offre design pronti adatti a ogni pagina. Filtrali per stile e colori e guarda l’anteprima di ciascuno.\n\n«Use template» lo apre in AI Studio con il tuo nome, i tuoi link e i tuoi contenuti. Nulla viene salvato finché non salvi tu, e puoi annullare.',
      button: open.templates,
    },
    import: {
      title: 'Importare una pagina',
      text: 'In Pages scegli «Import a page» e indica l’indirizzo di un’altra pagina di link, come Linktree, o di un sito, un file HTML o un’esportazione di Vys. Portiamo nome, bio, foto, link e colori, e vedi un’anteprima prima di ogni modifica.',
      button: open.pages,
    },
    languages: {
      title: 'Lingue',
      text: "Puoi scrivere all'assistente in italiano, inglese, tedesco, francese, spagnolo o portoghese, e la tua pagina avrà le etichette in quella lingua. L'app è in inglese, tedesco e spagnolo; scegli nel tuo profilo.",
      button: open.studio,
    },
    'mobile-app': {
      title: 'Sul telefono',
      text: 'Vys funziona nel browser del telefono, e anche la tua pagina; non serve nulla da un app store. Se vuoi, metti Vys nella schermata Home: Settings, Account mostra come, se il tuo browser può installarlo. I visitatori non devono mai installare nulla.',
      button: open.account,
    },
    support: {
      title: 'Aiuto e contatti',
      text: "Chiedi all'assistente della tua pagina o di Vys, o cerca in questo centro assistenza. Per quanto riguarda il tuo account, contatta chi gestisce questo sito; i termini dicono chi è e che cosa vale.",
      button: 'Leggi i termini',
    },
    editing: {
      title: 'Come cambiare la tua pagina',
      text: "Scrivi all'assistente con parole tue, per esempio «aggiungi un link al mio negozio, https://example.com» o «metti lo sfondo verde». Cambia testi, link, sezioni, colori, caratteri e layout, anche più cose in un messaggio. Puoi incollare liste intere, come un menù con i prezzi.\n\nLe schede accanto alla chat cambiano la stessa pagina a mano. Puoi annullare ogni modifica.",
      button: open.studio,
    },
    images: {
      title: 'Immagini',
      text: 'Carica foto e altre immagini nello studio, fino a {limit:image} ciascuna. Vys le riduce a 2.400 pixel per lato al massimo e toglie i dati di posizione.',
      button: open.studio,
    },
    embed: {
      title: 'Video, musica e incorporamento',
      text: "Dai all'assistente il link di un video o di una canzone e la tua pagina mostrerà una locandina che apre il lettore. La tua pagina Vys non può essere mostrata dentro un altro sito; metti un link.",
      button: open.studio,
    },
    'links-limit': {
      title: 'Quanti link',
      text: 'La lista della pagina contiene fino a 100 link, più quelli nelle sezioni, con tutti i piani. Solo la configurazione iniziale ne chiede al massimo 10.',
      own: 'Link nella tua lista ora: {links}.',
      button: open.studio,
    },
    history: {
      title: 'Annullare e cronologia',
      text: 'Scrivi «annulla» per tornare indietro di una modifica, tutte le volte che serve. «History» nello studio elenca le versioni precedenti; guardane una e ripristinala.',
      button: open.studio,
    },
    code: {
      title: 'Editor di codice',
      text: 'Con Premium e Team puoi vedere e modificare il codice della pagina (JSX e CSS) nello studio. Con gli altri piani cambi tutto dalla chat.',
      own: plan,
      button: open.studio,
    },
    scripts: {
      title: 'Script e codice personale',
      text: 'Le pagine non possono caricare script, pixel o tracker di altri siti; così proteggiamo i tuoi visitatori. Con Premium e Team scrivi JSX e CSS nell’editor di codice.',
      button: open.studio,
    },
    selling: {
      title: 'Vendere e ricevere donazioni',
      text: 'Vys non riceve pagamenti dai visitatori. Metti un link al tuo negozio, PayPal, Stripe o Ko-fi; si paga lì, e Vys non trattiene nulla. Sulla pagina possono stare prodotti con i prezzi.',
      button: open.studio,
    },
    publish: {
      title: 'Pubblicare la pagina',
      text: 'Apri AI Studio e scegli «Publish». Vys controlla la pagina, poi è online al tuo link. Le modifiche successive restano una bozza finché non pubblichi di nuovo.',
      own: 'Il tuo link è {address}.',
      button: open.studio,
    },
    'publish-check': {
      title: 'Il controllo prima della pubblicazione',
      text: 'Vys controlla ogni pagina prima di metterla online. Ciò che può danneggiare i visitatori la blocca: un campo che chiede una password o un numero di carta, un accesso che imita un altro servizio, un link a un sito falso o pericoloso. La blocca anche un errore nel codice. Ogni avviso dice che cosa fare.\n\nIl resto è un suggerimento, per esempio un link rotto, un testo provvisorio o un’immagine senza descrizione. Correggilo lì o pubblica la pagina così com’è.',
      button: open.studio,
    },
    unpublish: {
      title: 'Mettere la pagina offline',
      text: 'Nella schermata Pages spegni l’interruttore «Active». I visitatori vedono «non trovata»; nulla viene cancellato e puoi riattivarla quando vuoi.',
      own: 'Questo nasconde {address}.',
      button: open.pages,
    },
    address: {
      title: 'Il tuo link',
      text: 'La tua pagina si trova all’indirizzo pubblico di questo sito seguito dal tuo nome utente. Funziona appena pubblichi.',
      own: 'Il tuo link è {address}.',
      button: open.pages,
    },
    username: {
      title: 'Cambiare nome utente o link',
      text: 'Cambia il nome utente nel profilo e il link cambia con lui. Il vecchio link reindirizza per 90 giorni e le statistiche restano. Puoi cambiarlo tre volte subito, poi ogni dieci giorni.',
      own: 'Ora il tuo link è {address}.',
      button: open.profile,
    },
    domain: {
      title: 'Dominio personale',
      text: 'Vys non può ancora collegare un tuo dominio, con nessun piano. Puoi reindirizzare un dominio al tuo link Vys da dove l’hai acquistato.',
      own: 'Reindirizzalo a {address}.',
      button: open.profile,
    },
    seo: {
      title: 'Motori di ricerca',
      text: 'Le pagine pubblicate sono HTML semplice con titolo, descrizione, immagine di anteprima e voce nella sitemap. I motori le mostrano quando dicono abbastanza: un titolo e circa 40 parole diverse, oppure 12 parole e due link. La loro visita può richiedere giorni.',
      button: open.studio,
    },
    'several-pages': {
      title: 'Più di una pagina',
      text: 'Ogni account ha una pagina, con tutti i piani. Può avere molte sezioni; per una pagina separata serve un secondo account con un’altra email.',
      button: open.pages,
    },
    suspended: {
      title: 'Se la tua pagina è sospesa',
      text: 'I visitatori possono segnalare una pagina. Se il gestore di questo sito ritiene che faccia danni, la sospende: i visitatori non la vedono, non puoi pubblicarla e ti diciamo il motivo. Nulla viene cancellato.\n\nSe è un errore, scegli «Appeal» nella schermata Pages o in AI Studio e spiega perché. La esamina una persona; se ti dà ragione, la pagina torna visibile.',
      button: open.pages,
    },
    share: {
      title: 'Condividere la pagina',
      text: 'In Pages copia il link o scarica il QR code, oppure scegli «Share Profile» nel menu. Metti il link nei tuoi profili, nella firma delle email o su un cartello.',
      own: 'Il tuo link è {address}.',
      button: open.pages,
    },
    'qr-code': {
      title: 'QR code',
      text: 'La schermata Pages mostra un QR code del tuo link, da scaricare come PNG. I colori personalizzati sono inclusi in Pro, Premium e Team.',
      own: 'Apre {address}.',
      button: open.pages,
    },
    analytics: {
      title: 'Statistiche',
      text: '“Analytics”, nel menu, mostra visualizzazioni, clic, visitatori e quanti hanno fatto clic; l’essenziale è anche nella dashboard. Vys conta senza cookie e non salva indirizzi IP. Le statistiche coprono {days:free} giorni con Free e Starter, {days:pro} con Pro e un anno con Premium e Team.',
      own: plan,
      button: open.analytics,
    },
    goals: {
      title: 'Obiettivi di visualizzazioni',
      text: 'La dashboard conta tutte le visualizzazioni della pagina verso un obiettivo: prima {goal:first}, poi {goal:next} e sempre di più ogni volta che ne raggiungi uno. Gli obiettivi li fissa Vys e sono uguali per tutti.\n\nOgni obiettivo raggiunto porta un’immagine che ringrazia i tuoi visitatori. Condividila o scaricala dalla dashboard.',
      button: open.dashboard,
    },
    forms: {
      title: 'Moduli e messaggi',
      text: 'Modulo di contatto, libro degli ospiti e newsletter funzionano con tutti i piani. Ciò che i visitatori inviano appare sotto la tua pagina in Pages, dove puoi leggerlo, esportarlo ed eliminarlo.',
      button: open.pages,
    },
    newsletter: {
      title: 'Iscritti alla newsletter',
      text: "Chiedi all'assistente un modulo per la newsletter. I nuovi iscritti confermano via e-mail se questo server può inviarla; li trovi nella schermata Pages e puoi esportarli in CSV. Vys raccoglie indirizzi ma non invia newsletter.",
      button: open.pages,
    },
    arrange: {
      title: 'Ordinare, nascondere e programmare i link',
      text: "In AI Studio apri Content per trascinare link e sezioni al loro posto, o scrivi all'assistente, per esempio «metti Instagram per primo».\n\nUn link nascosto o una sezione nascosta resta nella tua lista, ma i visitatori non lo vedono; puoi mostrarlo di nuovo quando vuoi. Un link con date compare e scompare da solo nei giorni che scegli. Dopo una modifica, pubblica di nuovo perché i visitatori la vedano.",
      button: open.studio,
    },
    sections: {
      title: 'Le sezioni della tua pagina',
      text: "Oltre ai link, la tua pagina può avere sezioni: galleria, video e musica, prodotti, menù, servizi, orari, eventi, mappa, testi su di te, team, citazioni, stampa, domande e risposte, numeri, conto alla rovescia e moduli per contatti, newsletter e libro degli ospiti.\n\nChiedine una all'assistente o aggiungila in Content, in AI Studio. Nulla viene inventato: una sezione a cui mancano le tue parole le aspetta.",
      button: open.studio,
    },
    design: {
      title: "L'aspetto della tua pagina",
      text: 'In AI Studio apri Design per provare stili, palette, caratteri, sfondi e forme sulla tua pagina. Punta su uno per vederlo in anteprima e toccalo per applicarlo.\n\nPuoi anche descrivere quello che vuoi, per esempio «colori più caldi e pulsanti più tondi». Vys mantiene il testo leggibile su ogni colore e puoi annullare ogni modifica.',
      button: open.studio,
    },
    'not-visible': {
      title: 'I visitatori non vedono la tua pagina',
      text: "Controlla tre cose. La pagina deve essere pubblicata, cosa che si fa in AI Studio. Deve essere attiva: l'interruttore è nella schermata Pages. E il link deve essere giusto: copialo da Pages invece di scriverlo.\n\nSe i visitatori vedono una versione vecchia, le tue ultime modifiche sono ancora una bozza; pubblica di nuovo. Se un avviso dice che la pagina è sospesa, puoi fare ricorso lì.",
      button: open.pages,
    },
    'no-email': {
      title: "Un'e-mail non arriva",
      text: "Aspetta qualche minuto e guarda nella cartella spam. Controlla che l'indirizzo sia scritto bene; finché non è confermato puoi correggerlo. Poi chiedi di nuovo l'e-mail: i link di quelle precedenti non funzionano più.\n\nSe non arriva nulla, forse il server di posta di questo sito non è configurato o il tuo provider la rifiuta. Contatta chi gestisce questo sito; può vedere se l'e-mail è partita.",
      button: open.profile,
    },
  };
