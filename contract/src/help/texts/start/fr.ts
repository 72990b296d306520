// Help articles on getting started in French.
import type { ArticlesOf } from '../../topics.ts';

export const startArticles: ArticlesOf<'start'> = {
  'first-page': {
    title: 'Votre première page',
    answer:
      'Trois étapes mènent à une page que les visiteurs peuvent ouvrir : la décrire, la publier, la partager. Votre tableau de bord les montre sous « Get your page out there » jusqu’à ce qu’elles soient faites.',
    steps: [
      'Sur le tableau de bord, choisissez « Create page » et dites en une ou deux phrases ce que vous faites, avec vos liens.',
      'Regardez la page dans AI Studio et écrivez à l’assistant ce qui doit changer.',
      'Choisissez « Publish ». À partir de là, tout le monde peut ouvrir votre lien.',
      'Choisissez « Share Profile » dans le menu pour transmettre votre lien ou son QR code.',
    ],
    more: [
      'Il manque encore beaucoup ? Dites ce que vous faites, où vous êtes et où mènent vos liens : la page contient ce que vous donnez. Vous pouvez aussi partir d’un modèle sous « Templates », ou apporter vos liens avec « Import a page ».',
    ],
    button: 'Ouvrir AI Studio',
  },
  assistant: {
    title: 'L’assistant',
    answer:
      'L’assistant intégré fonctionne sur ce serveur, sans modèle de langage, et n’envoie vos mots nulle part. Il crée votre page à partir d’une description et la modifie message après message. Il n’invente rien, et chaque changement peut être annulé.',
    steps: [
      'Ouvrez AI Studio et écrivez votre souhait dans le champ de message. Plusieurs souhaits à la fois conviennent.',
      'Regardez l’aperçu et, sous la réponse, le résumé de ce qui a changé.',
      'Choisissez « Undo » si vous préfériez avant.',
    ],
    more: [
      'Si l’assistant ne comprend pas, il le dit et ne change rien. Nommez alors la partie (« le deuxième lien », « la carte ») et ce qu’elle doit dire. Si l’exploitant a relié un modèle de langage, celui-ci aide pour les messages que l’assistant intégré ne comprend pas.',
    ],
    button: 'Ouvrir AI Studio',
  },
  free: {
    title: 'Ce qui est gratuit',
    answer:
      'L’offre Free n’expire jamais et ne demande pas de carte. Elle comprend votre page, la publication, l’assistant intégré sans limite, les formulaires, un QR code, {storage:free} pour les images et {days:free} jours de statistiques. Un petit lien « Made with Vys » figure sur la page.',
    steps: [
      'Créez votre page dans AI Studio et choisissez « Publish » : aucune formule n’est nécessaire.',
      'Voyez ce que vous avez utilisé dans les réglages, sous « Account ».',
      'Comparez sous « Billing » ce que les autres formules ajoutent.',
    ],
    more: [
      'Une formule payante vaut la peine pour retirer le lien vers Vys, changer les couleurs du QR code, consulter des statistiques plus anciennes ou modifier le code. Si vous revenez à Free, votre page et vos images restent.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Comparer les offres',
  },
  templates: {
    title: 'Modèles',
    answer:
      'Templates, dans la barre latérale, propose des designs prêts à l’emploi qui conviennent à toutes les pages. Filtrez-les par style et par couleurs, et regardez l’aperçu de chacun.',
    steps: [
      'Ouvrez « Templates » et choisissez à quoi sert votre page, un style et des couleurs.',
      'Choisissez « Preview » pour voir un modèle en grand.',
      'Choisissez « Use template ».',
      'Regardez votre page ainsi, puis choisissez « Save » ou « Discard ».',
    ],
    more: [
      '« Use template » l’ouvre dans AI Studio avec votre nom, vos liens et vos contenus. Rien n’est enregistré avant que vous ne l’enregistriez, et vous pouvez annuler.',
      'Un modèle peut ajouter des sections qui attendent vos mots. Les visiteurs ne les voient qu’une fois remplies.',
    ],
    button: 'Ouvrir Templates',
  },
  import: {
    title: 'Importer une page',
    answer:
      'Sur l’écran Pages, choisissez « Import a page » et donnez l’adresse d’une autre page de liens comme Linktree ou d’un site, un fichier HTML ou un export Vys. Nom, bio, photo, liens et couleurs sont repris, et vous voyez un aperçu avant tout changement.',
    steps: [
      'Ouvrez « Pages » et choisissez « Import a page ».',
      'Collez l’adresse sous « Page link » ou utilisez « Choose a file ».',
      'Choisissez « Preview import ». L’aperçu dit ce qui est repris, ce qui est à vérifier et ce qui n’a pas pu l’être.',
      'Choisissez « Use this page ».',
    ],
    more: [
      'Certains sites ne se laissent pas lire par d’autres serveurs. Enregistrez alors la page en HTML dans votre navigateur et choisissez ce fichier. Votre page d’avant reste dans l’historique.',
    ],
    button: 'Ouvrir Pages',
  },
  languages: {
    title: 'Langues',
    answer:
      "Vous pouvez écrire à l'assistant en français, anglais, allemand, espagnol, portugais ou italien, et votre page prend ses libellés dans cette langue. L'application existe en anglais, allemand et espagnol ; choisissez dans votre profil.",
    steps: [
      'Dans votre profil, dans les réglages, choisissez « Language » pour l’application et nos e-mails.',
      'Dans AI Studio, ouvrez « Content » puis « Profile » et réglez « Page language » pour les dates, horaires et boutons de votre page.',
    ],
    more: [
      'Vos textes restent dans la langue où vous les avez écrits. Pour les traduire, envoyez le nouveau texte à l’assistant ou modifiez-le sous « Content ». Le centre d’aide existe dans les six langues ; choisissez-en une en haut.',
    ],
    button: 'Ouvrir AI Studio',
  },
  'mobile-app': {
    title: 'Sur votre téléphone',
    answer:
      'Vys fonctionne dans le navigateur de votre téléphone, et votre page aussi ; rien à prendre dans une boutique d’applications. Si vous voulez, mettez Vys sur l’écran d’accueil : Settings, Account montre comment, si votre navigateur peut l’installer. Les visiteurs n’ont jamais rien à installer.',
    steps: [
      'Sur iPhone ou iPad, ouvrez Vys dans Safari, touchez le symbole de partage, puis Sur l’écran d’accueil.',
      'Sur Android et sur ordinateur, ouvrez les réglages, « Account », et choisissez « Install Vys ».',
      'Pour être prévenu des messages et des objectifs sur le téléphone, activez les notifications push dans les réglages, sous « Notifications ».',
    ],
    more: [
      '« Install Vys » n’apparaît pas ? Votre navigateur ne sait pas installer de sites, ou Vys l’est déjà. Sur iPhone, les notifications push ne fonctionnent que dans l’application installée.',
    ],
    button: 'Ouvrir le compte',
  },
  keyboard: {
    title: 'Raccourcis clavier et recherche',
    answer:
      'Appuyez sur Ctrl+K (⌘K sur Mac) pour ouvrir la palette de commandes : elle trouve chaque écran, chaque réglage, ces articles et ce que vous pouvez faire à l’instant. Appuyez sur ? pour voir tous les raccourcis.',
    steps: [
      'Appuyez sur Ctrl+K ou choisissez « Search » dans le menu.',
      'Tapez ce que vous cherchez, par exemple « qr » ou « publish ».',
      'Choisissez une entrée avec les flèches et appuyez sur Entrée.',
    ],
    more: [
      'Dans AI Studio, Ctrl+S enregistre et Ctrl+Z annule le dernier changement. Les raccourcis d’une seule touche gênent la dictée : désactivez-les sous « Keyboard shortcuts », dans le menu de votre compte. Ils n’agissent jamais pendant que vous écrivez dans un champ.',
    ],
    button: 'Ouvrir le tableau de bord',
  },
  support: {
    title: 'Aide et contact',
    answer:
      "Posez à l'assistant vos questions sur votre page ou sur Vys, ou cherchez dans ce centre d'aide. Pour votre compte, contactez l'exploitant de ce site ; les conditions disent qui le gère et ce qui s'applique.",
    steps: [
      'Cherchez un mot dans ce centre d’aide, ou appuyez sur Ctrl+K n’importe où dans Vys et tapez-le.',
      'Demandez à l’assistant dans AI Studio, par exemple « comment changer mon lien ? ».',
      'Pour votre compte, les paiements ou une page suspendue, écrivez à l’exploitant ; son adresse est dans les conditions.',
    ],
    more: [
      'Dites ce que vous avez fait, ce que vous attendiez et ce que vous avez vu, et donnez votre nom d’utilisateur. N’envoyez jamais votre mot de passe ni un code : personne n’en a besoin pour vous aider.',
    ],
    button: 'Lire les conditions',
  },
};
