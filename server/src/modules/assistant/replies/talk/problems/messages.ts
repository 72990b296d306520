// What is said when a message cannot be done as it was sent. `{part}` is what is wrong with it.
import type { Lang } from '../../languages.ts';
import type { ProblemKind } from './find-problem.ts';

export const problemMessages: Readonly<Record<Lang, Readonly<Record<ProblemKind, string>>>> = {
  en: {
    unsafeAddress:
      "{part} isn't an address that a link can open. Send me one that starts with https://.",
    file: '{part} is a file on your device, which visitors can’t open. Upload a picture in the studio, or send me an address on the web.',
    address:
      '{part} isn’t a complete web address. What should it be, for example https://example.com?',
    email: '{part} isn’t a complete email address. What is it?',
    day: '{part} doesn’t exist. Which date or time do you mean?',
    unfinished: 'Your message stops after {part}. How does it go on?',
    code: 'I can’t put code on the page. Tell me in your own words what should change.',
    noise: 'I couldn’t read that, so I changed nothing. What should change on your page?',
  },
  de: {
    unsafeAddress:
      '{part} ist keine Adresse, die ein Link öffnen kann. Schick mir eine, die mit https:// beginnt.',
    file: '{part} ist eine Datei auf deinem Gerät, die niemand sonst öffnen kann. Lade ein Bild im Studio hoch oder schick mir eine Adresse im Web.',
    address:
      '{part} ist keine vollständige Webadresse. Wie lautet sie, zum Beispiel https://example.com?',
    email: '{part} ist keine vollständige E-Mail-Adresse. Wie lautet sie?',
    day: '{part} gibt es nicht. Welches Datum oder welche Uhrzeit meinst du?',
    unfinished: 'Deine Nachricht hört nach {part} auf. Wie geht sie weiter?',
    code: 'Code kann ich nicht auf die Seite setzen. Sag mir in deinen Worten, was sich ändern soll.',
    noise:
      'Das konnte ich nicht lesen und habe nichts geändert. Was soll sich auf deiner Seite ändern?',
  },
  fr: {
    unsafeAddress:
      '{part} n’est pas une adresse qu’un lien peut ouvrir. Envoyez-m’en une qui commence par https://.',
    file: '{part} est un fichier de votre appareil, que personne d’autre ne peut ouvrir. Importez une image dans le studio ou envoyez-moi une adresse web.',
    address:
      '{part} n’est pas une adresse web complète. Quelle est-elle, par exemple https://example.com ?',
    email: '{part} n’est pas une adresse e-mail complète. Quelle est-elle ?',
    day: '{part} n’existe pas. Quelle date ou quelle heure voulez-vous dire ?',
    unfinished: 'Votre message s’arrête après {part}. Quelle est la suite ?',
    code: 'Je ne peux pas mettre de code sur la page. Dites-moi avec vos mots ce qui doit changer.',
    noise: 'Je n’ai pas pu lire cela et n’ai rien changé. Que faut-il changer sur votre page ?',
  },
  es: {
    unsafeAddress:
      '{part} no es una dirección que un enlace pueda abrir. Envíame una que empiece por https://.',
    file: '{part} es un archivo de tu dispositivo, que nadie más puede abrir. Sube una imagen en el estudio o envíame una dirección web.',
    address: '{part} no es una dirección web completa. ¿Cuál es, por ejemplo https://example.com?',
    email: '{part} no es una dirección de correo completa. ¿Cuál es?',
    day: '{part} no existe. ¿Qué fecha u hora quieres decir?',
    unfinished: 'Tu mensaje termina después de {part}. ¿Cómo sigue?',
    code: 'No puedo poner código en la página. Dime con tus palabras qué debe cambiar.',
    noise: 'No pude leer eso y no cambié nada. ¿Qué debe cambiar en tu página?',
  },
  pt: {
    unsafeAddress:
      '{part} não é um endereço que um link possa abrir. Mande um que comece com https://.',
    file: '{part} é um arquivo do seu aparelho, que ninguém mais pode abrir. Envie uma imagem no estúdio ou mande um endereço da web.',
    address: '{part} não é um endereço completo da web. Qual é, por exemplo https://example.com?',
    email: '{part} não é um endereço de e-mail completo. Qual é?',
    day: '{part} não existe. Que data ou hora você quer dizer?',
    unfinished: 'Sua mensagem termina depois de {part}. Como continua?',
    code: 'Não posso colocar código na página. Diga com suas palavras o que deve mudar.',
    noise: 'Não consegui ler isso e não mudei nada. O que deve mudar na sua página?',
  },
  it: {
    unsafeAddress:
      '{part} non è un indirizzo che un link può aprire. Mandamene uno che inizia con https://.',
    file: '{part} è un file sul tuo dispositivo, che nessun altro può aprire. Carica un’immagine nello studio o mandami un indirizzo web.',
    address: '{part} non è un indirizzo web completo. Qual è, per esempio https://example.com?',
    email: '{part} non è un indirizzo email completo. Qual è?',
    day: '{part} non esiste. Quale data o ora intendi?',
    unfinished: 'Il tuo messaggio finisce dopo {part}. Come continua?',
    code: 'Non posso mettere codice sulla pagina. Dimmi con parole tue che cosa deve cambiare.',
    noise:
      'Non sono riuscito a leggerlo e non ho cambiato nulla. Che cosa deve cambiare nella tua pagina?',
  },
};
