// Help articles on the page and its visitors in French. Names of screens stay as the interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Comparer les offres',
  studio: 'Ouvrir AI Studio',
  pages: 'Ouvrir Pages',
  profile: 'Ouvrir le profil',
  dashboard: 'Ouvrir le tableau de bord',
  templates: 'Ouvrir Templates',
  analytics: 'Ouvrir les statistiques',
  account: 'Ouvrir le compte',
} as const;
const plan = 'Votre offre est {plan}.';

export const pageArticles: ArticlesOf<'start' | 'studio' | 'publishing' | 'sharing' | 'problems'> =
  {
    assistant: {
      title: 'L’assistant',
      text: 'L’assistant intégré fonctionne sur ce serveur, sans modèle de langage, et n’envoie vos mots nulle part. Il crée votre page à partir d’une description et la modifie message après message. Il n’invente rien, et chaque changement peut être annulé.',
      button: open.studio,
    },
    free: {
      title: 'Ce qui est gratuit',
      text: 'L’offre Free n’expire jamais et ne demande pas de carte. Elle comprend votre page, la publication, l’assistant intégré sans limite, les formulaires, un QR code, {storage:free} pour les images et {days:free} jours de statistiques. Un petit lien « Made with Vys » figure sur la page.',
      own: plan,
      button: open.plans,
    },
    templates: {
      title: 'Modèles',
      text: 'Templates, dans la barre latérale, propose des designs prêts à l’emploi qui conviennent à toutes les pages. Filtrez-les par style et par couleurs, et regardez l’aperçu de chacun.\n\n« Use template » l’ouvre dans AI Studio avec votre nom, vos liens et vos contenus. Rien n’est enregistré avant que vous ne l’enregistriez, et vous pouvez annuler.',
      button: open.templates,
    },
    import: {
      title: 'Importer une page',
      text: 'Sur l’écran Pages, choisissez « Import a page » et donnez l’adresse d’une autre page de liens comme Linktree ou d’un site, un fichier HTML ou un export Vys. Nom, bio, photo, liens et couleurs sont repris, et vous voyez un aperçu avant tout changement.',
      button: open.pages,
    },
    languages: {
      title: 'Langues',
      text: "Vous pouvez écrire à l'assistant en français, anglais, allemand, espagnol, portugais ou italien, et votre page prend ses libellés dans cette langue. L'application existe en anglais, allemand et espagnol ; choisissez dans votre profil.",
      button: open.studio,
    },
    'mobile-app': {
      title: 'Sur votre téléphone',
      text: 'Vys fonctionne dans le navigateur de votre téléphone, et votre page aussi ; rien à prendre dans une boutique d’applications. Si vous voulez, mettez Vys sur l’écran d’accueil : Settings, Account montre comment, si votre navigateur peut l’installer. Les visiteurs n’ont jamais rien à installer.',
      button: open.account,
    },
    support: {
      title: 'Aide et contact',
      text: "Posez à l'assistant vos questions sur votre page ou sur Vys, ou cherchez dans ce centre d'aide. Pour votre compte, contactez l'exploitant de ce site ; les conditions disent qui le gère et ce qui s'applique.",
      button: 'Lire les conditions',
    },
    editing: {
      title: 'Modifier votre page',
      text: "Écrivez à l'assistant avec vos mots, par exemple « ajoute un lien vers ma boutique, https://example.com » ou « mets le fond en vert ». Il modifie textes, liens, sections, couleurs, polices et mise en page, plusieurs choses dans un même message si vous voulez. Vous pouvez coller des listes entières, comme une carte avec ses prix.\n\nLes onglets à côté du chat modifient la même page à la main. Chaque changement peut être annulé.",
      button: open.studio,
    },
    images: {
      title: 'Images',
      text: 'Envoyez vos photos et autres images dans le studio, jusqu’à {limit:image} chacune. Vys les réduit à 2 400 pixels de côté au plus et retire les données de localisation.',
      button: open.studio,
    },
    embed: {
      title: 'Vidéos, musique et intégration',
      text: "Donnez à l'assistant le lien d'une vidéo ou d'un morceau : votre page en montre une affiche qui ouvre le lecteur. Votre page Vys ne peut pas être affichée dans un autre site ; mettez plutôt un lien vers elle.",
      button: open.studio,
    },
    'links-limit': {
      title: 'Combien de liens',
      text: 'La liste de votre page accepte jusqu’à 100 liens, et d’autres dans les sections, avec toutes les offres. Seule la première configuration en demande 10 au plus.',
      own: 'Liens dans votre liste actuellement : {links}.',
      button: open.studio,
    },
    history: {
      title: 'Annuler et versions',
      text: 'Écrivez « annuler » pour revenir sur le dernier changement, autant de fois que nécessaire. « History » dans le studio liste les versions précédentes ; regardez-en une et restaurez-la.',
      button: open.studio,
    },
    code: {
      title: 'Éditeur de code',
      text: 'Avec Premium et Team, vous voyez et modifiez le code de votre page (JSX et CSS) dans le studio. Avec les autres offres, tout se change dans le chat.',
      own: plan,
      button: open.studio,
    },
    scripts: {
      title: 'Scripts et code personnalisé',
      text: 'Les pages ne peuvent pas charger de scripts, pixels ou traceurs d’autres sites ; cela protège vos visiteurs. Avec Premium et Team, vous écrivez votre propre JSX et CSS dans l’éditeur de code.',
      button: open.studio,
    },
    selling: {
      title: 'Vendre et recevoir des dons',
      text: 'Vys n’encaisse aucun paiement de vos visiteurs. Mettez un lien vers votre boutique, PayPal, Stripe ou Ko-fi ; on paie là-bas, et Vys ne prend rien. Des produits avec leurs prix peuvent figurer sur votre page.',
      button: open.studio,
    },
    publish: {
      title: 'Publier votre page',
      text: 'Ouvrez AI Studio et choisissez « Publish ». Vys vérifie la page, puis elle est en ligne à votre lien. Les changements suivants restent un brouillon jusqu’à la prochaine publication.',
      own: 'Votre lien est {address}.',
      button: open.studio,
    },
    'publish-check': {
      title: 'La vérification avant publication',
      text: 'Vys vérifie chaque page avant sa mise en ligne. Ce qui pourrait nuire aux visiteurs la bloque : un champ qui demande un mot de passe ou un numéro de carte, une connexion qui imite un autre service, un lien vers un site faux ou dangereux. Une erreur dans le code la bloque aussi. Chaque résultat dit quoi faire.\n\nLe reste n’est qu’une suggestion, par exemple un lien cassé, un texte provisoire ou une image sans description. Corrigez-le sur place ou publiez la page telle quelle.',
      button: open.studio,
    },
    unpublish: {
      title: 'Mettre la page hors ligne',
      text: 'Sur l’écran Pages, désactivez l’interrupteur « Active ». Les visiteurs voient alors « page introuvable » ; rien n’est supprimé et vous pouvez la réactiver à tout moment.',
      own: 'Cela masque {address}.',
      button: open.pages,
    },
    address: {
      title: 'Votre lien',
      text: 'Votre page se trouve à l’adresse publique de ce site suivie de votre nom d’utilisateur. Elle est accessible dès que vous publiez.',
      own: 'Votre lien est {address}.',
      button: open.pages,
    },
    username: {
      title: 'Changer de nom d’utilisateur ou de lien',
      text: 'Changez votre nom d’utilisateur dans votre profil, et votre lien change aussi. L’ancien lien redirige pendant 90 jours et vos statistiques restent. Trois changements sont possibles tout de suite, puis un tous les dix jours.',
      own: 'Votre lien est actuellement {address}.',
      button: open.profile,
    },
    domain: {
      title: 'Nom de domaine',
      text: 'Vys ne peut pas encore relier votre propre domaine, quelle que soit l’offre. Vous pouvez rediriger un domaine vers votre lien Vys chez le vendeur du domaine.',
      own: 'Redirigez-le vers {address}.',
      button: open.profile,
    },
    seo: {
      title: 'Moteurs de recherche',
      text: 'Les pages publiées sont du HTML simple avec titre, description, image d’aperçu et entrée dans le sitemap. Les moteurs les affichent si elles en disent assez : un titre et environ 40 mots différents, ou 12 mots et deux liens. Leur visite peut prendre des jours.',
      button: open.studio,
    },
    'several-pages': {
      title: 'Plusieurs pages',
      text: 'Chaque compte a une page, quelle que soit l’offre. Elle peut avoir de nombreuses sections ; pour une page séparée, il faut un second compte avec une autre adresse e-mail.',
      button: open.pages,
    },
    suspended: {
      title: 'Si votre page est suspendue',
      text: 'Les visiteurs peuvent signaler une page. Si l’exploitant de ce site juge qu’elle cause du tort, il la suspend : les visiteurs ne la voient plus, vous ne pouvez pas la publier, et nous vous en donnons la raison. Rien n’est supprimé.\n\nSi c’est une erreur, choisissez « Appeal » sur l’écran Pages ou dans AI Studio et dites pourquoi. Une personne examine votre demande ; si elle vous donne raison, votre page redevient visible.',
      button: open.pages,
    },
    share: {
      title: 'Partager votre page',
      text: 'Sur l’écran Pages, copiez votre lien ou téléchargez son QR code, ou choisissez « Share Profile » dans le menu. Mettez le lien dans vos profils, votre signature d’e-mail ou sur une affiche.',
      own: 'Votre lien est {address}.',
      button: open.pages,
    },
    'qr-code': {
      title: 'QR code',
      text: 'L’écran Pages affiche un QR code de votre lien, à télécharger en PNG. Les couleurs personnalisées sont incluses dans Pro, Premium et Team.',
      own: 'Il ouvre {address}.',
      button: open.pages,
    },
    analytics: {
      title: 'Statistiques',
      text: '« Analytics », dans le menu, montre les vues, les clics, les visiteurs et combien ont cliqué ; l’essentiel est aussi sur le tableau de bord. Vys compte sans cookies et n’enregistre aucune adresse IP. Les statistiques remontent à {days:free} jours avec Free et Starter, {days:pro} avec Pro et un an avec Premium et Team.',
      own: plan,
      button: open.analytics,
    },
    goals: {
      title: 'Objectifs de vues',
      text: 'Votre tableau de bord compte toutes les vues de votre page vers un objectif : d’abord {goal:first}, puis {goal:next} et toujours plus à chaque objectif atteint. Vys fixe les objectifs ; ils sont les mêmes pour tout le monde.\n\nChaque objectif atteint s’accompagne d’une image qui remercie vos visiteurs. Partagez-la ou téléchargez-la depuis le tableau de bord.',
      button: open.dashboard,
    },
    forms: {
      title: 'Formulaires et messages',
      text: 'Formulaire de contact, livre d’or et newsletter fonctionnent avec toutes les offres. Ce que les visiteurs envoient apparaît sous votre page sur l’écran Pages, où vous pouvez le lire, l’exporter et le supprimer.',
      button: open.pages,
    },
    newsletter: {
      title: 'Abonnés à la newsletter',
      text: "Demandez à l'assistant d'ajouter un formulaire de newsletter. Les nouveaux abonnés confirment par e-mail lorsque ce serveur peut en envoyer ; vous les trouvez sur l'écran Pages et pouvez les exporter en CSV. Vys recueille les adresses mais n'envoie pas de newsletters.",
      button: open.pages,
    },
    arrange: {
      title: 'Ordonner, masquer et programmer des liens',
      text: "Dans AI Studio, ouvrez Content pour faire glisser liens et sections à leur place, ou écrivez à l'assistant, par exemple « mets Instagram en premier ».\n\nUn lien masqué, comme une section masquée, reste dans votre liste, mais les visiteurs ne le voient pas ; vous pouvez l'afficher de nouveau à tout moment. Un lien avec des dates apparaît et disparaît tout seul aux jours choisis. Après un changement, publiez de nouveau pour que les visiteurs le voient.",
      button: open.studio,
    },
    sections: {
      title: 'Les sections de votre page',
      text: "En plus des liens, votre page peut avoir des sections : galerie, vidéos et musique, produits, carte, services, horaires, dates, plan, textes à propos de vous, équipe, citations, presse, questions et réponses, chiffres, compte à rebours, ainsi que des formulaires de contact, de newsletter et un livre d'or.\n\nDemandez-en une à l'assistant, ou ajoutez-la sous Content dans AI Studio. Rien n'est inventé : une section à laquelle il manque vos mots les attend.",
      button: open.studio,
    },
    design: {
      title: 'Le style de votre page',
      text: 'Dans AI Studio, ouvrez Design pour essayer styles, palettes, polices, fonds et formes sur votre propre page. Survolez pour voir un aperçu, touchez pour appliquer.\n\nVous pouvez aussi décrire ce que vous voulez, par exemple « des couleurs plus chaudes et des boutons plus ronds ». Vys garde le texte lisible sur chaque couleur, et chaque changement peut être annulé.',
      button: open.studio,
    },
    'not-visible': {
      title: 'Les visiteurs ne voient pas votre page',
      text: "Vérifiez trois choses. Votre page doit être publiée, ce qui se fait dans AI Studio. Elle doit être activée : l'interrupteur est sur l'écran Pages. Et le lien doit être juste : copiez-le depuis Pages au lieu de le taper.\n\nSi les visiteurs voient une ancienne version, vos derniers changements sont encore un brouillon ; publiez de nouveau. Si un avis dit que votre page est suspendue, vous pouvez contester à cet endroit.",
      button: open.pages,
    },
    'no-email': {
      title: "Un e-mail n'arrive pas",
      text: "Attendez quelques minutes et regardez dans vos indésirables. Vérifiez que l'adresse est bien écrite ; tant qu'elle n'est pas confirmée, vous pouvez la corriger. Demandez ensuite un nouvel e-mail : les liens des anciens ne fonctionnent plus.\n\nSi rien ne vient, le serveur de messagerie de ce site n'est peut-être pas configuré, ou votre fournisseur rejette l'e-mail. Contactez l'exploitant de ce site ; il peut voir si l'e-mail est parti.",
      button: open.profile,
    },
  };
