/** Industry, maintenance, care, society, offices and transport: as `sentences.ts` says. */
export const SENTENCES_H_N: Record<string, readonly string[]> = {
  H2206: [
    'Fabrication et pose de … portes, fenêtres et escaliers par mois.',
    'Travail du palissandre, du pin et de …, du débit à la finition.',
    'Entretien de l’atelier et des machines, sans accident.',
  ],
  H2402: [
    'Assemblage de … pièces par heure, …\u00a0% sans défaut.',
    'Conduite de … machines\u00a0: piqueuse, surjeteuse, …',
    'Formation de … opératrices de la chaîne.',
  ],
  H2415: [
    'Contrôle de … pièces par jour selon le cahier du client …',
    'Taux de retour ramené de … à …\u00a0%.',
    'Rapports de qualité et reprise des défauts avec les chefs de chaîne.',
  ],
  H2913: [
    'Soudage à l’arc, MIG et TIG de … pièces par semaine.',
    'Fabrication de portails, charpentes et cuves selon plan.',
    'Contrôle des cordons, reprises sous …\u00a0%.',
  ],
  I1309: [
    'Maintenance préventive de … machines, arrêts réduits de …\u00a0%.',
    'Dépannage d’armoires électriques et d’automates.',
    'Tenue du stock de pièces et des fiches d’intervention.',
  ],
  I1401: [
    'Assistance à … utilisateurs, … demandes réglées par semaine.',
    'Installation et entretien de … postes, imprimantes et réseaux.',
    'Sauvegardes vérifiées et antivirus à jour sur … postes.',
  ],
  I1603: [
    'Entretien et réparation de … engins sur le chantier de …',
    'Diagnostic hydraulique et diesel, immobilisation réduite de …\u00a0%.',
    'Planning des vidanges et commande des pièces.',
  ],
  I1604: [
    'Diagnostic et réparation de … véhicules par semaine.',
    'Révision de moteurs essence et diesel, freins, embrayages.',
    'Explication des travaux au client et devis respectés.',
  ],
  J1102: [
    'Consultation de … patients par jour au centre de …',
    'Gardes et urgences\u00a0: … par mois.',
    'Participation à la campagne de … dans … communes.',
  ],
  J1104: [
    'Suivi de … grossesses et … accouchements par mois.',
    'Consultations de planification familiale et vaccination.',
    'Formation de … agents communautaires.',
  ],
  J1302: [
    'Prélèvements et analyses de … échantillons par jour.',
    'Contrôle qualité et entretien des appareils.',
    'Résultats rendus en … heures.',
  ],
  J1307: [
    'Délivrance de … ordonnances par jour sous la responsabilité du pharmacien.',
    'Gestion du stock de … références et des périmés.',
    'Conseil aux patients en français et en malgache.',
  ],
  J1501: [
    'Soins d’hygiène et de confort de … patients par jour.',
    'Prise des constantes et transmission à l’équipe.',
    'Accompagnement des familles et des personnes âgées.',
  ],
  J1506: [
    'Soins de … patients par garde au service de …',
    'Pansements, perfusions, prélèvements et suivi des dossiers.',
    'Vaccination de … enfants lors de la campagne de …',
  ],
  K1201: [
    'Suivi de … familles, visites et plan d’aide.',
    'Orientation vers les services de santé, d’école et d’état civil.',
    'Rapports sociaux remis à … chaque mois.',
  ],
  K1206: [
    'Animation de … groupes de jeunes à …',
    'Sensibilisation de … personnes sur …',
    'Organisation de … événements avec les autorités locales.',
  ],
  K1303: [
    'Garde de … enfants de … à … ans.',
    'Repas, sorties, devoirs et premiers gestes de santé.',
    'Confiance de la même famille pendant … ans.',
  ],
  K1304: [
    'Entretien d’une maison de … pièces, linge et repassage.',
    'Cuisine pour … personnes, marché compris.',
    'Confiance de la même famille pendant … ans.',
  ],
  K1802: [
    'Suivi d’un projet de … dans … communes, … bénéficiaires.',
    'Mobilisation des communautés et de … associations.',
    'Collecte des données et rapports au bailleur …',
  ],
  K1902: [
    'Préparation de … dossiers et actes par mois.',
    'Recherche juridique et suivi des audiences.',
    'Formalités de … sociétés auprès de l’EDBM et du greffe.',
  ],
  K2106: [
    'Classe de … élèves de …, …\u00a0% de réussite au CEPE.',
    'Préparation des leçons en malgache et en français.',
    'Suivi des élèves en difficulté et réunions avec les parents.',
  ],
  K2107: [
    'Enseignement de … à … classes, … heures par semaine.',
    'Réussite au BEPC ou au baccalauréat de …\u00a0%.',
    'Club de … et soutien scolaire.',
  ],
  K2111: [
    'Formation de … adultes par an en …',
    'Conception de … modules et supports.',
    'Satisfaction des stagiaires de …\u00a0%, … ont trouvé un emploi.',
  ],
  K2204: [
    'Nettoyage de … m² de bureaux par jour.',
    'Emploi des produits et des machines selon les consignes.',
    'Ponctualité\u00a0: aucun retard pendant … mois.',
  ],
  K2501: [
    'Garde d’un site de … m², de jour et de nuit.',
    'Contrôle des entrées\u00a0: … véhicules et visiteurs par jour.',
    'Aucun vol signalé pendant … mois.',
  ],
  K2503: [
    'Rondes, contrôle d’accès et vidéosurveillance de …',
    'Intervention lors de … incidents, rapports écrits.',
    'Encadrement de … agents et planning des vacations.',
  ],
  M1101: [
    'Achats de … Ar par an auprès de … fournisseurs.',
    'Négociation\u00a0: coûts réduits de …\u00a0%.',
    'Consultations, comparatifs et suivi des livraisons.',
  ],
  M1202: [
    'Audit des comptes de … sociétés, équipe de … personnes.',
    'Revue du contrôle interne et … recommandations suivies.',
    'Rapports remis dans les délais de …',
  ],
  M1203: [
    'Saisie et lettrage de … pièces par mois, clôture rendue le … du mois.',
    'Déclarations de TVA, d’IRSA et de CNaPS de … sociétés, sans pénalité.',
    'Rapprochement de … comptes bancaires et relance de … clients.',
  ],
  M1204: [
    'Budget de … Ar suivi chaque mois, écarts expliqués à … responsables.',
    'Tableaux de bord de … activités sous Excel.',
    'Économies de … Ar trouvées sur …',
  ],
  M1206: [
    'Encadrement de … comptables, clôture mensuelle en … jours.',
    'États financiers de … sociétés certifiés sans réserve.',
    'Passage au logiciel … et procédures écrites.',
  ],
  M1403: [
    'Suivi-évaluation d’un projet de … Ar, … indicateurs.',
    'Enquêtes auprès de … ménages avec Kobo ou ODK.',
    'Rapports trimestriels au bailleur …',
  ],
  M1501: [
    'Gestion des dossiers de … salariés\u00a0: contrats, congés, CNaPS, OSTIE.',
    'Organisation de … entretiens par mois.',
    'Préparation de la paie de … personnes.',
  ],
  M1502: [
    'Recrutement de … personnes par an, délai moyen de … jours.',
    'Plan de formation de … salariés.',
    'Entretiens annuels et départs\u00a0: rotation ramenée à …\u00a0%.',
  ],
  M1601: [
    'Accueil de … visiteurs et … appels par jour.',
    'Tri et distribution du courrier, réservation des salles.',
    'Information en français, malgache et …',
  ],
  M1604: [
    'Agenda, déplacements et dossiers de … directeurs.',
    'Comptes rendus de … réunions par mois.',
    'Organisation d’événements de … personnes.',
  ],
  M1607: [
    'Rédaction et classement de … courriers par semaine.',
    'Tenue de l’agenda et du standard de … personnes.',
    'Archives de … dossiers reclassées et retrouvées en … minutes.',
  ],
  M1703: [
    'Lancement de … produits par an, du besoin au rayon.',
    'Gamme de … références\u00a0: ventes passées de … à … Ar.',
    'Prix, emballage et marge suivis avec … fournisseurs.',
  ],
  M1705: [
    'Plan marketing de … produits, budget de … Ar.',
    'Lancement de …\u00a0: … ventes en … mois.',
    'Études auprès de … clients et suivi des concurrents.',
  ],
  M1801: [
    'Administration de … serveurs et … postes, disponibilité de …\u00a0%.',
    'Sauvegardes, mises à jour et sécurité du réseau.',
    'Migration vers … sans arrêt du service.',
  ],
  M1802: [
    'Support de … utilisateurs, … demandes résolues par mois.',
    'Audit et sécurité de … applications.',
    'Documentation et formation des équipes.',
  ],
  M1805: [
    'Développement de … avec …, utilisé par … personnes.',
    'Temps de chargement réduit de … à … secondes.',
    'Tests automatiques, revues de code et mise en production chaque …',
  ],
  N1101: [
    'Conduite de chariots de … tonnes, … palettes par jour.',
    'Chargement et déchargement de … conteneurs par semaine, sans casse.',
    'Vérification quotidienne de l’engin.',
  ],
  N1103: [
    'Préparation de … commandes par jour, erreurs sous …\u00a0%.',
    'Réception, rangement et inventaire de … références.',
    'Saisie des mouvements dans le logiciel …',
  ],
  N1301: [
    'Organisation du transport de … tonnes par mois vers … régions.',
    'Coûts logistiques réduits de …\u00a0%.',
    'Coordination de … transporteurs et de … dépôts.',
  ],
  N4101: [
    'Trajets Antananarivo – … , … km par mois, sans accident.',
    'Contrôle du chargement et des papiers de transport.',
    'Entretien courant du camion, pannes réparées en route.',
  ],
  N4102: [
    'Conduite de … personnes par jour, ponctuelle et sans accident.',
    'Entretien du véhicule et carnet de bord.',
    'Connaissance d’Antananarivo et des routes nationales.',
  ],
  N4105: [
    'Livraison de … colis par jour à …',
    'Encaissement à la livraison et retours sans écart.',
    'Plan de tournée et entretien du véhicule.',
  ],
}
