// Help articles in Italian. Names of screens stay as the interface has them.
import type { HelpArticles } from './articles.ts';

const open = {
  plans: 'Confronta i piani',
  usage: 'Vedi il tuo utilizzo',
  studio: 'Apri AI Studio',
  pages: 'Apri Pages',
  profile: 'Apri il profilo',
  security: 'Apri la sicurezza',
  dashboard: 'Apri la dashboard',
} as const;
const plan = 'Hai il piano {plan}.';

export const itArticles: HelpArticles = {
  plans: {
    title: 'Piani e prezzi',
    text: 'Free non costa nulla. Starter costa {price:starter} al mese, Pro {price:pro}, Premium {price:premium} e Team {price:team}.\n\nStarter toglie il link «Made with Vys». Pro aggiunge QR code personalizzati, {storage:pro} di spazio e {days:pro} giorni di statistiche. Premium aggiunge l’editor di codice, {storage:premium} e un anno di statistiche. Team offre lo stesso con {storage:team}.',
    own: plan,
    button: open.plans,
  },
  free: {
    title: 'Che cosa è gratis',
    text: 'Il piano Free non scade e non chiede la carta. Comprende la tua pagina, la pubblicazione, l’assistente integrato senza limiti, i moduli, un QR code, {storage:free} per le immagini e {days:free} giorni di statistiche. La pagina mostra un piccolo link «Made with Vys».',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Richieste AI',
    text: 'L’assistente integrato è gratuito e illimitato in ogni piano. La quota conta solo le richieste a un modello linguistico, se questo server ne ha uno: {requests:month} al mese e {requests:week} in 7 giorni con Free, senza limite con gli altri. Quando finisce, continua l’assistente integrato.',
    own: plan,
    button: open.usage,
  },
  assistant: {
    title: 'L’assistente',
    text: 'L’assistente integrato funziona su questo server, senza modello linguistico e senza inviare le tue parole altrove. Crea la pagina da una descrizione e la cambia messaggio dopo messaggio. Non inventa dati, e ogni modifica si può annullare.',
    button: open.studio,
  },
  publish: {
    title: 'Pubblicare la pagina',
    text: 'Apri AI Studio e scegli «Publish». Vys controlla la pagina, poi è online al tuo link. Le modifiche successive restano una bozza finché non pubblichi di nuovo.',
    own: 'Il tuo link è {address}.',
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
  'email-change': {
    title: 'Cambiare l’indirizzo email',
    text: 'Scegli “Change email” nel tuo profilo. Per sicurezza, il nuovo indirizzo vale quando apri il link che gli inviamo, e anche quello inviato all’indirizzo attuale se è confermato.',
    button: open.profile,
  },
  'qr-code': {
    title: 'QR code',
    text: 'La schermata Pages mostra un QR code del tuo link, da scaricare come PNG. I colori personalizzati sono inclusi in Pro, Premium e Team.',
    own: 'Apre {address}.',
    button: open.pages,
  },
  share: {
    title: 'Condividere la pagina',
    text: 'In Pages copia il link o scarica il QR code, oppure scegli «Share Profile» nel menu. Metti il link nei tuoi profili, nella firma delle email o su un cartello.',
    own: 'Il tuo link è {address}.',
    button: open.pages,
  },
  analytics: {
    title: 'Statistiche',
    text: '“Analytics”, nel menu, mostra visualizzazioni, clic, visitatori e quanti hanno fatto clic; l’essenziale è anche nella dashboard. Vys conta senza cookie e non salva indirizzi IP. Le statistiche coprono {days:free} giorni con Free e Starter, {days:pro} con Pro e un anno con Premium e Team.',
    own: plan,
    button: open.dashboard,
  },
  domain: {
    title: 'Dominio personale',
    text: 'Vys non può ancora collegare un tuo dominio, con nessun piano. Puoi reindirizzare un dominio al tuo link Vys da dove l’hai acquistato.',
    own: 'Reindirizzalo a {address}.',
    button: open.profile,
  },
  images: {
    title: 'Immagini',
    text: 'Carica foto e altre immagini nello studio, fino a {limit:image} ciascuna. Vys le riduce a 2.400 pixel per lato al massimo e toglie i dati di posizione.',
    button: open.studio,
  },
  storage: {
    title: 'Spazio',
    text: 'Le immagini caricate contano nello spazio: {storage:free} con Free e Starter, {storage:pro} con Pro, {storage:premium} con Premium e {storage:team} con Team. Eliminando immagini liberi spazio.',
    own: plan,
    button: open.usage,
  },
  'delete-account': {
    title: 'Eliminare l’account',
    text: 'Vai in Settings, Security, «Danger zone». Pagina, immagini, statistiche e account vengono eliminati subito e per sempre; scarica prima i tuoi dati. Il nome utente resta riservato per 90 giorni.',
    button: open.security,
  },
  'delete-page': {
    title: 'Eliminare la pagina',
    text: 'Una pagina non si elimina da sola. Spegnila in Pages così nessuno la vede, chiedimi di ricominciare da capo oppure elimina l’account con tutto il contenuto.',
    button: open.pages,
  },
  'my-data': {
    title: 'Scaricare i tuoi dati',
    text: 'In Settings, Security c’è «Download my data»: profilo, pagina, versioni, immagini, messaggi e statistiche in un file zip.',
    button: open.security,
  },
  export: {
    title: 'Esportare la pagina',
    text: 'In Pages scarica la pagina come sito che funziona su qualsiasi hosting, o come file JSON da importare di nuovo.',
    button: open.pages,
  },
  import: {
    title: 'Importare una pagina',
    text: 'In Pages scegli «Import a page» e indica l’indirizzo di un’altra pagina di link, come Linktree, o di un sito, un file HTML o un’esportazione di Vys. Portiamo nome, bio, foto, link e colori, e vedi un’anteprima prima di ogni modifica.',
    button: open.pages,
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
  team: {
    title: 'Lavorare in team',
    text: 'Ogni account ha una persona e una pagina; non puoi ancora invitare membri. Il piano Team ha più spazio, non più persone.',
    button: open.plans,
  },
  'several-pages': {
    title: 'Più di una pagina',
    text: 'Ogni account ha una pagina, con tutti i piani. Può avere molte sezioni; per una pagina separata serve un secondo account con un’altra email.',
    button: open.pages,
  },
  languages: {
    title: 'Lingue',
    text: 'Scrivimi in italiano, inglese, tedesco, francese, spagnolo o portoghese: le etichette della pagina saranno in quella lingua. L’app è in inglese, tedesco e spagnolo.',
    button: open.studio,
  },
  privacy: {
    title: 'Privacy e GDPR',
    text: 'Le pagine pubbliche non usano cookie e non caricano nulla da terzi, quindi per Vys non serve un banner. I dati restano nel database di questo server. Puoi scaricare o eliminare i tuoi in Settings, Security.',
    button: 'Leggi l’informativa sulla privacy',
  },
  support: {
    title: 'Aiuto e contatti',
    text: 'Chiedimi qui della tua pagina o di Vys. Per il tuo account contatta chi gestisce questo sito; i termini dicono che cosa vale.',
    button: 'Leggi i termini',
  },
  'links-limit': {
    title: 'Quanti link',
    text: 'La lista della pagina contiene fino a 100 link, più quelli nelle sezioni, con tutti i piani. Solo la configurazione iniziale ne chiede al massimo 10.',
    own: 'Link nella tua lista ora: {links}.',
    button: open.studio,
  },
  payments: {
    title: 'Pagamenti',
    text: 'In Billing aggiungi e togli carte, cambi piano e scarichi le fatture. Se lì c’è scritto «Sandbox», funzionano solo carte di prova e non si muove denaro. Se un pagamento non riesce, hai 14 giorni per sistemarlo e nulla di tuo viene eliminato.',
    own: plan,
    button: open.plans,
  },
  selling: {
    title: 'Vendere e ricevere donazioni',
    text: 'Vys non riceve pagamenti dai visitatori. Metti un link al tuo negozio, PayPal, Stripe o Ko-fi; si paga lì, e Vys non trattiene nulla. Sulla pagina possono stare prodotti con i prezzi.',
    button: open.studio,
  },
  editing: {
    title: 'Come cambiare la pagina',
    text: 'Scrivimi con parole tue, per esempio «aggiungi un link al mio negozio, https://example.com» o «metti lo sfondo verde», e cambio la pagina. Puoi annullare ogni modifica.',
    button: open.studio,
  },
  cancel: {
    title: 'Disdire un piano',
    text: 'Disdici il piano in Billing: resta fino alla fine del periodo pagato, e fino ad allora puoi riattivarlo. Poi passi a Free e nulla di tuo viene eliminato. Per andartene del tutto, elimina l’account in Settings, Security.',
    own: plan,
    button: open.plans,
  },
  branding: {
    title: 'Il link «Made with Vys»',
    text: 'Le pagine del piano Free mostrano in basso un piccolo link «Made with Vys». Da Starter in su sparisce.',
    own: plan,
    button: open.plans,
  },
  newsletter: {
    title: 'Iscritti alla newsletter',
    text: 'Chiedimi di aggiungere un modulo per la newsletter. I nuovi iscritti confermano via email se questo server può inviarla; li trovi in Pages e li esporti come CSV. Vys raccoglie indirizzi ma non invia newsletter.',
    button: open.pages,
  },
  forms: {
    title: 'Moduli e messaggi',
    text: 'Modulo di contatto, libro degli ospiti e newsletter funzionano con tutti i piani. Ciò che i visitatori inviano appare sotto la tua pagina in Pages, dove puoi leggerlo, esportarlo ed eliminarlo.',
    button: open.pages,
  },
  seo: {
    title: 'Motori di ricerca',
    text: 'Le pagine pubblicate sono HTML semplice con titolo, descrizione, immagine di anteprima e voce nella sitemap. I motori le mostrano quando dicono abbastanza: un titolo e circa 40 parole diverse, oppure 12 parole e due link. La loro visita può richiedere giorni.',
    button: open.studio,
  },
  embed: {
    title: 'Video, musica e incorporamento',
    text: 'Dammi il link di un video o di una canzone e aggiungo una locandina che apre il player. La tua pagina Vys non si può mostrare dentro un altro sito; mettici un link.',
    button: open.studio,
  },
  password: {
    title: 'Cambiare la password',
    text: 'Cambia la password in Settings, Security; gli altri dispositivi vengono disconnessi. Se l’hai dimenticata, scegli «Forgot password?» nella schermata di accesso.',
    button: open.security,
  },
  'two-factor': {
    title: 'Accesso in due passaggi',
    text: 'Configura un’app di autenticazione in Settings, Security. Dopo la password inserisci un codice, e ricevi codici di recupero nel caso perdessi il telefono.',
    button: open.security,
  },
  passkeys: {
    title: 'Passkey',
    text: 'Aggiungi una passkey in Settings, Security e accedi con l’impronta, il volto o il PIN del dispositivo.',
    button: open.security,
  },
  devices: {
    title: 'Dispositivi connessi',
    text: 'Settings, Security mostra dove hai effettuato l’accesso. Disconnetti un dispositivo che non conosci, o tutti gli altri, e cambia la password.',
    button: open.security,
  },
  'mobile-app': {
    title: 'Sul telefono',
    text: 'Non c’è nessuna app da installare. Vys funziona nel browser del telefono, e anche la tua pagina.',
    button: open.dashboard,
  },
};
