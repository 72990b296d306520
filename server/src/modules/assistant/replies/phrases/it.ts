// Phrases in Italian.
import type { Phrases } from './phrases.ts';

export const itPhrases: Phrases = {
  plans: `quanto costa
quali sono i prezzi
che piani ci sono
qual è la differenza tra pro e premium
quanto costa il piano pro al mese
cosa ottengo con starter
prezzi di vys
conviene premium
come cambio piano`,
  free: `è gratis
che cosa è gratuito
vys è davvero gratuito
devo pagare per questo
posso usarlo gratis per sempre
cosa include il piano gratuito
il piano gratuito scade
che piano ho`,
  'ai-allowance': `quante richieste mi restano
quanti messaggi posso mandarti
c'è un limite per l'assistente
i miei messaggi costano qualcosa
cosa succede quando finiscono le richieste
quanti crediti ai ho`,
  assistant: `chi sei
sei un'intelligenza artificiale
sei chatgpt
che modello usi
sei un robot o una persona
cosa sai fare
come funzioni
cosa posso chiederti`,
  publish: `come pubblico la mia pagina
come faccio a pubblicare
come metto online la pagina
come fa la gente a vedere la mia pagina
pubblica la mia pagina
metti la pagina online
la mia pagina è online
perché nessuno vede la mia pagina
le mie modifiche sono già pubblicate`,
  unpublish: `come tolgo la pagina da internet
mettere la pagina offline
come nascondo la pagina ai visitatori
rendi privata la mia pagina
posso disattivare la pagina per un po'`,
  address: `qual è il mio link
qual è la mia url
dov'è la mia pagina
dove trovo la mia pagina
qual è l'indirizzo della mia pagina
mostrami il mio link`,
  username: `come cambio il nome utente
posso cambiare la mia url
voglio un altro nome nel link
cambiare nome utente
cosa succede al vecchio link se cambio nome
cambiare l'indirizzo della pagina`,
  'email-change': `come cambio l'indirizzo email
cambiare l'email dell'account
voglio accedere con un'altra email`,
  'qr-code': `dov'è il mio qr code
come ottengo un codice qr
posso scaricare il qr code
la mia pagina ha un qr code
posso cambiare il colore del qr code
qr code per il mio volantino`,
  share: `come condivido la pagina
dove metto il mio link
come lo aggiungo alla bio di instagram
condividere la pagina con gli amici`,
  analytics: `dove vedo le statistiche
quante persone hanno visitato la pagina
quante visualizzazioni ho
quanti clic hanno avuto i miei link
avete le statistiche
che cosa contate
chi ha visitato la mia pagina
tracciate i visitatori
posso usare google analytics`,
  domain: `posso usare il mio dominio
dominio personalizzato
collegare il mio dominio
ho un dominio posso usarlo qui
supportate domini propri`,
  images: `come carico una foto
quanto possono essere grandi le immagini
qual è la dimensione massima dei file
quali formati di immagine vanno bene
come cambio la foto del profilo
posso caricare immagini`,
  storage: `quanto spazio ho
il mio spazio è pieno
come libero spazio
quanto spazio resta`,
  'delete-account': `come elimino il mio account
cancellare l'account
voglio eliminare il mio account
chiudere il mio account
voglio lasciare vys
eliminare tutti i miei dati`,
  'delete-page': `come elimino la pagina
cancellare del tutto la mia pagina
posso togliere la pagina da vys
non voglio più la pagina`,
  'my-data': `posso scaricare i miei dati
dammi una copia dei miei dati
esportare tutti i miei dati personali
che cosa conservate su di me`,
  export: `posso esportare la pagina
scaricare la pagina in html
posso mettere la pagina su un altro hosting
come faccio un backup della pagina
esportare in json`,
  import: `posso importare il mio linktree
importare una pagina
come passo da linktree a vys
portare qui il mio sito
posso copiare la mia pagina esistente`,
  history: `posso annullare una modifica
come torno a una versione precedente
dov'è la cronologia delle versioni
come ripristino una vecchia versione
il mio lavoro viene salvato`,
  code: `posso modificare il codice
dov'è l'editor di codice
posso vedere l'html
perché l'editor di codice è bloccato
posso scrivere il mio css`,
  scripts: `posso aggiungere uno script
aggiungere google tag manager
aggiungere il pixel di facebook
aggiungere javascript
inserire un codice di tracciamento
posso incollare codice html`,
  team: `posso invitare membri del team
più persone possono modificare la pagina
aggiungere un collega al mio account
condividere l'accesso
quanti utenti posso avere
cosa include il piano team
lavorare insieme alla pagina`,
  'several-pages': `posso avere più di una pagina
come creo una seconda pagina
quante pagine posso avere
mi servono due siti
posso fare più pagine`,
  languages: `che lingue parli
parli inglese
posso scriverti in spagnolo
la mia pagina può essere in inglese
l'app è in italiano
cambiare la lingua dell'app`,
  privacy: `è conforme al gdpr
usate i cookie
mi serve un banner per i cookie
dove sono salvati i miei dati
i miei dati sono al sicuro
e la privacy
vendete i miei dati
informativa sulla privacy`,
  support: `come contatto l'assistenza
ho bisogno di aiuto da una persona
con chi parlo di un problema
segnalare un errore
c'è un'email di supporto
servizio clienti`,
  'links-limit': `quanti link posso aggiungere
c'è un limite di link
qual è il numero massimo di link
posso avere link illimitati
posso mettere più di 10 link`,
  payments: `come pago
posso pagare con paypal
quali carte accettate
dove aggiungo la carta
dove sono le mie fatture
posso avere un rimborso
cambiare metodo di pagamento`,
  selling: `le persone possono pagarmi sulla pagina
come vendo prodotti qui
posso ricevere donazioni`,
  editing: `come modifico la pagina
come aggiungo un link
come cambio il testo`,
  cancel: `come disdico l'abbonamento
annullare il mio piano
come torno al piano gratuito
interrompere l'abbonamento
posso disdire quando voglio`,
  branding: `come tolgo made with vys
togliere il logo vys
posso nascondere il vostro marchio
togliere la filigrana
perché c'è scritto made with vys in basso`,
  newsletter: `dove vedo i miei iscritti
come esporto la lista della newsletter
chi si è iscritto alla mia newsletter
posso inviare newsletter
come scrivo ai miei iscritti
come funziona il modulo della newsletter`,
  forms: `dove vedo i messaggi dei visitatori
dove vanno i messaggi del modulo di contatto
chi ha compilato il mio modulo
come leggo il libro degli ospiti
ricevo un'email quando qualcuno scrive`,
  seo: `google troverà la mia pagina
perché la mia pagina non è su google
come miglioro la seo
posso cambiare la meta descrizione
come mi faccio trovare nei motori di ricerca
la mia pagina è indicizzata`,
  embed: `posso incorporare un video di youtube
posso incorporare la pagina nel mio sito
come metto un player di spotify
incorporare vys in wordpress`,
  password: `come cambio la password
ho dimenticato la password
reimpostare la password
la mia password non funziona`,
  'two-factor': `come attivo la verifica in due passaggi
avete la 2fa
configurare un'app di autenticazione
rendere più sicuro l'accesso
ho perso il telefono con l'autenticatore
dove sono i miei codici di recupero`,
  passkeys: `posso accedere con una passkey
come aggiungo una passkey
supportate face id
accedere con l'impronta
accedere senza password`,
  devices: `dove ho effettuato l'accesso
disconnettere tutti i dispositivi
qualcun altro usa il mio account
credo che abbiano violato il mio account`,
  'mobile-app': `c'è un'app per il telefono
avete un'app per iphone
posso modificare dal cellulare
c'è un'app android
dove scarico l'app`,
  knowledge: `che tempo farà domani
chi ha vinto la partita
qual è la capitale della francia
dimmi le notizie
che ore sono a tokyo
quanti anni ha il presidente
spiegami la fisica quantistica
qual è il senso della vita
dovrei comprare bitcoin
cosa cucino stasera
come dimagrisco
raccontami una barzelletta`,
  advice: `che cosa prendo per il mal di testa
è legale
conviene investire in azioni
possono licenziarmi senza preavviso`,
  writing: `scrivimi una poesia
scrivi un tema sul clima
fai i miei compiti
risolvi questa equazione
scrivi una lettera di presentazione
aiutami in matematica
scrivi una storia di draghi
riassumi questo articolo
traduci questo testo in inglese`,
  outreach: `chiama i miei clienti
manda un'email ai miei clienti
pubblica questo su instagram
scrivi ai miei amici che sono in diretta
rispondi ai miei commenti
scrivi al mio capo
manda un whatsapp a mia madre
telefona al dentista`,
  software: `fammi un'app
crea un'app per iphone
scrivi uno script python
programma un gioco
crea un bot discord
costruisci un negozio online con pagamento e magazzino
programma un sito con login e database
hackera questo sito`,
  errand: `ordina una pizza
prenota un volo per parigi
comprami un biglietto
trovami un lavoro
ricordami domani alle 9
metti una sveglia
prenota un tavolo al ristorante
trovami una casa
disegnami un gatto
crea un logo
paga le mie bollette
metti della musica`,
  hello: `ciao
salve
buongiorno
buonasera
ehi
ciao come stai`,
  thanks: `grazie
grazie mille
tante grazie
ok grazie
perfetto grazie
grazie mi aiuta molto`,
  praise: `mi piace tantissimo
è bellissimo
fantastico
che bello
perfetto
sei bravissimo
ben fatto
molto bello
lo adoro
ottimo lavoro`,
  complaint: `è brutto
non mi piace
odio questo design
fa schifo
è orribile
è noioso
sembra economico
non è quello che volevo
è bruttissimo`,
  bye: `arrivederci
a dopo
ci vediamo
è tutto per oggi
buonanotte`,
};
