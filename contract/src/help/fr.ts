// Help articles in French. Names of screens stay as the interface has them.
import type { HelpArticles } from './articles.ts';

const open = {
  plans: 'Comparer les offres',
  usage: 'Voir votre utilisation',
  studio: 'Ouvrir AI Studio',
  pages: 'Ouvrir Pages',
  profile: 'Ouvrir le profil',
  security: 'Ouvrir la sécurité',
  dashboard: 'Ouvrir le tableau de bord',
} as const;
const plan = 'Votre offre est {plan}.';

export const frArticles: HelpArticles = {
  plans: {
    title: 'Offres et tarifs',
    text: 'Free est gratuit. Starter coûte {price:starter} par mois, Pro {price:pro}, Premium {price:premium} et Team {price:team}.\n\nStarter retire le lien « Made with Vys ». Pro ajoute les QR codes personnalisés, {storage:pro} de stockage et {days:pro} jours de statistiques. Premium ajoute l’éditeur de code, {storage:premium} et un an de statistiques. Team offre la même chose avec {storage:team}.',
    own: plan,
    button: open.plans,
  },
  free: {
    title: 'Ce qui est gratuit',
    text: 'L’offre Free n’expire jamais et ne demande pas de carte. Elle comprend votre page, la publication, l’assistant intégré sans limite, les formulaires, un QR code, {storage:free} pour les images et {days:free} jours de statistiques. Un petit lien « Made with Vys » figure sur la page.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Requêtes IA',
    text: 'L’assistant intégré est gratuit et illimité dans toutes les offres. Le quota ne compte que les requêtes à un modèle de langage, si ce serveur en a un : {requests:month} par mois et {requests:week} sur 7 jours avec Free, sans limite avec les autres. Une fois épuisé, l’assistant intégré prend le relais.',
    own: plan,
    button: open.usage,
  },
  assistant: {
    title: 'L’assistant',
    text: 'L’assistant intégré fonctionne sur ce serveur, sans modèle de langage, et n’envoie vos mots nulle part. Il crée votre page à partir d’une description et la modifie message après message. Il n’invente rien, et chaque changement peut être annulé.',
    button: open.studio,
  },
  publish: {
    title: 'Publier votre page',
    text: 'Ouvrez AI Studio et choisissez « Publish ». Vys vérifie la page, puis elle est en ligne à votre lien. Les changements suivants restent un brouillon jusqu’à la prochaine publication.',
    own: 'Votre lien est {address}.',
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
  'email-change': {
    title: 'Changer d’adresse e-mail',
    text: 'Choisissez « Change email » dans votre profil. Par sécurité, la nouvelle adresse est valable une fois que vous avez ouvert le lien que nous lui envoyons, et aussi celui envoyé à l’adresse actuelle si elle est confirmée.',
    button: open.profile,
  },
  'qr-code': {
    title: 'QR code',
    text: 'L’écran Pages affiche un QR code de votre lien, à télécharger en PNG. Les couleurs personnalisées sont incluses dans Pro, Premium et Team.',
    own: 'Il ouvre {address}.',
    button: open.pages,
  },
  share: {
    title: 'Partager votre page',
    text: 'Sur l’écran Pages, copiez votre lien ou téléchargez son QR code, ou choisissez « Share Profile » dans le menu. Mettez le lien dans vos profils, votre signature d’e-mail ou sur une affiche.',
    own: 'Votre lien est {address}.',
    button: open.pages,
  },
  analytics: {
    title: 'Statistiques',
    text: '« Analytics », dans le menu, montre les vues, les clics, les visiteurs et combien ont cliqué ; l’essentiel est aussi sur le tableau de bord. Vys compte sans cookies et n’enregistre aucune adresse IP. Les statistiques remontent à {days:free} jours avec Free et Starter, {days:pro} avec Pro et un an avec Premium et Team.',
    own: plan,
    button: open.dashboard,
  },
  domain: {
    title: 'Nom de domaine',
    text: 'Vys ne peut pas encore relier votre propre domaine, quelle que soit l’offre. Vous pouvez rediriger un domaine vers votre lien Vys chez le vendeur du domaine.',
    own: 'Redirigez-le vers {address}.',
    button: open.profile,
  },
  images: {
    title: 'Images',
    text: 'Envoyez vos photos et autres images dans le studio, jusqu’à {limit:image} chacune. Vys les réduit à 2 400 pixels de côté au plus et retire les données de localisation.',
    button: open.studio,
  },
  storage: {
    title: 'Stockage',
    text: 'Vos images comptent dans votre stockage : {storage:free} avec Free et Starter, {storage:pro} avec Pro, {storage:premium} avec Premium et {storage:team} avec Team. Supprimer des images libère de la place.',
    own: plan,
    button: open.usage,
  },
  'delete-account': {
    title: 'Supprimer votre compte',
    text: 'Allez dans Settings, Security, « Danger zone ». Page, images, statistiques et compte sont supprimés aussitôt et définitivement ; téléchargez d’abord vos données. Votre nom d’utilisateur reste réservé 90 jours.',
    button: open.security,
  },
  'delete-page': {
    title: 'Supprimer votre page',
    text: 'Une page ne se supprime pas seule. Désactivez-la sur l’écran Pages pour que personne ne la voie, demandez-moi de repartir de zéro, ou supprimez votre compte avec tout son contenu.',
    button: open.pages,
  },
  'my-data': {
    title: 'Télécharger vos données',
    text: 'Dans Settings, Security, « Download my data » réunit profil, page, versions, images, messages et statistiques dans un fichier zip.',
    button: open.security,
  },
  export: {
    title: 'Exporter votre page',
    text: 'Sur l’écran Pages, téléchargez votre page comme site à mettre chez n’importe quel hébergeur, ou comme fichier JSON à réimporter.',
    button: open.pages,
  },
  import: {
    title: 'Importer une page',
    text: 'Sur l’écran Pages, choisissez « Import a page » et donnez l’adresse d’une autre page de liens comme Linktree ou d’un site, un fichier HTML ou un export Vys. Nom, bio, photo, liens et couleurs sont repris, et vous voyez un aperçu avant tout changement.',
    button: open.pages,
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
  team: {
    title: 'Travailler en équipe',
    text: 'Chaque compte a une personne et une page ; vous ne pouvez pas encore inviter de membres. L’offre Team a plus de stockage, pas plus de personnes.',
    button: open.plans,
  },
  'several-pages': {
    title: 'Plusieurs pages',
    text: 'Chaque compte a une page, quelle que soit l’offre. Elle peut avoir de nombreuses sections ; pour une page séparée, il faut un second compte avec une autre adresse e-mail.',
    button: open.pages,
  },
  languages: {
    title: 'Langues',
    text: 'Écrivez-moi en français, anglais, allemand, espagnol, portugais ou italien : les libellés de votre page sont dans cette langue. L’application elle-même existe en anglais, allemand et espagnol.',
    button: open.studio,
  },
  privacy: {
    title: 'Confidentialité et RGPD',
    text: 'Les pages publiques ne posent aucun cookie et ne chargent rien de tiers ; Vys n’exige donc pas de bandeau cookies. Les données restent dans la base de ce serveur. Vous pouvez télécharger ou supprimer les vôtres dans Settings, Security.',
    button: 'Lire la politique de confidentialité',
  },
  support: {
    title: 'Aide et contact',
    text: 'Posez-moi ici vos questions sur votre page ou sur Vys. Pour votre compte, contactez l’exploitant de ce site ; les conditions disent ce qui s’applique.',
    button: 'Lire les conditions',
  },
  'links-limit': {
    title: 'Combien de liens',
    text: 'La liste de votre page accepte jusqu’à 100 liens, et d’autres dans les sections, avec toutes les offres. Seule la première configuration en demande 10 au plus.',
    own: 'Liens dans votre liste actuellement : {links}.',
    button: open.studio,
  },
  payments: {
    title: 'Paiement',
    text: 'Sous Billing, ajoutez ou retirez des cartes, changez d’offre et téléchargez vos factures. Si l’écran indique « Sandbox », seules les cartes de test fonctionnent et aucun argent ne circule. Si un paiement échoue, vous avez 14 jours pour régler cela, et rien n’est supprimé.',
    own: plan,
    button: open.plans,
  },
  selling: {
    title: 'Vendre et recevoir des dons',
    text: 'Vys n’encaisse aucun paiement de vos visiteurs. Mettez un lien vers votre boutique, PayPal, Stripe ou Ko-fi ; on paie là-bas, et Vys ne prend rien. Des produits avec leurs prix peuvent figurer sur votre page.',
    button: open.studio,
  },
  editing: {
    title: 'Modifier votre page',
    text: 'Écrivez-moi avec vos mots, par exemple « ajoute un lien vers ma boutique, https://example.com » ou « mets le fond en vert », et je change la page. Chaque changement peut être annulé.',
    button: open.studio,
  },
  cancel: {
    title: 'Résilier une offre',
    text: 'Résiliez votre offre sous Billing : elle reste jusqu’à la fin de la période payée, et vous pouvez la reprendre d’ici là. Ensuite vous passez à Free, et rien n’est supprimé. Pour partir définitivement, supprimez votre compte dans Settings, Security.',
    own: plan,
    button: open.plans,
  },
  branding: {
    title: 'Le lien « Made with Vys »',
    text: 'Les pages de l’offre Free affichent un petit lien « Made with Vys » en bas. Il disparaît à partir de Starter.',
    own: plan,
    button: open.plans,
  },
  newsletter: {
    title: 'Abonnés à la newsletter',
    text: 'Demandez-moi d’ajouter un formulaire de newsletter. Les nouveaux abonnés confirment par e-mail si ce serveur peut en envoyer ; vous les trouvez sur l’écran Pages et les exportez en CSV. Vys recueille les adresses mais n’envoie pas de newsletter.',
    button: open.pages,
  },
  forms: {
    title: 'Formulaires et messages',
    text: 'Formulaire de contact, livre d’or et newsletter fonctionnent avec toutes les offres. Ce que les visiteurs envoient apparaît sous votre page sur l’écran Pages, où vous pouvez le lire, l’exporter et le supprimer.',
    button: open.pages,
  },
  seo: {
    title: 'Moteurs de recherche',
    text: 'Les pages publiées sont du HTML simple avec titre, description, image d’aperçu et entrée dans le sitemap. Les moteurs les affichent si elles en disent assez : un titre et environ 40 mots différents, ou 12 mots et deux liens. Leur visite peut prendre des jours.',
    button: open.studio,
  },
  embed: {
    title: 'Vidéos, musique et intégration',
    text: 'Donnez-moi le lien d’une vidéo ou d’un morceau : j’ajoute une affiche qui ouvre le lecteur. Votre page Vys ne peut pas s’afficher dans un autre site ; mettez-y un lien.',
    button: open.studio,
  },
  password: {
    title: 'Changer de mot de passe',
    text: 'Changez votre mot de passe dans Settings, Security ; vos autres appareils sont déconnectés. Si vous l’avez oublié, choisissez « Forgot password? » à l’écran de connexion.',
    button: open.security,
  },
  'two-factor': {
    title: 'Connexion en deux étapes',
    text: 'Configurez une application d’authentification dans Settings, Security. Vous saisirez un code après le mot de passe ; des codes de secours servent si vous perdez votre téléphone.',
    button: open.security,
  },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Ajoutez une clé d’accès (passkey) dans Settings, Security et connectez-vous avec votre empreinte, votre visage ou le code de l’appareil.',
    button: open.security,
  },
  devices: {
    title: 'Appareils connectés',
    text: 'Settings, Security indique où vous êtes connecté. Déconnectez un appareil inconnu, ou tous les autres, et changez votre mot de passe.',
    button: open.security,
  },
  'mobile-app': {
    title: 'Sur votre téléphone',
    text: 'Aucune application à installer. Vys fonctionne dans le navigateur de votre téléphone, et votre page aussi.',
    button: open.dashboard,
  },
};
