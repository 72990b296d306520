// Help articles on publishing and the link of a page in French.
import type { ArticlesOf } from '../../topics.ts';

export const publishingArticles: ArticlesOf<'publishing'> = {
  publish: {
    title: 'Publier votre page',
    answer:
      'Ouvrez AI Studio et choisissez « Publish ». Vys vérifie la page, puis elle est en ligne à votre lien. Les changements suivants restent un brouillon jusqu’à la prochaine publication.',
    steps: [
      'Dans AI Studio, choisissez « Publish » en haut.',
      'S’il reste quelque chose à corriger, la vérification dit quoi et où ; corrigez-le là.',
      'Choisissez « Open » pour voir votre page comme les visiteurs, ou « Share » pour la transmettre.',
    ],
    more: [
      'Avant la première fois, choisissez un nom d’utilisateur et confirmez votre adresse avec le lien que nous vous avons envoyé. « Unpublished changes » à côté du titre veut dire que les visiteurs voient encore la version d’avant.',
    ],
    own: 'Votre lien est {address}.',
    button: 'Ouvrir AI Studio',
  },
  'publish-check': {
    title: 'La vérification avant publication',
    answer:
      'Vys vérifie chaque page avant sa mise en ligne. Ce qui pourrait nuire aux visiteurs la bloque : un champ qui demande un mot de passe ou un numéro de carte, une connexion qui imite un autre service, un lien vers un site faux ou dangereux. Une erreur dans le code la bloque aussi. Chaque résultat dit quoi faire.',
    steps: [
      'Dans AI Studio, choisissez « Publish », ou ouvrez l’état de votre page et choisissez « Check page ».',
      'Corrigez ce qui figure sous « Fix before publishing ».',
      'Choisissez « Publish again », ou « Publish anyway » s’il ne reste que des suggestions.',
    ],
    more: [
      'Le reste n’est qu’une suggestion, par exemple un lien cassé, un texte provisoire ou une image sans description. Corrigez-le sur place ou publiez la page telle quelle.',
      'Beaucoup se corrige directement dans le rapport : écrivez le texte ou l’adresse qui manque, ou retirez la partie. Une remarque vous semble fausse ? Changez un peu la partie ou demandez à l’exploitant de ce site.',
    ],
    button: 'Ouvrir AI Studio',
  },
  unpublish: {
    title: 'Mettre la page hors ligne',
    answer:
      'Sur l’écran Pages, désactivez l’interrupteur « Active ». Les visiteurs voient alors « page introuvable » ; rien n’est supprimé et vous pouvez la réactiver à tout moment.',
    steps: [
      'Ouvrez « Pages ».',
      'Désactivez « Active » sur votre page. L’effet est immédiat.',
      'Pour masquer d’un coup tout ce que vous avez publié, désactivez « Pages Active » dans les réglages, sous « Account ».',
    ],
    more: [
      'Les moteurs de recherche peuvent montrer la page quelques jours encore. Statistiques, messages et versions restent ; rien n’est compté pendant ce temps. QR codes et liens refonctionnent dès que vous la réactivez.',
    ],
    own: 'Cela masque {address}.',
    button: 'Ouvrir Pages',
  },
  address: {
    title: 'Votre lien',
    answer:
      'Votre page se trouve à l’adresse publique de ce site suivie de votre nom d’utilisateur. Elle est accessible dès que vous publiez.',
    steps: [
      'Ouvrez « Pages » et choisissez « Copy URL » sur votre page.',
      'Ouvrez-le dans un autre navigateur ou sur votre téléphone pour voir ce que voient les visiteurs.',
      'Partagez-le : le lien reste le même, quoi que vous changiez sur la page.',
    ],
    more: [
      'Sans nom d’utilisateur, il n’y a pas encore de lien ; Vys le demande avant la publication. Les majuscules ne comptent pas. Ajoutez un + à la fin d’un lien Vys pour voir où mènent ses liens avant de l’ouvrir.',
    ],
    own: 'Votre lien est {address}.',
    button: 'Ouvrir Pages',
  },
  username: {
    title: 'Changer de nom d’utilisateur ou de lien',
    answer:
      'Changez votre nom d’utilisateur dans votre profil, et votre lien change aussi. L’ancien lien redirige pendant 90 jours et vos statistiques restent. Trois changements sont possibles tout de suite, puis un tous les dix jours.',
    steps: [
      'Ouvrez votre profil dans les réglages.',
      'Écrivez le nouveau nom sous « Username » ; Vys dit s’il est libre.',
      'Choisissez « Save changes » et confirmez avec « Change link ».',
    ],
    more: [
      'Les QR codes imprimés et les anciennes publications mènent encore à votre page pendant 90 jours ; remplacez-les d’ici là. Un nom que quelqu’un avait récemment peut être réservé. Si vous changez d’avis, votre ancien nom vous est gardé aussi longtemps.',
    ],
    own: 'Votre lien est actuellement {address}.',
    button: 'Ouvrir le profil',
  },
  domain: {
    title: 'Nom de domaine',
    answer:
      'Vys ne peut pas encore relier votre propre domaine, quelle que soit l’offre. Vous pouvez rediriger un domaine vers votre lien Vys chez le vendeur du domaine.',
    steps: [
      'Connectez-vous là où vous avez acheté votre domaine et ouvrez les réglages de redirection.',
      'Redirigez-le vers votre lien Vys, en https, de façon permanente (301).',
      'Ouvrez votre domaine dans un navigateur ; il doit mener à votre page.',
    ],
    more: [
      'Il faut parfois quelques heures pour que ce soit actif partout. Redirigez au lieu d’encadrer (« masking ») : les pages ne s’affichent pas dans un autre site. Vous pouvez alors donner votre domaine dans vos publications ; les statistiques comptent aussi ces visites.',
    ],
    own: 'Redirigez-le vers {address}.',
    button: 'Ouvrir le profil',
  },
  seo: {
    title: 'Moteurs de recherche',
    answer:
      'Les pages publiées sont du HTML simple avec titre, description, image d’aperçu et entrée dans le sitemap. Les moteurs les affichent si elles en disent assez : un titre et environ 40 mots différents, ou 12 mots et deux liens. Leur visite peut prendre des jours.',
    steps: [
      'Sous « Content », « Profile », donnez à votre page un nom et un slogan qui disent ce que vous faites et où.',
      'Écrivez quelques phrases sur vous et une description pour chaque image.',
      'Publiez et mettez le lien de votre page dans vos autres profils : c’est ainsi que les moteurs la trouvent.',
    ],
    more: [
      'Si elle reste introuvable après deux semaines, vérifiez qu’elle est publiée et active et qu’elle a assez de texte. Personne ne peut promettre une place ; des mots clairs que les gens cherchent aident le plus.',
    ],
    button: 'Ouvrir AI Studio',
  },
  'several-pages': {
    title: 'Plusieurs pages',
    answer:
      'Chaque compte a une page, quelle que soit l’offre. Elle peut avoir de nombreuses sections ; pour une page séparée, il faut un second compte avec une autre adresse e-mail.',
    steps: [
      'Mettez des choses différentes dans leurs propres sections, comme boutique, dates et contact.',
      'Groupez vos liens pour que chaque public trouve les siens.',
      'Les versions saisonnières restent dans l’historique : restaurez-en une quand vous voulez.',
    ],
    more: [
      'Pour une deuxième marque, créez un autre compte avec une autre adresse e-mail ; il a son lien, ses statistiques et sa formule. « Create Page » mène à la page que vous avez. Pour repartir de zéro, une seconde n’est pas nécessaire : l’ancienne reste dans l’historique.',
    ],
    button: 'Ouvrir Pages',
  },
  suspended: {
    title: 'Si votre page est suspendue',
    answer:
      'Les visiteurs peuvent signaler une page. Si l’exploitant de ce site juge qu’elle cause du tort, il la suspend : les visiteurs ne la voient plus, vous ne pouvez pas la publier, et nous vous en donnons la raison. Rien n’est supprimé.',
    more: [
      'Si c’est une erreur, choisissez « Appeal » sur l’écran Pages ou dans AI Studio et dites pourquoi. Une personne examine votre demande ; si elle vous donne raison, votre page redevient visible.',
      'Dites ce que vous avez corrigé ou ce qui a été mal compris : cela aide la personne qui décide. Vous apprenez la décision dans l’activité et par e-mail. D’ici là, vous pouvez continuer à modifier la page.',
    ],
    button: 'Ouvrir Pages',
  },
};
