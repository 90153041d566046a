interface AreaIdeas {
  /** Sentences for a post; their blanks are the person's to fill. */
  tasks: string[]
  summary: string
  skills: string[]
}

/** What a line of a CV can begin with. */
export const VERBS = [
  'Accueilli',
  'Animé',
  'Amélioré',
  'Assuré',
  'Conçu',
  'Conseillé',
  'Contrôlé',
  'Coordonné',
  'Créé',
  'Encadré',
  'Formé',
  'Géré',
  'Installé',
  'Négocié',
  'Organisé',
  'Préparé',
  'Réduit',
  'Réparé',
  'Suivi',
  'Vendu',
]

/** The lists are keyed by the number of the activity area. */
export const AREA_IDEAS: Record<number, AreaIdeas> = {
  1: {
    tasks: [
      'Accueil de … visiteurs par jour et standard de … lignes.',
      'Tenue de l’agenda de … responsables et préparation de leurs réunions.',
      'Classement et archivage de … dossiers, retrouvés en moins de … minutes.',
    ],
    summary:
      'Assistante administrative depuis … ans, organisée et discrète, je tiens agendas, courriers et dossiers à jour, en français et en malgache.',
    skills: ['Word et Excel', 'Accueil', 'Classement', 'Rédaction de courriers', 'Gestion d’agenda'],
  },
  2: {
    tasks: [
      'Suivi de … hectares de …\u00a0: semis, traitements, récolte de … tonnes.',
      'Élevage de … têtes, mortalité ramenée de … à …\u00a0%.',
      'Formation de … paysans à … et suivi de leurs parcelles.',
    ],
    summary:
      'Technicien agricole depuis … ans, je conduis cultures et élevages avec les producteurs, du semis à la vente.',
    skills: ['Maraîchage', 'Élevage', 'Irrigation', 'Riziculture améliorée', 'Vulgarisation agricole'],
  },
  3: {
    tasks: [
      'Conduite d’une ligne de … produits par heure.',
      'Contrôle qualité de … lots par jour selon la norme …',
      'Réduction des pertes de … à …\u00a0% en … mois.',
    ],
    summary: 'Opérateur en agroalimentaire depuis … ans, rigoureux sur l’hygiène et la traçabilité.',
    skills: ['HACCP', 'Contrôle qualité', 'Conduite de ligne', 'Hygiène', 'Traçabilité'],
  },
  4: {
    tasks: [
      'Confection de … pièces par jour, avec moins de …\u00a0% de retouches.',
      'Encadrement d’un atelier de … personnes.',
      'Création de … modèles vendus à … clients.',
    ],
    summary: 'Couturière depuis … ans, précise et rapide, je réalise les pièces du patron à la finition.',
    skills: ['Piqueuse plate', 'Surjeteuse', 'Patronage', 'Broderie', 'Contrôle des finitions'],
  },
  5: {
    tasks: [
      'Diagnostic et réparation de … véhicules par semaine.',
      'Entretien d’un parc de … véhicules, immobilisations réduites de …\u00a0%.',
      'Vente de … véhicules par an et suivi des clients.',
    ],
    summary: 'Mécanicien automobile depuis … ans, je trouve la panne et j’explique la réparation au client.',
    skills: ['Diagnostic électronique', 'Mécanique diesel', 'Climatisation', 'Carrosserie', 'Permis B'],
  },
  6: {
    tasks: [
      'Gestion d’un portefeuille de … clients et de … Ar d’encours.',
      'Étude de … dossiers de crédit par mois, …\u00a0% d’impayés.',
      'Ouverture de … comptes par mois et conseil aux particuliers.',
    ],
    summary:
      'Conseillère clientèle depuis … ans, j’écoute, j’évalue le risque et je propose le produit juste.',
    skills: ['Analyse de crédit', 'Relation client', 'Microfinance', 'Conformité', 'Excel'],
  },
  7: {
    tasks: [
      'Suivi d’un chantier de … m²\u00a0: planning, achats, équipe de … ouvriers.',
      'Plans et métrés de … bâtiments sous …',
      'Livraison de … logements dans les délais, sans accident.',
    ],
    summary: 'Conducteur de travaux depuis … ans, je tiens les délais, le budget et la sécurité.',
    skills: ['AutoCAD', 'Lecture de plans', 'Métré', 'Béton armé', 'Sécurité de chantier'],
  },
  8: {
    tasks: [
      'Traitement de … appels par jour, …\u00a0% de clients satisfaits.',
      'Encadrement de … téléconseillers et écoute de leurs appels.',
      'Vente de … contrats par mois, objectif dépassé de …\u00a0%.',
    ],
    summary: 'Téléconseiller depuis … ans, voix posée et français soigné, je résous au premier appel.',
    skills: [
      'Français courant',
      'Écoute',
      'Logiciel de relation client',
      'Vente à distance',
      'Gestion des réclamations',
    ],
  },
  9: {
    tasks: [
      'Tenue d’un rayon de … références, ventes en hausse de …\u00a0%.',
      'Prospection de … points de vente par semaine dans …',
      'Tenue d’une caisse de … Ar par jour, sans écart.',
    ],
    summary: 'Commerciale de terrain depuis … ans, je connais mes clients et je tiens mes objectifs.',
    skills: ['Vente', 'Négociation', 'Prospection', 'Tenue de caisse', 'Permis A ou B'],
  },
  10: {
    tasks: [
      'Tenue de la comptabilité de … sociétés, clôture avant le … du mois.',
      'Déclarations de TVA, IRSA et CNaPS de … salariés.',
      'Rapprochement de … comptes et recouvrement de … Ar.',
    ],
    summary:
      'Comptable depuis … ans, du PCG 2005 à la liasse fiscale, je rends des comptes justes et à l’heure.',
    skills: ['Sage 100', 'PCG 2005', 'Fiscalité malgache', 'Excel', 'Paie'],
  },
  11: {
    tasks: [
      'Rédaction de … contrats par mois et suivi de leur exécution.',
      'Suivi de … contentieux, …\u00a0% réglés à l’amiable.',
      'Veille sur le droit … et notes à la direction.',
    ],
    summary: 'Juriste depuis … ans, je rends le droit clair et les contrats sûrs.',
    skills: [
      'Droit des affaires',
      'Droit du travail',
      'Rédaction de contrats',
      'Contentieux',
      'Veille juridique',
    ],
  },
  12: {
    tasks: [
      'Enseignement de … à … élèves, …\u00a0% de réussite au …',
      'Conception d’un cours de … heures et de ses évaluations.',
      'Animation de … formations pour … adultes.',
    ],
    summary:
      'Enseignant de … depuis … ans, exigeant et bienveillant, je prépare chaque séance et chaque élève.',
    skills: ['Pédagogie', 'Préparation de cours', 'Gestion de classe', 'Évaluation', 'Soutien scolaire'],
  },
  13: {
    tasks: [
      'Installation de … kits solaires dans … villages.',
      'Suivi de … sites et rapport mensuel au bailleur.',
      'Réduction de la consommation de …\u00a0% en … mois.',
    ],
    summary: 'Technicien solaire depuis … ans, j’installe, je mesure et je forme les usagers.',
    skills: ['Solaire photovoltaïque', 'Électricité', 'Étude d’impact', 'Cartographie', 'Suivi de terrain'],
  },
  14: {
    tasks: [
      'Service de … couverts par jour en salle de …',
      'Accueil de … clients par jour en français et en anglais.',
      'Guidage de … groupes par an dans …',
    ],
    summary:
      'Réceptionniste depuis … ans, souriante et trilingue, je règle les imprévus avant qu’ils ne se voient.',
    skills: ['Accueil', 'Anglais', 'Service en salle', 'Réservations', 'Cuisine'],
  },
  15: {
    tasks: [
      'Vente ou location de … biens par an.',
      'Gestion de … lots\u00a0: loyers, travaux, états des lieux.',
      'Estimation de … biens et montage des dossiers fonciers.',
    ],
    summary: 'Négociatrice immobilière depuis … ans, je connais les quartiers et les titres fonciers.',
    skills: ['Négociation', 'Droit foncier', 'Estimation', 'Gestion locative', 'Visites'],
  },
  16: {
    tasks: [
      'Conduite de … machines, … pièces par heure.',
      'Maintenance préventive\u00a0: arrêts réduits de … à … heures par mois.',
      'Encadrement d’une équipe de … opérateurs en …×8.',
    ],
    summary: 'Technicien de production depuis … ans, je tiens la cadence, la qualité et la sécurité.',
    skills: ['Maintenance préventive', 'Électromécanique', 'Lean', 'Qualité', 'Sécurité'],
  },
  17: {
    tasks: [
      'Développement de … en …, utilisé par … personnes.',
      'Administration de … serveurs, disponibilité de …\u00a0%.',
      'Support de … utilisateurs, … demandes closes par mois.',
    ],
    summary: 'Développeuse depuis … ans, j’écris du code simple, testé et documenté.',
    skills: ['JavaScript', 'PHP', 'SQL', 'Linux', 'Git'],
  },
  18: {
    tasks: [
      'Étude et dimensionnement de … pour un projet de … Ar.',
      'Suivi de … sous-traitants et réception des travaux.',
      'Calculs et plans de … sous …',
    ],
    summary:
      'Ingénieur depuis … ans, du calcul à la mise en service, je chiffre et je tiens mes engagements.',
    skills: ['AutoCAD', 'Gestion de projet', 'Calcul de structure', 'Anglais technique', 'Excel'],
  },
  19: {
    tasks: [
      'Gestion d’un stock de … références, écart d’inventaire de …\u00a0%.',
      'Achats de … Ar par an, …\u00a0% d’économies.',
      'Dédouanement de … conteneurs par mois.',
    ],
    summary: 'Logisticienne depuis … ans, je fais arriver la marchandise juste, à l’heure et au bon prix.',
    skills: ['Gestion de stock', 'Transit', 'Achats', 'Inventaire', 'Excel'],
  },
  20: {
    tasks: [
      'Recrutement de … personnes par an, en … jours en moyenne.',
      'Encadrement d’une équipe de … personnes.',
      'Paie et dossiers de … salariés.',
    ],
    summary:
      'Chargée de ressources humaines depuis … ans, je recrute, j’accueille et je règle la paie sans erreur.',
    skills: ['Recrutement', 'Paie', 'Droit du travail', 'Formation', 'Conduite de réunion'],
  },
  21: {
    tasks: [
      'Animation de pages suivies par … personnes, + …\u00a0% en … mois.',
      'Organisation de … événements pour … participants.',
      'Campagne de … Ar\u00a0: … demandes reçues.',
    ],
    summary: 'Chargée de communication depuis … ans, j’écris, je mesure et je fais grandir une audience.',
    skills: ['Réseaux sociaux', 'Canva', 'Rédaction', 'Publicité en ligne', 'Photographie'],
  },
  22: {
    tasks: [
      'Création de … identités visuelles pour …',
      'Montage de … vidéos par mois, vues … fois.',
      'Mise en page d’un magazine de … pages.',
    ],
    summary: 'Graphiste depuis … ans, je passe du croquis au fichier prêt à imprimer.',
    skills: ['Photoshop', 'Illustrator', 'Montage vidéo', 'Mise en page', 'Photographie'],
  },
  23: {
    tasks: [
      'Conduite d’engins sur un site de … tonnes par jour.',
      'Relevés et échantillons de … forages.',
      '… jours sans accident avec une équipe de …',
    ],
    summary: 'Opérateur minier depuis … ans, la sécurité d’abord, la production ensuite.',
    skills: ['Conduite d’engins', 'Géologie', 'Sécurité minière', 'Topographie', 'Maintenance'],
  },
  24: {
    tasks: [
      'Suivi d’un projet de … Ar dans … communes, … bénéficiaires.',
      'Collecte de données auprès de … ménages.',
      'Animation de … ateliers communautaires.',
    ],
    summary: 'Chargé de projet depuis … ans, du diagnostic au rapport, au plus près des communautés.',
    skills: [
      'Suivi et évaluation',
      'Animation communautaire',
      'Rédaction de rapports',
      'KoboToolbox',
      'Budget',
    ],
  },
  25: {
    tasks: [
      'Rédaction de … articles par semaine, lus … fois.',
      'Traduction de … mots par jour, du … vers le …',
      'Correction de … pages par mois.',
    ],
    summary: 'Traductrice français, malgache et anglais depuis … ans, fidèle au sens et aux délais.',
    skills: ['Traduction', 'Relecture', 'Référencement', 'Orthographe', 'Anglais'],
  },
  26: {
    tasks: [
      'Soins de … patients par garde dans un service de …',
      'Consultations de … mères et enfants par mois.',
      'Sensibilisation de … familles à …',
    ],
    summary: 'Infirmière depuis … ans, attentive et calme, je soigne et j’explique.',
    skills: ['Soins infirmiers', 'Urgences', 'Vaccination', 'Hygiène', 'Écoute'],
  },
  27: {
    tasks: [
      'Surveillance d’un site de … m², … rondes par nuit.',
      'Contrôle de … entrées par jour.',
      'Encadrement de … agents et rapport quotidien.',
    ],
    summary: 'Agent de sécurité depuis … ans, vigilant et courtois, je préviens avant d’intervenir.',
    skills: ['Surveillance', 'Premiers secours', 'Contrôle d’accès', 'Rapport écrit', 'Sécurité incendie'],
  },
  28: {
    tasks: [
      'Entretien d’une maison de … pièces et repas de … personnes.',
      'Garde de … enfants de … à … ans.',
      'Conduite quotidienne, … km sans accident.',
    ],
    summary: 'Employée de maison depuis … ans, de confiance et organisée.',
    skills: ['Cuisine', 'Ménage', 'Garde d’enfants', 'Repassage', 'Conduite'],
  },
  29: {
    tasks: [
      'Prise en charge de … pour … personnes.',
      'Organisation de …, terminée en … jours.',
      'Amélioration de …\u00a0: de … à …',
    ],
    summary: '… depuis … ans, je … Je cherche un poste de … où …',
    skills: ['Travail en équipe', 'Organisation', 'Français', 'Informatique', 'Permis B'],
  },
}
