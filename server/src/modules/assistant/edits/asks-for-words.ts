// Whether a message asks for words that it does not give: the assistant makes none up.
const TO_BE_WRITTEN =
  /\b(?:think (?:of|up)|come up with|suggest|write (?:me |us )?(?:an?|some|something|another)\b|write me|(?:find|give) (?:me |us )?(?:an?|something) \p{L}+er\b|denk (?:dir|euch)|[üu]berleg|f[äa]llt dir|schreib (?:mir |uns )?(?:was|etwas|eine?n?)\b|erfinde|trouve|invente|[ée]cris(?:-moi)? (?:quelque|une?)\b|propose|piensa|invéntate|inventa|escríbeme|escribe (?:algo|una?)\b|sugiere|pensa\b|escreve (?:algo|uma?)\b|sugere|scrivi(?:mi)? (?:qualcosa|una?)\b|proponi)/iu;
const GIVEN = /[:"“„«]/;

export const asksForWords = (text: string): boolean =>
  TO_BE_WRITTEN.test(text) && !GIVEN.test(text);
