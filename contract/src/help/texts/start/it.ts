// Help articles on getting started in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const startArticles: ArticlesOf<'start'> = {
  'first-page': {
    title: 'La tua prima pagina',
    answer:
      'Tre passi portano a una pagina che i visitatori possono aprire: descriverla, pubblicarla, condividerla. La dashboard li mostra in «Get your page out there» finché non sono fatti.',
    steps: [
      'Nella dashboard scegli «Create page» e di’ in una o due frasi che cosa fai, con i tuoi link.',
      'Guarda la pagina in AI Studio e scrivi all’assistente che cosa deve cambiare.',
      'Scegli «Publish». Da quel momento tutti possono aprire il tuo link.',
      'Scegli «Share Profile» nel menu per passare il link o il suo QR code.',
    ],
    more: [
      'Manca ancora molto? Di’ che cosa fai, dove sei e dove portano i tuoi link: la pagina contiene ciò che indichi. Puoi anche partire da un modello in «Templates» o portare i tuoi link con «Import a page».',
    ],
    button: 'Apri AI Studio',
  },
  assistant: {
    title: 'L’assistente',
    answer:
      'L’assistente integrato funziona su questo server, senza modello linguistico e senza inviare le tue parole altrove. Crea la pagina da una descrizione e la cambia messaggio dopo messaggio. Non inventa dati, e ogni modifica si può annullare.',
    steps: [
      'Apri AI Studio e scrivi ciò che vuoi nel campo dei messaggi. Più richieste insieme vanno bene.',
      'Guarda l’anteprima e, sotto la risposta, il riepilogo di ciò che è cambiato.',
      'Scegli «Undo» se ti piaceva di più prima.',
    ],
    more: [
      'Se l’assistente non capisce qualcosa, lo dice e non cambia nulla. Indica allora la parte («il secondo link», «il menù») e che cosa deve contenere. Se il gestore ha collegato un modello linguistico, aiuta con i messaggi che l’assistente integrato non capisce.',
    ],
    button: 'Apri AI Studio',
  },
  free: {
    title: 'Che cosa è gratis',
    answer:
      'Il piano Free non scade e non chiede la carta. Comprende la tua pagina, la pubblicazione, l’assistente integrato senza limiti, i moduli, un QR code, {storage:free} per le immagini e {days:free} giorni di statistiche. La pagina mostra un piccolo link «Made with Vys».',
    steps: [
      'Crea la pagina in AI Studio e scegli «Publish»: non serve nessun piano.',
      'Guarda quanto hai usato nelle impostazioni, in «Account».',
      'Confronta in «Billing» che cosa aggiungono gli altri piani.',
    ],
    more: [
      'Un piano a pagamento conviene per togliere il link a Vys, cambiare i colori del QR code, vedere statistiche più vecchie o modificare il codice. Se torni a Free, pagina e immagini restano.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Confronta i piani',
  },
  templates: {
    title: 'Modelli',
    answer:
      'Templates, nella barra laterale, offre design pronti adatti a ogni pagina. Filtrali per stile e colori e guarda l’anteprima di ciascuno.',
    steps: [
      'Apri «Templates» e scegli a che cosa serve la pagina, uno stile e i colori.',
      'Scegli «Preview» per vedere un modello a grandezza intera.',
      'Scegli «Use template».',
      'Guarda la pagina così e scegli «Save» o «Discard».',
    ],
    more: [
      '«Use template» lo apre in AI Studio con il tuo nome, i tuoi link e i tuoi contenuti. Nulla viene salvato finché non salvi tu, e puoi annullare.',
      'Un modello può portare sezioni che aspettano le tue parole. I visitatori le vedono solo quando le hai compilate.',
    ],
    button: 'Apri Templates',
  },
  import: {
    title: 'Importare una pagina',
    answer:
      'In Pages scegli «Import a page» e indica l’indirizzo di un’altra pagina di link, come Linktree, o di un sito, un file HTML o un’esportazione di Vys. Portiamo nome, bio, foto, link e colori, e vedi un’anteprima prima di ogni modifica.',
    steps: [
      'Apri «Pages» e scegli «Import a page».',
      'Incolla l’indirizzo in «Page link» o usa «Choose a file».',
      'Scegli «Preview import». L’anteprima dice che cosa è stato importato, che cosa va controllato e che cosa non è riuscito.',
      'Scegli «Use this page».',
    ],
    more: [
      'Alcuni siti non si lasciano leggere da altri server. Salva la pagina come HTML nel browser e scegli quel file. La pagina di prima resta nella cronologia.',
    ],
    button: 'Apri Pages',
  },
  languages: {
    title: 'Lingue',
    answer:
      "Puoi scrivere all'assistente in italiano, inglese, tedesco, francese, spagnolo o portoghese, e la tua pagina avrà le etichette in quella lingua. L'app è in inglese, tedesco e spagnolo; scegli nel tuo profilo.",
    steps: [
      'Nel profilo, nelle impostazioni, scegli «Language» per l’app e le nostre email.',
      'In AI Studio apri «Content» e «Profile» e imposta «Page language» per date, orari e pulsanti della pagina.',
    ],
    more: [
      'I tuoi testi restano nella lingua in cui li hai scritti. Per tradurli, manda il nuovo testo all’assistente o cambialo in «Content». Il centro assistenza è nelle sei lingue; scegline una in alto.',
    ],
    button: 'Apri AI Studio',
  },
  'mobile-app': {
    title: 'Sul telefono',
    answer:
      'Vys funziona nel browser del telefono, e anche la tua pagina; non serve nulla da un app store. Se vuoi, metti Vys nella schermata Home: Settings, Account mostra come, se il tuo browser può installarlo. I visitatori non devono mai installare nulla.',
    steps: [
      'Su iPhone o iPad apri Vys in Safari, tocca il simbolo di condivisione e poi Aggiungi alla schermata Home.',
      'Su Android e sul computer apri le impostazioni, «Account», e scegli «Install Vys».',
      'Per sapere di messaggi e traguardi sul telefono, attiva le notifiche push nelle impostazioni, in «Notifications».',
    ],
    more: [
      '«Install Vys» non c’è? Il browser non installa siti, o Vys è già installato. Su iPhone le notifiche push funzionano solo nell’app installata.',
    ],
    button: 'Apri l’account',
  },
  keyboard: {
    title: 'Scorciatoie da tastiera e ricerca',
    answer:
      'Premi Ctrl+K (⌘K su Mac) per aprire la tavolozza dei comandi: trova ogni schermata, ogni impostazione, questi articoli e ciò che puoi fare in quel momento. Premi ? per vedere tutte le scorciatoie.',
    steps: [
      'Premi Ctrl+K o scegli «Search» nel menu.',
      'Scrivi ciò che cerchi, per esempio «qr» o «publish».',
      'Scegli una voce con le frecce e premi Invio.',
    ],
    more: [
      'In AI Studio, Ctrl+S salva e Ctrl+Z annulla l’ultima modifica. Le scorciatoie di un solo tasto disturbano la dettatura: disattivale in «Keyboard shortcuts», nel menu del tuo account. Non agiscono mai mentre scrivi in un campo.',
    ],
    button: 'Apri la dashboard',
  },
  support: {
    title: 'Aiuto e contatti',
    answer:
      "Chiedi all'assistente della tua pagina o di Vys, o cerca in questo centro assistenza. Per quanto riguarda il tuo account, contatta chi gestisce questo sito; i termini dicono chi è e che cosa vale.",
    steps: [
      'Cerca una parola in questo centro assistenza, o premi Ctrl+K ovunque in Vys e scrivila.',
      'Chiedi all’assistente in AI Studio, per esempio «come cambio il mio link?».',
      'Per account, pagamenti o una pagina sospesa, scrivi al gestore; l’indirizzo è nei termini.',
    ],
    more: [
      'Di’ che cosa hai fatto, che cosa ti aspettavi e che cosa hai visto, e indica il nome utente. Non mandare mai la password o un codice: nessuno ne ha bisogno per aiutarti.',
    ],
    button: 'Leggi i termini',
  },
};
