// Whether a message asks how something is, asks whether something can be done, or wants something done.
// Of a text from `normalize`.

export type Form =
  /** "How do I …", "where is …", "I can't find …". */
  | 'asks'
  /** "Can I …", "is there …": a question, or a polite wish for the page. */
  | 'may'
  /** "Can you …", "add …". */
  | 'wish'
  | 'none';

const opening =
  /^(?:(?:hey|hi|hello|hallo|hola|salut|bonjour|ciao|ola|oi|ok|okay|so|and|also|und|et|y|e|pls|please|bitte|quick question|(?:just )?(?:a |one )?question|(?:nur |kurze |mal )?(?:eine |ne )?frage|sorry|excuse me|btw|wait|but|aber|mais|pero|ma|mas|eh|oye|dis(?: moi)?|sag mal|senti|scusa|desculpa|perdon|pardon|una pregunta|(?:une |petite )?question|uma pergunta|una domanda|just wondering|i was wondering(?: if)?|wondering(?: if)?|do you know|weisst du|tu sais|sabes|sai|voce sabe|lol|hm+|tell me|sag mir|dime|dimmi|me diz)\s+)+/;

const wish =
  /^(?:(?:can|could|would|will) (?:you|u|ya|we|it|the|this)\b|what about (?:a|an|the|some|making|adding)\b|how about\b|let s\b|i (?:want|d like|would like) (?:a|an|the|my|you)\b|(?:kannst|konntest|wurdest|konnten) (?:du|wir|sie)\b|wie war(?:e|s| es)\b|(?:peux|pourrais|pouvez|pourriez) (?:tu|vous)\b|tu (?:peux|pourrais)\b|on pourrait\b|(?:me )?(?:puedes|podrias|podriamos|puede|podemos)\b|y si\b|(?:voce )?(?:pode|poderia|consegue)\b|(?:mi )?(?:puoi|potresti|potremmo)\b|(?:add|make|change|put|move|remove|rename|hide|set|use|fuge|mach|ander|ajoute|mets|change|cambia|pon|anade|agrega|muda|coloca|adiciona|aggiungi|metti)\b)/;

const may =
  /^(?:(?:can|could|may) (?:i|my|people|ppl|others|someone|anyone|visitors|customers|clients)\b|am i allowed|is it possible|is there\b|are there\b|possible to|do (?:you|u) (?:have|offer|support)\b|any (?:chance|way)|(?:kann|konnen|konnte|darf|durfen)\b|geht\b|gibt(?:s| s| es)\b|ist es moglich|habt ihr|hast du|(?:est ce que )?(?:je peux|on peut|j ai|c est possible|il y a|mes)\b|puis je|peut on|est il possible|est ce possible|y a t il|t as\b|vous avez|tu as\b|(?:puedo|pueden|se puede|se pueden|hay|es posible|tienen|tienes|tiene)\b|(?:posso|podem|da pra|da para|consigo|tem|e possivel|existe|si puo|si possono|possono|possiamo|c e|ci sono|e possibile|avete|hai)\b)/;

const asks =
  /^(?:(?:how|hows|howto|what|whats|where|wheres|when|why|who|which|whose|is|isn t|are|do|does|did|will|would|am|have|has|must|should|any idea|no idea|not sure|explain)\b|(?:i|we) (?:can t|cant|cannot|don t|dont|do not|still don t|still can t|couldn t) (?:find|see|know|understand|get|figure)|i (?:wonder|forgot|want to know|need to know|d like to know|lost)\b|i m (?:looking for|not sure|lost)|im (?:looking for|not sure|lost)|(?:wie|wieviel\w*|was|wo|woher|wohin|wann|warum|wieso|wer|welche[rsnm]?|ist|sind|sieht|muss|brauche? ich (?!ein)|braucht|habe?|bin|wird|werden|kostet|seh\w*|find\w* ich|ich (?:find\w* .*nicht|finde kein\w*|weiss nicht|hab mein passwort|versteh\w* nicht))\b|(?:comment|combien|quel\w*|ou|quand|pourquoi|qui|qu|que|quoi|est ce|c est|ca|faut il|il faut|je (?:trouve pas|ne trouve|sais pas|ne sais|vois pas|dois|comprends)|ma page|mon site|mes donnees|dois je|sont)\b|(?:como|cuant\w*|cual\w*|donde|adonde|cuando|por ?que|porque|quien|que|es|esta|estan|tengo|no (?:encuentro|se|veo|entiendo)|hace falta|necesito (?!un)|debo|quiero saber|mi pagina|puede la gente)\b|(?:quant\w*|qual|quais|onde|cade|quando|quem|o que|isso|ja|minha pagina|preciso (?!um)|tenho|e|eh|ta|nao (?:acho|encontro|sei|vejo|entendo)|queria saber|meus dados)\b|(?:come|quale|quali|dove|dov|perche|chi|che|cosa|cos|devo|ho|sono|serve (?!un)|bisogna|la mia pagina|il mio sito|non (?:trovo|so|vedo|capisco)|vorrei sapere)\b)/;

export function formOf(text: string, isMarked: boolean): Form {
  const bare = text.replace(opening, '');
  if (wish.test(bare)) return 'wish';
  if (may.test(bare)) return 'may';
  if (asks.test(bare) || asks.test(text) || isMarked) return 'asks';
  return 'none';
}
