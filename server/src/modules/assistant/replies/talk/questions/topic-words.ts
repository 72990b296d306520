// Words of what questions are about, in six languages in one pattern, of a text from `normalize`.

export const removes =
  /\b(?:delet\w*|remov\w*|clos\w*|eras\w*|cancel\w*|get rid|deactivat\w*|leave|quit|losch\w*|entfern\w*|kundig\w*|weg|loswerd\w*|los|schliess\w*|supprim\w*|efface\w*|ferm\w*|clotur\w*|enlev\w*|desinscri\w*|borr\w*|elimin\w*|cerrar|cierro|baja|apag\w*|exclu\w*|encerr\w*|desativ\w*|cancell\w*|chiud\w*|disiscri\w*)\b/;
export const account =
  /\b(?:accounts?|konto|konten|nutzerkonto|comptes?|cuentas?|contas?|membership)\b/;
export const wholePage =
  /\b(?:(?:my|the|this|whole|entire|meine|die|diese|ganze|ma|la|cette|mi|esta|minha|essa|a|mia|questa|mon|ce|mi|il|meu|o) )+(?:page|site|website|seite|webseite|homepage|pagina|sitio|sito)\b/;
export const people =
  /\b(?:visitors?|people|ppl|customers?|clients?|fans?|someone|others?|kunden|besucher\w*|leute|andere|jemand|gens|visiteurs?|quelqu un|autres|gente|clientes?|visitantes?|alguien|personas|pessoas|alguem|persone|clienti|visitatori|altri|qualcuno)\b/;
export const photos =
  /\b(?:photos?|pictures?|pics?|images?|imgs?|bild\w*|fotos?|imagen\w*|imagem|imagens|immagin\w*|logos?|selfie|avatar)\b/;
export const notOnPage =
  /\b(?:section|abschnitt|bereich|rubrique|seccion|secao|sezione|button|knopf|bouton|boton|botao|pulsante)\b/;
