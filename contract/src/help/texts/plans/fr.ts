// Help articles on plans and limits in French.
import type { ArticlesOf } from '../../topics.ts';

export const plansArticles: ArticlesOf<'plans'> = {
  plans: {
    title: 'Offres et tarifs',
    answer:
      'Free est gratuit. Starter coûte {price:starter} par mois, Pro {price:pro}, Premium {price:premium} et Team {price:team}.',
    steps: [
      'Ouvrez « Billing » et comparez les formules, au mois ou à l’année ; une année coûte dix mois.',
      'Choisissez le changement sur la carte de la formule voulue.',
      'Vérifiez ce qui est dû maintenant et payez.',
    ],
    more: [
      'Starter retire le lien « Made with Vys ». Pro ajoute les QR codes personnalisés, {storage:pro} de stockage et {days:pro} jours de statistiques. Premium ajoute l’éditeur de code, {storage:premium} et un an de statistiques. Team offre la même chose avec {storage:team}.',
      'Une formule supérieure vaut tout de suite, et vous ne payez que la différence pour le reste de la période. Une formule inférieure commence à la fin du temps payé. Rien de ce qui est à vous n’est supprimé.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Comparer les offres',
  },
  'ai-allowance': {
    title: 'Requêtes IA',
    answer:
      'L’assistant intégré est gratuit et illimité dans toutes les offres. Le quota ne compte que les requêtes à un modèle de langage, si ce serveur en a un : {requests:month} par mois et {requests:week} sur 7 jours avec Free, sans limite avec les autres. Une fois épuisé, l’assistant intégré prend le relais.',
    steps: [
      'Voyez ce qui reste en bas du menu, ou dans les réglages, sous « Account ».',
      'Continuez d’écrire quand tout est utilisé : l’assistant intégré répond.',
      'Pour en avoir plus, choisissez une formule sous « Billing ».',
    ],
    more: [
      'Seules comptent les demandes qui ont changé votre page, ni les questions ni les erreurs. Le quota mensuel se renouvelle le premier du mois, celui de la semaine sept jours après chaque demande.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Voir votre utilisation',
  },
  storage: {
    title: 'Stockage',
    answer:
      'Vos images comptent dans votre stockage : {storage:free} avec Free et Starter, {storage:pro} avec Pro, {storage:premium} avec Premium et {storage:team} avec Team. Supprimer des images libère de la place.',
    steps: [
      'Voyez ce que vous utilisez dans les réglages, sous « Account ».',
      'Ouvrez AI Studio et choisissez « Images ».',
      'Supprimez les images dont vous n’avez plus besoin. Avant de confirmer, vous voyez où chacune est utilisée.',
    ],
    more: [
      'Ne supprimez une image de votre page publiée qu’après l’avoir publiée sans elle. Quand l’espace est plein, les nouvelles images sont refusées ; tout ce qui existe continue de fonctionner. Versions et messages ne comptent pas.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Voir votre utilisation',
  },
  branding: {
    title: 'Le lien « Made with Vys »',
    answer:
      'Les pages de l’offre Free affichent un petit lien « Made with Vys » en bas. Il disparaît à partir de Starter.',
    steps: [
      'Ouvrez « Billing » et choisissez Starter ou une formule supérieure.',
      'Après le paiement, le lien disparaît de lui-même de votre page publiée, en quelques instants.',
      'Ouvrez votre page pour vérifier ; rechargez-la si le navigateur montre encore l’ancienne.',
    ],
    more: [
      'Le lien est petit, tout en bas, et ne recueille rien sur vos visiteurs. Si vous revenez à Free, il revient.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Comparer les offres',
  },
  payments: {
    title: 'Paiement',
    answer:
      'Sous Billing, ajoutez ou retirez des cartes, changez d’offre et téléchargez vos factures. Si l’écran indique « Sandbox », seules les cartes de test fonctionnent et aucun argent ne circule. Si un paiement échoue, vous avez 14 jours pour régler cela, et rien n’est supprimé.',
    steps: [
      'Ouvrez « Billing » et choisissez « Add Payment Method ».',
      'Saisissez la carte ; votre banque peut demander une confirmation.',
      'Avec plusieurs cartes, choisissez « Make default » pour celle qui paie.',
    ],
    more: [
      'Si une carte est refusée, le message dit pourquoi : souvent un plafond, une carte expirée ou une confirmation inachevée. Payez ensuite la facture ouverte en haut de l’écran, ou ajoutez une autre carte. Les données vont directement au prestataire de paiement et ne sont jamais enregistrées dans Vys.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Ouvrir Billing',
  },
  invoices: {
    title: 'Factures et coordonnées de l’entreprise',
    answer:
      'Chaque paiement a sa facture en PDF sous « Billing ». Votre entreprise, son adresse et son numéro de TVA figurent sur les factures à partir de la suivante.',
    steps: [
      'Ouvrez « Billing » et allez à « Billing history ».',
      'Choisissez le PDF d’une facture, ou « Export All » pour un tableau de toutes.',
      'Saisissez votre entreprise sous « Company details » et choisissez « Save ».',
    ],
    more: [
      'Les factures déjà émises ne changent pas. Écrivez le numéro de TVA avec le code du pays, comme DE123456789. Les factures vont à l’adresse e-mail de votre compte, que vous changez dans le profil. « Upcoming invoice » dit ce qui sera débité et quand.',
    ],
    button: 'Ouvrir Billing',
  },
  cancel: {
    title: 'Résilier une offre',
    answer:
      'Résiliez votre offre sous Billing : elle reste jusqu’à la fin de la période payée, et vous pouvez la reprendre d’ici là. Ensuite vous passez à Free, et rien n’est supprimé. Pour partir définitivement, supprimez votre compte dans Settings, Security.',
    steps: [
      'Ouvrez « Billing » et choisissez « Cancel plan ».',
      'Lisez ce que vous perdrez et confirmez.',
      'Si vous changez d’avis avant la fin, gardez la formule sur le même écran.',
    ],
    more: [
      'La formule reste jusqu’à la fin du temps payé : résilier tôt ne vous fait rien perdre. Vous voulez seulement payer moins ? Choisissez une formule inférieure. Téléchargez avant les statistiques anciennes : Free montre les {days:free} derniers jours.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Ouvrir Billing',
  },
  team: {
    title: 'Travailler en équipe',
    answer:
      'Chaque compte a une personne et une page ; vous ne pouvez pas encore inviter de membres. L’offre Team a plus de stockage, pas plus de personnes.',
    steps: [
      'Confiez le compte à une personne, avec une clé d’accès ou la connexion à deux facteurs.',
      'Donnez aux programmes une clé d’API avec les seuls droits nécessaires, au lieu du mot de passe.',
      'Montrez votre travail en le publiant, ou envoyez le site exporté.',
    ],
    more: [
      'Si plusieurs personnes partagent un mot de passe, on ne sait plus qui a changé quoi, et le code de l’application n’arrive que chez une seule. L’historique dit si l’assistant, le panneau de contenu ou l’éditeur de code a fait un changement.',
    ],
    button: 'Comparer les offres',
  },
};
