// Help articles on plans, the account and its data in Italian. Names of screens stay as the interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Confronta i piani',
  usage: 'Vedi il tuo utilizzo',
  pages: 'Apri Pages',
  profile: 'Apri il profilo',
  security: 'Apri la sicurezza',
  notifications: 'Apri le notifiche',
  apiKeys: 'Apri le chiavi API',
} as const;
const plan = 'Hai il piano {plan}.';

export const accountArticles: ArticlesOf<'plans' | 'account' | 'data'> = {
  plans: {
    title: 'Piani e prezzi',
    text: 'Free non costa nulla. Starter costa {price:starter} al mese, Pro {price:pro}, Premium {price:premium} e Team {price:team}.\n\nStarter toglie il link «Made with Vys». Pro aggiunge QR code personalizzati, {storage:pro} di spazio e {days:pro} giorni di statistiche. Premium aggiunge l’editor di codice, {storage:premium} e un anno di statistiche. Team offre lo stesso con {storage:team}.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Richieste AI',
    text: 'L’assistente integrato è gratuito e illimitato in ogni piano. La quota conta solo le richieste a un modello linguistico, se questo server ne ha uno: {requests:month} al mese e {requests:week} in 7 giorni con Free, senza limite con gli altri. Quando finisce, continua l’assistente integrato.',
    own: plan,
    button: open.usage,
  },
  storage: {
    title: 'Spazio',
    text: 'Le immagini caricate contano nello spazio: {storage:free} con Free e Starter, {storage:pro} con Pro, {storage:premium} con Premium e {storage:team} con Team. Eliminando immagini liberi spazio.',
    own: plan,
    button: open.usage,
  },
  branding: {
    title: 'Il link «Made with Vys»',
    text: 'Le pagine del piano Free mostrano in basso un piccolo link «Made with Vys». Da Starter in su sparisce.',
    own: plan,
    button: open.plans,
  },
  payments: {
    title: 'Pagamenti',
    text: 'In Billing aggiungi e togli carte, cambi piano e scarichi le fatture. Se lì c’è scritto «Sandbox», funzionano solo carte di prova e non si muove denaro. Se un pagamento non riesce, hai 14 giorni per sistemarlo e nulla di tuo viene eliminato.',
    own: plan,
    button: open.plans,
  },
  cancel: {
    title: 'Disdire un piano',
    text: 'Disdici il piano in Billing: resta fino alla fine del periodo pagato, e fino ad allora puoi riattivarlo. Poi passi a Free e nulla di tuo viene eliminato. Per andartene del tutto, elimina l’account in Settings, Security.',
    own: plan,
    button: open.plans,
  },
  team: {
    title: 'Lavorare in team',
    text: 'Ogni account ha una persona e una pagina; non puoi ancora invitare membri. Il piano Team ha più spazio, non più persone.',
    button: open.plans,
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
  'email-change': {
    title: 'Cambiare l’indirizzo email',
    text: 'Scegli “Change email” nel tuo profilo. Per sicurezza, il nuovo indirizzo vale quando apri il link che gli inviamo, e anche quello inviato all’indirizzo attuale se è confermato.',
    button: open.profile,
  },
  notifications: {
    title: 'Notifiche',
    text: 'La campana mostra che cosa succede: la pagina è stata pubblicata, l’assistente ha finito, un visitatore ha scritto, la pagina ha raggiunto un numero di visualizzazioni. In Settings, Notifications scegli che cosa vuoi sapere e se per email, con notifiche push su questo dispositivo o solo nell’app.\n\nNelle ore di silenzio email e push aspettano, poi arriva un solo riepilogo; solo novità del prodotto, manutenzione e avvisi di sicurezza non aspettano. L’email settimanale con i tuoi numeri ha un proprio interruttore in Analytics.',
    button: open.notifications,
  },
  'api-keys': {
    title: 'Chiavi API',
    text: 'Con una chiave API un tuo programma usa il tuo account: per esempio uno script che salva le statistiche o un negozio che aggiorna la pagina. Funziona con ogni piano.\n\nCreala in Settings, Security: scegli un nome, una scadenza e solo i permessi che servono, per leggere o anche modificare profilo, pagina, immagini, messaggi e altro, e inserisci la password. Copiala subito, perché si vede una volta sola. L’elenco dice che cosa può fare ogni chiave e quando è stata usata l’ultima volta.\n\n«API Docs» nella barra laterale mostra ogni chiamata con esempi. Puoi avere {limit:keys} chiavi; ognuna fa fino a {limit:requests} richieste al minuto, e quella che resta un anno senza uso viene rimossa. Nessuna arriva a password, accesso, fatturazione o eliminazione dell’account.\n\nTieni segrete le chiavi. Se una può essere trapelata, scegli «Revoke»: smette subito di funzionare, e puoi crearne un’altra.',
    button: open.apiKeys,
  },
  privacy: {
    title: 'Privacy e GDPR',
    text: 'Le pagine pubbliche non usano cookie e non caricano nulla da terzi, quindi per Vys non serve un banner. I dati restano nel database di questo server. Puoi scaricare o eliminare i tuoi in Settings, Security.',
    button: 'Leggi l’informativa sulla privacy',
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
  'delete-page': {
    title: 'Eliminare la pagina',
    text: 'Una pagina non si elimina da sola. Spegnila in Pages così nessuno la vede, chiedimi di ricominciare da capo oppure elimina l’account con tutto il contenuto.',
    button: open.pages,
  },
  'delete-account': {
    title: 'Eliminare l’account',
    text: 'Vai in Settings, Security, «Danger zone». Pagina, immagini, statistiche e account vengono eliminati subito e per sempre; scarica prima i tuoi dati. Il nome utente resta riservato per 90 giorni.',
    button: open.security,
  },
};
