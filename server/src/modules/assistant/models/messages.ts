// What is said around the answer of a language model, in the languages of the assistant.
import type { Lang } from '../replies/languages.ts';

export type FallbackReason =
  | 'unavailable'
  | 'slow'
  | 'too_long'
  | 'unusable'
  | 'allowance'
  | 'unknown'
  /** Nothing was changed. */
  | 'kept';

type Texts = {
  fallback: Readonly<Record<FallbackReason, string>>;
  notes: Readonly<Record<'addresses' | 'kept', string>>;
  oneNotDone: string;
  notDone: string;
  /** A section in code of its own. */
  wrote: string;
};

/** `{names}` and `{n}` are filled in. */
export const modelTexts: Readonly<Record<Lang, Texts>> = {
  en: {
    fallback: {
      unavailable:
        "The language model can't be reached right now, so the built-in assistant answers.",
      slow: 'The language model took too long, so the built-in assistant answers.',
      too_long: 'This page is too long for the language model, so the built-in assistant answers.',
      unusable: "The language model's answer couldn't be used, so the built-in assistant answers.",
      allowance:
        "You've used your requests to the language model, so the built-in assistant answers.",
      unknown: "This language model isn't available here, so the built-in assistant answers.",
      kept: "The language model's answer couldn't be used, so your page stays as it was. Did you mean this?",
    },
    notes: {
      addresses: 'Left out, because neither you nor your page gave it: {names}.',
      kept: "Left as it was, because you didn't ask to change it: {names}.",
    },
    oneNotDone: "One part couldn't be done.",
    notDone: "{n} parts couldn't be done.",
    wrote: 'Changed: {names}.',
  },
  de: {
    fallback: {
      unavailable:
        'Das Sprachmodell ist gerade nicht erreichbar, deshalb antwortet der eingebaute Assistent.',
      slow: 'Das Sprachmodell hat zu lange gebraucht, deshalb antwortet der eingebaute Assistent.',
      too_long:
        'Diese Seite ist zu lang für das Sprachmodell, deshalb antwortet der eingebaute Assistent.',
      unusable:
        'Die Antwort des Sprachmodells war nicht brauchbar, deshalb antwortet der eingebaute Assistent.',
      allowance:
        'Deine Anfragen an das Sprachmodell sind aufgebraucht, deshalb antwortet der eingebaute Assistent.',
      unknown:
        'Dieses Sprachmodell gibt es hier nicht, deshalb antwortet der eingebaute Assistent.',
      kept: 'Die Antwort des Sprachmodells war nicht brauchbar, deshalb bleibt deine Seite, wie sie war. Meintest du das?',
    },
    notes: {
      addresses: 'Weggelassen, weil es weder von dir noch von deiner Seite kommt: {names}.',
      kept: 'Unverändert, weil du nicht darum gebeten hast: {names}.',
    },
    oneNotDone: 'Ein Teil ging nicht.',
    notDone: '{n} Teile gingen nicht.',
    wrote: 'Geändert: {names}.',
  },
  fr: {
    fallback: {
      unavailable:
        "Le modèle de langage n'est pas joignable pour le moment, l'assistant intégré répond donc.",
      slow: "Le modèle de langage a mis trop de temps, l'assistant intégré répond donc.",
      too_long:
        "Cette page est trop longue pour le modèle de langage, l'assistant intégré répond donc.",
      unusable:
        "La réponse du modèle de langage était inutilisable, l'assistant intégré répond donc.",
      allowance:
        "Vos demandes au modèle de langage sont épuisées, l'assistant intégré répond donc.",
      unknown: "Ce modèle de langage n'existe pas ici, l'assistant intégré répond donc.",
      kept: 'La réponse du modèle de langage était inutilisable, votre page reste donc comme elle était. Vouliez-vous dire ceci ?',
    },
    notes: {
      addresses: 'Laissé de côté, car ni vous ni votre page ne l’avez donné : {names}.',
      kept: 'Laissé tel quel, car vous n’avez pas demandé de le changer : {names}.',
    },
    oneNotDone: "Une partie n'a pas pu être faite.",
    notDone: "{n} parties n'ont pas pu être faites.",
    wrote: 'Modifié : {names}.',
  },
  es: {
    fallback: {
      unavailable:
        'El modelo de lenguaje no está disponible ahora, así que responde el asistente integrado.',
      slow: 'El modelo de lenguaje tardó demasiado, así que responde el asistente integrado.',
      too_long:
        'Esta página es demasiado larga para el modelo de lenguaje, así que responde el asistente integrado.',
      unusable:
        'La respuesta del modelo de lenguaje no servía, así que responde el asistente integrado.',
      allowance:
        'Has gastado tus solicitudes al modelo de lenguaje, así que responde el asistente integrado.',
      unknown:
        'Este modelo de lenguaje no está disponible aquí, así que responde el asistente integrado.',
      kept: 'La respuesta del modelo de lenguaje no servía, así que tu página sigue como estaba. ¿Querías decir esto?',
    },
    notes: {
      addresses: 'Omitido, porque no lo diste tú ni está en tu página: {names}.',
      kept: 'Sin cambios, porque no pediste cambiarlo: {names}.',
    },
    oneNotDone: 'Una parte no se pudo hacer.',
    notDone: '{n} partes no se pudieron hacer.',
    wrote: 'Cambiado: {names}.',
  },
  pt: {
    fallback: {
      unavailable:
        'O modelo de linguagem não está disponível agora, por isso responde o assistente integrado.',
      slow: 'O modelo de linguagem demorou demais, por isso responde o assistente integrado.',
      too_long:
        'Esta página é longa demais para o modelo de linguagem, por isso responde o assistente integrado.',
      unusable:
        'A resposta do modelo de linguagem não serviu, por isso responde o assistente integrado.',
      allowance:
        'Seus pedidos ao modelo de linguagem acabaram, por isso responde o assistente integrado.',
      unknown:
        'Este modelo de linguagem não está disponível aqui, por isso responde o assistente integrado.',
      kept: 'A resposta do modelo de linguagem não serviu, por isso sua página fica como estava. Você quis dizer isto?',
    },
    notes: {
      addresses: 'Deixado de fora, porque nem você nem sua página o deram: {names}.',
      kept: 'Sem mudança, porque você não pediu: {names}.',
    },
    oneNotDone: 'Uma parte não pôde ser feita.',
    notDone: '{n} partes não puderam ser feitas.',
    wrote: 'Alterado: {names}.',
  },
  it: {
    fallback: {
      unavailable:
        "Il modello linguistico non è raggiungibile al momento, quindi risponde l'assistente integrato.",
      slow: "Il modello linguistico ha impiegato troppo, quindi risponde l'assistente integrato.",
      too_long:
        "Questa pagina è troppo lunga per il modello linguistico, quindi risponde l'assistente integrato.",
      unusable:
        "La risposta del modello linguistico non era utilizzabile, quindi risponde l'assistente integrato.",
      allowance:
        "Hai esaurito le richieste al modello linguistico, quindi risponde l'assistente integrato.",
      unknown:
        "Questo modello linguistico non è disponibile qui, quindi risponde l'assistente integrato.",
      kept: "La risposta del modello linguistico non era utilizzabile, quindi la tua pagina resta com'era. Intendevi questo?",
    },
    notes: {
      addresses: 'Tralasciato, perché non lo hai dato tu né la tua pagina: {names}.',
      kept: 'Invariato, perché non hai chiesto di cambiarlo: {names}.',
    },
    oneNotDone: 'Una parte non è stata possibile.',
    notDone: '{n} parti non sono state possibili.',
    wrote: 'Modificato: {names}.',
  },
};
