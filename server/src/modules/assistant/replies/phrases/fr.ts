// Phrases in French.
import type { Phrases } from './phrases.ts';

export const frPhrases: Phrases = {
  plans: `combien ça coûte
quels sont vos prix
quelles offres avez-vous
quelle est la différence entre pro et premium
combien coûte l'offre pro par mois
qu'est-ce que j'ai avec starter
tarifs de vys
est-ce que premium vaut le coup
comment changer d'offre`,
  free: `est-ce gratuit
c'est gratuit
qu'est-ce qui est gratuit
est-ce que je dois payer
puis-je l'utiliser gratuitement pour toujours
que comprend l'offre gratuite
l'offre gratuite expire-t-elle
quelle offre ai-je`,
  'ai-allowance': `combien de requêtes me reste-t-il
combien de messages puis-je t'envoyer
y a-t-il une limite pour l'assistant
mes messages coûtent-ils quelque chose
que se passe-t-il quand mes requêtes sont épuisées
combien de crédits ia ai-je`,
  assistant: `qui es-tu
es-tu une ia
es-tu chatgpt
quel modèle utilises-tu
es-tu un robot ou un humain
que sais-tu faire
que peux-tu faire
comment fonctionnes-tu`,
  publish: `comment publier ma page
comment mettre ma page en ligne
comment les gens peuvent voir ma page
publie ma page
mets la page en ligne
ma page est-elle en ligne
pourquoi personne ne voit ma page
mes changements sont-ils en ligne`,
  unpublish: `comment dépublier ma page
mettre ma page hors ligne
comment cacher ma page aux visiteurs
rendre ma page privée
puis-je désactiver ma page quelque temps`,
  address: `quel est mon lien
quelle est mon url
où est ma page
où trouver ma page
quelle est l'adresse de ma page
montre-moi mon lien
à quelle adresse les gens me trouvent`,
  username: `comment changer mon nom d'utilisateur
puis-je changer mon url
je veux un autre nom de lien
changer mon nom d'utilisateur
que devient l'ancien lien si je change de nom
changer l'adresse de ma page`,
  'email-change': `comment changer mon adresse e-mail
changer l'email de mon compte
je veux me connecter avec un autre email`,
  'qr-code': `où est mon qr code
comment obtenir un qr code
puis-je télécharger un qr code
ma page a-t-elle un qr code
puis-je changer la couleur du qr code
qr code pour mon flyer`,
  share: `comment partager ma page
où mettre mon lien
comment ajouter ça à ma bio instagram
partager ma page avec des amis`,
  analytics: `où voir mes statistiques
combien de personnes ont visité ma page
combien de vues ai-je
combien de clics ont eu mes liens
avez-vous des statistiques
que comptez-vous
qui a visité ma page
suivez-vous les visiteurs
puis-je utiliser google analytics`,
  domain: `puis-je utiliser mon propre domaine
nom de domaine personnalisé
connecter mon domaine
j'ai un domaine puis-je l'utiliser ici
acceptez-vous les domaines personnalisés`,
  images: `comment envoyer une photo
quelle taille peuvent avoir les images
quelle est la taille maximale d'un fichier
quels formats d'image sont acceptés
comment changer ma photo de profil
puis-je téléverser des images`,
  storage: `combien de stockage ai-je
mon stockage est plein
comment libérer de l'espace
combien d'espace reste-t-il`,
  'delete-account': `comment supprimer mon compte
je veux supprimer mon compte
supprimer mon compte
fermer mon compte
je veux quitter vys
effacer toutes mes données`,
  'delete-page': `comment supprimer ma page
supprimer complètement ma page
puis-je enlever la page de vys
je ne veux plus de page`,
  'my-data': `puis-je télécharger mes données
donnez-moi une copie de mes données
exporter toutes mes données personnelles
que conservez-vous sur moi`,
  export: `puis-je exporter ma page
télécharger ma page en html
puis-je héberger ma page ailleurs
comment sauvegarder ma page
exporter en json`,
  import: `puis-je importer mon linktree
importer une page
comment passer de linktree à vys
récupérer mon site ici
puis-je copier ma page existante`,
  history: `puis-je annuler un changement
comment revenir à une version précédente
où est l'historique des versions
comment restaurer une ancienne version
mon travail est-il enregistré`,
  code: `puis-je modifier le code
où est l'éditeur de code
puis-je voir le html
pourquoi l'éditeur de code est verrouillé
puis-je écrire mon propre css`,
  scripts: `puis-je ajouter un script
ajouter google tag manager
ajouter le pixel facebook
ajouter du javascript
insérer un code de suivi
puis-je coller du code html`,
  team: `puis-je inviter des membres
plusieurs personnes peuvent-elles modifier la page
ajouter un collègue à mon compte
partager l'accès
combien d'utilisateurs puis-je avoir
que comprend l'offre team
travailler à plusieurs sur la page`,
  'several-pages': `puis-je avoir plus d'une page
comment créer une deuxième page
combien de pages puis-je avoir
j'ai besoin de deux sites
puis-je faire plusieurs pages`,
  languages: `quelles langues parles-tu
parles-tu anglais
puis-je t'écrire en espagnol
ma page peut-elle être en anglais
l'application existe-t-elle en français
changer la langue de l'application`,
  privacy: `est-ce conforme au rgpd
utilisez-vous des cookies
ai-je besoin d'un bandeau cookies
où sont stockées mes données
mes données sont-elles en sécurité
et la confidentialité
vendez-vous mes données
politique de confidentialité`,
  support: `comment contacter le support
j'ai besoin de l'aide d'un humain
à qui parler d'un problème
signaler un bug
y a-t-il un email de support
service client`,
  'links-limit': `combien de liens puis-je ajouter
y a-t-il une limite de liens
quel est le nombre maximum de liens
puis-je avoir des liens illimités
puis-je mettre plus de 10 liens`,
  payments: `comment payer
puis-je payer avec paypal
quelles cartes acceptez-vous
où ajouter ma carte
où sont mes factures
puis-je être remboursé
changer de moyen de paiement`,
  selling: `les gens peuvent-ils me payer sur ma page
comment vendre des produits ici
puis-je recevoir des dons`,
  editing: `comment modifier ma page
comment ajouter un lien
comment changer le texte`,
  cancel: `comment résilier mon abonnement
annuler mon abonnement
comment repasser à l'offre gratuite
arrêter mon abonnement
puis-je résilier à tout moment`,
  branding: `comment enlever made with vys
enlever le logo vys
puis-je cacher votre marque
retirer le filigrane
pourquoi y a-t-il made with vys en bas`,
  newsletter: `où voir mes abonnés
comment exporter ma liste newsletter
qui s'est inscrit à ma newsletter
puis-je envoyer des newsletters
comment écrire à mes abonnés
comment fonctionne le formulaire de newsletter`,
  forms: `où voir les messages des visiteurs
où vont les messages du formulaire de contact
qui a rempli mon formulaire
comment lire le livre d'or
est-ce que je reçois un email quand quelqu'un écrit`,
  seo: `google va-t-il trouver ma page
pourquoi ma page n'est pas sur google
comment améliorer le référencement
puis-je changer la méta description
comment être trouvé dans les moteurs de recherche
ma page est-elle indexée`,
  embed: `puis-je intégrer une vidéo youtube
puis-je intégrer ma page dans mon site
comment mettre un lecteur spotify sur la page
intégrer vys dans wordpress`,
  password: `comment changer mon mot de passe
mot de passe oublié
j'ai oublié mon mot de passe
réinitialiser mon mot de passe
mon mot de passe ne marche pas`,
  'two-factor': `comment activer la double authentification
avez-vous la 2fa
configurer une application d'authentification
sécuriser ma connexion
j'ai perdu mon téléphone avec l'authentificateur
où sont mes codes de secours`,
  passkeys: `puis-je me connecter avec une clé d'accès
comment ajouter une passkey
acceptez-vous face id
se connecter avec l'empreinte
connexion sans mot de passe`,
  devices: `où suis-je connecté
déconnecter tous les appareils
quelqu'un d'autre utilise mon compte
me déconnecter partout
je crois que mon compte a été piraté`,
  'mobile-app': `y a-t-il une application mobile
avez-vous une app iphone
puis-je modifier sur mon téléphone
y a-t-il une app android
où télécharger l'application`,
  knowledge: `quel temps fera-t-il demain
qui a gagné le match
quelle est la capitale de l'italie
dis-moi les nouvelles
quelle heure est-il à tokyo
quel âge a le président
explique-moi la physique quantique
quel est le sens de la vie
dois-je acheter du bitcoin
que cuisiner ce soir
comment perdre du poids
raconte-moi une blague`,
  advice: `que prendre contre le mal de tête
est-ce légal
dois-je investir en bourse
mon propriétaire peut-il m'expulser`,
  writing: `écris-moi un poème
écris une dissertation sur le climat
fais mes devoirs
résous cette équation
écris une lettre de motivation
aide-moi en maths
écris une histoire de dragon
résume cet article
traduis ce texte en anglais`,
  outreach: `appelle mes clients
envoie un email à mes clients
publie ça sur instagram
écris à mes amis que je suis en direct
réponds à mes commentaires
écris à mon patron
envoie un whatsapp à ma mère
téléphone au dentiste`,
  software: `crée-moi une application
fais une app iphone
écris un script python
programme un jeu
crée un bot discord
construis une boutique en ligne avec paiement et stock
code un site avec connexion et base de données
pirate ce site`,
  errand: `commande une pizza
réserve un vol pour rome
achète-moi un billet
trouve-moi un travail
rappelle-moi demain à 9 heures
mets un réveil
réserve une table au restaurant
trouve-moi un appartement
dessine-moi un chat
crée un logo
paie mes factures
joue de la musique`,
  hello: `bonjour
salut
coucou
bonsoir
hello
bonjour comment ça va`,
  thanks: `merci
merci beaucoup
merci bien
super merci
un grand merci
ok merci
merci ça m'aide`,
  praise: `j'adore
c'est superbe
génial
wow magnifique
parfait
tu es génial
bien joué
c'est beau
très joli
excellent travail`,
  complaint: `c'est moche
ça ne me plaît pas
je n'aime pas
je déteste ce design
c'est horrible
c'est nul
ça a l'air ennuyeux
ça fait bon marché
ce n'est pas ce que je voulais
c'est affreux`,
  bye: `au revoir
à bientôt
à plus tard
c'est tout pour aujourd'hui
bonne nuit`,
};
