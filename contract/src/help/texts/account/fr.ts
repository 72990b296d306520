// Help articles on the account and its security in French.
import type { ArticlesOf } from '../../topics.ts';

export const accountArticles: ArticlesOf<'account'> = {
  password: {
    title: 'Changer de mot de passe',
    answer:
      'Changez votre mot de passe dans Settings, Security ; vos autres appareils sont déconnectés. Si vous l’avez oublié, choisissez « Forgot password? » à l’écran de connexion.',
    steps: [
      'Ouvrez dans les réglages « Security » et allez à « Password ».',
      'Saisissez votre mot de passe actuel et deux fois le nouveau.',
      'Choisissez « Change password ».',
    ],
    more: [
      'Une longue phrase est plus sûre et plus facile à retenir qu’une courte énigme ; les mots de passe les plus courants sont refusés. Le lien de l’e-mail vaut un temps limité et une seule fois. Si vous ne l’avez pas demandé, ignorez-le : votre mot de passe n’a pas changé.',
    ],
    button: 'Ouvrir la sécurité',
  },
  'two-factor': {
    title: 'Connexion en deux étapes',
    answer:
      'Configurez une application d’authentification dans Settings, Security. Vous saisirez un code après le mot de passe ; des codes de secours servent si vous perdez votre téléphone.',
    steps: [
      'Ouvrez dans les réglages « Security » et choisissez « Set up » à côté de « Authenticator app ».',
      'Scannez le code avec une application comme Aegis, Google Authenticator ou 1Password et saisissez les 6 chiffres.',
      'Gardez les codes de récupération là où vous les trouvez sans votre téléphone.',
    ],
    more: [
      'Si les codes sont refusés, l’horloge du téléphone est souvent fausse : réglez-la sur automatique. Sans l’application, connectez-vous avec un code de récupération ; chacun vaut une fois. « New recovery codes » remplace les anciens.',
    ],
    button: 'Ouvrir la sécurité',
  },
  passkeys: {
    title: 'Clés d’accès',
    answer:
      'Ajoutez une clé d’accès (passkey) dans Settings, Security et connectez-vous avec votre empreinte, votre visage ou le code de l’appareil.',
    steps: [
      'Ouvrez dans les réglages « Security » et choisissez « Add a passkey ».',
      'Confirmez avec votre empreinte, votre visage ou votre code et donnez-lui un nom.',
      'La prochaine fois, choisissez « Sign in with a passkey » sur l’écran de connexion.',
    ],
    more: [
      'Elle ne se devine pas et ne se tape pas sur un faux site ; elle remplace le mot de passe et le code. « Synced » veut dire qu’elle est sur tous vos appareils du même compte Apple, Google ou gestionnaire de mots de passe. Ajoutez-en une deuxième en cas de perte, et retirez celle d’un appareil que vous n’avez plus.',
    ],
    button: 'Ouvrir la sécurité',
  },
  devices: {
    title: 'Appareils connectés',
    answer:
      'Settings, Security indique où vous êtes connecté. Déconnectez un appareil inconnu, ou tous les autres, et changez votre mot de passe.',
    steps: [
      'Ouvrez dans les réglages « Security » et allez à « Devices ».',
      'Choisissez « Sign out » pour un appareil, ou « Sign out all other devices ».',
      'Si l’un d’eux n’était pas vous, changez votre mot de passe et activez la connexion à deux facteurs.',
    ],
    more: [
      'Ces indications sont des estimations, et un ordinateur avec deux navigateurs compte pour deux appareils. « This device » est celui que vous utilisez. Si quelqu’un se connecte depuis un nouvel appareil, nous vous écrivons.',
    ],
    button: 'Ouvrir la sécurité',
  },
  'email-change': {
    title: 'Changer d’adresse e-mail',
    answer:
      'Choisissez « Change email » dans votre profil. Par sécurité, la nouvelle adresse est valable une fois que vous avez ouvert le lien que nous lui envoyons, et aussi celui envoyé à l’adresse actuelle si elle est confirmée.',
    steps: [
      'Ouvrez votre profil dans les réglages et choisissez « Change email ».',
      'Saisissez la nouvelle adresse et votre mot de passe.',
      'Ouvrez les liens que nous envoyons aux deux adresses.',
    ],
    more: [
      'D’ici là, vous vous connectez avec l’adresse actuelle. Si vous n’avez plus accès à l’ancienne boîte, contactez l’exploitant de ce site. Si un lien a expiré, choisissez « Resend link » ; « Cancel change » laisse tout comme avant.',
    ],
    button: 'Ouvrir le profil',
  },
  notifications: {
    title: 'Notifications',
    answer:
      'La cloche montre ce qui se passe : votre page a été publiée, l’assistant a terminé, un visiteur a écrit, votre page a atteint un certain nombre de vues. Dans Settings, Notifications, vous choisissez ce que vous voulez savoir, et si c’est par e-mail, par notification push sur cet appareil ou seulement dans l’application.',
    more: [
      'Pendant les heures calmes, e-mails et notifications push attendent, puis un seul résumé arrive ; seules les nouveautés du produit, la maintenance et les alertes de sécurité n’attendent pas. L’e-mail hebdomadaire avec vos chiffres a son propre interrupteur dans Analytics.',
      'Les notifications push demandent votre accord dans chaque navigateur. Si rien n’arrive, vérifiez que le navigateur peut les afficher et que votre appareil n’est pas en mode de concentration.',
    ],
    button: 'Ouvrir les notifications',
  },
  'api-keys': {
    title: 'Clés d’API',
    answer:
      'Avec une clé d’API, un de vos programmes utilise votre compte : par exemple un script qui sauvegarde vos statistiques ou une boutique qui met à jour votre page. C’est possible avec toutes les offres.',
    more: [
      'Créez-en une dans Settings, Security : choisissez un nom, une date de fin et seulement les autorisations nécessaires, pour lire ou aussi modifier le profil, la page, les images, les messages, etc., puis saisissez votre mot de passe. Copiez la clé tout de suite : elle ne s’affiche qu’une fois. La liste indique ce que chaque clé peut faire et sa dernière utilisation.',
      '« API Docs » dans la barre latérale montre chaque appel avec des exemples. Vous pouvez avoir {limit:keys} clés ; chacune fait jusqu’à {limit:requests} requêtes par minute, et une clé restée un an sans servir est supprimée. Aucune n’atteint le mot de passe, la connexion, la facturation ni la suppression du compte.',
      'Gardez vos clés secrètes. Si l’une a pu fuiter, choisissez « Revoke » : elle cesse aussitôt de fonctionner, et vous pouvez en créer une autre.',
    ],
    button: 'Ouvrir les clés d’API',
  },
};
