import { type Family, family } from './family.ts'

const SOFTWARE: Family[] = [
  family(17, {
    field: 'informatique ou génie logiciel',
    internship: 'en développement web',
    boss: 'au responsable technique',
    test: 'Exercice de code commenté, une heure, sur votre machine',
    english: 'intermédiaire',
    remote: 0.6,
    away: 0.12,
    missions: `
      Écrire un code lisible, testé et relu par un collègue.
      Découper les demandes avec le chef de produit et estimer les tâches.
      Corriger les anomalies à la racine et le documenter.
      Participer aux revues de code et aux points d'équipe.
      Suivre en production ce que vous livrez.`,
    profile: `
      Bases solides en algorithmique, SQL et Git.
      Habitude des tests automatisés.
      Anglais technique lu sans difficulté.
      Curiosité, et franchise quand une date n'est pas tenable.`,
    jobs: `
      B|Développeur TypeScript|Développeuse TypeScript|8|2400|TypeScript, Node.js, PostgreSQL, React|Développer les interfaces React et les services Node.js.|Réduire le temps de chargement sur les téléphones d'entrée de gamme.
      B|Développeur web{ React| Vue.js| PHP}|Développeuse web|7|1800|JavaScript, HTML, CSS, Git|Intégrer les maquettes avec soin, accessibilité comprise.|Brancher les pages sur les services existants.
      B|Développeur mobile{ Android| Flutter}|Développeuse mobile|8|2000|Kotlin, Flutter, API REST|Développer l'application et la publier sur les magasins.|Garantir l'usage hors connexion.
      B|Développeur Java|Développeuse Java|8|2200|Java, Spring, SQL|Maintenir et faire évoluer un progiciel de gestion.|Écrire les échanges de données avec les systèmes des clients.
      B|Testeur logiciel|Testeuse logiciel|7|1400|Tests fonctionnels, Cypress, Rédaction|Écrire et dérouler les plans de test.|Automatiser les parcours les plus fréquents.
      B|Analyste de données|=|9|2000|SQL, Python, Visualisation|Nettoyer les données et construire les indicateurs.|Présenter vos analyses aux équipes métier.
      C|Chef de projet informatique|Cheffe de projet informatique|9|2800|Gestion de projet, Recueil du besoin, Planification|Tenir le calendrier, le budget et les risques du projet.|Animer les ateliers avec les utilisateurs.
      C|Responsable technique|=|9|3400|Architecture, Revue de code, Encadrement|Guider une équipe de cinq développeurs.|Choisir l'architecture et en expliquer les raisons.`,
  }),
  family(17, {
    field: 'réseaux, systèmes ou télécommunications',
    internship: 'en administration de réseaux',
    boss: 'au responsable des infrastructures',
    test: "Dépannage d'une maquette de réseau, une heure",
    english: 'intermédiaire',
    shifts: true,
    missions: `
      Installer et configurer les équipements selon les procédures.
      Surveiller le réseau et intervenir avant que les utilisateurs n'appellent.
      Diagnostiquer les pannes et rétablir le service dans les délais.
      Tenir à jour les plans, les inventaires et les sauvegardes.
      Participer aux astreintes, à tour de rôle.`,
    profile: `
      Bonne connaissance de TCP/IP, de Linux ou de Windows Server.
      Méthode dans le diagnostic, calme dans l'urgence.
      Écrits clairs : un compte rendu après chaque incident.
      Lecture de l'anglais technique.`,
    jobs: `
      B|Technicien réseau|Technicienne réseau|7|1000|Réseau, Câblage, Commutateurs|Câbler et brasser les sites des clients.|Configurer routeurs, commutateurs et bornes Wi-Fi.
      B|Administrateur systèmes|Administratrice systèmes|8|1800|Linux, Virtualisation, Sauvegarde|Administrer les serveurs, la messagerie et les sauvegardes.|Automatiser les tâches répétitives.
      A|Technicien d'assistance informatique|Technicienne d'assistance informatique|6|750|Support, Windows, Réseau|Dépanner les postes sur place et à distance.|Préparer les machines des nouveaux arrivants.
      B|Technicien fibre optique|Technicienne fibre optique|5|700|Fibre optique, Soudure, Travail en hauteur|Tirer et souder la fibre chez les abonnés.|Mesurer les liaisons et remettre un dossier complet.
      B|Ingénieur télécoms{ radio| transmission}|Ingénieure télécoms|9|2500|Radio, Planification, Mesures|Préparer les plans de couverture et les mettre en œuvre.|Analyser les indicateurs de qualité du réseau mobile.
      B|Ingénieur en sécurité informatique|Ingénieure en sécurité informatique|9|2800|Sécurité, Audit, Journalisation|Auditer les systèmes et suivre les corrections.|Sensibiliser les équipes et gérer les incidents.`,
  }),
]

const ENGINEERING: Family[] = [
  family(18, {
    field: 'génie civil, génie mécanique ou génie électrique',
    internship: "en bureau d'études",
    boss: "au chef du bureau d'études",
    test: 'Lecture de plan et note de calcul courte',
    english: 'intermédiaire',
    remote: 0.2,
    missions: `
      Analyser le cahier des charges et visiter le site.
      Faire les calculs et justifier les choix dans une note.
      Produire les plans et les nomenclatures.
      Consulter les fournisseurs et comparer les offres techniques.
      Suivre l'exécution et valider la conformité.`,
    profile: `
      Maîtrise d'un logiciel de conception assistée par ordinateur.
      Connaissance des normes en vigueur.
      Rigueur dans les calculs, clarté dans les écrits.
      Déplacements réguliers sur les sites.`,
    jobs: `
      B|Ingénieur d'études{ structure| hydraulique}|Ingénieure d'études|9|1900|Calcul, AutoCAD, Rédaction technique|Dimensionner les ouvrages et rédiger les notes.|Répondre aux appels d'offres.
      B|Dessinateur-projeteur|Dessinatrice-projeteuse|7|1000|AutoCAD, Plans d'exécution, Métré|Dessiner les plans d'exécution et les détails.|Tenir à jour les plans conformes à l'exécution.
      B|Ingénieur mécanique|Ingénieure mécanique|9|1900|SolidWorks, Mécanique, Essais|Concevoir pièces et mécanismes fabriqués localement.|Mener les essais et analyser les ruptures.
      B|Ingénieur électricien|Ingénieure électricienne|9|1900|Électrotechnique, Schémas, Automatismes|Concevoir les armoires et les réseaux basse tension.|Assister à la mise en service.`,
  }),
  family(18, {
    field: 'génie industriel, topographie ou qualité',
    internship: 'en ingénierie de projet',
    boss: 'au directeur technique',
    test: "Étude d'un cas de chantier, une heure",
    english: 'intermédiaire',
    away: 0.45,
    missions: `
      Préparer les interventions et le matériel nécessaire.
      Relever, mesurer et vérifier sur le terrain.
      Exploiter les données et rédiger un rapport daté.
      Signaler les écarts et proposer des corrections.
      Appliquer et faire appliquer les règles de sécurité.`,
    profile: `
      Bonne condition physique pour le travail sur site.
      Maîtrise des instruments de mesure de la spécialité.
      Aisance avec Excel et les outils de cartographie ou de suivi.
      Esprit d'équipe et sens des responsabilités.`,
    jobs: `
      B|Géomètre-topographe|=|7|1100|Station totale, GPS, Covadis|Implanter les ouvrages et lever les terrains.|Établir les plans et les calculs de cubature.
      B|Ingénieur qualité|Ingénieure qualité|9|1800|ISO 9001, Audit, Résolution de problèmes|Animer le système qualité et préparer les audits.|Traiter les non-conformités avec les équipes.
      C|Chef de projet technique|Cheffe de projet technique|9|2600|Planification, Coordination, Budget|Planifier les lots et coordonner les sous-traitants.|Rendre compte au client chaque quinzaine.
      B|Technicien de laboratoire géotechnique|Technicienne de laboratoire géotechnique|6|800|Essais de sol, Béton, Rapport|Réaliser les essais sur sols, granulats et bétons.|Étalonner et entretenir les appareils.`,
  }),
]

const ENERGY: Family[] = [
  family(13, {
    field: 'électrotechnique, énergies renouvelables ou électromécanique',
    internship: 'en énergie solaire',
    boss: 'au responsable des opérations',
    test: "Montage d'un petit système solaire et questions de sécurité",
    away: 0.5,
    missions: `
      Préparer les chantiers : outils, matériel, autorisations.
      Installer et mettre en service les équipements dans les règles.
      Faire les visites d'entretien et relever les mesures.
      Former les usagers aux bons gestes.
      Remplir le rapport d'intervention, photos comprises.`,
    profile: `
      Habilitation électrique ou aptitude à l'obtenir.
      Travail en hauteur sans appréhension.
      Autonomie en brousse, permis A ou B apprécié.
      Sens de la sécurité, pour vous et pour les autres.`,
    jobs: `
      A|Installateur de panneaux solaires|Installatrice de panneaux solaires|4|500|Photovoltaïque, Électricité, Travail en hauteur|Poser structures, panneaux et batteries.|Raccorder l'installation et expliquer son usage.
      B|Technicien en énergie solaire|Technicienne en énergie solaire|6|850|Photovoltaïque, Dimensionnement, Diagnostic|Dimensionner les systèmes et contrôler leur rendement.|Dépanner onduleurs et régulateurs.
      B|Électricien de réseau|Électricienne de réseau|4|650|Lignes, Basse tension, Sécurité|Construire et réparer les lignes aériennes.|Raccorder les nouveaux abonnés.
      B|Ingénieur en énergies renouvelables|Ingénieure en énergies renouvelables|9|2200|Mini-réseaux, Étude de faisabilité, PVsyst|Mener les études de mini-réseaux villageois.|Suivre la construction et la mise en service.
      A|Conducteur de groupe électrogène|Conductrice de groupe électrogène|4|480|Moteurs, Relevés, Entretien|Démarrer, surveiller et arrêter les groupes.|Faire les vidanges et tenir le registre de carburant.`,
  }),
  family(13, {
    field: 'environnement, écologie ou gestion des ressources naturelles',
    internship: 'en environnement',
    boss: 'au coordinateur de projet',
    test: 'Exposé de dix minutes sur une étude de terrain',
    away: 0.6,
    missions: `
      Réaliser les enquêtes et les relevés de terrain selon le protocole.
      Sensibiliser les communautés et les écoles.
      Analyser les données et tenir la base à jour.
      Rédiger les rapports pour l'administration et les partenaires.
      Suivre l'application du plan de gestion environnementale.`,
    profile: `
      Connaissance des écosystèmes malgaches.
      Aisance avec les communautés rurales et leurs dialectes.
      Pratique de QGIS ou d'un outil de cartographie appréciée.
      Séjours prolongés sur le terrain.`,
    jobs: `
      B|Chargé d'études environnementales|Chargée d'études environnementales|9|1500|Étude d'impact, QGIS, Rédaction|Mener les études d'impact, de l'enquête publique au permis.|Proposer des mesures de compensation chiffrées.
      B|Technicien forestier|Technicienne forestière|6|700|Reboisement, Pépinière, Inventaire|Conduire la pépinière et les campagnes de reboisement.|Faire les inventaires et suivre la survie des plants.
      C|Responsable de gestion des déchets|=|7|1100|Tri, Collecte, Encadrement|Organiser les tournées de collecte et le tri.|Développer les débouchés du compost et du plastique.`,
  }),
]

export const TECHNOLOGY: Family[] = [...SOFTWARE, ...ENGINEERING, ...ENERGY]
