import { type Family, family } from './family.ts'

const BANKING: Family[] = [
  family(6, {
    field: 'banque, finance ou commerce',
    internship: 'en agence bancaire',
    boss: "au directeur d'agence",
    test: "Analyse d'une demande de crédit, 45 minutes",
    missions: `
      Accueillir les clients, comprendre leur besoin et proposer le produit adapté.
      Ouvrir les comptes et vérifier l'identité et les justificatifs.
      Suivre un portefeuille de clients et prévenir les impayés.
      Appliquer les règles de lutte contre le blanchiment.
      Rendre compte chaque semaine de l'activité et des risques.`,
    profile: `
      Sens du service et de la confidentialité.
      Aisance avec les chiffres et lecture d'un bilan simple.
      Honnêteté irréprochable, goût du contact.
      Mobilité possible entre les agences de la région.`,
    jobs: `
      B|Chargé de crédit{, crédit rural| aux petites entreprises}|Chargée de crédit|7|1100|Analyse de crédit, Recouvrement, Terrain|Visiter les emprunteurs et évaluer leur capacité de remboursement.|Présenter les dossiers au comité de crédit.
      A|Caissier de banque|Caissière de banque|6|600|Caisse, Contrôle des billets, Accueil|Effectuer les versements, retraits et transferts.|Arrêter la caisse chaque soir, sans écart.
      B|Chargé de clientèle{ entreprises| particuliers}|Chargée de clientèle|7|1100|Relation client, Vente, Produits bancaires|Développer un portefeuille par des visites et des appels.|Monter les dossiers de prêt et les défendre.
      A|Agent de recouvrement|Agente de recouvrement|6|650|Recouvrement, Négociation, Suivi|Relancer les retards par téléphone et sur place.|Négocier des échéanciers réalistes et en suivre le paiement.
      C|Directeur d'agence|Directrice d'agence|9|2600|Encadrement, Développement commercial, Risque|Animer une équipe de neuf personnes.|Tenir les objectifs de l'agence, collecte et qualité du crédit comprises.
      B|Analyste risques|=|9|1900|Risque de crédit, Statistiques, Excel|Noter les dossiers et calculer les provisions.|Suivre les indicateurs de risque du portefeuille.`,
  }),
  family(6, {
    field: 'assurance, droit ou commerce',
    internship: 'en assurance',
    boss: 'au responsable technique',
    test: "Étude d'un dossier de sinistre",
    remote: 0.15,
    missions: `
      Conseiller les assurés sur leurs garanties, à l'agence et au téléphone.
      Étudier les demandes et établir les devis.
      Suivre les contrats, des avenants aux renouvellements.
      Recueillir les pièces des sinistres et expliquer les décisions.
      Tenir les statistiques de la branche.`,
    profile: `
      Connaissance du code des assurances ou volonté de l'apprendre.
      Pédagogie : rendre clair un contrat compliqué.
      Organisation et suivi sans relâche des dossiers.
      Pratique d'Excel et d'un logiciel de gestion.`,
    jobs: `
      B|Gestionnaire de sinistres{ automobiles| santé}|=|7|950|Sinistres, Expertise, Rédaction|Instruire les déclarations et mandater les experts.|Proposer l'indemnité et la faire régler dans les délais.
      B|Conseiller en assurance|Conseillère en assurance|6|750|Vente, Produits d'assurance, Prospection|Prospecter les commerces et les familles du quartier.|Assurer le suivi annuel de chaque client.
      B|Souscripteur|Souscriptrice|8|1300|Souscription, Tarification, Analyse de risque|Visiter les risques et fixer les conditions.|Négocier les affaires avec les courtiers.`,
  }),
]

const TRADE: Family[] = [
  family(9, {
    field: 'commerce ou vente',
    internship: 'en magasin',
    boss: 'au responsable du magasin',
    test: "Une heure en magasin, avec l'équipe",
    shifts: true,
    missions: `
      Accueillir les clients et les orienter dans les rayons.
      Mettre en place les produits et vérifier les prix et les dates.
      Tenir le magasin propre et prêt à l'ouverture.
      Participer aux inventaires et signaler les ruptures.
      Prendre les commandes et suivre leur livraison.`,
    profile: `
      Sourire, politesse et patience avec chaque client.
      Calcul mental sûr et honnêteté.
      Station debout et travail certains samedis.
      Malgache courant, français suffisant pour conseiller.`,
    jobs: `
      A|Vendeur{ en quincaillerie| en prêt-à-porter| en téléphonie|, rayon frais}|Vendeuse|5|380|Vente, Accueil, Mise en rayon|Présenter les articles et conclure la vente.|Faire l'étiquetage et la mise en valeur du rayon.
      A|Vendeur-conseil{ en électroménager| en matériaux| en pharmacie vétérinaire}|Vendeuse-conseil|5|480|Conseil, Vente, Démonstration|Conseiller sur les caractéristiques et la garantie des produits.|Établir les devis et relancer les clients hésitants.
      A|Caissier|Caissière|5|380|Caisse, Calcul, Accueil|Encaisser en espèces, par carte et par paiement mobile.|Compter la caisse à la prise et à la fin du service.
      A|Employé de libre-service|Employée de libre-service|3|350|Mise en rayon, Rotation des produits|Remplir les rayons selon le plan et faire la rotation des dates.|Décharger les livraisons et ranger la réserve.`,
  }),
  family(9, {
    field: 'commerce, gestion ou marketing',
    internship: 'en développement commercial',
    boss: 'à la direction commerciale',
    test: 'Jeu de rôle de vente, 20 minutes',
    away: 0.45,
    missions: `
      Tenir un plan de visites et en rendre compte chaque semaine.
      Présenter la gamme, négocier les conditions et prendre les commandes.
      Suivre les paiements et relancer les retards.
      Observer les prix et les actions des concurrents.
      Atteindre les objectifs du mois, par produit et par zone.`,
    profile: `
      Goût de la négociation et du terrain.
      Permis A ou B et connaissance de la zone appréciés.
      Organisation personnelle et persévérance.
      Pratique d'un tableur et d'une messagerie.`,
    jobs: `
      B|Commercial{, réseau traditionnel|, hôtels et restaurants| grandes surfaces}|Commerciale|6|700|Prospection, Négociation, Suivi client|Ouvrir de nouveaux points de vente dans la zone.|Assurer la présence des produits et de l'affichage.
      B|Technico-commercial|Technico-commerciale|7|1100|Devis, Vente technique, Négociation|Étudier le besoin technique et chiffrer la solution.|Assurer le suivi du chantier jusqu'à la mise en service.
      C|Responsable de magasin|=|7|1200|Encadrement, Gestion de stock, Vente|Animer une équipe de huit vendeurs et organiser les plannings.|Suivre le chiffre d'affaires, les marges et la démarque.
      C|Chef de secteur|Cheffe de secteur|7|1400|Animation commerciale, Distribution, Reporting|Encadrer six commerciaux et les accompagner en tournée.|Négocier les accords annuels avec les grossistes.
      D|Directeur commercial|Directrice commerciale|9|4200|Stratégie commerciale, Encadrement, Négociation|Définir la politique de prix et les objectifs.|Négocier les contrats des clients les plus importants.`,
  }),
]

const CALLS: Family[] = [
  family(8, {
    field: 'lettres, communication ou commerce',
    internship: 'en relation client',
    boss: 'au superviseur de plateau',
    test: 'Appel simulé et dictée, 30 minutes',
    shifts: true,
    remote: 0.15,
    away: 0.2,
    missions: `
      Traiter les demandes par téléphone, courriel et messagerie instantanée.
      Suivre le script sans perdre le naturel de la conversation.
      Noter chaque échange dans l'outil de suivi, de façon claire.
      Tenir les objectifs de qualité, de délai et de satisfaction.
      Participer aux séances d'écoute et de formation.`,
    profile: `
      Français parlé et écrit excellent, élocution claire.
      Écoute, sang-froid et politesse en toute circonstance.
      Saisie rapide au clavier et aisance avec plusieurs écrans.
      Acceptation d'horaires décalés, transport assuré tôt et tard.`,
    jobs: `
      A|Téléconseiller{ francophone|, assistance internet|, service après-vente}|Téléconseillère|5|700|Relation client, Français, Saisie|Répondre à soixante appels par jour en moyenne.|Trouver une solution au premier contact, ou passer le relais.
      A|Conseiller clientèle{ francophone| par messagerie|, secteur énergie}|Conseillère clientèle|6|850|Relation client, Courriel, Orthographe|Rédiger des réponses personnalisées, sans faute.|Suivre les dossiers jusqu'à leur clôture.
      A|Télévendeur|Télévendeuse|5|700|Vente, Argumentation, Téléphone|Appeler les prospects et présenter l'offre.|Prendre les rendez-vous et confirmer les ventes.
      A|Agent de modération|Agente de modération|5|650|Modération, Attention, Anglais écrit|Vérifier les contenus publiés selon les règles du client.|Signaler les cas douteux avec un motif précis.`,
  }),
  family(8, {
    field: 'gestion, communication ou commerce',
    boss: 'au responsable de production',
    test: "Analyse d'un tableau d'activité et débriefing d'un appel",
    shifts: true,
    away: 0.15,
    missions: `
      Suivre les indicateurs du plateau en temps réel et ajuster les équipes.
      Écouter des appels et faire un retour utile à chaque conseiller.
      Préparer le point quotidien et le rapport au client.
      Repérer les besoins de formation.
      Garantir l'équité des plannings et des primes.`,
    profile: `
      Au moins un an passé sur un plateau d'appels.
      Autorité calme et sens de l'encouragement.
      Excel courant et lecture rapide des chiffres.
      Français excellent, anglais apprécié.`,
    jobs: `
      C|Superviseur de plateau|Superviseuse de plateau|7|1100|Animation d'équipe, Indicateurs, Écoute|Animer une équipe de quinze conseillers.|Organiser les pauses, les absences et les renforts.
      B|Formateur relation client|Formatrice relation client|7|1100|Formation, Pédagogie, Relation client|Former les nouveaux pendant deux semaines.|Mettre à jour les supports avec le client.
      B|Chargé de qualité d'appels|Chargée de qualité d'appels|7|1000|Écoute, Grille qualité, Analyse|Noter vingt appels par jour selon la grille.|Proposer des actions sur les trois défauts les plus fréquents.
      C|Responsable de plateau|=|8|2000|Production, Relation client, Budget|Diriger quatre superviseurs et soixante conseillers.|Tenir les engagements de service et la marge.`,
  }),
]

const PROPERTY: Family[] = [
  family(15, {
    field: 'immobilier, droit ou commerce',
    internship: 'en agence immobilière',
    boss: "au directeur de l'agence",
    test: "Visite simulée d'un logement",
    missions: `
      Recevoir les propriétaires et estimer leurs biens.
      Rédiger les annonces et faire les photos.
      Organiser les visites et en rendre compte le jour même.
      Vérifier les titres et les pièces avant toute signature.
      Suivre les clients jusqu'à la remise des clés.`,
    profile: `
      Connaissance des quartiers et des prix.
      Présentation soignée, ponctualité, franchise.
      Permis B souhaité.
      Bonne rédaction en français, anglais apprécié avec les expatriés.`,
    jobs: `
      B|Agent immobilier|Agente immobilière|6|700|Vente, Estimation, Négociation|Rechercher de nouveaux biens à vendre et à louer.|Négocier entre vendeur et acquéreur jusqu'au compromis.
      B|Négociateur immobilier|Négociatrice immobilière|6|750|Négociation, Prospection, Droit foncier|Conduire les négociations avec les deux parties.|Tenir un fichier d'acquéreurs à jour.
      A|Assistant d'agence immobilière|Assistante d'agence immobilière|6|600|Accueil, Rédaction, Bureautique|Accueillir les clients et qualifier leur recherche.|Préparer les baux et les états des lieux.
      C|Responsable de programme immobilier|=|9|2500|Promotion immobilière, Budget, Commercialisation|Suivre un programme de quarante logements, du terrain à la livraison.|Coordonner architectes, entreprises et notaires.`,
  }),
  family(15, {
    field: 'immobilier, gestion ou bâtiment',
    boss: 'au responsable de la gestion locative',
    test: "Rédaction d'un état des lieux",
    missions: `
      Visiter les immeubles et relever ce qui doit être réparé.
      Demander des devis, choisir les artisans et contrôler les travaux.
      Répondre aux locataires sous deux jours.
      Suivre les charges, les contrats et les assurances.
      Tenir le dossier de chaque immeuble à jour.`,
    profile: `
      Notions de bâtiment : plomberie, électricité, étanchéité.
      Diplomatie entre propriétaires, locataires et entreprises.
      Organisation et suivi écrit de chaque demande.
      Pratique d'Excel.`,
    jobs: `
      B|Gestionnaire locatif|Gestionnaire locative|7|950|Gestion locative, Baux, Recouvrement|Encaisser les loyers et relancer les retards.|Réaliser les entrées et les sorties.
      B|Gestionnaire de copropriété|=|8|1200|Copropriété, Budget, Assemblées|Préparer et tenir les assemblées générales.|Établir le budget annuel et répartir les charges.
      A|Agent technique d'immeuble|Agente technique d'immeuble|4|450|Petits travaux, Plomberie, Électricité|Faire les petites réparations et relever les compteurs.|Surveiller le groupe électrogène et les réservoirs d'eau.
      B|Expert en évaluation immobilière|Experte en évaluation immobilière|9|1800|Évaluation, Métré, Rapport|Évaluer terrains et bâtiments pour les banques.|Rédiger un rapport illustré et le défendre.`,
  }),
]

export const BUSINESS: Family[] = [...BANKING, ...TRADE, ...CALLS, ...PROPERTY]
