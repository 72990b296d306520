// Help articles on privacy and data in French.
import type { ArticlesOf } from '../../topics.ts';

export const dataArticles: ArticlesOf<'data'> = {
  privacy: {
    title: 'Confidentialité et RGPD',
    answer:
      'Les pages publiques ne posent aucun cookie et ne chargent rien de tiers ; Vys n’exige donc pas de bandeau cookies. Les données restent dans la base de ce serveur. Vous pouvez télécharger ou supprimer les vôtres dans Settings, Security.',
    steps: [
      'Lisez dans la politique de confidentialité ce qui est enregistré et pour combien de temps.',
      'Obtenez tout dans un fichier avec « Download my data », dans les réglages, sous « Security ».',
      'Si vous recueillez des adresses ou des messages par formulaire, dites-le dans votre propre politique et mettez un lien vers elle sur votre page.',
    ],
    more: [
      'Les lecteurs de YouTube, Spotify et autres ne se chargent qu’au toucher. Qui demande à ne pas être suivi n’est pas compté. S’il vous faut des mentions légales, ajoutez un pied de page avec un lien.',
    ],
    button: 'Lire la politique de confidentialité',
  },
  'my-data': {
    title: 'Télécharger vos données',
    answer:
      'Dans Settings, Security, « Download my data » réunit profil, page, versions, images, messages et statistiques dans un fichier zip.',
    steps: [
      'Ouvrez dans les réglages « Security » et allez à « Your data ».',
      'Choisissez « Download my data ».',
      'Attendez que le fichier soit complet ; avec beaucoup d’images, cela prend quelques minutes.',
    ],
    more: [
      'Si le téléchargement s’interrompt, recommencez ; rien n’est perdu. Le zip contient des fichiers ordinaires : JSON pour les données, vos images, votre page en HTML. Ni mots de passe ni clés n’y sont. Gardez-le en lieu sûr, car il contient des messages d’autres personnes.',
    ],
    button: 'Ouvrir la sécurité',
  },
  export: {
    title: 'Exporter votre page',
    answer:
      'Sur l’écran Pages, téléchargez votre page comme site à mettre chez n’importe quel hébergeur, ou comme fichier JSON à réimporter.',
    steps: [
      'Ouvrez « Pages » et trouvez « Export your page ».',
      'Choisissez « Download site » pour un hébergeur, ou « Download JSON » pour l’importer dans un autre compte Vys.',
      'Décompressez le zip et envoyez tout son contenu chez votre hébergeur.',
    ],
    more: [
      'Formulaires et statistiques ont besoin de Vys : dans le site exporté, les formulaires mènent à votre adresse e-mail et rien n’est compté. L’export contient la dernière version enregistrée.',
    ],
    button: 'Ouvrir Pages',
  },
  'delete-page': {
    title: 'Supprimer votre page',
    answer:
      'Sur l’écran « Pages », choisissez « Delete page » dans le menu de la page. Son adresse cesse aussitôt de fonctionner ; statistiques, versions et messages sont supprimés pour de bon. Nom d’utilisateur, images et formule restent.',
    steps: [
      'Pour garder une copie, choisissez « Download a copy first ».',
      'Choisissez « Delete page » et confirmez. Juste après, « Restore as draft » ramène le contenu, sans statistiques ni versions.',
      'Pour une simple pause, désactivez plutôt « Active » : personne ne voit la page et rien n’est perdu.',
    ],
    more: [
      'Une page suspendue peut être supprimée une fois son dossier clos. Les images isolées se suppriment sous « Images », dans le studio, les messages isolés sur l’écran « Pages ». Pour tout retirer, supprimez votre compte.',
    ],
    button: 'Ouvrir Pages',
  },
  'delete-account': {
    title: 'Supprimer votre compte',
    answer:
      'Allez dans Settings, Security, « Danger zone ». Page, images, statistiques et compte sont supprimés aussitôt et définitivement ; téléchargez d’abord vos données. Votre nom d’utilisateur reste réservé 90 jours.',
    steps: [
      'Choisissez d’abord « Download my data » si quelque chose peut vous servir plus tard.',
      'Choisissez « Delete account » sous « Danger zone ».',
      'Tapez votre nom d’utilisateur et choisissez « Delete my account ».',
    ],
    more: [
      'Une formule payante se termine avec lui et n’est plus débitée. Personne ne peut faire revenir un compte supprimé, pas même l’exploitant. Pour une simple pause, désactivez votre page ou résiliez votre formule.',
    ],
    button: 'Ouvrir la sécurité',
  },
};
