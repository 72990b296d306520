// Help articles on problems in French.
import type { ArticlesOf } from '../../topics.ts';

export const problemsArticles: ArticlesOf<'problems'> = {
  'not-visible': {
    title: 'Les visiteurs ne voient pas votre page',
    answer:
      "Vérifiez trois choses. Votre page doit être publiée, ce qui se fait dans AI Studio. Elle doit être activée : l'interrupteur est sur l'écran Pages. Et le lien doit être juste : copiez-le depuis Pages au lieu de le taper.",
    more: [
      'Si les visiteurs voient une ancienne version, vos derniers changements sont encore un brouillon ; publiez de nouveau. Si un avis dit que votre page est suspendue, vous pouvez contester à cet endroit.',
      'Vous voyez la page et d’autres non ? Demandez l’adresse exacte qu’ils ouvrent et essayez-la dans une fenêtre privée. Votre navigateur montre peut-être aussi une ancienne copie : rechargez la page.',
    ],
    button: 'Ouvrir Pages',
  },
  'cannot-sign-in': {
    title: 'Vous ne pouvez pas vous connecter',
    answer:
      'Vérifiez d’abord l’adresse e-mail : une faute de frappe y est la cause la plus fréquente. Si le mot de passe est faux, choisissez-en un nouveau avec « Forgot password? » sur l’écran de connexion.',
    steps: [
      'Choisissez « Forgot password? » et saisissez l’adresse de votre compte.',
      'Ouvrez le lien de l’e-mail et choisissez un nouveau mot de passe.',
      'Si un code est demandé, prenez-le dans votre application d’authentification ou utilisez un code de récupération.',
    ],
    more: [
      'Après beaucoup d’essais faux, la connexion fait une pause ; attendez le temps indiqué. Si aucun e-mail n’arrive, vous vous êtes peut-être inscrit avec une autre adresse ou utilisez une clé d’accès. Téléphone et codes de récupération perdus ? Seul l’exploitant de ce site peut aider, une fois que vous avez montré que le compte est le vôtre.',
    ],
    button: 'Ouvrir la sécurité',
  },
  'no-email': {
    title: "Un e-mail n'arrive pas",
    answer:
      "Attendez quelques minutes et regardez dans vos indésirables. Vérifiez que l'adresse est bien écrite ; tant qu'elle n'est pas confirmée, vous pouvez la corriger. Demandez ensuite un nouvel e-mail : les liens des anciens ne fonctionnent plus.",
    more: [
      "Si rien ne vient, le serveur de messagerie de ce site n'est peut-être pas configuré, ou votre fournisseur rejette l'e-mail. Contactez l'exploitant de ce site ; il peut voir si l'e-mail est parti.",
      'Avec une adresse d’entreprise, demandez à la personne qui gère le serveur de messagerie s’il retient des e-mails. Ajoutez l’expéditeur à vos contacts pour que les suivants arrivent.',
    ],
    button: 'Ouvrir le profil',
  },
};
