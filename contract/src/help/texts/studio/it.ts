// Help articles on AI Studio and the page in Italian.
import type { ArticlesOf } from '../../topics.ts';

export const studioArticles: ArticlesOf<'studio'> = {
  editing: {
    title: 'Come cambiare la tua pagina',
    answer:
      "Scrivi all'assistente con parole tue, per esempio «aggiungi un link al mio negozio, https://example.com» o «metti lo sfondo verde». Cambia testi, link, sezioni, colori, caratteri e layout, anche più cose in un messaggio. Puoi incollare liste intere, come un menù con i prezzi.",
    steps: [
      'Scrivi nella chat che cosa deve cambiare, o apri «Content» per testi e link e «Design» per colori e caratteri.',
      'Puoi anche fare clic su una parte dell’anteprima per modificarla, spostarla, nasconderla, toglierla o chiedere di lei.',
      'Scegli «Save» e poi «Publish» perché i visitatori lo vedano.',
    ],
    more: [
      'Le schede accanto alla chat cambiano la stessa pagina a mano. Puoi annullare ogni modifica.',
      'Le tue modifiche sono una bozza finché non pubblichi. Se è cambiata la parte sbagliata, scegli «Undo» e indicala con più precisione.',
    ],
    button: 'Apri AI Studio',
  },
  sections: {
    title: 'Le sezioni della tua pagina',
    answer:
      'Oltre ai link, la tua pagina può avere sezioni: galleria, video e musica, prodotti, menù, servizi, orari, eventi, mappa, testi su di te, team, citazioni, stampa, domande e risposte, numeri, conto alla rovescia e moduli per contatti, newsletter e libro degli ospiti.',
    steps: [
      'Apri «Content» in AI Studio e scegli «Add a section».',
      'Scegli che cosa mostrare e compila le voci.',
      'Se vuoi, scegli in «Layout» un’altra disposizione per la sezione.',
      'Scegli «Save» e pubblica di nuovo.',
    ],
    more: [
      "Chiedine una all'assistente o aggiungila in Content, in AI Studio. Nulla viene inventato: una sezione a cui mancano le tue parole le aspetta.",
      'Per togliere una sezione, apri il suo menu: «Hide» la conserva per dopo, «Remove» la elimina. «Undo» la riporta.',
    ],
    button: 'Apri AI Studio',
  },
  arrange: {
    title: 'Ordinare, nascondere e programmare i link',
    answer:
      "In AI Studio apri Content per trascinare link e sezioni al loro posto, o scrivi all'assistente, per esempio «metti Instagram per primo». Quello che nascondi non va perso: i visitatori non lo vedono finché non lo mostri di nuovo.",
    steps: [
      'Apri «Content» in AI Studio.',
      'Trascina un link o una sezione per la maniglia, o scegli «Move up» e «Move down» nel suo menu.',
      'Per le date, apri il link e imposta «First day» e «Last day» in «Schedule».',
    ],
    more: [
      'Un link nascosto o una sezione nascosta resta nella tua lista, ma i visitatori non lo vedono; puoi mostrarlo di nuovo quando vuoi. Un link con date compare e scompare da solo nei giorni che scegli. Dopo una modifica, pubblica di nuovo perché i visitatori la vedano.',
      'Entrambi i giorni contano, secondo l’orologio del visitatore. La tua anteprima mostra sempre un link programmato, così puoi controllarlo.',
    ],
    button: 'Apri AI Studio',
  },
  design: {
    title: "L'aspetto della tua pagina",
    answer:
      'In AI Studio apri Design per provare stili, palette, caratteri, sfondi e forme sulla tua pagina. Punta su uno per vederlo in anteprima e toccalo per applicarlo.',
    steps: [
      'Apri «Design» in AI Studio.',
      'Scegli uno dei «Looks» o un altro design per lo stesso contenuto.',
      'Più sotto regola palette, sfondo, caratteri, angoli e spazi.',
      'Scegli «Save» e pubblica di nuovo.',
    ],
    more: [
      'Puoi anche descrivere quello che vuoi, per esempio «colori più caldi e pulsanti più tondi». Vys mantiene il testo leggibile su ogni colore e puoi annullare ogni modifica.',
      'Se lì c’è scritto che la pagina ha un design proprio, è stata scritta come codice: chiedi le modifiche all’assistente o ricostruiscila in «Content» come pagina modificabile.',
    ],
    button: 'Apri AI Studio',
  },
  images: {
    title: 'Immagini',
    answer:
      'Carica foto e altre immagini nello studio, fino a {limit:image} ciascuna. Vys le riduce a 2.400 pixel per lato al massimo e toglie i dati di posizione.',
    steps: [
      'Nella chat di AI Studio scegli il pulsante accanto al campo dei messaggi e un file, anche più insieme.',
      'Di’ dove va: «usala come foto profilo», «metti queste nella galleria».',
      'Ritrovi tutte le immagini in «Images», in alto nello studio; lì puoi sostituirle o eliminarle.',
    ],
    more: [
      'Un’immagine troppo grande o di formato sconosciuto viene rifiutata; salvala come JPEG, PNG o WebP. Descrivi ogni immagine in «Alt text» per chi non può vederla.',
    ],
    button: 'Apri AI Studio',
  },
  picture: {
    title: 'Nome e foto profilo',
    answer:
      'Il nome completo e la foto compaiono sulla pagina, nell’anteprima del link e accanto al tuo account. Li cambi nel profilo, nelle impostazioni.',
    steps: [
      'Apri le impostazioni e scegli «Upload picture» o «Change picture».',
      'Sposta e ingrandisci finché la parte giusta è nel cerchio e scegli «Use picture».',
      'Correggi il nome in «Full name» e scegli «Save changes».',
    ],
    more: [
      'Il nome sulla pagina può essere un altro, come quello del negozio: cambialo in AI Studio, in «Content», «Profile». Le foto possono avere fino a {limit:image}, e togliamo il luogo in cui sono state scattate. Se il browser non legge una foto del telefono, salvala prima come JPEG.',
    ],
    button: 'Apri il profilo',
  },
  embed: {
    title: 'Video, musica e incorporamento',
    answer:
      "Dai all'assistente il link di un video o di una canzone e la tua pagina mostrerà una locandina che apre il lettore. La tua pagina Vys non può essere mostrata dentro un altro sito; metti un link.",
    steps: [
      'Copia il link del video, del brano, della playlist o della pagina di prenotazione.',
      'Incollalo nella chat con qualche parola, come «aggiungi questo video», o crea in «Content» una sezione di video o musica.',
      'Guarda nell’anteprima: il player parte quando qualcuno tocca l’immagine.',
    ],
    more: [
      'YouTube, Vimeo, TikTok, Twitch, Spotify, Apple Music, SoundCloud, Bandcamp e Calendly si aprono nella pagina. Ogni altro link apre il proprio sito. Prima del tocco non si carica nulla da questi servizi.',
    ],
    button: 'Apri AI Studio',
  },
  'links-limit': {
    title: 'Quanti link',
    answer:
      'La lista della pagina contiene fino a 100 link, più quelli nelle sezioni, con tutti i piani. Solo la configurazione iniziale ne chiede al massimo 10.',
    steps: [
      'Apri «Content» in AI Studio e scegli «Add links».',
      'Incolla uno o più indirizzi, ognuno su una riga.',
      'Dai a ogni link un titolo che dica dove porta.',
    ],
    more: [
      'Se un indirizzo non è accettato, forse manca la fine (come .it). Vanno bene indirizzi web, email e numeri di telefono. Molti link si trovano meglio in gruppi: le voci con lo stesso «Group» stanno insieme sotto un titolo.',
    ],
    own: 'Link nella tua lista ora: {links}.',
    button: 'Apri AI Studio',
  },
  history: {
    title: 'Annullare e cronologia',
    answer:
      'Scrivi «annulla» per tornare indietro di una modifica, tutte le volte che serve. «History» nello studio elenca le versioni precedenti; guardane una e ripristinala.',
    steps: [
      'In AI Studio scegli «History».',
      'Scegli una versione e guarda «Preview», o scegli «Compare» per vedere che cosa è cambiato.',
      'Scegli «Restore This Version», o «Restore» per una sola parte.',
    ],
    more: [
      'Ripristinare crea una nuova versione, quindi nulla va perso. Le versioni pubblicate sono segnate e restano sempre; quanto indietro arrivano le altre dipende dal piano. I visitatori vedono la versione ripristinata quando la pubblichi.',
    ],
    button: 'Apri AI Studio',
  },
  conflict: {
    title: 'C’è una versione più recente altrove',
    answer:
      'Lo vedi quando la pagina è stata salvata in un’altra scheda, su un altro dispositivo o dall’assistente mentre la modificavi qui. Nulla va perso: scegli tu quale versione continua.',
    steps: [
      'Scegli «Load the newer version» per continuare con ciò che è stato salvato altrove.',
      'Oppure scegli «Keep mine» per salvare ciò che vedi qui.',
      'Se hai sbagliato, apri «History» e ripristina l’altra.',
    ],
    more: [
      'Entrambe le versioni sono nella cronologia, qualunque sia la scelta. È più semplice modificare la pagina in un posto solo alla volta. Se un messaggio dice che sono state recuperate modifiche non salvate, il browser era stato chiuso prima; sono come le avevi lasciate.',
    ],
    button: 'Apri AI Studio',
  },
  code: {
    title: 'Editor di codice',
    answer:
      'Con Premium e Team puoi vedere e modificare il codice della pagina (JSX e CSS) nello studio. Con gli altri piani cambi tutto dalla chat.',
    steps: [
      'In AI Studio scegli «Code» accanto a «Preview».',
      'Modifica il JSX o il CSS; l’anteprima segue.',
      'Scegli «Format» per riordinare e «Save» per salvare.',
    ],
    more: [
      'Un errore appare con la sua riga, e l’anteprima tiene l’ultima versione che funzionava. Una pagina può importare i pacchetti inclusi, ma non caricare script esterni. Chat e «Content» continuano a funzionare finché il codice mantiene la struttura della pagina.',
    ],
    own: 'Hai il piano {plan}.',
    button: 'Apri AI Studio',
  },
  scripts: {
    title: 'Script e codice personale',
    answer:
      'Le pagine non possono caricare script, pixel o tracker di altri siti; così proteggiamo i tuoi visitatori. Con Premium e Team scrivi JSX e CSS nell’editor di codice.',
    steps: [
      'Per i numeri usa «Analytics»: non serve codice.',
      'Per distinguere le campagne, aggiungi etichette utm ai link che condividi.',
      'Per un video, un brano o un calendario di prenotazioni, incolla il link invece del codice da incorporare.',
    ],
    more: [
      'Se un codice incollato contiene uno script di un altro sito, il controllo lo segnala e non viene pubblicato. I tuoi programmi possono lavorare con la pagina tramite l’API; vedi l’articolo sulle chiavi API.',
    ],
    button: 'Apri AI Studio',
  },
  selling: {
    title: 'Vendere e ricevere donazioni',
    answer:
      'Vys non riceve pagamenti dai visitatori. Metti un link al tuo negozio, PayPal, Stripe o Ko-fi; si paga lì, e Vys non trattiene nulla. Sulla pagina possono stare prodotti con i prezzi.',
    steps: [
      'Chiedi all’assistente prodotti con nome e prezzo, o scegli in «Content» «Add a section» e «Products».',
      'Dai a ogni prodotto il link dove si compra.',
      'Per le donazioni aggiungi il tuo link PayPal, Ko-fi o Patreon e di’ a che cosa servono.',
    ],
    more: [
      'Se un prodotto manca per ora, segnalo come «Sold out» invece di toglierlo. I prezzi sono testo: scrivili con la valuta. Di ordini, tasse e resi si occupa il negozio a cui rimandi.',
    ],
    button: 'Apri AI Studio',
  },
};
