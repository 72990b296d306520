// Texts in brackets that wait for the creator, in the language of the page.
const NAMES = [
  'name',
  'hours',
  'dish',
  'service',
  'product',
  'price',
  'event',
  'date',
  'address',
  'question',
  'answer',
  'praise',
  'person',
  'publication',
  'number',
  'counted',
  'about',
  'quote',
  'tagline',
  'text',
  'headline',
  'link',
  'invitation',
] as const;
export type PlaceholderName = (typeof NAMES)[number];

const TEXTS: Readonly<Record<string, string>> = {
  en: 'Your name|Your opening hours|A dish|A service|A product|Price|An event|Date and place|Your address|A question people ask|Your answer|What a client says about you|Name|Publication|Number|What it counts|A few sentences about you|A quote|What you do, in one line|Your text|Your headline|Link title|A line that invites people',
  de: 'Dein Name|Deine Öffnungszeiten|Ein Gericht|Eine Leistung|Ein Produkt|Preis|Eine Veranstaltung|Datum und Ort|Deine Adresse|Eine häufige Frage|Deine Antwort|Was jemand über dich sagt|Name|Medium|Zahl|Was sie zählt|Ein paar Sätze über dich|Ein Zitat|Was du machst, in einer Zeile|Dein Text|Deine Überschrift|Titel des Links|Eine einladende Zeile',
  fr: 'Votre nom|Vos horaires|Un plat|Une prestation|Un produit|Prix|Un événement|Date et lieu|Votre adresse|Une question fréquente|Votre réponse|Ce qu’un client dit de vous|Nom|Média|Nombre|Ce qu’il compte|Quelques phrases sur vous|Une citation|Ce que vous faites, en une ligne|Votre texte|Votre titre|Titre du lien|Une phrase qui invite',
  es: 'Tu nombre|Tu horario|Un plato|Un servicio|Un producto|Precio|Un evento|Fecha y lugar|Tu dirección|Una pregunta frecuente|Tu respuesta|Lo que dice un cliente de ti|Nombre|Medio|Número|Qué cuenta|Unas frases sobre ti|Una cita|Lo que haces, en una línea|Tu texto|Tu titular|Título del enlace|Una frase que invite',
  pt: 'O teu nome|O teu horário|Um prato|Um serviço|Um produto|Preço|Um evento|Data e local|A tua morada|Uma pergunta frequente|A tua resposta|O que um cliente diz de ti|Nome|Meio|Número|O que conta|Algumas frases sobre ti|Uma citação|O que fazes, numa linha|O teu texto|O teu título|Título do link|Uma frase que convide',
  it: 'Il tuo nome|I tuoi orari|Un piatto|Un servizio|Un prodotto|Prezzo|Un evento|Data e luogo|Il tuo indirizzo|Una domanda frequente|La tua risposta|Cosa dice un cliente di te|Nome|Testata|Numero|Cosa conta|Qualche frase su di te|Una citazione|Cosa fai, in una riga|Il tuo testo|Il tuo titolo|Titolo del link|Una frase che inviti',
};

const texts = new Map(Object.entries(TEXTS).map(([lang, line]) => [lang, line.split('|')]));

export function placeholder(name: PlaceholderName, lang: string): string {
  const list = texts.get(lang.split('-')[0] ?? '') ?? texts.get('en') ?? [];
  return `[${list[NAMES.indexOf(name)] ?? name}]`;
}
