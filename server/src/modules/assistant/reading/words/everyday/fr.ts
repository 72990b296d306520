// Frequent French words: they tell the language, and spelling leaves them alone.
export const EVERYDAY_FR = `
suis sommes êtes sont étais était étaient serai sera seront serait avoir ayant eu avais avait avaient aurai aura aurait faire fais faites font
faisons ferai aller vais vas va allons allez vont venir viens vient venez viennent voir vois voit voyez pouvoir puis pouvons peuvent pourrait
pourrais vouloir voulons voulez veulent devoir devez doivent devrait savoir sais sait savez falloir faut prendre prends prend prenez mettre met
mettez donner donne donnez donnes trouver trouve trouvez trouverez parler parle parlez aimer aime aimez aimerais adore travailler travaille
travaillons habiter habite vivre vis vit jouer joue jouons chanter chante chantons danser danse cuisiner cuisine vendre vends vend vendons acheter
achète achetez apprendre apprends enseigner enseigne lire lis lisez écrire écris écrit écrivez écouter écoute écoutez regarder regarde
regardez dire dis dit dites demander demande demandez penser pense croire crois connaître connais aider aide aidons accompagner accompagne
accompagnons conseiller conseille proposer propose proposons offrir offre offrons réserver réserve réservez réservation commander commande
commandez commandes livrer livre livrons livraison recevoir reçois appeler appelle appelez contacter contactez contacte suivre suivez rejoindre
rejoignez découvrir découvrez venir visiter visitez payer coûter coûte durer dure commencer commence finir finit ouvrir ouvre ouvrons fermer
fermons photographier peindre peins dessiner dessine coudre couds créer crée créons réaliser réalise fabriquer fabrique organiser organise
organisons enregistrer
aujourd'hui hier demain maintenant bientôt tard tôt souvent parfois rarement longtemps ensemble seul seule seuls partout ailleurs dehors dedans
dessus dessous devant derrière côté gauche droite haut bas loin près autour peut-être vraiment assez presque surtout environ seulement notamment
également cependant pourtant donc ainsi afin lorsque lorsqu puisque parce pendant depuis avant après entre parmi selon malgré grâce contre
jusqu'à dès celui celle ceux celles lequel laquelle dont chacun chacune quelques plusieurs certains certaines aucun aucune telle mêmes autrui
quelqu'un personne rien tous nos vos leurs leur mien mienne nôtre vôtre à-la
bon bonne bons bonnes grand grande grands grandes petit petite petits petites vieux vieille jeune jeunes nouveau nouvel nouvelle nouveaux nouvelles
beau bel belle beaux belles joli jolie long longue court courte haute basse rapide lent lente chaud chaude froid froide frais fraîche fraîches
délicieux sucré salé doux douce simple simples facile difficile gratuit gratuite gratuits cher chère ouverte fermée libre disponible disponibles
coloré sombre clair claire moderne classique personnel personnelle personnalisé personnalisée personnalisés professionnel professionnelle
professionnels local locale locaux artisanal artisanale artisanaux artisan artisane fait faite maison bio végétalien végétarien durable naturel
naturelle créatif créative premier première dernier dernière prochain prochaine seconde chaque entier entière
gens femme femmes homme hommes enfant enfants fille filles garçon garçons famille familles ami amie amis amies mère père parents soeur frère
grand-mère chien chiens chat chats cheval chevaux animal animaux maison maisons appartement chambre chambres cuisine jardin jardins ville villes
village pays rue place route forêt montagne lac mer rivière plage ciel soleil lune étoile étoiles eau feu air terre temps jour jours journée
semaine semaines mois année années heure heures minute minutes matin midi après-midi soir soirée soirées nuit week-end printemps été automne
hiver vacances vie travail métier entreprise boutique magasin atelier bureau cabinet studio salon agence association école écoles cours stage
stages leçon leçons formation formations conseil conseils rendez-vous rdv demande devis tarif tarifs prix forfait forfaits coût argent facture bon
cadeau cadeaux réduction client clients cliente clientes clientèle membre membres équipe visite visites visiteurs contact adresse numéro
téléphone message messages courrier carte cartes image images photo photos photographie photographies vidéo vidéos musique chanson chansons album
albums concert concerts tournée scène groupe chœur théâtre film films art livre livres roman romans poème poèmes histoire histoires texte
textes mot mots langue langues français anglais allemand espagnol italien
manger boire petit-déjeuner déjeuner dîner repas menu boissons café thé gâteau gâteaux tarte tartes pain pains viennoiseries pâtisseries
fromage fromages viande poisson légumes fruits soupe salade pâtes riz œufs lait beurre sucre sel vin vins bière bières jus miel chocolat glace
boulanger boulangère boulangerie pâtissier pâtissière pâtisserie boucher boucherie cuisinier cuisinière chef traiteur restaurateur restaurant
bistrot brasserie auberge hôtel gîte chambre-d'hôtes coiffeur coiffeuse coiffure barbier esthéticienne esthétique manucure tatoueur tatoueuse
tatouage tatouages massage massages masseur masseuse kinésithérapeute kiné ostéopathe naturopathe sage-femme médecin dentiste vétérinaire
psychologue psychothérapeute thérapeute sophrologue avocat avocate droit notaire comptable architecte ingénieur professeur professeure prof
enseignant enseignante soutien scolaire piano guitare violon batterie chant chanteur chanteuse musicien musicienne comédien comédienne acteur
actrice photographe artiste artistes peintre peinture graphiste illustrateur illustratrice auteur auteure autrice écrivain écrivaine journaliste
traducteur traductrice développeur développeuse entraîneur coach danseur danseuse menuisier menuiserie ébéniste charpentier électricien
plombier couvreur maçon jardinier jardinière paysagiste fleuriste fleurs bouquets couturier couturière couture cordonnier bijoutier bijoux
créateur créatrice potier potière poterie céramique céramiste apiculteur apicultrice vigneron vigneronne domaine agriculteur ferme éleveur
éducateur canin équitation auto-école crèche nounou ménage nettoyage déménagement déménagements bricoleur indépendant indépendante
freelance fondatrice fondateur gérant gérante mariage mariages anniversaire anniversaires baptême fête fêtes événement événements don dons
bénévole bénévoles bénévolat épouser s'il merci bonjour bonsoir salut bienvenue titre police couleur couleurs bouton boutons coins espace
ligne lignes rubrique haut-de-page
`;
