// Help articles on the account and its security in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const accountArticles: ArticlesOf<'account'> = {
  password: {
    title: 'Cambiare la password',
    answer:
      'Cambia la password in Settings, Security; gli altri dispositivi vengono disconnessi. Se l’hai dimenticata, scegli «Forgot password?» nella schermata di accesso.',
    steps: [
      'Apri nelle impostazioni «Security» e vai a «Password».',
      'Inserisci la password attuale e due volte quella nuova.',
      'Scegli «Change password».',
    ],
    more: [
      'Una frase lunga è più sicura e facile da ricordare di un breve enigma; le password più comuni sono rifiutate. Il link dell’email vale per un tempo limitato e una volta sola. Se non l’hai chiesto, ignoralo: la password non è cambiata.',
    ],
    button: 'Apri la sicurezza',
  },
  'two-factor': {
    title: 'Accesso in due passaggi',
    answer:
      'Configura un’app di autenticazione in Settings, Security. Dopo la password inserisci un codice, e ricevi codici di recupero nel caso perdessi il telefono.',
    steps: [
      'Apri nelle impostazioni «Security» e scegli «Set up» in «Authenticator app».',
      'Inquadra il codice con un’app come Aegis, Google Authenticator o 1Password e inserisci le 6 cifre.',
      'Conserva i codici di recupero dove li trovi senza il telefono.',
    ],
    more: [
      'Se i codici sono rifiutati, di solito l’orologio del telefono è sbagliato: mettilo in automatico. Senza l’app accedi con un codice di recupero; ognuno vale una volta. «New recovery codes» sostituisce i vecchi.',
    ],
    button: 'Apri la sicurezza',
  },
  passkeys: {
    title: 'Passkey',
    answer:
      'Aggiungi una passkey in Settings, Security e accedi con l’impronta, il volto o il PIN del dispositivo.',
    steps: [
      'Apri nelle impostazioni «Security» e scegli «Add a passkey».',
      'Conferma con impronta, volto o PIN e dalle un nome.',
      'La prossima volta scegli «Sign in with a passkey» nella schermata di accesso.',
    ],
    more: [
      'Non si può indovinare né scrivere in un sito falso, e sostituisce password e codice. «Synced» vuol dire che è su tutti i dispositivi con lo stesso account Apple, Google o del gestore di password. Aggiungine una seconda in caso di perdita e togli quella di un dispositivo che non hai più.',
    ],
    button: 'Apri la sicurezza',
  },
  devices: {
    title: 'Dispositivi connessi',
    answer:
      'Settings, Security mostra dove hai effettuato l’accesso. Disconnetti un dispositivo che non conosci, o tutti gli altri, e cambia la password.',
    steps: [
      'Apri nelle impostazioni «Security» e vai a «Devices».',
      'Scegli «Sign out» per un dispositivo, o «Sign out all other devices».',
      'Se uno non eri tu, cambia la password e attiva l’accesso a due fattori.',
    ],
    more: [
      'I dati sono stime, e un computer con due browser sono due dispositivi. «This device» è quello che stai usando. Se qualcuno accede da un dispositivo nuovo, ti mandiamo un’email.',
    ],
    button: 'Apri la sicurezza',
  },
  'email-change': {
    title: 'Cambiare l’indirizzo email',
    answer:
      'Scegli “Change email” nel tuo profilo. Per sicurezza, il nuovo indirizzo vale quando apri il link che gli inviamo, e anche quello inviato all’indirizzo attuale se è confermato.',
    steps: [
      'Apri il profilo nelle impostazioni e scegli «Change email».',
      'Inserisci il nuovo indirizzo e la password.',
      'Apri i link che mandiamo a entrambi gli indirizzi.',
    ],
    more: [
      'Fino ad allora accedi con l’indirizzo attuale. Se non hai più accesso alla vecchia casella, scrivi al gestore di questo sito. Se un link è scaduto, scegli «Resend link»; «Cancel change» lascia tutto com’è.',
    ],
    button: 'Apri il profilo',
  },
  notifications: {
    title: 'Notifiche',
    answer:
      'La campana mostra che cosa succede: la pagina è stata pubblicata, l’assistente ha finito, un visitatore ha scritto, la pagina ha raggiunto un numero di visualizzazioni. In Settings, Notifications scegli che cosa vuoi sapere e se per email, con notifiche push su questo dispositivo o solo nell’app.',
    more: [
      'Nelle ore di silenzio email e push aspettano, poi arriva un solo riepilogo; solo novità del prodotto, manutenzione e avvisi di sicurezza non aspettano. L’email settimanale con i tuoi numeri ha un proprio interruttore in Analytics.',
      'Le notifiche push chiedono il permesso in ogni browser. Se non arriva nulla, controlla che il browser possa mostrarle e che il dispositivo non sia in modalità concentrazione.',
    ],
    button: 'Apri le notifiche',
  },
  'api-keys': {
    title: 'Chiavi API',
    answer:
      'Con una chiave API un tuo programma usa il tuo account: per esempio uno script che salva le statistiche o un negozio che aggiorna la pagina. Funziona con ogni piano.',
    more: [
      'Creala in Settings, Security: scegli un nome, una scadenza e solo i permessi che servono, per leggere o anche modificare profilo, pagina, immagini, messaggi e altro, e inserisci la password. Copiala subito, perché si vede una volta sola. L’elenco dice che cosa può fare ogni chiave e quando è stata usata l’ultima volta.',
      '«API Docs» nella barra laterale mostra ogni chiamata con esempi. Puoi avere {limit:keys} chiavi; ognuna fa fino a {limit:requests} richieste al minuto, e quella che resta un anno senza uso viene rimossa. Nessuna arriva a password, accesso, fatturazione o eliminazione dell’account.',
      'Tieni segrete le chiavi. Se una può essere trapelata, scegli «Revoke»: smette subito di funzionare, e puoi crearne un’altra.',
    ],
    button: 'Apri le chiavi API',
  },
};
