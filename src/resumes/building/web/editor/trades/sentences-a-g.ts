/** Land, crafts, banking, sale, media, building and tourism: as `sentences.ts` says. */
export const SENTENCES_A_G: Record<string, readonly string[]> = {
  A1301: [
    'Conseil à … producteurs de … communes, rendement de … passé de … à … tonnes par hectare.',
    'Animation de … champs-écoles et de … formations sur …',
    'Suivi technique de … parcelles et rapport mensuel au projet …',
  ],
  A1303: [
    'Conduite d’un projet de … sur … hectares, budget de … Ar.',
    'Étude de … filières et plan de production remis à …',
    'Encadrement de … techniciens répartis dans … districts.',
  ],
  A1414: [
    'Culture de … sur … ares, … kg récoltés par saison.',
    'Semis, repiquage, irrigation et vente de … variétés.',
    'Tenue du cahier de culture et achat des intrants pour … Ar par an.',
  ],
  B1803: [
    'Confection sur mesure de … vêtements par semaine, de la prise de mesures à l’essayage.',
    'Patrons de … modèles et conseils sur les tissus.',
    'Retouches rendues en … jours, … clients réguliers.',
  ],
  C1201: [
    'Accueil de … clients par jour, opérations de guichet et caisse juste chaque soir.',
    'Ouverture de … comptes par mois et vérification des pièces.',
    'Orientation vers l’épargne et le crédit\u00a0: … rendez-vous pris par mois.',
  ],
  C1202: [
    'Étude de … demandes de crédit par mois, visites chez l’emprunteur comprises.',
    'Portefeuille de … Ar, retards de plus de 30 jours tenus sous …\u00a0%.',
    'Recouvrement à l’amiable de … dossiers.',
  ],
  C1206: [
    'Portefeuille de … clients, encours porté de … à … Ar.',
    'Vente de … produits par trimestre\u00a0: épargne, cartes, assurances.',
    'Montage de … dossiers de prêt et suivi jusqu’au déblocage.',
  ],
  C1504: [
    'Visites de … biens par mois, … ventes ou locations conclues par an.',
    'Estimation, annonces et photos de … biens.',
    'Vérification des titres et préparation des compromis avec le notaire.',
  ],
  D1106: [
    'Service de … clients par jour, rayon garni avant l’ouverture.',
    'Inventaire de … références, écart ramené à …\u00a0%.',
    'Encaissement et dépôt de la recette sans erreur pendant … mois.',
  ],
  D1202: [
    'Coupes, tresses et soins pour … clientes par semaine.',
    'Fidélisation\u00a0: …\u00a0% de la clientèle revient chaque mois.',
    'Tenue de la caisse et commande des produits du salon.',
  ],
  D1208: [
    'Soins du visage, manucure et épilation pour … clientes par semaine.',
    'Conseil et vente de produits\u00a0: … Ar par mois.',
    'Respect des règles d’hygiène et suivi du carnet de rendez-vous.',
  ],
  D1301: [
    'Direction d’un magasin de … m² et de … vendeurs, chiffre d’affaires de … Ar.',
    'Ventes en hausse de …\u00a0% en un an après …',
    'Commandes, inventaires et plannings de l’équipe.',
  ],
  D1401: [
    'Traitement de … devis et commandes par semaine, du client à la livraison.',
    'Suivi de … comptes clients et relance des factures.',
    'Préparation des appels d’offres avec … commerciaux.',
  ],
  D1402: [
    'Portefeuille de … entreprises, … nouveaux clients signés en … mois.',
    'Objectif annuel de … Ar atteint à …\u00a0%.',
    'Négociation de contrats de … Ar et suivi après la vente.',
  ],
  D1403: [
    'Prospection de … foyers par semaine, … ventes par mois.',
    'Démonstration des produits à domicile et en stand.',
    'Objectif dépassé de …\u00a0% pendant … mois.',
  ],
  D1407: [
    'Conseil technique et vente de … à … clients professionnels.',
    'Étude du besoin, devis et mise en service de … installations par an.',
    'Chiffre d’affaires du secteur passé de … à … Ar.',
  ],
  D1408: [
    'Traitement de … appels par jour, satisfaction de …\u00a0%.',
    'Durée moyenne d’appel ramenée de … à … minutes, sans baisse de qualité.',
    'Vente à distance de …\u00a0: … contrats par mois pour un objectif de …',
  ],
  D1505: [
    'Encaissement de … clients par jour, espèces, carte et mobile money.',
    'Caisse juste pendant … mois de suite.',
    'Accueil, renseignement et gestion de l’attente aux heures de pointe.',
  ],
  E1101: [
    'Animation de … pages, communauté passée de … à … abonnés.',
    'Calendrier de … publications par mois, réponse aux messages en moins de … heures.',
    'Campagnes payées\u00a0: … Ar de budget, … contacts reçus.',
  ],
  E1103: [
    'Plan de communication de …, budget de … Ar.',
    'Rédaction de … articles, communiqués et lettres par mois.',
    'Organisation de … événements réunissant … personnes.',
  ],
  E1106: [
    'Rédaction de … articles par semaine sur …, en français et en malgache.',
    'Enquête sur …, reprise par … médias.',
    'Interviews, photos et montage de … reportages.',
  ],
  E1108: [
    'Traduction de … mots par jour, du … vers le …',
    'Interprétation de … réunions et missions de terrain.',
    'Glossaire de … termes tenu pour …',
  ],
  E1205: [
    'Création de … visuels par semaine\u00a0: affiches, réseaux sociaux, emballages.',
    'Identité visuelle de … marques, du logo à la charte.',
    'Suivi d’impression avec … imprimeurs, délais tenus.',
  ],
  F1104: [
    'Plans de … bâtiments sous AutoCAD, du croquis au dossier d’exécution.',
    'Mise à jour des plans de récolement de … chantiers.',
    'Métrés et nomenclatures remis en … jours.',
  ],
  F1106: [
    'Études de … ouvrages\u00a0: calculs, plans et devis estimatif.',
    'Suivi de … chantiers, budget total de … Ar.',
    'Contrôle de la qualité du béton et des délais de … entreprises.',
  ],
  F1107: [
    'Levés de … hectares par mois à la station totale et au GPS.',
    'Bornage et dossiers fonciers de … parcelles.',
    'Implantation de … ouvrages, écarts sous … cm.',
  ],
  F1201: [
    'Conduite de … chantiers, … ouvriers et … sous-traitants.',
    'Livraison de … avec … jours d’avance sur le planning.',
    'Suivi des achats, du matériel et de la sécurité\u00a0: … jours sans accident.',
  ],
  F1602: [
    'Installation électrique complète de … logements, du tableau aux prises.',
    'Dépannage de … pannes par semaine.',
    'Mise aux normes et essais de … bâtiments.',
  ],
  F1606: [
    'Peinture intérieure et extérieure de … m² par semaine.',
    'Préparation des murs, enduits et finitions de … logements.',
    'Chantiers rendus propres et dans les délais pour … clients.',
  ],
  F1703: [
    'Élévation de … m² de murs par jour, en brique et en parpaing.',
    'Fondations, coffrage et dalles de … maisons.',
    'Encadrement de … manœuvres et commande des matériaux.',
  ],
  G1201: [
    'Accompagnement de … circuits par an, groupes de … à … personnes.',
    'Visites en … langues de … sites et parcs.',
    'Organisation des transports, des repas et de la sécurité du groupe.',
  ],
  G1303: [
    'Vente de … voyages et billets par mois.',
    'Montage de circuits sur mesure, marge de …\u00a0%.',
    'Suivi de … dossiers, de la réservation au retour.',
  ],
  G1501: [
    'Entretien de … chambres par jour, contrôlées sans reprise.',
    'Gestion du linge et des produits de l’étage.',
    'Signalement des pannes et des objets trouvés.',
  ],
  G1602: [
    'Préparation de … couverts par service, du marché au dressage.',
    'Élaboration d’une carte de … plats, coût matière tenu à …\u00a0%.',
    'Respect de l’hygiène et de la chaîne du froid, contrôles réussis.',
  ],
  G1703: [
    'Accueil et départ de … clients par jour, en … langues.',
    'Réservations par téléphone et en ligne, taux d’occupation porté à …\u00a0%.',
    'Clôture de caisse et facturation sans écart.',
  ],
  G1803: [
    'Service de … tables par soir, en français et en …',
    'Conseil sur la carte et les boissons\u00a0: ticket moyen passé de … à … Ar.',
    'Mise en place, encaissement et formation de … débutants.',
  ],
}
