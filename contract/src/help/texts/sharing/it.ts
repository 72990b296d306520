// Help articles on sharing and visitors in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const sharingArticles: ArticlesOf<'sharing'> = {
  share: {
    title: 'Condividere la pagina',
    answer:
      'In Pages copia il link o scarica il QR code, oppure scegli «Share Profile» nel menu. Metti il link nei tuoi profili, nella firma delle email o su un cartello.',
    steps: [
      'Scegli «Share Profile» nel menu.',
      'In «QR code» scarichi il codice; in «Post» scrivi su una rete o copi il link per la bio; in «Contact» ci sono una firma, un biglietto di contatto e il link per un tag NFC.',
      'Sul telefono «Share with…» apre le tue app.',
    ],
    more: [
      'I link in «Post» e «Contact» sono marcati, così «Analytics» mostra da dove arrivano i visitatori. Se vedono «non trovata», pubblica la pagina e attivala.',
    ],
    own: 'Il tuo link è {address}.',
    button: 'Apri Pages',
  },
  'instagram-bio': {
    title: 'Mettere il link nella bio',
    answer:
      'Instagram, TikTok, YouTube e quasi tutte le reti hanno nel profilo un campo per i link. Copia il tuo link da «Share Profile» e incollalo lì; i visitatori arrivano alla pagina con un tocco.',
    steps: [
      'Scegli «Share Profile», poi «Post», e copia «Link for your bio».',
      'Su Instagram apri il profilo, tocca Modifica profilo, poi Link e Aggiungi link esterno.',
      'Su TikTok tocca Modifica profilo e incollalo in Sito web; su YouTube in Personalizza canale, Link.',
      'Salva e tocca il link una volta per provarlo.',
    ],
    more: [
      'TikTok mostra il campo solo ad alcuni account, come quelli aziendali. Se un’app dice che il link non è valido, incollalo con https:// all’inizio. In «Analytics» queste visite stanno in «Campaigns».',
    ],
    button: 'Apri Pages',
  },
  'qr-code': {
    title: 'QR code',
    answer:
      'La schermata Pages mostra un QR code del tuo link, da scaricare come PNG; in «Share Profile» c’è anche in SVG e PDF per la stampa. I colori personalizzati sono inclusi in Pro, Premium e Team.',
    steps: [
      'Scegli «Share Profile» nel menu e poi «QR code».',
      'Aspetta «Scans well» e scegli «Download PNG»; in «Other formats» ci sono SVG e PDF per la stampa.',
      'Da Pro in su scegli «Customize» per colori, un’immagine al centro e un testo sotto.',
    ],
    more: [
      'Stampalo largo almeno 2 cm, con un margine chiaro, e provalo con due telefoni prima di stamparne molti. Scuro su chiaro si legge meglio. Il codice resta lo stesso quando la pagina cambia; un nuovo nome utente ne chiede un altro dopo 90 giorni.',
    ],
    own: 'Apre {address}.',
    button: 'Apri Pages',
  },
  'email-signature': {
    title: 'Firma email',
    answer:
      'Ogni email che mandi può portare alla tua pagina: «Share Profile» ha una firma con nome e link da incollare nel programma di posta.',
    steps: [
      'Scegli «Share Profile» e poi «Contact».',
      'Scegli «Copy signature».',
      'In Gmail apri Impostazioni, Visualizza tutte le impostazioni, Firma; in Outlook Impostazioni, Componi e rispondi; in Apple Mail Impostazioni, Firme.',
      'Incolla la firma e salva.',
    ],
    more: [
      'Se arriva solo testo semplice, il campo della firma non ammette formattazione; il link funziona lo stesso. Le visite dalla firma hanno una fonte propria in «Analytics». Dopo un cambio di nome utente copiala di nuovo: il vecchio link funziona solo altri 90 giorni.',
    ],
    button: 'Apri Pages',
  },
  'contact-card': {
    title: 'Biglietto di contatto',
    answer:
      'Un biglietto di contatto è un piccolo file (vCard) che telefoni e computer salvano come contatto, con il tuo nome e il link della pagina. Si trova in «Share Profile».',
    steps: [
      'Scegli «Share Profile» e poi «Contact».',
      'Scegli «Download contact card».',
      'Manda il file per email o messaggio, o allegalo dove chiedono i tuoi dati.',
    ],
    more: [
      'Chi lo apre può salvarti come contatto. Contiene il nome completo del profilo e il link, senza telefono né email, quindi puoi distribuirlo senza problemi. Se il nome è sbagliato, correggilo nel profilo e scarica di nuovo il biglietto.',
    ],
    button: 'Apri Pages',
  },
  nfc: {
    title: 'Tag e carte NFC',
    answer:
      'Un tag NFC apre la tua pagina quando un telefono lo tocca: su un biglietto da visita, un adesivo alla cassa o un braccialetto. Servono un tag vuoto e un’app gratuita che lo scriva.',
    steps: [
      'Scegli «Share Profile», poi «Contact», e copia «Link for an NFC tag».',
      'In un’app come NFC Tools scegli Scrivi, aggiungi un record di tipo URL e incolla il link.',
      'Tieni il tag vicino al telefono finché l’app conferma.',
      'Toccalo con un altro telefono per provarlo.',
    ],
    more: [
      'I tag NTAG213 bastano per un link. Blocca un tag solo quando funziona: dopo non si può più cambiare. Sul metallo servono tag speciali. Le modifiche alla pagina non chiedono un tag nuovo, solo un nuovo nome utente.',
    ],
    button: 'Apri Pages',
  },
  analytics: {
    title: 'Statistiche',
    answer:
      '“Analytics”, nel menu, mostra visualizzazioni, clic, visitatori e quanti hanno fatto clic; l’essenziale è anche nella dashboard. Vys conta senza cookie e non salva indirizzi IP. Le statistiche coprono {days:free} giorni con Free e Starter, {days:pro} con Pro e un anno con Premium e Team.',
    steps: [
      'Apri «Analytics» e scegli il periodo in alto.',
      'Fai clic su una barra, un paese o una fonte per filtrare tutto.',
      'Attiva «Compare» per vedere il periodo di prima nello stesso grafico. Finché oggi non è finito, si ferma alla stessa ora.',
      'Esporta in CSV ciò che vedi per conservarlo o farci calcoli.',
    ],
    more: [
      'Ancora nessuna visita? Controlla che la pagina sia pubblicata e aprila senza aver fatto l’accesso: le tue visite non contano. Le nuove appaiono in pochi secondi.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Apri le statistiche',
  },
  counting: {
    title: 'Come si contano visualizzazioni e clic',
    answer:
      'Una visualizzazione è una pagina che qualcuno ha visto davvero, un clic è un tocco su un tuo link, e un visitatore conta una volta al giorno, senza cookie. Bot e visite tue non contano.',
    more: [
      'Ricaricare la pagina aggiunge una visualizzazione; visualizzazioni distanti al massimo 30 minuti sono una visita. Chi torna domani conta di nuovo come visitatore, perché nulla sul suo dispositivo lo distingue. Il tasso di coinvolgimento è la parte dei visitatori che ha fatto clic.',
      'Restano fuori bot, visite da centri dati, pagine che un browser carica in anticipo, le tue visite mentre sei connesso e chi chiede di non essere tracciato. «How we count» in «Analytics» dice quante erano. I numeri possono quindi essere più bassi che negli strumenti che contano ogni richiesta. I giorni iniziano a mezzanotte nel fuso orario del tuo profilo.',
    ],
    button: 'Apri le statistiche',
  },
  campaigns: {
    title: 'Vedere da dove arrivano i visitatori',
    answer:
      'Le statistiche mostrano da quali siti e app arrivano i visitatori. Per distinguere una newsletter, un volantino o un post, marca il link che usi lì con un’etichetta utm.',
    steps: [
      'Aggiungi ?utm_source=newsletter al tuo link, con una parola tua.',
      'Usa un link diverso per ogni posto: volantino, newsletter, partner.',
      'Dopo le prime visite guarda «Campaigns» in «Analytics».',
    ],
    more: [
      'I link in «Post» e «Contact» di «Share Profile» sono già marcati. Scrivi la parola sempre uguale, in minuscolo. Molte app non dicono da dove arriva qualcuno; senza etichetta queste visite contano come «Direct».',
    ],
    button: 'Apri le statistiche',
  },
  goals: {
    title: 'Obiettivi di visualizzazioni',
    answer:
      'La dashboard conta tutte le visualizzazioni della pagina verso un obiettivo: prima {goal:first}, poi {goal:next} e sempre di più ogni volta che ne raggiungi uno. Gli obiettivi li fissa Vys e sono uguali per tutti.',
    steps: [
      '«Views goal» è nella dashboard; conta le visualizzazioni dall’inizio.',
      'Quando un traguardo è raggiunto, scegli «Share image» o «Download PNG» per ringraziare i visitatori.',
      'Se non vuoi l’avviso, disattivalo nelle impostazioni, in «Notifications».',
    ],
    more: [
      'Ogni obiettivo raggiunto porta un’immagine che ringrazia i tuoi visitatori. Condividila o scaricala dalla dashboard.',
      'Il traguardo conta le stesse visualizzazioni di «Analytics», senza le tue. Non scende mai, anche se la pagina resta offline per un po’. I traguardi raggiunti restano in «Reached goals».',
    ],
    button: 'Apri la dashboard',
  },
  forms: {
    title: 'Moduli e messaggi',
    answer:
      'Modulo di contatto, libro degli ospiti e newsletter funzionano con tutti i piani. Ciò che i visitatori inviano appare sotto la tua pagina in Pages, dove puoi leggerlo, esportarlo ed eliminarlo.',
    steps: [
      'Chiedi all’assistente un modulo di contatto, o scegli in «Content» «Add a section» e «Contact» o «Guestbook».',
      'Pubblica la pagina.',
      'Leggi ciò che arriva in «Messages», nella schermata «Pages», e rispondi con «Reply by email».',
    ],
    more: [
      'La campanella annuncia i nuovi messaggi, e anche un’email se lo scegli nelle impostazioni, in «Notifications». Lo spam di solito viene fermato prima. Un messaggio eliminato torna subito con «Undo», più tardi no.',
    ],
    button: 'Apri Pages',
  },
  newsletter: {
    title: 'Iscritti alla newsletter',
    answer:
      "Chiedi all'assistente un modulo per la newsletter. I nuovi iscritti confermano via e-mail se questo server può inviarla; li trovi nella schermata Pages e puoi esportarli in CSV. Vys raccoglie indirizzi ma non invia newsletter.",
    steps: [
      'In AI Studio scegli in «Content» «Add a section» e «Newsletter», o chiedilo all’assistente.',
      'Pubblica la pagina.',
      'In «Pages» scegli «Newsletter» tra i messaggi e poi «Export CSV».',
      'Importa il file nel tuo servizio di newsletter.',
    ],
    more: [
      'Solo chi ha confermato l’indirizzo è segnato come «Confirmed»; scrivi solo a queste persone. Ogni email di conferma ha un link per cancellarsi, e chi lo usa non è più nell’elenco. Se nessuno riesce a confermare, forse questo server non manda email; chiedi al gestore.',
    ],
    button: 'Apri Pages',
  },
};
