// The requests of a message on lines of their own: "three things: 1. … 2. …", without what only counts or greets.

const counting =
  /^\W*(?:(?:hi|hey|hello|hallo|hola|ciao|ol[áa]|salut|bonjour|yo|ok(?:ay)?|so|please|pls|bitte)[\s,!.]+)*(?:(?:can (?:you|u) (?:do|change)|i (?:need|want|have)|just|noch|ich (?:h[äa]tte|habe|brauche)|j['’]ai|tengo|tenho|ho)\s+)?(?:an?|the|these|my|some|few|a few|a couple(?: of)?|couple(?: of)?|several|two|three|four|five|2|3|4|5|ein paar|paar|zwei|drei|vier|f[üu]nf|folgende|deux|trois|quatre|quelques|dos|tres|cuatro|unas|algunas|duas|dois|tr[êe]s|quatro|umas|due|tre|quattro|alcune|un paio di)(?:\s+(?:quick|small|little|more|other|kleine|kurze|petites?|peque[ñn][ao]s?|pequenas|piccole))*\s+(?:things?|changes?|edits?|tweaks?|fixes|requests?|updates?|sachen|dinge|[äa]nderungen|w[üu]nsche|punkte|choses?|changements?|modifications?|modifs?|trucs?|cosas?|cambios?|coisas?|mudan[çc]as?|altera[çc][õo]es|cose|modifiche|cambiamenti)(?:\s+(?:please|pls|to (?:change|fix|do)|bitte))?\s*[:,;.!–—-]+\s*/iu;
const marker = /(?:^|[\s,;:.!])(?:\(?([1-9])[.)]|([1-9])[️]?⃣)\s+(?=\p{L})/gu;
const ordinals =
  /(?:^|[\s,;.])(first(?:ly)?|second(?:ly)?|third(?:ly)?|erstens|zweitens|drittens|premi[èe]rement|deuxi[èe]mement|troisi[èe]mement|primero|segundo|tercero|primeiro|segundo|terceiro|primo|secondo|terzo)[,:]?\s+(?=\p{L})/giu;

/** The same text where it holds no such list. */
export function withRequestsApart(text: string): string {
  const bare = text.replace(counting, '');
  const start = bare === '' ? text : bare;
  return onLines(start) ?? start;
}

/** Inline numbers that count from one, before anything else is said. */
function onLines(text: string): string | undefined {
  const numbered = [...text.matchAll(marker)];
  const isCounted =
    numbered.length > 1 &&
    numbered.every((match, index) => Number(match[1] ?? match[2]) === index + 1);
  if (isCounted && isLead(text.slice(0, numbered[0]?.index))) return cut(text, numbered);
  const named = [...text.matchAll(ordinals)];
  const isNamed =
    named.length > 1 &&
    /^(?:first|erst|premi|prim)/i.test(named[0]?.[1] ?? '') &&
    isLead(text.slice(0, named[0]?.index));
  return isNamed ? cut(text, named) : undefined;
}

/** A greeting at most: "add to the menu: 1. …" is one request. */
const isLead = (text: string): boolean =>
  /^\W*(?:(?:hi|hey|hello|hallo|hola|ciao|ol[áa]|salut|bonjour|please|pls|bitte|thanks|ok(?:ay)?|so|also)\W*)*$/iu.test(
    text,
  );

function cut(text: string, matches: readonly RegExpExecArray[]): string {
  return matches
    .map((match, index) => {
      const from = match.index + match[0].length;
      return text
        .slice(from, matches[index + 1]?.index)
        .trim()
        .replace(/[,;]$/, '');
    })
    .join('\n');
}
