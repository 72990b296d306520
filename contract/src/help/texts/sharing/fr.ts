// Help articles on sharing and visitors in French.
import type { ArticlesOf } from '../../topics.ts';

export const sharingArticles: ArticlesOf<'sharing'> = {
  share: {
    title: 'Partager votre page',
    answer:
      'Sur l’écran Pages, copiez votre lien ou téléchargez son QR code, ou choisissez « Share Profile » dans le menu. Mettez le lien dans vos profils, votre signature d’e-mail ou sur une affiche.',
    steps: [
      'Choisissez « Share Profile » dans le menu.',
      'Sous « QR code », téléchargez le code ; sous « Post », écrivez sur un réseau ou copiez le lien pour votre bio ; sous « Contact », vous avez une signature, une carte de contact et le lien pour un tag NFC.',
      'Sur téléphone, « Share with… » ouvre vos applications.',
    ],
    more: [
      'Les liens sous « Post » et « Contact » sont marqués : « Analytics » montre d’où viennent les visiteurs. S’ils voient « introuvable », publiez la page et activez-la.',
    ],
    own: 'Votre lien est {address}.',
    button: 'Ouvrir Pages',
  },
  'instagram-bio': {
    title: 'Mettre le lien dans votre bio',
    answer:
      'Instagram, TikTok, YouTube et la plupart des réseaux ont un champ pour les liens dans le profil. Copiez votre lien depuis « Share Profile » et collez-le là ; les visiteurs arrivent sur votre page d’un seul toucher.',
    steps: [
      'Choisissez « Share Profile », puis « Post », et copiez « Link for your bio ».',
      'Sur Instagram, ouvrez votre profil, touchez Modifier le profil, puis Liens et Ajouter un lien externe.',
      'Sur TikTok, touchez Modifier le profil et collez-le sous Site web ; sur YouTube, sous Personnaliser la chaîne, Liens.',
      'Enregistrez et touchez le lien une fois pour l’essayer.',
    ],
    more: [
      'TikTok ne montre ce champ qu’à certains comptes, comme les comptes professionnels. Si une application dit que le lien n’est pas valide, collez-le avec https:// au début. Dans « Analytics », ces visites figurent sous « Campaigns ».',
    ],
    button: 'Ouvrir Pages',
  },
  'qr-code': {
    title: 'QR code',
    answer:
      'L’écran Pages affiche un QR code de votre lien, à télécharger en PNG ; « Share Profile » le propose aussi en SVG et en PDF pour l’impression. Les couleurs personnalisées sont incluses dans Pro, Premium et Team.',
    steps: [
      'Choisissez « Share Profile » dans le menu, puis « QR code ».',
      'Attendez « Scans well » et choisissez « Download PNG » ; « Other formats » propose SVG et PDF pour l’impression.',
      'À partir de Pro, choisissez « Customize » pour les couleurs, une image au centre et un texte dessous.',
    ],
    more: [
      'Imprimez-le sur au moins 2 cm de large, avec une marge claire, et essayez-le avec deux téléphones avant d’en imprimer beaucoup. Foncé sur clair se lit le mieux. Le code reste le même quand la page change ; un nouveau nom d’utilisateur en demande un autre au bout de 90 jours.',
    ],
    own: 'Il ouvre {address}.',
    button: 'Ouvrir Pages',
  },
  'email-signature': {
    title: 'Signature d’e-mail',
    answer:
      'Chaque e-mail que vous envoyez peut mener à votre page : « Share Profile » propose une signature avec votre nom et votre lien, à coller dans votre logiciel de messagerie.',
    steps: [
      'Choisissez « Share Profile », puis « Contact ».',
      'Choisissez « Copy signature ».',
      'Dans Gmail, ouvrez Paramètres, Voir tous les paramètres, Signature ; dans Outlook, Paramètres, Composer et répondre ; dans Apple Mail, Réglages, Signatures.',
      'Collez-y la signature et enregistrez.',
    ],
    more: [
      'S’il n’arrive que du texte simple, le champ n’accepte pas de mise en forme ; le lien fonctionne quand même. Les visites depuis la signature ont leur propre source dans « Analytics ». Après un changement de nom d’utilisateur, copiez-la à nouveau : l’ancien lien ne mène à votre page que 90 jours de plus.',
    ],
    button: 'Ouvrir Pages',
  },
  'contact-card': {
    title: 'Carte de contact',
    answer:
      'Une carte de contact est un petit fichier (vCard) que téléphones et ordinateurs enregistrent comme contact, avec votre nom et le lien de votre page. Elle se trouve sous « Share Profile ».',
    steps: [
      'Choisissez « Share Profile », puis « Contact ».',
      'Choisissez « Download contact card ».',
      'Envoyez le fichier par e-mail ou messagerie, ou joignez-le là où l’on vous demande vos coordonnées.',
    ],
    more: [
      'La personne qui l’ouvre peut vous enregistrer comme contact. La carte contient le nom complet de votre profil et votre lien, sans téléphone ni e-mail : vous pouvez la donner sans crainte. Si le nom est faux, corrigez-le dans le profil et téléchargez la carte à nouveau.',
    ],
    button: 'Ouvrir Pages',
  },
  nfc: {
    title: 'Tags et cartes NFC',
    answer:
      'Un tag NFC ouvre votre page quand un téléphone le touche : sur une carte de visite, un autocollant près de la caisse ou un bracelet. Il faut un tag vierge et une application gratuite qui l’écrit.',
    steps: [
      'Choisissez « Share Profile », puis « Contact », et copiez « Link for an NFC tag ».',
      'Dans une application comme NFC Tools, choisissez Écrire, ajoutez un enregistrement de type URL et collez le lien.',
      'Tenez le tag contre le téléphone jusqu’à la confirmation.',
      'Touchez-le avec un autre téléphone pour l’essayer.',
    ],
    more: [
      'Les tags NTAG213 suffisent pour un lien. Ne verrouillez un tag que s’il fonctionne : ensuite, on ne peut plus le changer. Sur du métal, il faut des tags spéciaux. Un changement de page ne demande pas de nouveau tag, seulement un nouveau nom d’utilisateur.',
    ],
    button: 'Ouvrir Pages',
  },
  analytics: {
    title: 'Statistiques',
    answer:
      '« Analytics », dans le menu, montre les vues, les clics, les visiteurs et combien ont cliqué ; l’essentiel est aussi sur le tableau de bord. Vys compte sans cookies et n’enregistre aucune adresse IP. Les statistiques remontent à {days:free} jours avec Free et Starter, {days:pro} avec Pro et un an avec Premium et Team.',
    steps: [
      'Ouvrez « Analytics » et choisissez la période en haut.',
      'Cliquez sur une barre, un pays ou une source pour tout filtrer.',
      'Activez « Compare » pour voir la période d’avant dans le même graphique. Tant que la journée n’est pas finie, elle s’arrête à la même heure.',
      'Exportez en CSV ce que vous voyez pour le garder ou faire des calculs.',
    ],
    more: [
      'Pas encore de visites ? Vérifiez que la page est publiée et ouvrez-la sans être connecté : vos propres visites ne comptent pas. Les nouvelles apparaissent en quelques secondes.',
    ],
    own: 'Votre offre est {plan}.',
    button: 'Ouvrir les statistiques',
  },
  counting: {
    title: 'Comment les vues et les clics sont comptés',
    answer:
      'Une vue est une page que quelqu’un a vraiment vue, un clic est un toucher sur l’un de vos liens, et un visiteur compte une fois par jour, sans cookies. Les robots et vos propres visites ne comptent pas.',
    more: [
      'Recharger la page ajoute une vue ; des vues séparées de 30 minutes au plus forment une seule visite. Qui revient demain compte à nouveau comme visiteur, car rien sur son appareil ne permet de le reconnaître. Le taux d’engagement est la part des visiteurs qui ont cliqué.',
      'Ne comptent pas : les robots, les visites de centres de données, les pages qu’un navigateur charge d’avance, vos visites quand vous êtes connecté et les personnes qui demandent à ne pas être suivies. « How we count » dans « Analytics » dit combien il y en a eu. Les chiffres peuvent donc être plus bas que dans les outils qui comptent chaque requête. Les jours commencent à minuit dans le fuseau horaire de votre profil.',
    ],
    button: 'Ouvrir les statistiques',
  },
  campaigns: {
    title: 'Voir d’où viennent les visiteurs',
    answer:
      'Les statistiques montrent de quels sites et applications viennent les visiteurs. Pour distinguer une newsletter, un prospectus ou une publication, marquez le lien que vous y mettez avec une balise utm.',
    steps: [
      'Ajoutez ?utm_source=newsletter à votre lien, avec un mot à vous.',
      'Prenez un lien différent pour chaque endroit : prospectus, newsletter, partenaire.',
      'Après les premières visites, regardez « Campaigns » dans « Analytics ».',
    ],
    more: [
      'Les liens sous « Post » et « Contact » de « Share Profile » sont déjà marqués. Écrivez toujours le mot de la même façon, en minuscules. Beaucoup d’applications ne disent pas d’où l’on vient ; sans balise, ces visites comptent comme « Direct ».',
    ],
    button: 'Ouvrir les statistiques',
  },
  goals: {
    title: 'Objectifs de vues',
    answer:
      'Votre tableau de bord compte toutes les vues de votre page vers un objectif : d’abord {goal:first}, puis {goal:next} et toujours plus à chaque objectif atteint. Vys fixe les objectifs ; ils sont les mêmes pour tout le monde.',
    steps: [
      '« Views goal » se trouve sur le tableau de bord ; il compte les vues depuis le début.',
      'Quand un objectif est atteint, choisissez « Share image » ou « Download PNG » pour remercier vos visiteurs.',
      'Pour ne plus en être averti, désactivez le message dans les réglages, sous « Notifications ».',
    ],
    more: [
      'Chaque objectif atteint s’accompagne d’une image qui remercie vos visiteurs. Partagez-la ou téléchargez-la depuis le tableau de bord.',
      'L’objectif compte les mêmes vues que « Analytics », sans les vôtres. Il ne baisse jamais, même si la page est hors ligne un moment. Les objectifs atteints restent sous « Reached goals ».',
    ],
    button: 'Ouvrir le tableau de bord',
  },
  forms: {
    title: 'Formulaires et messages',
    answer:
      'Formulaire de contact, livre d’or et newsletter fonctionnent avec toutes les offres. Ce que les visiteurs envoient apparaît sous votre page sur l’écran Pages, où vous pouvez le lire, l’exporter et le supprimer.',
    steps: [
      'Demandez à l’assistant un formulaire de contact, ou choisissez sous « Content » « Add a section » et « Contact » ou « Guestbook ».',
      'Publiez la page.',
      'Lisez ce qui arrive sous « Messages », sur l’écran « Pages », et répondez avec « Reply by email ».',
    ],
    more: [
      'La cloche vous annonce les nouveaux messages, et un e-mail aussi si vous le choisissez dans les réglages, sous « Notifications ». Le spam est arrêté avant, le plus souvent. Un message supprimé revient aussitôt avec « Undo », mais pas plus tard.',
    ],
    button: 'Ouvrir Pages',
  },
  newsletter: {
    title: 'Abonnés à la newsletter',
    answer:
      "Demandez à l'assistant d'ajouter un formulaire de newsletter. Les nouveaux abonnés confirment par e-mail lorsque ce serveur peut en envoyer ; vous les trouvez sur l'écran Pages et pouvez les exporter en CSV. Vys recueille les adresses mais n'envoie pas de newsletters.",
    steps: [
      'Dans AI Studio, choisissez sous « Content » « Add a section » et « Newsletter », ou demandez à l’assistant.',
      'Publiez la page.',
      'Sur l’écran « Pages », choisissez « Newsletter » parmi les messages, puis « Export CSV ».',
      'Importez le fichier dans votre service de newsletter.',
    ],
    more: [
      'Seules les personnes qui ont confirmé leur adresse sont marquées « Confirmed » ; n’écrivez qu’à elles. Chaque e-mail de confirmation contient un lien de désinscription, et qui l’utilise n’est plus dans la liste. Si personne ne peut confirmer, ce serveur n’envoie peut-être pas d’e-mails ; demandez à l’exploitant.',
    ],
    button: 'Ouvrir Pages',
  },
};
