// Help articles on privacy and data in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const dataArticles: ArticlesOf<'data'> = {
  privacy: {
    title: 'Privacy e GDPR',
    answer:
      'Le pagine pubbliche non usano cookie e non caricano nulla da terzi, quindi per Vys non serve un banner. I dati restano nel database di questo server. Puoi scaricare o eliminare i tuoi in Settings, Security.',
    steps: [
      'Leggi nell’informativa sulla privacy che cosa si salva e per quanto tempo.',
      'Ottieni tutto in un file con «Download my data», nelle impostazioni, in «Security».',
      'Se raccogli indirizzi o messaggi con i moduli, dillo in una tua informativa e metti il link sulla pagina.',
    ],
    more: [
      'I player di YouTube, Spotify e altri si caricano solo al tocco. Chi chiede di non essere tracciato non viene contato. Se ti servono note legali, aggiungi un piè di pagina con un link.',
    ],
    button: 'Leggi l’informativa sulla privacy',
  },
  'my-data': {
    title: 'Scaricare i tuoi dati',
    answer:
      'In Settings, Security c’è «Download my data»: profilo, pagina, versioni, immagini, messaggi e statistiche in un file zip.',
    steps: [
      'Apri nelle impostazioni «Security» e vai a «Your data».',
      'Scegli «Download my data».',
      'Aspetta che il file sia completo; con molte immagini servono alcuni minuti.',
    ],
    more: [
      'Se il download si interrompe, ricomincia; nulla va perso. Lo zip contiene file normali: JSON per i dati, le tue immagini, la pagina in HTML. Password e chiavi non ci sono. Conservalo bene, perché contiene messaggi di altre persone.',
    ],
    button: 'Apri la sicurezza',
  },
  export: {
    title: 'Esportare la pagina',
    answer:
      'In Pages scarica la pagina come sito che funziona su qualsiasi hosting, o come file JSON da importare di nuovo.',
    steps: [
      'Apri «Pages» e trova «Export your page».',
      'Scegli «Download site» per un hosting, o «Download JSON» per importarla in un altro account Vys.',
      'Decomprimi lo zip e carica tutto il contenuto sul tuo hosting.',
    ],
    more: [
      'Moduli e statistiche hanno bisogno di Vys: nel sito esportato i moduli portano alla tua email e non si conta nulla. L’esportazione contiene l’ultima versione salvata.',
    ],
    button: 'Apri Pages',
  },
  'delete-page': {
    title: 'Eliminare la pagina',
    answer:
      'Nella schermata «Pages» scegli «Delete page» nel menu della pagina. L’indirizzo smette subito di funzionare e statistiche, versioni e messaggi vengono eliminati per sempre. Nome utente, immagini e piano restano.',
    steps: [
      'Per tenere una copia, scegli «Download a copy first».',
      'Scegli «Delete page» e conferma. Subito dopo, «Restore as draft» riporta il contenuto, senza statistiche e versioni.',
      'Se vuoi solo una pausa, disattiva invece «Active»: nessuno vede la pagina e non si perde nulla.',
    ],
    more: [
      'Una pagina sospesa si può eliminare quando il suo caso è chiuso. Le singole immagini si eliminano in «Images», nello studio, i singoli messaggi in «Pages». Per togliere tutto, elimina l’account.',
    ],
    button: 'Apri Pages',
  },
  'delete-account': {
    title: 'Eliminare l’account',
    answer:
      'Vai in Settings, Security, «Danger zone». Pagina, immagini, statistiche e account vengono eliminati subito e per sempre; scarica prima i tuoi dati. Il nome utente resta riservato per 90 giorni.',
    steps: [
      'Scegli prima «Download my data» se più tardi può servirti qualcosa.',
      'Scegli «Delete account» in «Danger zone».',
      'Scrivi il nome utente e scegli «Delete my account».',
    ],
    more: [
      'Un piano a pagamento finisce con lui e non viene più addebitato. Nessuno può riportare indietro un account eliminato, nemmeno il gestore. Se vuoi solo una pausa, disattiva la pagina o disdici il piano.',
    ],
    button: 'Apri la sicurezza',
  },
};
