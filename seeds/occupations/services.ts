import { type Family, family } from './family.ts'

const TEACHING: Family[] = [
  family(12, {
    field: "sciences de l'éducation ou dans la matière enseignée",
    internship: 'en enseignement',
    boss: "à la direction de l'établissement",
    test: "Leçon d'essai de 30 minutes devant une classe",
    away: 0.4,
    missions: `
      Préparer les cours selon le programme et le niveau des élèves.
      Faire participer chacun et suivre ses progrès.
      Évaluer, corriger et rendre les copies dans la semaine.
      Rencontrer les parents et participer aux conseils.
      Contribuer à la vie de l'établissement.`,
    profile: `
      Pédagogie, patience et autorité bienveillante.
      Expression claire en français.
      Préparation soignée et ponctualité.
      Bonne entente avec une équipe d'enseignants.`,
    jobs: `
      B|Professeur de mathématiques|Professeure de mathématiques|8|850|Mathématiques, Pédagogie, Évaluation|Enseigner de la 6e à la terminale.|Préparer les élèves au BEPC et au baccalauréat.
      B|Professeur d'anglais|Professeure d'anglais|8|850|Anglais, Oral, Pédagogie|Enseigner la langue en petits groupes.|Organiser un club de conversation.
      B|Instituteur|Institutrice|6|550|Enseignement primaire, Lecture, Calcul|Tenir une classe de trente élèves.|Apprendre à lire, écrire et compter.
      A|Éducateur de jeunes enfants|Éducatrice de jeunes enfants|6|500|Éveil, Jeux, Hygiène|Accueillir les enfants de 3 à 5 ans.|Préparer les activités d'éveil et le goûter.
      B|Professeur de physique-chimie|Professeure de physique-chimie|8|850|Physique, Chimie, Travaux pratiques|Enseigner au lycée et préparer les travaux pratiques.|Tenir le laboratoire en sécurité.`,
  }),
  family(12, {
    field: "sciences de l'éducation, gestion ou dans la spécialité",
    internship: 'en ingénierie de formation',
    boss: 'au responsable pédagogique',
    test: "Animation d'une séquence de 20 minutes",
    remote: 0.15,
    missions: `
      Analyser les besoins et fixer des objectifs mesurables.
      Concevoir les supports et les exercices.
      Animer les séances et s'adapter aux participants.
      Évaluer les acquis et remettre un bilan.
      Suivre les anciens stagiaires et leur insertion.`,
    profile: `
      Expérience professionnelle du sujet enseigné.
      Aisance devant un groupe.
      Écrits clairs et supports soignés.
      Déplacements ponctuels en région.`,
    jobs: `
      B|Formateur{ bureautique| en français| en électricité| en hôtellerie}|Formatrice|7|950|Formation d'adultes, Animation, Évaluation|Animer des sessions de cinq jours pour adultes.|Accompagner les participants en difficulté.
      B|Conseiller d'orientation|Conseillère d'orientation|8|900|Entretien, Orientation, Réseau|Recevoir les jeunes et les aider à choisir.|Développer les stages avec les entreprises.
      C|Responsable pédagogique|=|9|1700|Ingénierie de formation, Encadrement, Qualité|Construire les programmes et recruter les formateurs.|Suivre la qualité et les résultats aux examens.`,
  }),
]

const TOURISM: Family[] = [
  family(14, {
    field: 'hôtellerie, restauration ou tourisme',
    internship: 'en hôtellerie',
    boss: 'au chef de service',
    test: "Service d'essai avec l'équipe",
    english: 'notions',
    away: 0.55,
    shifts: true,
    seasonal: true,
    missions: `
      Préparer son poste avant l'arrivée des clients.
      Accueillir chacun avec le sourire et répondre à ses demandes.
      Appliquer les règles d'hygiène et de présentation.
      Signaler ce qui manque ou ne fonctionne pas.
      Transmettre les consignes à l'équipe suivante.`,
    profile: `
      Tenue soignée et politesse.
      Travail le soir, la fin de semaine et les jours fériés.
      Notions d'anglais ou d'italien appréciées.
      Esprit d'équipe et résistance aux périodes d'affluence.`,
    jobs: `
      A|Serveur|Serveuse|4|380|Service, Accueil, Anglais|Dresser les tables, conseiller et servir.|Encaisser et débarrasser avec soin.
      A|Cuisinier{ de collectivité|, spécialités de la mer}|Cuisinière|4|500|Cuisine, Hygiène, Gestion des stocks|Préparer entrées, plats et garnitures.|Contrôler les produits et les températures.
      A|Réceptionniste|=|6|550|Accueil, Réservations, Anglais|Enregistrer les arrivées et les départs.|Répondre aux réservations et aux demandes.
      A|Employé d'étage|Employée d'étage|3|350|Entretien, Linge, Discrétion|Nettoyer et préparer quatorze chambres par jour.|Contrôler le linge et les produits d'accueil.
      A|Barman|Barmaid|4|450|Cocktails, Service, Stocks|Préparer cocktails et rhums arrangés.|Tenir le bar, le stock et la caisse.
      C|Chef de cuisine|Cheffe de cuisine|6|1400|Cuisine, Encadrement, Coûts matière|Composer la carte avec les produits locaux.|Diriger la brigade et tenir les coûts.
      C|Chef de réception|Cheffe de réception|7|900|Accueil, Encadrement, Réservations|Encadrer six réceptionnistes et leurs plannings.|Suivre les encaissements et la satisfaction.
      C|Gouvernant général|Gouvernante générale|6|1100|Encadrement, Contrôle, Linge|Organiser étages, lingerie et espaces communs.|Contrôler chaque chambre avant l'arrivée.
      D|Directeur d'hôtel|Directrice d'hôtel|8|4000|Exploitation, Budget, Qualité|Diriger un hôtel de soixante chambres.|Développer les ventes et la réputation.`,
  }),
  family(14, {
    field: 'tourisme, hôtellerie ou langues',
    internship: 'en agence de voyages',
    boss: "à la direction de l'établissement",
    test: 'Mise en situation en français et en anglais',
    english: 'courant',
    away: 0.5,
    missions: `
      Répondre aux demandes des voyageurs en moins d'un jour.
      Préparer les séjours : transport, hébergement, visites.
      Suivre les clients du premier message au retour.
      Traiter les réclamations avec calme et équité.
      Tenir les prix et les disponibilités à jour.`,
    profile: `
      Anglais courant ; une troisième langue est un atout.
      Connaissance des régions et des saisons de Madagascar.
      Sens du détail et réactivité.
      Présentation soignée.`,
    jobs: `
      B|Agent de voyages|Agente de voyages|6|700|Réservation, Circuits, Anglais|Construire circuits et devis.|Émettre billets et carnets de voyage.
      B|Guide accompagnateur|Guide accompagnatrice|6|800|Guidage, Faune et flore, Premiers secours|Conduire les groupes dans les parcs et les villages.|Veiller à la sécurité et au respect des lieux.
      B|Conseiller voyages|Conseillère voyages|6|700|Conseil, Vente, Billetterie|Conseiller les voyageurs au comptoir et par message.|Comparer les tarifs et les correspondances.
      B|Chargé de réservation|Chargée de réservation|7|800|Réservations, Tarifs, Anglais|Confirmer chambres, vols intérieurs et véhicules.|Suivre les acomptes et les annulations.`,
  }),
]

const LOGISTICS: Family[] = [
  family(19, {
    field: 'logistique, transport ou mécanique',
    internship: 'en logistique',
    boss: "au responsable d'entrepôt",
    test: 'Essai pratique : conduite ou préparation de commande',
    away: 0.4,
    shifts: true,
    missions: `
      Contrôler quantités et état des marchandises à l'arrivée et au départ.
      Charger et décharger en sécurité.
      Remplir bons et documents de transport.
      Signaler casses, manquants et retards.
      Tenir propre le véhicule ou la zone de travail.`,
    profile: `
      Honnêteté et sérieux, références demandées.
      Respect des règles de sécurité et du code de la route.
      Ponctualité et endurance.
      Lecture et écriture en français suffisantes pour les bons.`,
    jobs: `
      A|Chauffeur-livreur|Chauffeuse-livreuse|4|450|Permis B, Livraison, Itinéraires|Livrer quinze points par jour en ville.|Encaisser et faire signer les bons.
      A|Chauffeur poids lourd{, conteneurs|, longues distances}|Chauffeuse poids lourd|3|600|Permis C et E, Conduite, Contrôles|Conduire entre la capitale et les provinces.|Vérifier pneus, freins et arrimage.
      A|Magasinier|Magasinière|5|480|Stock, Inventaire, Excel|Recevoir, ranger et délivrer les articles.|Tenir les fiches et préparer les inventaires.
      A|Cariste|=|4|450|Chariot élévateur, Sécurité, Rangement|Déplacer et gerber les palettes.|Contrôler le chariot avant chaque poste.`,
  }),
  family(19, {
    field: 'commerce international, logistique ou achats',
    internship: 'en transit et douane',
    boss: 'à la direction des opérations',
    test: "Cas pratique sur un dossier d'importation",
    english: 'intermédiaire',
    remote: 0.1,
    missions: `
      Préparer les dossiers et vérifier chaque document.
      Comparer les offres et négocier prix et délais.
      Suivre les expéditions et prévenir les retards.
      Tenir les indicateurs de coût et de service.
      Coordonner fournisseurs, transporteurs et douane.`,
    profile: `
      Connaissance des incoterms et des procédures douanières.
      Anglais professionnel écrit.
      Négociation ferme et loyale.
      Excel et logiciel de gestion.`,
    jobs: `
      B|Acheteur|Acheteuse|8|1300|Négociation, Appels d'offres, Excel|Consulter les fournisseurs et établir les comparatifs.|Suivre les contrats et les livraisons.
      B|Déclarant en douane|Déclarante en douane|7|950|Douane, Tarif, Sydonia|Classer les marchandises et saisir les déclarations.|Suivre la visite et la mainlevée.
      C|Responsable logistique|=|8|1900|Transport, Entrepôt, Encadrement|Organiser les tournées de douze camions.|Animer une équipe de huit magasiniers.
      B|Agent de transit|Agente de transit|6|800|Transit, Port, Documents|Accomplir les formalités au port et à l'aéroport.|Suivre les conteneurs et les surestaries.`,
  }),
]

const CHARITY: Family[] = [
  family(24, {
    field: 'développement, sciences sociales ou gestion de projet',
    internship: 'en gestion de projet solidaire',
    boss: 'au coordinateur de programme',
    test: 'Note de synthèse et cadre logique simplifié',
    english: 'intermédiaire',
    remote: 0.1,
    away: 0.6,
    missions: `
      Planifier les activités avec les communautés et les autorités.
      Suivre les indicateurs et vérifier les données sur place.
      Tenir le budget et les justificatifs du bailleur.
      Rédiger des rapports honnêtes, réussites et échecs compris.
      Appliquer les règles de protection des bénéficiaires.`,
    profile: `
      Expérience de projets en milieu rural.
      Écoute, humilité et diplomatie.
      Rédaction en français ; anglais pour les rapports.
      Adhésion aux principes de protection de l'enfance.`,
    jobs: `
      C|Chef de projet{ sécurité alimentaire| eau et assainissement| éducation}|Cheffe de projet|9|2200|Gestion de projet, Budget, Encadrement|Conduire un projet de trois ans dans quatre districts.|Encadrer une équipe de dix personnes.
      B|Chargé de suivi-évaluation|Chargée de suivi-évaluation|9|1600|Enquêtes, Indicateurs, Analyse|Construire les outils de collecte sur téléphone.|Analyser et restituer les résultats.
      C|Responsable de plaidoyer|=|9|1700|Plaidoyer, Réseaux, Rédaction|Rédiger les notes de position.|Entretenir les alliances avec d'autres organisations.
      D|Coordinateur de programme|Coordinatrice de programme|9|4000|Stratégie, Bailleurs, Encadrement|Diriger trois projets et leurs responsables.|Négocier les financements.`,
  }),
  family(24, {
    field: 'travail social, santé publique ou développement rural',
    internship: 'en animation communautaire',
    boss: 'au chef de projet',
    test: "Simulation d'une réunion villageoise",
    away: 0.75,
    missions: `
      Rencontrer les familles et les associations locales.
      Animer les réunions et les ateliers.
      Distribuer le matériel et tenir les listes signées.
      Remplir les fiches de suivi chaque semaine.
      Remonter les difficultés et les idées du terrain.`,
    profile: `
      Permis A et goût de la vie en brousse.
      Malgache courant, dialecte de la zone souhaité.
      Respect des coutumes et impartialité.
      Sérieux dans les listes et les justificatifs.`,
    jobs: `
      A|Animateur communautaire|Animatrice communautaire|5|550|Animation, Sensibilisation, Terrain|Suivre douze villages et leurs comités.|Animer des séances sur l'eau, l'hygiène et la nutrition.
      A|Enquêteur|Enquêtrice|5|500|Enquête, Tablette, Dialecte|Interroger les ménages tirés au sort.|Vérifier et envoyer les questionnaires le soir.
      B|Logisticien de projet|Logisticienne de projet|6|900|Achats, Parc de véhicules, Stock|Organiser déplacements et livraisons.|Suivre véhicules, carburant et matériel.
      B|Assistant administratif et financier de projet|Assistante administrative et financière de projet|7|950|Comptabilité de projet, Caisse, Classement|Tenir la caisse et la banque du bureau local.|Préparer les justificatifs pour l'audit.`,
  }),
]

const CARE: Family[] = [
  family(26, {
    field: "santé, avec inscription à l'ordre quand elle est requise",
    boss: 'au médecin-chef',
    test: 'Entretien technique avec un confrère',
    away: 0.45,
    shifts: true,
    missions: `
      Accueillir les patients et recueillir leur histoire.
      Dispenser les soins selon les protocoles.
      Appliquer les règles d'hygiène et de tri des déchets.
      Tenir le dossier du patient à chaque passage.
      Informer et rassurer les familles.`,
    profile: `
      Diplôme d'État ou reconnu.
      Écoute, douceur et sang-froid.
      Gardes et permanences acceptées.
      Secret médical sans exception.`,
    jobs: `
      B|Infirmier{ de bloc opératoire| en santé communautaire}|Infirmière|7|750|Soins infirmiers, Hygiène, Urgences|Préparer et administrer les traitements.|Surveiller les constantes et alerter le médecin.
      B|Maïeuticien|Sage-femme|7|750|Accouchement, Consultation prénatale, Néonatalogie|Suivre les grossesses et pratiquer les accouchements.|Conseiller les mères après la naissance.
      B|Médecin généraliste|=|10|2000|Consultation, Urgences, Prévention|Consulter, diagnostiquer et prescrire.|Assurer les gardes et les visites.
      B|Pharmacien|Pharmacienne|10|1800|Dispensation, Stock, Conseil|Délivrer les ordonnances et conseiller.|Gérer les commandes et les péremptions.
      B|Technicien de laboratoire médical|Technicienne de laboratoire médical|7|750|Prélèvement, Hématologie, Contrôle qualité|Prélever et analyser les échantillons.|Valider les contrôles des automates.
      B|Kinésithérapeute|=|7|900|Rééducation, Bilan, Massage|Établir le bilan et le programme.|Rééduquer après fracture ou accident vasculaire.`,
  }),
  family(26, {
    field: 'travail social, psychologie ou soins à la personne',
    internship: 'en travail social',
    boss: 'au responsable de structure',
    test: "Étude d'une situation sociale",
    missions: `
      Accueillir la personne et évaluer ses besoins.
      Construire avec elle un plan simple et le suivre.
      Travailler avec les familles, les écoles et les centres de santé.
      Rédiger des comptes rendus respectueux.
      Signaler sans délai toute mise en danger.`,
    profile: `
      Respect de la dignité et du secret.
      Patience et distance juste.
      Travail d'équipe et écrits soignés.
      Stabilité émotionnelle.`,
    jobs: `
      B|Travailleur social|Travailleuse sociale|7|750|Accompagnement, Entretien, Réseau|Accompagner les familles dans leurs démarches.|Faire des visites à domicile.
      B|Psychologue|=|9|1200|Entretien clinique, Évaluation, Groupes|Recevoir en entretien et animer des groupes.|Former l'équipe à l'écoute.
      A|Aide-soignant|Aide-soignante|4|420|Soins d'hygiène, Manutention, Écoute|Aider à la toilette, aux repas et aux déplacements.|Noter et transmettre les observations.`,
  }),
]

const SECURITY: Family[] = [
  family(27, {
    field: 'sécurité ou prévention',
    boss: 'au chef de poste',
    test: 'Mise en situation sur site',
    shifts: true,
    away: 0.35,
    missions: `
      Contrôler les entrées et tenir le registre.
      Faire les rondes prévues et pointer chaque passage.
      Intervenir avec calme et appeler les secours.
      Vérifier extincteurs, portes et éclairages.
      Rédiger le rapport de fin de service.`,
    profile: `
      Casier judiciaire vierge, références vérifiées.
      Vigilance et maîtrise de soi.
      Travail de nuit et par roulement.
      Courtoisie avec les visiteurs.`,
    jobs: `
      A|Agent de sécurité{ incendie| de nuit| de site industriel}|Agente de sécurité|3|350|Surveillance, Rondes, Premiers secours|Surveiller le site et filtrer les accès.|Appliquer la consigne en cas d'alarme.
      A|Maître-chien|Maîtresse-chien|3|450|Conduite de chien, Rondes, Entretien|Patrouiller avec le chien confié.|Nourrir, soigner et entraîner l'animal.
      A|Opérateur de télésurveillance|Opératrice de télésurveillance|5|480|Vidéosurveillance, Radio, Rapport|Surveiller les écrans et traiter les alarmes.|Envoyer l'équipe d'intervention et suivre l'événement.
      A|Convoyeur de fonds|Convoyeuse de fonds|5|600|Transport de fonds, Procédures, Vigilance|Transporter les valeurs selon la procédure.|Contrôler scellés et bordereaux.`,
  }),
  family(27, {
    field: 'sécurité, prévention des risques ou gestion',
    internship: 'en prévention des risques',
    boss: 'au directeur des opérations',
    test: "Analyse de risques d'un bâtiment",
    away: 0.3,
    missions: `
      Visiter les sites et évaluer les risques.
      Écrire les consignes et vérifier leur application.
      Former les agents et organiser les exercices.
      Analyser les incidents et proposer des mesures.
      Entretenir le lien avec les clients et les autorités.`,
    profile: `
      Expérience d'encadrement dans la sécurité.
      Rapports clairs et chiffrés.
      Disponibilité en cas d'urgence.
      Permis B.`,
    jobs: `
      C|Chef de poste de sécurité|Cheffe de poste de sécurité|5|600|Encadrement, Rondes, Rapport|Encadrer huit agents et leurs plannings.|Contrôler tenues, matériel et registres.
      B|Technicien en systèmes de sécurité|Technicienne en systèmes de sécurité|6|800|Alarmes, Caméras, Réseau|Installer caméras, alarmes et contrôles d'accès.|Entretenir et dépanner chez les clients.
      B|Préventeur santé et sécurité au travail|Préventrice santé et sécurité au travail|8|1300|Prévention, Formation, Audit|Tenir le document des risques et son plan d'actions.|Animer les visites de sécurité.
      C|Responsable d'exploitation sécurité|=|8|1800|Exploitation, Budget, Relation client|Organiser 200 agents sur vingt sites.|Suivre contrats, marges et satisfaction.`,
  }),
]

const HOME: Family[] = [
  family(28, {
    field: 'services à la personne ou hôtellerie',
    boss: 'à la responsable de secteur',
    test: "Demi-journée d'essai chez un client, rémunérée",
    away: 0.2,
    missions: `
      Suivre les consignes de la famille ou du client.
      Respecter les lieux, les biens et l'intimité.
      Utiliser produits et appareils en sécurité.
      Noter ce qui a été fait et ce qui manque.
      Prévenir en cas de retard ou de problème.`,
    profile: `
      Honnêteté et discrétion, références demandées.
      Propreté, ponctualité et douceur.
      Autonomie dans l'organisation de la journée.
      Français simple et malgache courant.`,
    jobs: `
      A|Employé de maison|Employée de maison|1|320|Ménage, Cuisine, Repassage|Entretenir la maison et le linge.|Préparer des repas simples.
      A|Garde d'enfants|=|5|350|Garde, Jeux, Premiers secours|Accompagner les enfants à l'école et aux activités.|Préparer goûters, jeux et devoirs.
      A|Auxiliaire de vie|=|4|400|Aide à domicile, Écoute, Hygiène|Aider une personne âgée dans les gestes du quotidien.|Accompagner aux rendez-vous médicaux.
      A|Jardinier-paysagiste|Jardinière-paysagiste|3|360|Taille, Arrosage, Plantations|Entretenir pelouses, haies et massifs.|Planter et composter.
      A|Cuisinier à domicile|Cuisinière à domicile|4|450|Cuisine familiale, Menus, Courses|Composer les menus de la semaine.|Faire les courses et tenir la cuisine.
      A|Chauffeur particulier|Chauffeuse particulière|3|420|Permis B, Conduite souple, Ponctualité|Conduire la famille et les enfants.|Entretenir le véhicule et ses papiers.`,
  }),
  family(28, {
    field: 'coiffure, esthétique ou sport',
    internship: 'en institut de beauté',
    boss: 'au gérant',
    test: "Démonstration pratique d'une heure",
    away: 0.25,
    missions: `
      Accueillir et conseiller chaque client.
      Préparer le poste et désinfecter le matériel.
      Réaliser la prestation avec soin.
      Proposer les produits et services utiles.
      Tenir l'agenda et encaisser.`,
    profile: `
      Technique sûre, démontrée à l'essai.
      Présentation soignée et conversation agréable.
      Travail le samedi.
      Envie d'apprendre les tendances.`,
    jobs: `
      A|Coiffeur|Coiffeuse|4|400|Coupe, Coloration, Tresses|Couper, colorer, tresser et coiffer.|Conseiller les soins adaptés aux cheveux.
      A|Esthéticien|Esthéticienne|4|400|Soins, Épilation, Manucure|Réaliser soins du visage, manucures et épilations.|Faire vivre les rayons de produits.
      A|Entraîneur sportif|Entraîneuse sportive|6|550|Coaching, Anatomie, Animation|Animer cours collectifs et séances particulières.|Établir des programmes progressifs.`,
  }),
]

const OTHER: Family[] = [
  family(29, {
    field: 'entretien, services généraux ou logistique',
    boss: 'au responsable des services généraux',
    test: "Essai pratique d'une heure",
    away: 0.35,
    missions: `
      Suivre le programme de la journée et les priorités.
      Entretenir les locaux, le matériel ou les espaces confiés.
      Utiliser produits et outils en sécurité.
      Signaler pannes et manques.
      Rendre service aux équipes avec courtoisie.`,
    profile: `
      Sérieux, ponctualité et polyvalence.
      Goût du travail manuel bien fait.
      Respect des consignes.
      Débutants motivés bienvenus, formation sur place.`,
    jobs: `
      A|Agent d'entretien|Agente d'entretien|1|310|Nettoyage, Produits, Organisation|Nettoyer bureaux, sanitaires et espaces communs.|Trier les déchets et réapprovisionner.
      A|Coursier{ à moto}|Coursière|3|380|Permis A, Itinéraires, Ponctualité|Porter plis et colis dans la ville.|Faire signer les décharges et les dépôts en banque.
      A|Agent polyvalent|Agente polyvalente|4|380|Petits travaux, Manutention, Entretien|Faire les petites réparations.|Aménager salles et bureaux.
      C|Responsable des services généraux|=|7|1500|Contrats, Bâtiment, Encadrement|Suivre bâtiments, véhicules et fournisseurs.|Encadrer chauffeurs, agents et coursiers.`,
  }),
  family(29, {
    field: 'gestion culturelle, sport ou animation',
    internship: 'en animation culturelle',
    boss: 'à la direction de la structure',
    test: "Projet d'animation présenté en dix minutes",
    away: 0.35,
    missions: `
      Préparer le programme et le faire connaître.
      Accueillir le public et veiller à sa sécurité.
      Entretenir les partenariats locaux.
      Tenir le budget et les présences.
      Faire le bilan de chaque activité.`,
    profile: `
      Aisance avec tous les publics.
      Créativité et organisation.
      Disponibilité certains soirs et samedis.
      Malgache et français courants.`,
    jobs: `
      A|Animateur socioculturel|Animatrice socioculturelle|5|480|Animation, Jeux, Organisation|Animer ateliers et sorties.|Encadrer les bénévoles.
      B|Bibliothécaire|=|7|750|Catalogage, Accueil, Médiation|Cataloguer et prêter les ouvrages.|Organiser lectures et expositions.
      B|Chargé de projet culturel|Chargée de projet culturel|8|1000|Programmation, Subventions, Communication|Monter festivals, résidences et tournées.|Rechercher les financements.
      A|Régisseur de spectacle|Régisseuse de spectacle|6|700|Son, Lumière, Montage|Préparer la scène, le son et la lumière.|Assurer la sécurité du plateau.`,
  }),
]

export const SERVICES: Family[] = [
  ...TEACHING,
  ...TOURISM,
  ...LOGISTICS,
  ...CHARITY,
  ...CARE,
  ...SECURITY,
  ...HOME,
  ...OTHER,
]
