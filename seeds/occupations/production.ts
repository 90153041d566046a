import { type Family, family } from './family.ts'

const FARMING: Family[] = [
  family(2, {
    field: 'agronomie, élevage ou développement rural',
    internship: 'en agronomie',
    boss: 'au responsable de filière',
    test: 'Visite de parcelle commentée',
    away: 0.8,
    seasonal: true,
    missions: `
      Suivre les producteurs et leurs parcelles selon un calendrier de visites.
      Former aux techniques culturales, par des démonstrations sur place.
      Relever les surfaces, les rendements et les prix.
      Organiser la collecte et contrôler la qualité des produits.
      Tenir les cahiers de suivi exigés par la certification.`,
    profile: `
      Expérience du monde paysan et respect de ses usages.
      Permis A et résidence dans la zone.
      Malgache courant, dialecte de la région apprécié.
      Relevés précis et rapports remis à temps.`,
    jobs: `
      B|Technicien agricole{, filière vanille|, filière girofle|, riziculture|, maraîchage}|Technicienne agricole|6|700|Agronomie, Formation paysanne, Suivi de parcelles|Encadrer 120 producteurs et leurs groupements.|Identifier maladies et ravageurs, et conseiller le traitement adapté.
      B|Ingénieur agronome|Ingénieure agronome|9|1500|Agronomie, Essais, Analyse de données|Conduire les essais variétaux et en tirer des fiches simples.|Programmer les campagnes avec les équipes de terrain.
      C|Chef d'exploitation agricole|Cheffe d'exploitation agricole|7|1300|Conduite de culture, Encadrement, Mécanisation|Diriger une ferme de 200 hectares et trente personnes.|Planifier semis, traitements et récoltes.
      B|Contrôleur de certification biologique|Contrôleuse de certification biologique|7|900|Audit interne, Traçabilité, Agriculture biologique|Inspecter les parcelles inscrites et relever les écarts.|Tenir la liste des producteurs certifiés.`,
  }),
  family(2, {
    field: 'élevage, santé animale ou aquaculture',
    internship: 'en production animale',
    boss: "au chef d'élevage",
    test: "Demi-journée pratique sur l'exploitation",
    away: 0.75,
    missions: `
      Nourrir et surveiller les animaux, et signaler tout comportement anormal.
      Appliquer les règles d'hygiène à l'entrée comme à la sortie.
      Relever chaque jour poids, mortalité et consommation.
      Entretenir les bâtiments, les bassins et le matériel.
      Participer aux vaccinations et aux transferts.`,
    profile: `
      Goût du travail avec les animaux, en toute saison.
      Ponctualité : les repas et les soins n'attendent pas.
      Tenue soignée des registres.
      Travail de fin de semaine par roulement.`,
    jobs: `
      A|Ouvrier d'élevage avicole|Ouvrière d'élevage avicole|3|320|Aviculture, Hygiène, Relevés|Ramasser, trier et calibrer les œufs.|Préparer les bâtiments entre deux bandes.
      B|Technicien d'élevage{ avicole| laitier| porcin}|Technicienne d'élevage|6|700|Alimentation animale, Prophylaxie, Suivi technique|Conseiller les éleveurs et suivre leurs résultats.|Mettre en œuvre le programme de prophylaxie.
      B|Technicien aquacole{, crevettes|, holothuries|, pisciculture}|Technicienne aquacole|6|750|Aquaculture, Qualité de l'eau, Biométrie|Mesurer oxygène, salinité et température.|Organiser les pêches de contrôle et la récolte.
      B|Vétérinaire|=|10|1800|Médecine vétérinaire, Diagnostic, Prophylaxie|Soigner les animaux et réaliser les autopsies.|Établir les plans de vaccination et les certificats.
      A|Marin pêcheur|Marin pêcheuse|3|400|Pêche, Navigation, Entretien du matériel|Mettre à l'eau, relever et réparer les filets.|Trier et glacer la pêche à bord.`,
  }),
  family(2, {
    field: 'agriculture ou machinisme agricole',
    boss: "au chef d'exploitation",
    test: "Matinée d'essai au champ, rémunérée",
    away: 0.85,
    seasonal: true,
    missions: `
      Suivre le programme de la journée avec l'équipe.
      Utiliser et nettoyer les outils ou les machines confiés.
      Signaler les plants malades, les fuites et les pannes.
      Porter les protections pendant les traitements.
      Compter et noter la récolte ou le travail fait.`,
    profile: `
      Goût du travail en plein air, par tous les temps.
      Gestes soigneux et bonne endurance.
      Esprit d'équipe et ponctualité.
      Logement possible sur l'exploitation.`,
    jobs: `
      A|Ouvrier agricole|Ouvrière agricole|1|300|Culture, Récolte, Entretien|Préparer les sols, repiquer, sarcler et récolter.|Trier et conditionner les produits au champ.
      A|Conducteur de tracteur|Conductrice de tracteur|3|450|Conduite, Labour, Entretien|Labourer, herser et transporter les récoltes.|Faire les pleins, graissages et petites réparations.
      A|Pépiniériste|=|4|400|Semis, Greffage, Arrosage|Semer, rempoter et greffer les jeunes plants.|Tenir le registre des lots et des sorties.`,
  }),
]

const FOOD: Family[] = [
  family(3, {
    field: 'agroalimentaire, chimie ou biologie',
    internship: 'en contrôle qualité',
    boss: 'au responsable qualité',
    test: "Exercice d'analyse et questions d'hygiène",
    away: 0.5,
    english: 'notions',
    missions: `
      Contrôler les matières premières et les produits finis.
      Vérifier l'hygiène des personnes, des locaux et du matériel.
      Enregistrer les résultats et bloquer les lots non conformes.
      Assurer la traçabilité, du champ au carton.
      Préparer les audits des clients et de l'administration.`,
    profile: `
      Connaissance de la méthode HACCP.
      Rigueur dans les relevés et fermeté sur les règles.
      Pratique du laboratoire ou de l'atelier.
      Excel pour le suivi, lecture de fiches techniques en anglais.`,
    jobs: `
      C|Responsable qualité{ agroalimentaire}|=|9|1700|HACCP, ISO 22000, Audit|Faire vivre le système de sécurité des aliments.|Former les équipes aux bonnes pratiques.
      B|Technicien de laboratoire agroalimentaire|Technicienne de laboratoire agroalimentaire|6|750|Microbiologie, Analyses, Métrologie|Réaliser les analyses physico-chimiques et microbiologiques.|Étalonner les appareils et préparer les milieux.
      A|Contrôleur qualité|Contrôleuse qualité|5|500|Contrôle, Échantillonnage, Relevés|Prélever des échantillons toutes les heures.|Vérifier poids, étiquetage et fermeture.
      B|Chargé de recherche et développement|Chargée de recherche et développement|9|1500|Formulation, Essais, Analyse sensorielle|Mettre au point des recettes à base de produits locaux.|Organiser les dégustations et les essais en ligne.`,
  }),
  family(3, {
    field: 'agroalimentaire, mécanique ou production',
    internship: 'en production agroalimentaire',
    boss: "au chef d'atelier",
    test: 'Essai pratique en atelier, deux heures',
    away: 0.5,
    shifts: true,
    seasonal: true,
    missions: `
      Préparer le poste et vérifier les ingrédients selon la fiche de fabrication.
      Respecter les températures, les poids et les temps.
      Nettoyer et désinfecter le matériel après chaque série.
      Noter la production, les arrêts et les pertes.
      Porter la tenue et appliquer les règles d'hygiène.`,
    profile: `
      Hygiène irréprochable et gestes précis.
      Travail en équipe de jour ou de nuit.
      Résistance à la chaleur ou au froid selon l'atelier.
      Lecture d'une fiche de fabrication en français.`,
    jobs: `
      A|Opérateur de conditionnement|Opératrice de conditionnement|3|320|Conditionnement, Hygiène, Contrôle visuel|Remplir, peser, fermer et étiqueter les emballages.|Constituer et filmer les palettes.
      A|Conducteur de ligne|Conductrice de ligne|5|550|Réglage, Conduite de machine, Premier entretien|Régler la ligne et tenir la cadence.|Intervenir sur les petites pannes.
      A|Boulanger-pâtissier|Boulangère-pâtissière|4|450|Boulangerie, Pâtisserie, Hygiène|Pétrir, façonner et cuire pains et viennoiseries.|Préparer crèmes, fonds et décors.
      A|Boucher|Bouchère|4|450|Découpe, Chaîne du froid, Conseil|Désosser, parer et présenter les viandes.|Veiller à la chaîne du froid.
      C|Chef d'atelier de transformation|Cheffe d'atelier de transformation|7|1200|Encadrement, Production, Hygiène|Encadrer vingt-cinq personnes et répartir les postes.|Planifier la semaine avec les achats et les ventes.`,
  }),
]

const CRAFT: Family[] = [
  family(4, {
    field: 'textile, confection ou stylisme',
    internship: 'en confection',
    boss: 'au chef de chaîne',
    test: "Montage d'une pièce, une heure",
    away: 0.3,
    missions: `
      Lire la fiche technique et préparer le poste.
      Respecter les cotes, les coutures et les couleurs demandées.
      Tenir la cadence sans perdre en qualité.
      Contrôler sa pièce avant de la passer au poste suivant.
      Entretenir sa machine et ranger son poste.`,
    profile: `
      Gestes sûrs et bonne vue des détails.
      Connaissance des matières et des types de points.
      Ponctualité et esprit d'équipe.
      Travail en zone franche apprécié.`,
    jobs: `
      A|Couturier{ en prêt-à-porter| en maille}|Couturière|4|350|Couture, Piqueuse plate, Surjeteuse|Monter cols, manches et fermetures.|Reprendre les pièces défectueuses.
      A|Brodeur{ à la main| sur machine}|Brodeuse|3|330|Broderie, Motifs, Finition|Reproduire les motifs sur lin et sur coton.|Assurer les finitions et le repassage.
      B|Modéliste|=|6|900|Patronage, Gradation, CAO textile|Tracer les patrons et faire la gradation des tailles.|Suivre le prototype jusqu'à l'accord du client.
      B|Agent de méthodes textile|Agente de méthodes textile|6|850|Chronométrage, Équilibrage, Amélioration|Chronométrer les opérations et équilibrer la chaîne.|Proposer des gabarits qui font gagner du temps.
      C|Chef de chaîne{ de confection}|Cheffe de chaîne|5|750|Encadrement, Confection, Qualité|Conduire une chaîne de trente-cinq personnes.|Former les nouveaux aux postes clés.`,
  }),
  family(4, {
    field: "artisanat d'art ou métiers du bois et du métal",
    internship: "en atelier d'artisanat",
    boss: "au maître d'atelier",
    test: "Réalisation d'une petite pièce dans l'atelier",
    away: 0.5,
    missions: `
      Choisir et préparer la matière.
      Réaliser les pièces à la main, d'après modèle ou dessin.
      Assurer les finitions et l'emballage pour l'exportation.
      Estimer le temps et la matière de chaque commande.
      Transmettre son savoir-faire aux apprentis.`,
    profile: `
      Savoir-faire démontré : apportez une pièce ou des photos.
      Soin, patience et sens des proportions.
      Respect des délais de commande.
      Connaissance des essences et matières autorisées.`,
    jobs: `
      A|Menuisier-ébéniste|Menuisière-ébéniste|4|480|Menuiserie, Assemblage, Vernis|Fabriquer meubles et agencements sur mesure.|Poser chez le client.
      A|Vannier en raphia|Vannière en raphia|1|320|Vannerie, Raphia, Teinture|Tresser sacs, chapeaux et corbeilles.|Teindre les fibres et trier les nuances.
      A|Sculpteur sur bois|Sculptrice sur bois|1|380|Sculpture, Marqueterie, Finition|Sculpter et assembler boîtes et panneaux.|Créer de nouveaux modèles avec le designer.
      A|Bijoutier|Bijoutière|4|450|Bijouterie, Soudure, Sertissage|Façonner et polir l'argent et la corne.|Réparer et mettre à taille.`,
  }),
]

const VEHICLES: Family[] = [
  family(5, {
    field: 'mécanique automobile ou maintenance',
    internship: 'en mécanique automobile',
    boss: "au chef d'atelier",
    test: "Diagnostic d'un véhicule, une heure",
    away: 0.35,
    missions: `
      Recevoir le véhicule et relever les défauts annoncés.
      Établir le diagnostic et la liste des pièces.
      Réparer selon les préconisations du constructeur.
      Essayer le véhicule avant de le rendre.
      Tenir l'atelier propre et les outils complets.`,
    profile: `
      Permis B ; permis C apprécié.
      Connaissance des moteurs diesel courants à Madagascar.
      Soin, honnêteté sur les pièces remplacées.
      Lecture d'un schéma et d'une revue technique.`,
    jobs: `
      A|Mécanicien automobile|Mécanicienne automobile|4|500|Mécanique, Diesel, Diagnostic|Réviser moteurs, freins, embrayages et trains roulants.|Faire les vidanges et contrôles périodiques.
      A|Mécanicien motos|Mécanicienne motos|4|420|Moteur deux-temps, Réglages, Pneumatiques|Entretenir motos, scooters et quads.|Préparer les véhicules neufs.
      A|Électricien automobile|Électricienne automobile|4|520|Électricité, Valise de diagnostic, Climatisation|Rechercher les pannes électriques et électroniques.|Poser alarmes, traceurs et autoradios.
      A|Carrossier-peintre|Carrossière-peintre|4|500|Tôlerie, Peinture, Préparation|Redresser, mastiquer et peindre les éléments.|Retrouver la teinte d'origine.
      C|Chef d'atelier automobile|Cheffe d'atelier automobile|6|1200|Encadrement, Planning, Diagnostic|Répartir le travail de huit mécaniciens.|Contrôler la qualité et les délais.`,
  }),
  family(5, {
    field: 'commerce automobile, gestion ou mécanique',
    internship: 'en concession automobile',
    boss: 'au directeur de la concession',
    test: "Simulation d'accueil d'un client, 20 minutes",
    away: 0.25,
    missions: `
      Accueillir les clients et comprendre leur usage du véhicule.
      Établir les devis et expliquer les garanties.
      Suivre les commandes jusqu'à la livraison.
      Tenir le fichier des clients et prévoir leurs échéances.
      Coordonner le travail avec l'atelier et la comptabilité.`,
    profile: `
      Intérêt réel pour l'automobile.
      Sens du service et réponses franches.
      Permis B.
      Excel et logiciel de gestion commerciale.`,
    jobs: `
      B|Vendeur automobile|Vendeuse automobile|6|800|Vente, Essai, Financement|Proposer des essais et monter les dossiers de financement.|Estimer les reprises.
      B|Magasinier en pièces détachées|Magasinière en pièces détachées|5|550|Catalogue constructeur, Stock, Conseil|Identifier les pièces et les délivrer à l'atelier.|Commander et suivre les niveaux de stock.
      B|Conseiller service après-vente|Conseillère service après-vente|6|850|Accueil, Devis, Suivi|Ouvrir les ordres de réparation.|Prévenir le client avant tout travail supplémentaire.`,
  }),
]

const BUILDING: Family[] = [
  family(7, {
    field: 'bâtiment ou travaux publics',
    internship: 'en travaux publics',
    boss: 'au chef de chantier',
    test: "Essai d'une demi-journée sur chantier",
    away: 0.5,
    missions: `
      Préparer le poste, les outils et les matériaux de la journée.
      Exécuter les travaux selon les plans et les consignes.
      Porter les équipements de protection et baliser la zone.
      Signaler tout danger et toute malfaçon.
      Nettoyer le chantier et rendre compte de l'avancement.`,
    profile: `
      Expérience sur chantier, références vérifiables.
      Port de charges et travail en extérieur.
      Respect des consignes de sécurité.
      Déplacements possibles, logement assuré.`,
    jobs: `
      A|Maçon|Maçonne|4|420|Maçonnerie, Coffrage, Enduits|Monter les murs, couler les dalles et poser les enduits.|Vérifier aplombs et niveaux.
      A|Ferrailleur|Ferrailleuse|3|400|Ferraillage, Lecture de plan|Couper, cintrer et assembler les armatures.|Poser les aciers et les cales avant coulage.
      A|Électricien bâtiment|Électricienne bâtiment|4|500|Électricité, Câblage, Normes|Tirer les câbles et poser l'appareillage.|Raccorder et essayer les tableaux.
      A|Plombier|Plombière|4|480|Plomberie, Soudure, Sanitaires|Poser réseaux d'eau, sanitaires et évacuations.|Rechercher et réparer les fuites.
      A|Peintre en bâtiment|=|3|380|Préparation, Peinture, Finitions|Préparer les supports et appliquer les couches.|Protéger et nettoyer les surfaces.
      A|Conducteur d'engins{ de terrassement|, niveleuse|, pelle hydraulique}|Conductrice d'engins|4|650|Conduite d'engins, Terrassement, Entretien|Conduire et entretenir l'engin confié.|Respecter pentes, cotes et zones de circulation.`,
  }),
  family(7, {
    field: 'génie civil, architecture ou économie de la construction',
    internship: 'en conduite de travaux',
    boss: 'au directeur des travaux',
    test: "Métré rapide à partir d'un plan",
    away: 0.4,
    missions: `
      Étudier les plans et les pièces du marché.
      Préparer le planning, les commandes et les moyens.
      Suivre l'avancement, les quantités et les coûts.
      Tenir les réunions de chantier et leurs comptes rendus.
      Veiller à la sécurité et à la qualité des ouvrages.`,
    profile: `
      AutoCAD et Excel ; MS Project apprécié.
      Connaissance des prix et des matériaux locaux.
      Autorité naturelle et respect des ouvriers.
      Permis B, séjours sur chantier.`,
    jobs: `
      C|Chef de chantier{ bâtiment| route}|Cheffe de chantier|6|1100|Encadrement, Plan, Sécurité|Diriger trois équipes et organiser la journée.|Réceptionner les matériaux et tenir le journal.
      C|Conducteur de travaux|Conductrice de travaux|9|1800|Planification, Budget, Sous-traitance|Mener deux chantiers de front, du lancement à la réception.|Établir les situations mensuelles.
      B|Architecte|=|9|1900|ArchiCAD, Conception, Permis de construire|Concevoir les projets, de l'esquisse au permis.|Suivre les chantiers et conseiller le maître d'ouvrage.
      B|Métreur|Métreuse|7|900|Métré, Étude de prix, Excel|Établir devis et bordereaux de prix.|Comparer les quantités prévues et exécutées.`,
  }),
]

const FACTORY: Family[] = [
  family(16, {
    field: 'maintenance industrielle, électromécanique ou automatismes',
    internship: 'en maintenance industrielle',
    boss: 'au responsable maintenance',
    test: 'Recherche de panne sur une maquette, 45 minutes',
    away: 0.45,
    shifts: true,
    missions: `
      Réaliser l'entretien préventif selon le plan.
      Intervenir sur les pannes et remettre en route en sécurité.
      Rechercher la cause pour que la panne ne revienne pas.
      Tenir l'historique des machines et le stock de pièces.
      Proposer des améliorations simples.`,
    profile: `
      Lecture de schémas électriques, hydrauliques et mécaniques.
      Consignation des machines sans exception.
      Travail posté et astreintes.
      Débrouillardise et rigueur.`,
    jobs: `
      B|Électromécanicien|Électromécanicienne|6|750|Électricité, Mécanique, Dépannage|Dépanner moteurs, convoyeurs et compresseurs.|Câbler et régler les capteurs.
      A|Soudeur{ à l'arc| TIG}|Soudeuse|4|500|Soudure, Chaudronnerie, Lecture de plan|Souder et réparer structures et tuyauteries.|Contrôler les cordons.
      A|Frigoriste|=|5|600|Froid, Climatisation, Électricité|Installer et entretenir chambres froides et climatiseurs.|Rechercher les fuites et recharger les circuits.
      C|Responsable maintenance|=|8|1800|Encadrement, GMAO, Budget|Encadrer douze techniciens.|Préparer les arrêts annuels.`,
  }),
  family(16, {
    field: 'génie industriel, production ou qualité',
    internship: 'en gestion de production',
    boss: 'au directeur de production',
    test: "Étude d'un problème d'atelier, 45 minutes",
    away: 0.45,
    shifts: true,
    missions: `
      Préparer la production du jour avec les ordres de fabrication.
      Suivre cadences, rebuts et arrêts, et agir sur les écarts.
      Respecter et faire respecter les règles de sécurité.
      Passer les consignes à l'équipe suivante.
      Participer aux chantiers d'amélioration.`,
    profile: `
      Habitude de l'usine et du travail en équipe.
      Relevés exacts, même quand ils ne sont pas bons.
      Sens pratique et respect des consignes.
      Horaires postés acceptés.`,
    jobs: `
      A|Opérateur de production|Opératrice de production|4|360|Production, Contrôle visuel, Sécurité|Alimenter et surveiller la machine.|Contrôler les pièces avec les calibres.
      C|Chef d'équipe de production|Cheffe d'équipe de production|6|900|Animation, Indicateurs, Sécurité|Animer une équipe de vingt personnes.|Tenir le point de cinq minutes au début du poste.
      B|Technicien qualité|Technicienne qualité|6|750|Contrôle, Métrologie, Analyse|Contrôler les lots et traiter les réclamations.|Mettre à jour les fiches de contrôle.
      B|Planificateur de production|Planificatrice de production|8|1200|Ordonnancement, ERP, Excel|Établir le programme de la semaine.|Ajuster selon matières, pannes et commandes.
      D|Directeur d'usine|Directrice d'usine|9|5000|Direction industrielle, Budget, Sécurité|Diriger une usine de 250 personnes.|Préparer les investissements et en suivre les résultats.`,
  }),
]

const MINES: Family[] = [
  family(23, {
    field: 'géologie ou géosciences',
    internship: 'en géologie',
    boss: 'au chef géologue',
    test: "Description d'échantillons et lecture de carte",
    english: 'intermédiaire',
    away: 0.75,
    missions: `
      Préparer et conduire les campagnes de terrain.
      Décrire, prélever et étiqueter les échantillons.
      Mettre à jour les cartes, les coupes et la base de données.
      Contrôler la qualité des analyses du laboratoire.
      Rédiger les rapports d'avancement.`,
    profile: `
      Séjours en camp de trois semaines.
      Pratique de QGIS ou d'un logiciel minier.
      Connaissance du code minier malgache appréciée.
      Condition physique et esprit d'équipe.`,
    jobs: `
      B|Géologue{ d'exploration|, sables minéraux|, graphite}|=|9|2000|Cartographie, Sondages, QGIS|Implanter et suivre les sondages.|Interpréter les données et proposer des cibles.
      B|Technicien géologue|Technicienne géologue|6|800|Échantillonnage, GPS, Saisie|Suivre les foreuses et décrire les carottes.|Préparer les envois au laboratoire.
      B|Gemmologue|=|7|1100|Identification, Tri, Évaluation|Identifier et trier saphirs, béryls et tourmalines.|Établir les fiches et estimer les lots.
      B|Chimiste de laboratoire minier|=|8|1500|Analyses, Spectrométrie, Contrôle|Analyser les minerais et contrôler la précision.|Tenir les registres et les réactifs.`,
  }),
  family(23, {
    field: 'mines, génie minier ou sécurité industrielle',
    internship: 'en exploitation minière',
    boss: "au chef d'exploitation",
    test: 'Visite du site et questionnaire de sécurité',
    english: 'notions',
    away: 0.8,
    shifts: true,
    missions: `
      Inspecter la zone et l'équipement avant chaque prise de poste.
      Appliquer le plan d'exploitation et les consignes de tir et de circulation.
      Relever tonnages, teneurs et heures d'engins.
      Signaler incidents et presque-accidents.
      Participer à la remise en état des terrains.`,
    profile: `
      Sécurité avant la production, sans exception.
      Rotation sur site, logement et repas assurés.
      Aptitude au travail en hauteur, au bruit et à la chaleur.
      Dialogue respectueux avec les communautés riveraines.`,
    jobs: `
      A|Conducteur de tombereau|Conductrice de tombereau|4|750|Conduite d'engins, Sécurité, Contrôles|Transporter minerai et stériles selon le plan.|Effectuer les contrôles avant départ.
      B|Ingénieur des mines|Ingénieure des mines|9|2600|Planification minière, Topographie, Coûts|Établir le plan d'extraction mensuel.|Optimiser le transport et le traitement.
      B|Superviseur hygiène, sécurité, environnement|Superviseuse hygiène, sécurité, environnement|8|1700|HSE, Formation, Enquête|Former les équipes et mener les causeries.|Enquêter sur les incidents et suivre les actions.
      A|Opérateur d'usine de traitement|Opératrice d'usine de traitement|5|650|Concassage, Flottation, Relevés|Conduire broyeurs, cribles et séparateurs.|Prélever et ajuster les réglages.`,
  }),
]

export const PRODUCTION: Family[] = [
  ...FARMING,
  ...FOOD,
  ...CRAFT,
  ...VEHICLES,
  ...BUILDING,
  ...FACTORY,
  ...MINES,
]
