// Of offline.html: loads what was wanted as soon as there is a network again, and says so in the browser's language.
const translations = {
  de: {
    title: 'Du bist offline',
    text: 'Deine Seite bleibt für Besucher online. Sobald du wieder verbunden bist, geht es hier weiter.',
    retry: 'Erneut versuchen',
  },
  es: {
    title: 'No tienes conexión',
    text: 'Tu página sigue en línea para los visitantes. En cuanto te conectes, volverás aquí.',
    retry: 'Reintentar',
  },
};

/** As the server does: what was chosen, else what the browser asks for first that there is, else English. */
function chooseLanguage() {
  const [, chosen] = /(?:^|; )vys_language=(\w+)/.exec(document.cookie) ?? [];
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return [chosen, ...asked].find((language) => language === 'en' || language in translations);
}

const retry = document.getElementById('retry');
const language = chooseLanguage();
const texts = translations[language];
if (texts) {
  document.documentElement.lang = language;
  document.querySelector('h1').textContent = texts.title;
  document.querySelector('p').textContent = texts.text;
  retry.textContent = texts.retry;
}

const load = () => location.reload();
window.addEventListener('online', load);
retry.addEventListener('click', load);
