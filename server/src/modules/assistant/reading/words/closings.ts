// How letters and messages end, in six languages. Words that may as well stand in a line of a page are left out.
export const CLOSINGS = [
  '(?:kind|best|warm|many) (?:regards|wishes)|regards|sincerely|thanks|thank you|many thanks|thx',
  'mit (?:freundlichen|besten|lieben) gr[uü](?:ß|ss)en|(?:viele|liebe|beste|herzliche) gr[uü](?:ß|ss)e|mfg|lg|vg|danke?|vielen dank',
  "cordialement|bien (?:à vous|cordialement)|merci(?: bcp| beaucoup| d'avance)?|bisous",
  '(?:muchas |much[ií]simas |mil )?gracias|(?:un )?(?:saludo|abrazo)s?|atentamente',
  'cumprimentos|atenciosamente|obrigad[oa]|abra[cç]os?|beijos|(?:cordiali |distinti )?saluti|grazie(?: mille)?',
].join('|');
