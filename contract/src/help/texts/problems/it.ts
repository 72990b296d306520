// Help articles on problems in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const problemsArticles: ArticlesOf<'problems'> = {
  'not-visible': {
    title: 'I visitatori non vedono la tua pagina',
    answer:
      "Controlla tre cose. La pagina deve essere pubblicata, cosa che si fa in AI Studio. Deve essere attiva: l'interruttore è nella schermata Pages. E il link deve essere giusto: copialo da Pages invece di scriverlo.",
    more: [
      'Se i visitatori vedono una versione vecchia, le tue ultime modifiche sono ancora una bozza; pubblica di nuovo. Se un avviso dice che la pagina è sospesa, puoi fare ricorso lì.',
      'Tu vedi la pagina e altri no? Chiedi l’indirizzo esatto che aprono e provalo in una finestra privata. Forse il browser mostra anche una vecchia copia: ricarica la pagina.',
    ],
    button: 'Apri Pages',
  },
  'cannot-sign-in': {
    title: 'Non riesci ad accedere',
    answer:
      'Controlla prima l’indirizzo email: un errore lì è la causa più comune. Se la password è sbagliata, impostane una nuova con «Forgot password?» nella schermata di accesso.',
    steps: [
      'Scegli «Forgot password?» e inserisci l’indirizzo dell’account.',
      'Apri il link nell’email e scegli una nuova password.',
      'Se viene chiesto un codice, prendilo dall’app di autenticazione o usa un codice di recupero.',
    ],
    more: [
      'Dopo molti tentativi sbagliati l’accesso si ferma per un po’; aspetta quanto dice il messaggio. Se non arriva nessuna email, forse ti sei registrato con un altro indirizzo o usi una passkey. Hai perso telefono e codici di recupero? Solo il gestore di questo sito può aiutarti, dopo che hai mostrato che l’account è tuo.',
    ],
    button: 'Apri la sicurezza',
  },
  'no-email': {
    title: "Un'e-mail non arriva",
    answer:
      "Aspetta qualche minuto e guarda nella cartella spam. Controlla che l'indirizzo sia scritto bene; finché non è confermato puoi correggerlo. Poi chiedi di nuovo l'e-mail: i link di quelle precedenti non funzionano più.",
    more: [
      "Se non arriva nulla, forse il server di posta di questo sito non è configurato o il tuo provider la rifiuta. Contatta chi gestisce questo sito; può vedere se l'e-mail è partita.",
      'Con un indirizzo aziendale chiedi a chi gestisce il server di posta se trattiene messaggi. Aggiungi il mittente ai contatti perché i prossimi arrivino.',
    ],
    button: 'Apri il profilo',
  },
};
