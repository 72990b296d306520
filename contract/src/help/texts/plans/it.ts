// Help articles on plans and limits in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const plansArticles: ArticlesOf<'plans'> = {
  plans: {
    title: 'Piani e prezzi',
    answer:
      'Free non costa nulla. Starter costa {price:starter} al mese, Pro {price:pro}, Premium {price:premium} e Team {price:team}.',
    steps: [
      'Apri «Billing» e confronta i piani, al mese o all’anno; un anno costa dieci mesi.',
      'Scegli il passaggio sulla scheda del piano che vuoi.',
      'Controlla che cosa è dovuto ora e paga.',
    ],
    more: [
      'Starter toglie il link «Made with Vys». Pro aggiunge QR code personalizzati, {storage:pro} di spazio e {days:pro} giorni di statistiche. Premium aggiunge l’editor di codice, {storage:premium} e un anno di statistiche. Team offre lo stesso con {storage:team}.',
      'Un piano superiore vale subito, e paghi solo la differenza per il resto del periodo. Uno inferiore inizia quando finisce il tempo pagato. Con un piano inferiore non si elimina nulla di tuo.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Confronta i piani',
  },
  'ai-allowance': {
    title: 'Richieste AI',
    answer:
      'L’assistente integrato è gratuito e illimitato in ogni piano. La quota conta solo le richieste a un modello linguistico, se questo server ne ha uno: {requests:month} al mese e {requests:week} in 7 giorni con Free, senza limite con gli altri. Quando finisce, continua l’assistente integrato.',
    steps: [
      'Guarda quanto resta in fondo al menu, o nelle impostazioni, in «Account».',
      'Continua a scrivere quando è finito: risponde l’assistente integrato.',
      'Per averne di più scegli un piano in «Billing».',
    ],
    more: [
      'Contano solo le richieste che hanno cambiato la pagina, non le domande né gli errori. La quota mensile si rinnova il primo del mese, quella settimanale sette giorni dopo ogni richiesta.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Vedi il tuo utilizzo',
  },
  storage: {
    title: 'Spazio',
    answer:
      'Le immagini caricate contano nello spazio: {storage:free} con Free e Starter, {storage:pro} con Pro, {storage:premium} con Premium e {storage:team} con Team. Eliminando immagini liberi spazio.',
    steps: [
      'Guarda quanto usi nelle impostazioni, in «Account».',
      'Apri AI Studio e scegli «Images».',
      'Elimina le immagini che non servono più. Prima di confermare vedi dove si usa ognuna.',
    ],
    more: [
      'Elimina un’immagine della pagina pubblicata solo dopo averla pubblicata senza. Con lo spazio pieno le nuove immagini vengono rifiutate; tutto ciò che c’è continua a funzionare. Versioni e messaggi non contano.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Vedi il tuo utilizzo',
  },
  branding: {
    title: 'Il link «Made with Vys»',
    answer:
      'Le pagine del piano Free mostrano in basso un piccolo link «Made with Vys». Da Starter in su sparisce.',
    steps: [
      'Apri «Billing» e scegli Starter o un piano superiore.',
      'Dopo il pagamento il link sparisce da solo dalla pagina pubblicata, in pochi istanti.',
      'Apri la pagina per controllare; ricaricala se il browser mostra ancora la copia di prima.',
    ],
    more: [
      'Il link è piccolo, sta in fondo e non raccoglie nulla sui visitatori. Se torni a Free, ritorna.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Confronta i piani',
  },
  payments: {
    title: 'Pagamenti',
    answer:
      'In Billing aggiungi e togli carte, cambi piano e scarichi le fatture. Se lì c’è scritto «Sandbox», funzionano solo carte di prova e non si muove denaro. Se un pagamento non riesce, hai 14 giorni per sistemarlo e nulla di tuo viene eliminato.',
    steps: [
      'Apri «Billing» e scegli «Add Payment Method».',
      'Inserisci la carta; la banca può chiedere una conferma.',
      'Con più carte scegli «Make default» per quella che paga.',
    ],
    more: [
      'Se una carta è rifiutata, il messaggio dice perché: spesso un limite, una carta scaduta o una conferma non finita. Poi paga la fattura aperta in cima alla schermata, o aggiungi un’altra carta. I dati vanno direttamente al fornitore dei pagamenti e non restano mai in Vys.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Apri Billing',
  },
  invoices: {
    title: 'Fatture e dati dell’azienda',
    answer:
      'Ogni pagamento ha la sua fattura in PDF in «Billing». Azienda, indirizzo e partita IVA compaiono sulle fatture a partire dalla prossima.',
    steps: [
      'Apri «Billing» e vai a «Billing history».',
      'Scegli il PDF di una fattura, o «Export All» per una tabella con tutte.',
      'Inserisci la tua azienda in «Company details» e scegli «Save».',
    ],
    more: [
      'Le fatture già emesse non cambiano. Scrivi la partita IVA con il codice del paese, come DE123456789. Le fatture vanno all’email dell’account, che cambi nel profilo. «Upcoming invoice» dice che cosa sarà addebitato e quando.',
    ],
    button: 'Apri Billing',
  },
  cancel: {
    title: 'Disdire un piano',
    answer:
      'Disdici il piano in Billing: resta fino alla fine del periodo pagato, e fino ad allora puoi riattivarlo. Poi passi a Free e nulla di tuo viene eliminato. Per andartene del tutto, elimina l’account in Settings, Security.',
    steps: [
      'Apri «Billing» e scegli «Cancel plan».',
      'Leggi che cosa perderai e conferma.',
      'Se cambi idea prima della fine, tieni il piano nella stessa schermata.',
    ],
    more: [
      'Il piano resta fino alla fine del tempo pagato, quindi disdire presto non ti fa perdere nulla. Vuoi solo pagare meno? Scegli un piano inferiore. Scarica prima le statistiche vecchie: Free mostra gli ultimi {days:free} giorni.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Apri Billing',
  },
  team: {
    title: 'Lavorare in team',
    answer:
      'Ogni account ha una persona e una pagina; non puoi ancora invitare membri. Il piano Team ha più spazio, non più persone.',
    steps: [
      'Lascia che una persona tenga l’account, con una passkey o l’accesso a due fattori.',
      'Dai ai programmi una chiave API con i soli permessi necessari, invece della password.',
      'Mostra il tuo lavoro pubblicandolo, o manda il sito esportato.',
    ],
    more: [
      'Se più persone condividono una password, nessuno sa chi ha cambiato che cosa, e il codice dell’app arriva a una sola. La cronologia dice se una modifica viene dall’assistente, dal pannello dei contenuti o dall’editor di codice.',
    ],
    button: 'Confronta i piani',
  },
};
