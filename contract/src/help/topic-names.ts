// Names of the help center and of its topics in each of its languages.
import type { HelpLanguage } from './articles.ts';
import type { HelpTopic } from './topics.ts';

type TopicNames = Readonly<Record<HelpTopic, string>>;

type CenterTexts = {
  title: string;
  intro: string;
  /** Over what else to know on a subject. */
  more: string;
  /** Under pictures, where they do not show the reader's language. */
  pictureNote?: string;
};

export const helpCenterNames: Readonly<Record<HelpLanguage, CenterTexts>> = {
  en: {
    title: 'Help Center',
    intro: 'Answers for creators, from the first link to the last setting.',
    more: 'Good to know',
  },
  de: {
    title: 'Hilfe-Center',
    intro: 'Antworten für Creator, vom ersten Link bis zur letzten Einstellung.',
    more: 'Gut zu wissen',
  },
  fr: {
    title: "Centre d'aide",
    intro: 'Des réponses pour les créateurs, du premier lien au dernier réglage.',
    more: 'Bon à savoir',
    pictureNote: "L'image montre l'interface en anglais.",
  },
  es: {
    title: 'Centro de ayuda',
    intro: 'Respuestas para creadores, del primer enlace al último ajuste.',
    more: 'Conviene saber',
  },
  pt: {
    title: 'Central de ajuda',
    intro: 'Respostas para criadores, do primeiro link à última configuração.',
    more: 'Bom saber',
    pictureNote: 'A imagem mostra a interface em inglês.',
  },
  it: {
    title: 'Centro assistenza',
    intro: "Risposte per i creator, dal primo link all'ultima impostazione.",
    more: 'Buono a sapersi',
    pictureNote: "L'immagine mostra l'interfaccia in inglese.",
  },
};

export const helpTopicTitles: Readonly<Record<HelpLanguage, TopicNames>> = {
  en: {
    start: 'Getting started',
    studio: 'AI Studio and your page',
    publishing: 'Publishing and your link',
    sharing: 'Sharing and visitors',
    plans: 'Plans and limits',
    account: 'Account and security',
    problems: 'Problems',
    data: 'Privacy and your data',
  },
  de: {
    start: 'Erste Schritte',
    studio: 'AI Studio und deine Seite',
    publishing: 'Veröffentlichen und dein Link',
    sharing: 'Teilen und Besucher',
    plans: 'Tarife und Limits',
    account: 'Konto und Sicherheit',
    problems: 'Probleme',
    data: 'Datenschutz und deine Daten',
  },
  fr: {
    start: 'Premiers pas',
    studio: 'AI Studio et votre page',
    publishing: 'Publication et lien',
    sharing: 'Partage et visiteurs',
    plans: 'Formules et limites',
    account: 'Compte et sécurité',
    problems: 'Problèmes',
    data: 'Confidentialité et données',
  },
  es: {
    start: 'Primeros pasos',
    studio: 'AI Studio y tu página',
    publishing: 'Publicación y tu enlace',
    sharing: 'Compartir y visitantes',
    plans: 'Planes y límites',
    account: 'Cuenta y seguridad',
    problems: 'Problemas',
    data: 'Privacidad y tus datos',
  },
  pt: {
    start: 'Primeiros passos',
    studio: 'AI Studio e sua página',
    publishing: 'Publicação e link',
    sharing: 'Compartilhamento e visitantes',
    plans: 'Planos e limites',
    account: 'Conta e segurança',
    problems: 'Problemas',
    data: 'Privacidade e seus dados',
  },
  it: {
    start: 'Primi passi',
    studio: 'AI Studio e la tua pagina',
    publishing: 'Pubblicazione e link',
    sharing: 'Condivisione e visitatori',
    plans: 'Piani e limiti',
    account: 'Account e sicurezza',
    problems: 'Problemi',
    data: 'Privacy e i tuoi dati',
  },
};
