// Help articles on plans, the account and its data in French. Names of screens stay as the interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Comparer les offres',
  usage: 'Voir votre utilisation',
  pages: 'Ouvrir Pages',
  profile: 'Ouvrir le profil',
  security: 'Ouvrir la sécurité',
  notifications: 'Ouvrir les notifications',
  apiKeys: 'Ouvrir les clés d’API',
} as const;
const plan = 'Votre offre est {plan}.';

export const accountArticles: ArticlesOf<'plans' | 'account' | 'data'> = {
  plans: {
    title: 'Offres et tarifs',
    text: 'Free est gratuit. Starter coûte {price:starter} par mois, Pro {price:pro}, Premium {price:premium} et Team {price:team}.\n\nStarter retire le lien « Made with Vys ». Pro ajoute les QR codes personnalisés, {storage:pro} de stockage et {days:pro} jours de statistiques. Premium ajoute l’éditeur de code, {storage:premium} et un an de statistiques. Team offre la même chose avec {storage:team}.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Requêtes IA',
    text: 'L’assistant intégré est gratuit et illimité dans toutes les offres. Le quota ne compte que les requêtes à un modèle de langage, si ce serveur en a un : {requests:month} par mois et {requests:week} sur 7 jours avec Free, sans limite avec les autres. Une fois épuisé, l’assistant intégré prend le relais.',
    own: plan,
    button: open.usage,
  },
  storage: {
    title: 'Stockage',
    text: 'Vos images comptent dans votre stockage : {storage:free} avec Free et Starter, {storage:pro} avec Pro, {storage:premium} avec Premium et {storage:team} avec Team. Supprimer des images libère de la place.',
    own: plan,
    button: open.usage,
  },
  branding: {
    title: 'Le lien « Made with Vys »',
    text: 'Les pages de l’offre Free affichent un petit lien « Made with Vys » en bas. Il disparaît à partir de Starter.',
    own: plan,
    button: open.plans,
  },
  payments: {
    title: 'Paiement',
    text: 'Sous Billing, ajoutez ou retirez des cartes, changez d’offre et téléchargez vos factures. Si l’écran indique « Sandbox », seules les cartes de test fonctionnent et aucun argent ne circule. Si un paiement échoue, vous avez 14 jours pour régler cela, et rien n’est supprimé.',
    own: plan,
    button: open.plans,
  },
  cancel: {
    title: 'Résilier une offre',
    text: 'Résiliez votre offre sous Billing : elle reste jusqu’à la fin de la période payée, et vous pouvez la reprendre d’ici là. Ensuite vous passez à Free, et rien n’est supprimé. Pour partir définitivement, supprimez votre compte dans Settings, Security.',
    own: plan,
    button: open.plans,
  },
  team: {
    title: 'Travailler en équipe',
    text: 'Chaque compte a une personne et une page ; vous ne pouvez pas encore inviter de membres. L’offre Team a plus de stockage, pas plus de personnes.',
    button: open.plans,
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
  'email-change': {
    title: 'Changer d’adresse e-mail',
    text: 'Choisissez « Change email » dans votre profil. Par sécurité, la nouvelle adresse est valable une fois que vous avez ouvert le lien que nous lui envoyons, et aussi celui envoyé à l’adresse actuelle si elle est confirmée.',
    button: open.profile,
  },
  notifications: {
    title: 'Notifications',
    text: 'La cloche montre ce qui se passe : votre page a été publiée, l’assistant a terminé, un visiteur a écrit, votre page a atteint un certain nombre de vues. Dans Settings, Notifications, vous choisissez ce que vous voulez savoir, et si c’est par e-mail, par notification push sur cet appareil ou seulement dans l’application.\n\nPendant les heures calmes, e-mails et notifications push attendent, puis un seul résumé arrive ; seules les nouveautés du produit, la maintenance et les alertes de sécurité n’attendent pas. L’e-mail hebdomadaire avec vos chiffres a son propre interrupteur dans Analytics.',
    button: open.notifications,
  },
  'api-keys': {
    title: 'Clés d’API',
    text: 'Avec une clé d’API, un de vos programmes utilise votre compte : par exemple un script qui sauvegarde vos statistiques ou une boutique qui met à jour votre page. C’est possible avec toutes les offres.\n\nCréez-en une dans Settings, Security : choisissez un nom, une date de fin et seulement les autorisations nécessaires, pour lire ou aussi modifier le profil, la page, les images, les messages, etc., puis saisissez votre mot de passe. Copiez la clé tout de suite : elle ne s’affiche qu’une fois. La liste indique ce que chaque clé peut faire et sa dernière utilisation.\n\n« API Docs » dans la barre latérale montre chaque appel avec des exemples. Vous pouvez avoir {limit:keys} clés ; chacune fait jusqu’à {limit:requests} requêtes par minute, et une clé restée un an sans servir est supprimée. Aucune n’atteint le mot de passe, la connexion, la facturation ni la suppression du compte.\n\nGardez vos clés secrètes. Si l’une a pu fuiter, choisissez « Revoke » : elle cesse aussitôt de fonctionner, et vous pouvez en créer une autre.',
    button: open.apiKeys,
  },
  privacy: {
    title: 'Confidentialité et RGPD',
    text: 'Les pages publiques ne posent aucun cookie et ne chargent rien de tiers ; Vys n’exige donc pas de bandeau cookies. Les données restent dans la base de ce serveur. Vous pouvez télécharger ou supprimer les vôtres dans Settings, Security.',
    button: 'Lire la politique de confidentialité',
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
  'delete-page': {
    title: 'Supprimer votre page',
    text: 'Une page ne se supprime pas seule. Désactivez-la sur l’écran Pages pour que personne ne la voie, demandez-moi de repartir de zéro, ou supprimez votre compte avec tout son contenu.',
    button: open.pages,
  },
  'delete-account': {
    title: 'Supprimer votre compte',
    text: 'Allez dans Settings, Security, « Danger zone ». Page, images, statistiques et compte sont supprimés aussitôt et définitivement ; téléchargez d’abord vos données. Votre nom d’utilisateur reste réservé 90 jours.',
    button: open.security,
  },
};
