// Frequent Italian words: they tell the language, and spelling leaves them alone.
export const EVERYDAY_IT = `
sono sei siamo siete sto stai stiamo stanno ero era erano fui fu sarà sarebbe ho hai abbiamo avete hanno avevo avere faccio fai facciamo fanno fatto
fare vado vai va andiamo vanno andare vengo vieni viene venire vedo vedi vedere posso puoi possiamo possono potrebbe potere voglio vuoi vogliamo
vogliono vorremmo volere piace piacerebbe adoro so sai sapere dico dici dire dite do dai diamo danno dare metto metti mettere trovo trovi trova
trovare trovate chiamo chiami chiama chiamare chiamami arrivare parlo parli parla parlare lavoro lavori lavora lavoriamo lavorare vivo vive vivere
abito gioco giocare suono suona suonare suoniamo canto canta cantare cantiamo ballo ballare cucino cucinare vendo vende vendiamo vendere compro
compra comprare imparo impara imparare insegno insegna insegnare insegniamo leggo leggi leggere scrivo scrivi scrive scrivere scrivimi ascolto
ascolta ascoltare guardo guarda guardare chiedo chiedi chiedere penso pensare credo credere conosco conosci conoscere aiuto aiuta aiutare aiutiamo
accompagno accompagnare offro offre offriamo offrire prenoto prenota prenotare prenotazione prenotazioni ordino ordina ordinare ordini ordine
consegno consegna consegne consegnare spedire spedizione spedizioni ricevo ricevere seguo segui seguici seguimi seguire scopri scoprire visita
visitare pago pagare costare dura durare inizio inizia iniziare finire apro apre aprire chiudo chiude chiudere fotografo fotografare dipingo
dipingere disegno disegnare cucio cucire creo crea creare creiamo realizzo realizzare produco produrre organizzo organizzare organizziamo registrare
bisogno cerco cerca cerchiamo devo devi dobbiamo fotografo
oggi ieri domani adesso subito presto tardi prima dopo mai sempre volte spesso insieme solo sola soli fuori dentro sopra sotto davanti dietro lato
sinistra destra lontano vicino intorno forse davvero abbastanza quasi soprattutto circa soltanto anche inoltre però tuttavia mentre durante secondo
eccetto contro verso fino quello quella quelli quelle cui qualcuno nessuno alcuni alcune nessuna vari varie entrambi stessi qualsiasi nostri nostre
vostra vostri loro suoi con sulle sugli nelle negli delle degli dalle dagli alle agli dall nell dell all sull
buono buona buoni buone grande grandi piccolo piccola piccoli piccole vecchio vecchia giovane giovani nuovo nuova nuovi nuove bello bella belli belle
lungo lunga corto corta alto alta basso bassa veloce lento caldo calda freddo fredda fresco fresca freschi delizioso buonissimo dolce dolci semplice
semplici facile difficile gratis gratuito gratuita economico caro libero disponibile disponibili scuro scura chiaro chiara moderno moderna classico
classica personale personali personalizzato personalizzata personalizzati professionale professionali locale locali artigianale artigianali artigiano
artigiana casalingo biologico biologici vegano vegana sostenibile naturale naturali creativo creativa primo ultimo prossimo prossima intero
gente persone donna donne uomo uomini bambino bambina bambini bambine ragazzo ragazza ragazzi famiglia famiglie amico amica amici amiche madre padre
genitori sorella fratello nonna nonno cane cani gatto gatti cavallo cavalli animale animali casa case appartamento camera camere cucina giardino
giardini città paese strada piazza bosco montagna montagne lago mare fiume spiaggia cielo sole luna stella stelle acqua fuoco aria terra tempo
giorno giorni settimana settimane mese mesi anno anni ora ore minuto minuti mattina mattino mezzogiorno pomeriggio sera serata notte fine primavera
estate autunno inverno vacanze vita mestiere azienda attività negozio negozi bottega laboratorio ufficio studio salone agenzia associazione scuola
scuole corso corsi lezione lezioni formazione consulenza appuntamento appuntamenti richiesta preventivo preventivi offerta offerte servizio servizi
tariffa tariffe prezzo costo soldi fattura regalo regali sconto cliente clienti membro soci squadra visite contatto contatti indirizzo numero
telefono messaggio messaggi posta carta carte immagine immagini foto fotografia fotografie video musica canzone canzoni disco dischi concerto
concerti tour palco gruppo coro teatro film arte libro libri romanzo romanzi poesia poesie storia storie testo testi parola parole lingua lingue
italiano inglese francese tedesco spagnolo
mangiare bere colazione colazioni pranzo pranzi cena cene menù bevande caffè tè torta torte pane focaccia pasticcini formaggio formaggi carne
pesce verdure verdura frutta zuppa insalata pasta riso uova latte burro zucchero sale vino vini birra birre succo miele cioccolato gelato gelati
pizza pizze
panettiere panetteria fornaio forno pasticcere pasticcera pasticceria macelleria cuoco cuoca cameriere ristorante trattoria osteria agriturismo
albergo parrucchiere parrucchiera barbiere barberia estetista estetica unghie tatuatore tatuatrice tatuaggio tatuaggi massaggio massaggi
massaggiatrice fisioterapista fisioterapia osteopata nutrizionista ostetrica medico dottoressa dentista veterinario veterinaria psicologo psicologa
psicologia terapeuta avvocato avvocata diritto notaio commercialista architetto ingegnere professore professoressa insegnante maestro maestra
ripetizioni pianoforte chitarra violino batteria cantante cantautore cantautrice musicista attore attrice fotografa artista artisti pittore pittrice
pittura grafico grafica illustratore illustratrice autore autrice scrittore scrittrice giornalista traduttore traduttrice sviluppatore sviluppatrice
programmatore allenatore allenatrice ballerino ballerina falegname falegnameria elettricista idraulico muratore giardiniere fioraio fiorista fiori
sarta sarto sartoria calzolaio orafo orafa gioielli gioielliere ceramista ceramica ceramiche apicoltore viticoltore cantina agricoltore fattoria
allevatore addestratore cinofilo equitazione autoscuola asilo tata pulizie pulizia trasloco traslochi autonomo fondatrice fondatore titolare
matrimonio matrimoni compleanno compleanni battesimo festa feste evento eventi donazione donazioni donare volontario volontari volontaria rifugio
grazie ciao salve benvenuto benvenuti titolo carattere colore colori pulsante pulsanti angoli spazio riga righe sezione sezioni allenamento
allenamenti
`;
