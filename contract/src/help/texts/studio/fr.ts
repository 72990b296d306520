// Help articles on AI Studio and the page in French.
import type { ArticlesOf } from '../../topics.ts';

export const studioArticles: ArticlesOf<'studio'> = {
  editing: {
    title: 'Modifier votre page',
    answer:
      "Écrivez à l'assistant avec vos mots, par exemple « ajoute un lien vers ma boutique, https://example.com » ou « mets le fond en vert ». Il modifie textes, liens, sections, couleurs, polices et mise en page, plusieurs choses dans un même message si vous voulez. Vous pouvez coller des listes entières, comme une carte avec ses prix.",
    steps: [
      'Écrivez dans le chat ce qui doit changer, ou ouvrez « Content » pour les textes et liens et « Design » pour les couleurs et polices.',
      'Vous pouvez aussi cliquer sur une partie de l’aperçu pour la modifier, la déplacer, la masquer, la retirer ou poser une question à son sujet.',
      'Choisissez « Save », puis « Publish » pour que les visiteurs le voient.',
    ],
    more: [
      'Les onglets à côté du chat modifient la même page à la main. Chaque changement peut être annulé.',
      'Vos changements restent un brouillon jusqu’à la publication. Si une autre partie a changé, choisissez « Undo » et nommez-la plus précisément.',
    ],
    button: 'Ouvrir AI Studio',
  },
  sections: {
    title: 'Les sections de votre page',
    answer:
      "En plus des liens, votre page peut avoir des sections : galerie, vidéos et musique, produits, carte, services, horaires, dates, plan, textes à propos de vous, équipe, citations, presse, questions et réponses, chiffres, compte à rebours, ainsi que des formulaires de contact, de newsletter et un livre d'or.",
    steps: [
      'Ouvrez « Content » dans AI Studio et choisissez « Add a section ».',
      'Choisissez ce que vous voulez montrer et remplissez les entrées.',
      'Si vous le souhaitez, changez la disposition de la section sous « Layout ».',
      'Choisissez « Save » et publiez à nouveau.',
    ],
    more: [
      "Demandez-en une à l'assistant, ou ajoutez-la sous Content dans AI Studio. Rien n'est inventé : une section à laquelle il manque vos mots les attend.",
      'Pour retirer une section, ouvrez son menu : « Hide » la garde pour plus tard, « Remove » la supprime. « Undo » la fait revenir.',
    ],
    button: 'Ouvrir AI Studio',
  },
  arrange: {
    title: 'Ordonner, masquer et programmer des liens',
    answer:
      "Dans AI Studio, ouvrez Content pour faire glisser liens et sections à leur place, ou écrivez à l'assistant, par exemple « mets Instagram en premier ». Ce que vous masquez n’est pas perdu : vos visiteurs ne le voient plus tant que vous ne l’affichez pas de nouveau.",
    steps: [
      'Ouvrez « Content » dans AI Studio.',
      'Faites glisser un lien ou une section par sa poignée, ou choisissez « Move up » et « Move down » dans son menu.',
      'Pour des dates, ouvrez le lien et réglez « First day » et « Last day » sous « Schedule ».',
    ],
    more: [
      "Un lien masqué, comme une section masquée, reste dans votre liste, mais les visiteurs ne le voient pas ; vous pouvez l'afficher de nouveau à tout moment. Un lien avec des dates apparaît et disparaît tout seul aux jours choisis. Après un changement, publiez de nouveau pour que les visiteurs le voient.",
      'Les deux jours sont inclus, selon l’horloge du visiteur. Votre aperçu montre toujours un lien planifié, pour que vous puissiez le vérifier.',
    ],
    button: 'Ouvrir AI Studio',
  },
  design: {
    title: 'Le style de votre page',
    answer:
      'Dans AI Studio, ouvrez Design pour essayer styles, palettes, polices, fonds et formes sur votre propre page. Survolez pour voir un aperçu, touchez pour appliquer.',
    steps: [
      'Ouvrez « Design » dans AI Studio.',
      'Choisissez l’un des « Looks » ou un autre design pour le même contenu.',
      'Réglez plus bas les palettes, le fond, les polices, les coins et l’espacement.',
      'Choisissez « Save » et publiez à nouveau.',
    ],
    more: [
      'Vous pouvez aussi décrire ce que vous voulez, par exemple « des couleurs plus chaudes et des boutons plus ronds ». Vys garde le texte lisible sur chaque couleur, et chaque changement peut être annulé.',
      'S’il y est dit que votre page a son propre design, elle a été écrite en code : demandez les changements à l’assistant, ou reconstruisez-la sous « Content » comme page modifiable.',
    ],
    button: 'Ouvrir AI Studio',
  },
  images: {
    title: 'Images',
    answer:
      'Envoyez vos photos et autres images dans le studio, jusqu’à {limit:image} chacune. Vys les réduit à 2 400 pixels de côté au plus et retire les données de localisation.',
    steps: [
      'Dans le chat de AI Studio, choisissez le bouton à côté du champ de message, puis un fichier, ou plusieurs à la fois.',
      'Dites où il va : « mets-la comme photo de profil », « ajoute-les à la galerie ».',
      'Retrouvez toutes vos images sous « Images », en haut du studio ; vous pouvez les y remplacer ou les supprimer.',
    ],
    more: [
      'Une image trop grande ou d’un format inconnu est refusée ; enregistrez-la en JPEG, PNG ou WebP. Décrivez chaque image sous « Alt text » pour les personnes qui ne la voient pas.',
    ],
    button: 'Ouvrir AI Studio',
  },
  picture: {
    title: 'Votre nom et photo de profil',
    answer:
      'Votre nom complet et votre photo figurent sur votre page, dans l’aperçu de votre lien et à côté de votre compte. Vous les changez dans votre profil, dans les réglages.',
    steps: [
      'Ouvrez les réglages et choisissez « Upload picture » ou « Change picture ».',
      'Déplacez et zoomez jusqu’à ce que la bonne partie soit dans le cercle, puis choisissez « Use picture ».',
      'Corrigez votre nom sous « Full name » et choisissez « Save changes ».',
    ],
    more: [
      'Votre page peut porter un autre nom, comme celui de votre boutique : changez-le dans AI Studio, sous « Content », « Profile ». Les photos peuvent avoir {limit:image} au plus, et nous retirons le lieu de la prise de vue. Si le navigateur ne lit pas une photo du téléphone, enregistrez-la d’abord en JPEG.',
    ],
    button: 'Ouvrir le profil',
  },
  embed: {
    title: 'Vidéos, musique et intégration',
    answer:
      "Donnez à l'assistant le lien d'une vidéo ou d'un morceau : votre page en montre une affiche qui ouvre le lecteur. Votre page Vys ne peut pas être affichée dans un autre site ; mettez plutôt un lien vers elle.",
    steps: [
      'Copiez le lien de la vidéo, du morceau, de la playlist ou de la page de réservation.',
      'Collez-le dans le chat avec quelques mots, comme « ajoute cette vidéo », ou créez sous « Content » une section de vidéos ou de musique.',
      'Regardez dans l’aperçu : le lecteur démarre quand quelqu’un touche l’image.',
    ],
    more: [
      'YouTube, Vimeo, TikTok, Twitch, Spotify, Apple Music, SoundCloud, Bandcamp et Calendly s’ouvrent sur la page. Tout autre lien ouvre son propre site. Avant le toucher, rien n’est chargé de ces services.',
    ],
    button: 'Ouvrir AI Studio',
  },
  'links-limit': {
    title: 'Combien de liens',
    answer:
      'La liste de votre page accepte jusqu’à 100 liens, et d’autres dans les sections, avec toutes les offres. Seule la première configuration en demande 10 au plus.',
    steps: [
      'Ouvrez « Content » dans AI Studio et choisissez « Add links ».',
      'Collez une ou plusieurs adresses, chacune sur sa ligne.',
      'Donnez à chaque lien un titre qui dit où il mène.',
    ],
    more: [
      'Si une adresse est refusée, il lui manque peut-être sa fin (comme .fr). Les adresses web, e-mail et numéros de téléphone conviennent. Beaucoup de liens se trouvent mieux en groupes : les entrées du même « Group » se suivent sous un titre.',
    ],
    own: 'Liens dans votre liste actuellement : {links}.',
    button: 'Ouvrir AI Studio',
  },
  history: {
    title: 'Annuler et versions',
    answer:
      'Écrivez « annuler » pour revenir sur le dernier changement, autant de fois que nécessaire. « History » dans le studio liste les versions précédentes ; regardez-en une et restaurez-la.',
    steps: [
      'Dans AI Studio, choisissez « History ».',
      'Choisissez une version et regardez son « Preview », ou choisissez « Compare » pour voir ce qui a changé.',
      'Choisissez « Restore This Version », ou « Restore » pour une seule partie.',
    ],
    more: [
      'Restaurer crée une nouvelle version : rien n’est perdu. Les versions publiées sont marquées et toujours gardées ; l’ancienneté des autres dépend de votre formule. Les visiteurs voient la version restaurée quand vous la publiez.',
    ],
    button: 'Ouvrir AI Studio',
  },
  conflict: {
    title: 'Une version plus récente existe ailleurs',
    answer:
      'Vous voyez ce message quand votre page a été enregistrée dans un autre onglet, sur un autre appareil ou par l’assistant pendant que vous la modifiiez ici. Rien n’est perdu : vous choisissez la version qui continue.',
    steps: [
      'Choisissez « Load the newer version » pour continuer avec ce qui a été enregistré ailleurs.',
      'Ou choisissez « Keep mine » pour enregistrer ce que vous voyez ici.',
      'En cas d’erreur, ouvrez « History » et restaurez l’autre version.',
    ],
    more: [
      'Les deux versions sont dans l’historique, quel que soit votre choix. Le plus simple est de modifier une page à un seul endroit à la fois. Si un message dit que des changements non enregistrés ont été restaurés, le navigateur avait été fermé avant ; ils sont tels que vous les aviez laissés.',
    ],
    button: 'Ouvrir AI Studio',
  },
  code: {
    title: 'Éditeur de code',
    answer:
      'Avec Premium et Team, vous voyez et modifiez le code de votre page (JSX et CSS) dans le studio. Avec les autres offres, tout se change dans le chat.',
    steps: [
      'Dans AI Studio, choisissez « Code » à côté de « Preview ».',
      'Modifiez le JSX ou le CSS ; l’aperçu suit.',
      'Choisissez « Format » pour mettre en ordre et « Save » pour enregistrer.',
    ],
    more: [
      'Une erreur s’affiche avec sa ligne, et l’aperçu garde la dernière version qui fonctionnait. Une page peut importer les paquets intégrés, mais pas charger de scripts d’ailleurs. Le chat et « Content » continuent de fonctionner tant que le code garde la structure de la page.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Ouvrir AI Studio',
  },
  scripts: {
    title: 'Scripts et code personnalisé',
    answer:
      'Les pages ne peuvent pas charger de scripts, pixels ou traceurs d’autres sites ; cela protège vos visiteurs. Avec Premium et Team, vous écrivez votre propre JSX et CSS dans l’éditeur de code.',
    steps: [
      'Pour les chiffres, utilisez « Analytics » : aucun code n’est nécessaire.',
      'Pour distinguer des campagnes, ajoutez des balises utm aux liens que vous partagez.',
      'Pour une vidéo, un morceau ou un calendrier de réservation, collez le lien au lieu du code d’intégration.',
    ],
    more: [
      'Si un code collé contient un script d’un autre site, la vérification le nomme et il n’est pas publié. Vos propres programmes peuvent travailler avec votre page par l’API ; voyez l’article sur les clés d’API.',
    ],
    button: 'Ouvrir AI Studio',
  },
  selling: {
    title: 'Vendre et recevoir des dons',
    answer:
      'Vys n’encaisse aucun paiement de vos visiteurs. Mettez un lien vers votre boutique, PayPal, Stripe ou Ko-fi ; on paie là-bas, et Vys ne prend rien. Des produits avec leurs prix peuvent figurer sur votre page.',
    steps: [
      'Demandez à l’assistant des produits avec nom et prix, ou choisissez sous « Content » « Add a section » et « Products ».',
      'Donnez à chaque produit le lien où l’acheter.',
      'Pour les dons, ajoutez votre lien PayPal, Ko-fi ou Patreon et dites à quoi ils servent.',
    ],
    more: [
      'Un produit momentanément absent peut être marqué « Sold out » au lieu d’être retiré. Les prix sont du texte : écrivez-les avec leur devise. Commandes, taxes et retours relèvent de la boutique vers laquelle vous renvoyez.',
    ],
    button: 'Ouvrir AI Studio',
  },
};
