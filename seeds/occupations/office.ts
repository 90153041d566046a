import { type Family, family } from './family.ts'

const ADMINISTRATION: Family[] = [
  family(1, {
    field: 'secrétariat, gestion ou communication',
    internship: 'en secrétariat de direction',
    boss: 'à la direction administrative',
    test: "Rédaction d'un courrier et exercice sur tableur, 45 minutes",
    remote: 0.15,
    missions: `
      Recevoir, trier et distribuer le courrier et les messages du service.
      Tenir les agendas et préparer les réunions, de la convocation au compte rendu.
      Rédiger les courriers, notes et attestations, et les faire signer dans les délais.
      Classer les dossiers sur papier et sur le serveur, pour que chacun retrouve une pièce en une minute.
      Commander les fournitures et suivre le budget du service.`,
    profile: `
      Orthographe sûre en français et en malgache, écrits clairs.
      Aisance avec Word, Excel et la messagerie ; frappe rapide.
      Discrétion : vous traitez des dossiers confidentiels.
      Sens de l'accueil, calme au téléphone même quand tout arrive à la fois.`,
    jobs: `
      A|Secrétaire{, direction commerciale|, service juridique}|=|5|550|Word, Excel, Classement|Prendre les appels et filtrer les demandes.|Saisir et mettre en page les documents de l'équipe.
      B|Assistant de direction{ bilingue}|Assistante de direction|7|1000|Organisation, Rédaction, Gestion d'agenda|Organiser les déplacements de la direction, visas et réservations compris.|Préparer les dossiers du comité de direction.
      A|Assistant administratif|Assistante administrative|6|650|Bureautique, Classement, Rédaction|Constituer les dossiers d'appels d'offres avec les pièces administratives à jour.|Suivre les abonnements, les assurances et les contrats d'entretien.
      A|Agent d'accueil|Agente d'accueil|5|450|Accueil, Standard téléphonique, Anglais|Accueillir les visiteurs, tenir le registre et remettre les badges.|Tenir le standard et transférer les appels à la bonne personne.
      B|Office manager|=|7|1300|Gestion des prestataires, Budget, Organisation|Négocier et suivre les contrats de ménage, de gardiennage et d'internet.|Accueillir chaque nouveau collègue avec un poste de travail prêt.
      C|Responsable administratif|Responsable administrative|8|1700|Encadrement, Procédures, Budget|Encadrer l'équipe administrative et répartir le travail de la semaine.|Écrire les procédures internes et vérifier qu'elles sont suivies.`,
  }),
  family(1, {
    field: 'gestion documentaire ou informatique de gestion',
    boss: 'au responsable administratif',
    test: 'Épreuve de saisie chronométrée',
    remote: 0.05,
    missions: `
      Numériser les dossiers, les indexer et vérifier la lisibilité de chaque page.
      Contrôler la concordance entre les pièces et la base de données.
      Corriger les erreurs de saisie et signaler les doublons.
      Préparer les dossiers demandés par les services et suivre leur retour.
      Appliquer les durées de conservation et préparer les éliminations.`,
    profile: `
      Rigueur et concentration sur des tâches longues.
      Bonne connaissance d'Excel ; frappe d'au moins 35 mots par minute.
      Respect strict de la confidentialité.
      Goût du travail ordonné et ponctualité.`,
    jobs: `
      A|Opérateur de saisie|Opératrice de saisie|5|450|Saisie, Excel, Contrôle de données|Saisir 200 fiches par jour avec moins d'une erreur sur cent.|Relire la saisie d'un collègue en double contrôle.
      B|Archiviste|=|7|800|Archivage, Plan de classement, Numérisation|Mettre à jour le plan de classement avec chaque service.|Organiser le transfert des archives vers le nouveau dépôt.`,
  }),
]

const ACCOUNTING: Family[] = [
  family(10, {
    field: 'comptabilité, finance ou gestion',
    internship: 'en comptabilité',
    boss: 'au chef comptable',
    test: "Cas pratique d'une heure",
    remote: 0.3,
    missions: `
      Saisir et contrôler les pièces comptables, des factures aux relevés bancaires.
      Faire les rapprochements bancaires chaque semaine et lettrer les comptes de tiers.
      Préparer les déclarations fiscales et sociales dans les délais : TVA, IRSA, CNaPS, OSTIE.
      Participer à l'inventaire et aux travaux de clôture selon le PCG 2005.
      Classer les justificatifs et préparer les réponses aux contrôles.`,
    profile: `
      Bonne connaissance du PCG 2005 et de la fiscalité malgache.
      Pratique de Sage ou d'un logiciel comparable, Excel avec formules de recherche.
      Rigueur, respect des échéances et discrétion.
      Capacité à expliquer un chiffre à quelqu'un qui n'est pas du métier.`,
    jobs: `
      B|Comptable{ fournisseurs| clients|, clôtures mensuelles}|=|7|1200|Sage, Excel, PCG 2005, Fiscalité|Tenir la comptabilité générale, de la saisie au bilan.|Former un aide-comptable et relire ses travaux.
      A|Aide-comptable|=|6|700|Saisie comptable, Excel, Sage|Saisir les achats et les ventes au jour le jour.|Tenir la caisse et en rendre compte chaque soir.
      B|Assistant comptable et paie|Assistante comptable et paie|6|850|Paie, Sage, Excel|Préparer les bulletins de paie de 60 salariés.|Calculer les congés, les avances et les soldes de tout compte.
      C|Chef comptable|Cheffe comptable|9|2200|Consolidation, Fiscalité, Encadrement|Encadrer une équipe de quatre comptables et valider leurs écritures.|Établir les états financiers annuels et répondre au commissaire aux comptes.
      B|Trésorier|Trésorière|8|1600|Trésorerie, Excel, Relations bancaires|Tenir la prévision de trésorerie à trois mois et arbitrer les paiements.|Négocier les conditions bancaires et suivre les devises.`,
  }),
  family(10, {
    field: 'audit, contrôle de gestion ou finance',
    internship: 'en contrôle de gestion',
    boss: 'à la direction financière',
    test: 'Étude de cas sur un jeu de données réel, une heure et demie',
    remote: 0.4,
    english: 'notions',
    missions: `
      Construire les tableaux de bord mensuels et expliquer les écarts avec le budget.
      Vérifier la fiabilité des chiffres à la source, au bureau et sur le terrain.
      Rédiger des rapports courts, avec des recommandations chiffrées.
      Suivre la mise en œuvre des recommandations jusqu'à leur clôture.
      Présenter les résultats à la direction et aux responsables de service.`,
    profile: `
      Excel avancé : tableaux croisés, requêtes, contrôle des formules.
      Esprit d'analyse et indépendance de jugement.
      Bonnes bases de comptabilité générale et analytique.
      Disponibilité pour des déplacements en région, quelques jours par mois.`,
    jobs: `
      B|Contrôleur de gestion|Contrôleuse de gestion|9|1900|Contrôle budgétaire, Excel, Analyse|Préparer le budget annuel avec chaque responsable.|Calculer les coûts de revient par produit et par site.
      B|Auditeur interne|Auditrice interne|9|1500|Audit, Contrôle interne, Rédaction|Réaliser les missions du plan d'audit, caisses, stocks et crédits compris.|Cartographier les risques et tester les contrôles.
      B|Collaborateur d'audit|Collaboratrice d'audit|8|1200|Audit légal, PCG 2005, Excel|Assister aux inventaires physiques des clients.|Documenter les feuilles de travail du dossier de révision.
      D|Directeur administratif et financier|Directrice administrative et financière|9|4500|Stratégie financière, Encadrement, Fiscalité|Diriger la finance, la comptabilité et l'administration, soit douze personnes.|Mener les relations avec les banques, l'administration fiscale et les actionnaires.
      B|Analyste financier|Analyste financière|9|1800|Modélisation, Excel, Analyse financière|Étudier la rentabilité des projets d'investissement.|Tenir à jour le modèle financier à cinq ans.`,
  }),
]

const LAW: Family[] = [
  family(11, {
    field: 'droit des affaires ou droit privé',
    internship: 'en droit des affaires',
    boss: 'à la direction juridique',
    test: "Note juridique d'une page sur un cas simple",
    remote: 0.3,
    english: 'intermédiaire',
    away: 0.15,
    missions: `
      Analyser les demandes et donner un avis écrit, clair et daté.
      Rédiger et relire les contrats, avenants et protocoles.
      Suivre les textes nouveaux et en résumer les effets pour les équipes.
      Constituer les dossiers de contentieux et suivre les audiences avec les avocats.
      Tenir à jour les registres et le classement des actes.`,
    profile: `
      Bonne maîtrise du droit malgache des sociétés, du travail et des contrats.
      Qualités de rédaction en français, lecture de l'anglais juridique.
      Rigueur, respect du secret et des délais.
      Sens pratique : dire ce qui est possible, pas seulement ce qui est interdit.`,
    jobs: `
      B|Juriste d'entreprise|=|9|1500|Droit des sociétés, Contrats, Rédaction|Préparer les assemblées et les formalités au registre du commerce.|Négocier les clauses avec les fournisseurs et les clients.
      B|Juriste en droit social|=|9|1500|Droit du travail, Contentieux, Conseil RH|Conseiller les managers sur les contrats, les sanctions et les départs.|Représenter la société devant l'inspection du travail.
      B|Juriste foncier|Juriste foncière|9|1400|Droit foncier, Domaines, Topographie|Vérifier les titres et les certificats fonciers aux services des domaines.|Suivre les mutations et les morcellements jusqu'au titre.
      C|Responsable conformité|=|9|2000|Conformité, Lutte antiblanchiment, Audit|Tenir le dispositif de lutte contre le blanchiment et former les équipes.|Examiner les dossiers de clients à risque.
      D|Directeur juridique|Directrice juridique|9|4000|Stratégie juridique, Encadrement, Contentieux|Diriger l'équipe juridique et choisir les conseils extérieurs.|Conseiller le comité de direction sur les opérations sensibles.`,
  }),
  family(11, {
    field: 'droit ou carrières judiciaires',
    internship: "en cabinet d'avocats",
    boss: "à l'associé responsable du dossier",
    test: "Mise en forme d'un acte à partir d'un modèle",
    away: 0.3,
    missions: `
      Ouvrir les dossiers, vérifier les pièces et relancer les clients.
      Préparer les actes et les courriers à partir des modèles de l'étude.
      Accomplir les formalités auprès des tribunaux, des domaines et de l'enregistrement.
      Tenir l'échéancier des audiences et des délais de recours.
      Accueillir les clients et leur expliquer les étapes de la procédure.`,
    profile: `
      Connaissance des actes et des procédures usuels.
      Présentation soignée et discrétion totale.
      Français écrit irréprochable, malgache courant.
      Organisation : aucun délai n'est manqué.`,
    jobs: `
      A|Clerc de notaire|=|7|800|Actes notariés, Formalités, Rédaction|Rédiger les actes de vente, de donation et de succession.|Calculer les droits d'enregistrement et préparer les comptes.
      A|Assistant juridique|Assistante juridique|6|700|Secrétariat juridique, Classement, Word|Tenir l'agenda des audiences du cabinet.|Saisir les conclusions et les transmettre aux confrères.
      B|Clerc d'huissier|Clerc d'huissier|6|700|Significations, Recouvrement, Terrain|Signifier les actes et dresser les constats avec l'huissier.|Suivre les échéanciers de recouvrement amiable.`,
  }),
]

const PEOPLE: Family[] = [
  family(20, {
    field: 'gestion des ressources humaines, psychologie du travail ou droit social',
    internship: 'en ressources humaines',
    boss: 'à la direction des ressources humaines',
    test: "Mise en situation d'entretien, 30 minutes",
    remote: 0.25,
    missions: `
      Accueillir les salariés et répondre à leurs questions sur leurs droits.
      Tenir les dossiers du personnel à jour, de l'embauche au départ.
      Suivre les indicateurs sociaux : effectifs, absences, départs, formations.
      Préparer les réunions avec les délégués du personnel.
      Veiller à l'égalité de traitement dans chaque décision.`,
    profile: `
      Bonne connaissance du code du travail malgache.
      Écoute, tact et discrétion.
      Aisance avec Excel et un logiciel de paie ou de gestion du personnel.
      Goût du terrain : vous allez voir les équipes là où elles travaillent.`,
    jobs: `
      B|Chargé de recrutement|Chargée de recrutement|8|1200|Sourcing, Entretien, Rédaction d'offres|Rédiger les annonces, trier les candidatures et répondre à chacune.|Mener les entretiens et organiser les tests avec les managers.
      B|Gestionnaire de paie{, 300 salariés}|=|7|1100|Paie, CNaPS, OSTIE, Excel|Calculer la paie de 300 salariés et contrôler les variables.|Établir les déclarations CNaPS, OSTIE et IRSA.
      B|Assistant ressources humaines|Assistante ressources humaines|7|850|Administration du personnel, Word, Excel|Préparer les contrats, avenants et attestations.|Organiser les visites médicales et l'accueil des nouveaux.
      B|Chargé de formation|Chargée de formation|8|1200|Plan de formation, Pédagogie, Budget|Recueillir les besoins et construire le plan de formation.|Choisir les organismes et mesurer les résultats.
      C|Responsable des ressources humaines|=|9|2500|Droit du travail, Encadrement, Dialogue social|Encadrer une équipe de trois personnes.|Négocier avec les délégués et conseiller la direction.
      D|Directeur des ressources humaines|Directrice des ressources humaines|9|4800|Stratégie RH, Négociation, Conduite du changement|Conduire la politique salariale et les carrières de 600 personnes.|Piloter les projets de transformation avec le comité de direction.`,
  }),
  family(20, {
    field: "gestion, commerce ou école d'ingénieurs",
    boss: 'à la direction générale',
    test: "Présentation d'un plan d'action à 90 jours",
    english: 'intermédiaire',
    remote: 0.1,
    away: 0.4,
    missions: `
      Fixer les objectifs avec la direction et les traduire en plans d'action.
      Suivre les résultats chaque semaine et corriger à temps.
      Recruter, former et évaluer les responsables d'équipe.
      Tenir le budget et rendre compte des écarts.
      Représenter la société auprès des partenaires et de l'administration.`,
    profile: `
      Conduite d'équipes pluridisciplinaires déjà réussie.
      Lecture aisée d'un compte de résultat.
      Sens de la décision et qualités d'écoute.
      Français courant, anglais utile pour les partenaires étrangers.`,
    jobs: `
      D|Directeur général adjoint|Directrice générale adjointe|9|5500|Stratégie, Finance, Conduite d'équipe|Coordonner les directions et suppléer la direction générale.|Mener les projets de croissance, de l'étude au lancement.
      C|Chef de projet organisation|Cheffe de projet organisation|9|2400|Gestion de projet, Processus, Animation|Décrire les processus et proposer des simplifications mesurables.|Animer les ateliers et suivre le calendrier des chantiers.
      C|Responsable de site|=|8|2300|Encadrement, Budget, Sécurité|Diriger un site de 80 personnes, de la production à l'entretien.|Garantir la sécurité des personnes et des biens.`,
  }),
]

export const OFFICE: Family[] = [...ADMINISTRATION, ...ACCOUNTING, ...LAW, ...PEOPLE]
