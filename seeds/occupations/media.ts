import { type Family, family } from './family.ts'

const MARKETING: Family[] = [
  family(21, {
    field: 'marketing, communication ou commerce',
    internship: 'en marketing digital',
    boss: 'à la direction marketing',
    test: 'Recommandation de deux pages sur un cas réel',
    english: 'intermédiaire',
    remote: 0.4,
    away: 0.12,
    missions: `
      Proposer un plan d'actions et son budget.
      Rédiger les briefs et suivre les agences et les imprimeurs.
      Publier les contenus selon le calendrier.
      Mesurer les résultats et en tirer les actions suivantes.
      Suivre le marché et les concurrents.`,
    profile: `
      Écriture vive et sans faute en français, malgache soigné.
      Aisance avec les chiffres autant qu'avec les idées.
      Pratique des outils de publication et de mesure d'audience.
      Organisation : plusieurs campagnes en même temps.`,
    jobs: `
      B|Community manager|=|7|850|Réseaux sociaux, Rédaction, Modération|Animer les pages et répondre aux messages dans la journée.|Préparer le calendrier mensuel et ses visuels.
      B|Chargé de communication{ interne| institutionnelle}|Chargée de communication|8|1100|Rédaction, Relations presse, Événements|Rédiger communiqués, lettres et dossiers.|Organiser les événements et les visites.
      B|Chef de produit|Cheffe de produit|9|1700|Étude de marché, Prix, Lancement|Définir l'offre, le prix et l'emballage.|Préparer les lancements avec les commerciaux.
      C|Responsable marketing digital|=|9|2200|Publicité en ligne, Référencement, Analyse|Piloter les campagnes payantes et leur rendement.|Encadrer deux chargés de contenu.
      B|Traffic manager|=|8|1400|Publicité en ligne, Excel, Mesure d'audience|Paramétrer et optimiser les campagnes chaque jour.|Vérifier le suivi des conversions.
      A|Animateur commercial|Animatrice commerciale|5|400|Animation, Vente, Dégustation|Animer des stands en magasin et sur les marchés.|Faire goûter et expliquer les produits.`,
  }),
  family(21, {
    field: 'marketing, statistiques ou événementiel',
    internship: 'en événementiel',
    boss: 'au responsable de clientèle',
    test: "Plan d'une opération en une page",
    away: 0.2,
    missions: `
      Comprendre la demande du client et la reformuler par écrit.
      Établir le devis et le calendrier.
      Coordonner les équipes et les prestataires.
      Être présent le jour de l'opération ou de l'enquête.
      Remettre un bilan chiffré sous une semaine.`,
    profile: `
      Disponibilité certains soirs et fins de semaine.
      Sang-froid devant l'imprévu.
      Aisance à l'oral en français et en malgache.
      Suivi rigoureux des dépenses.`,
    jobs: `
      B|Chargé d'événementiel|Chargée d'événementiel|7|950|Organisation, Négociation, Logistique|Organiser salons, lancements et concerts.|Négocier salles, sonorisation et traiteurs.
      B|Chargé d'études de marché|Chargée d'études de marché|9|1400|Enquêtes, Statistiques, Présentation|Construire questionnaires et échantillons.|Analyser et présenter les résultats.
      C|Directeur de clientèle|Directrice de clientèle|9|2600|Conseil, Budget, Encadrement|Conseiller cinq annonceurs et développer leur budget.|Encadrer les chefs de projet de l'agence.`,
  }),
]

const DESIGN: Family[] = [
  family(22, {
    field: 'arts appliqués, infographie ou design',
    internship: 'en infographie',
    boss: 'au directeur artistique',
    test: 'Portfolio commenté et petit exercice créatif',
    english: 'notions',
    remote: 0.45,
    away: 0.1,
    missions: `
      Comprendre le brief et proposer plusieurs pistes.
      Réaliser les visuels et préparer les fichiers pour l'impression ou l'écran.
      Respecter la charte et les délais.
      Intégrer les remarques sans perdre l'idée.
      Classer les sources pour que l'équipe les retrouve.`,
    profile: `
      Portfolio indispensable, personnel ou professionnel.
      Maîtrise de la suite de création usuelle.
      Œil sûr : typographie, couleur, composition.
      Écoute et sens de l'explication.`,
    jobs: `
      B|Infographiste{ print| web| multimédia}|=|6|750|Photoshop, Illustrator, InDesign|Mettre en page affiches, catalogues et emballages.|Contrôler les épreuves chez l'imprimeur.
      B|Graphiste motion design|=|7|1100|After Effects, Illustration, Montage|Animer logos, textes et personnages.|Créer des vidéos courtes pour les réseaux.
      B|Designer d'interface|=|7|1600|Figma, Prototypage, Tests utilisateurs|Dessiner parcours et écrans, du croquis au prototype.|Tester avec de vrais utilisateurs et corriger.
      C|Directeur artistique|Directrice artistique|8|2200|Direction artistique, Concept, Encadrement|Définir l'univers visuel des campagnes.|Guider trois graphistes et les photographes.`,
  }),
  family(22, {
    field: 'journalisme, audiovisuel ou communication',
    internship: 'en rédaction',
    boss: 'au rédacteur en chef',
    test: "Réalisation d'un sujet court dans la journée",
    remote: 0.1,
    away: 0.25,
    missions: `
      Proposer des sujets à la conférence du matin.
      Préparer le tournage, les contacts et le matériel.
      Vérifier chaque information auprès de deux sources.
      Livrer le sujet à l'heure du bouclage.
      Archiver les images et les sons avec leurs légendes.`,
    profile: `
      Culture générale et connaissance de l'actualité malgache.
      Déontologie : exactitude et indépendance.
      Mobilité, y compris tôt, tard et en région.
      Travail en équipe sous la pression du temps.`,
    jobs: `
      B|Journaliste{ économique| reporter d'images| politique}|=|8|900|Enquête, Rédaction, Interview|Enquêter, interviewer et écrire en français et en malgache.|Couvrir les événements de votre rubrique.
      B|Monteur vidéo|Monteuse vidéo|6|800|Premiere Pro, Son, Étalonnage|Monter reportages et publicités.|Soigner le son, les titres et l'étalonnage.
      B|Cadreur|Cadreuse|6|750|Prise de vue, Lumière, Son|Filmer en plateau et en extérieur.|Entretenir caméras, optiques et batteries.
      B|Animateur radio|Animatrice radio|6|650|Voix, Direct, Montage audio|Préparer et présenter une émission quotidienne.|Réaliser annonces et interviews.`,
  }),
]

const WRITING: Family[] = [
  family(25, {
    field: 'lettres, journalisme ou communication',
    internship: 'en rédaction web',
    boss: 'au responsable éditorial',
    test: 'Texte de 400 mots sur un sujet imposé',
    remote: 0.7,
    away: 0.1,
    missions: `
      Se documenter et vérifier les faits.
      Écrire des textes originaux, clairs et structurés.
      Relire, corriger et appliquer la charte.
      Respecter le calendrier de livraison.
      Mettre à jour les textes anciens.`,
    profile: `
      Français écrit impeccable, ponctuation comprise.
      Curiosité et rapidité de documentation.
      Autonomie, connexion stable pour le travail à distance.
      Acceptation des retours de relecture.`,
    jobs: `
      B|Rédacteur web{ santé| tourisme| finance}|Rédactrice web|7|750|Rédaction, Référencement, WordPress|Écrire cinq articles par jour, documentés et illustrés.|Choisir titres et mots clés.
      B|Correcteur|Correctrice|7|800|Orthographe, Typographie, Relecture|Corriger orthographe, grammaire et typographie.|Signaler incohérences et plagiats.
      C|Responsable éditorial|Responsable éditoriale|8|1600|Ligne éditoriale, Encadrement, Planification|Tenir la ligne éditoriale et le calendrier.|Former et relire une équipe de huit rédacteurs.
      B|Rédacteur technique|Rédactrice technique|8|1300|Documentation, Schémas, Anglais|Écrire notices, guides et fiches de procédure.|Interroger les techniciens et vérifier chaque étape.`,
  }),
  family(25, {
    field: 'langues, traduction ou interprétation',
    internship: 'en traduction',
    boss: 'au chef de projet linguistique',
    test: "Traduction d'une page et relecture croisée",
    english: 'courant',
    remote: 0.6,
    away: 0.1,
    missions: `
      Comprendre le texte ou le discours et son public.
      Rechercher la terminologie et tenir un glossaire.
      Rendre le sens, le ton et le registre.
      Relire ou faire relire avant livraison.
      Garder le secret sur les documents confiés.`,
    profile: `
      Maîtrise de deux langues au moins, malgache compris.
      Culture générale étendue.
      Outils d'aide à la traduction connus ou vite appris.
      Respect absolu des délais.`,
    jobs: `
      B|Traducteur{ anglais-français| français-malgache| allemand-français}|Traductrice|9|1300|Traduction, Terminologie, Relecture|Traduire contrats, manuels et sites.|Alimenter la mémoire de traduction.
      B|Interprète|=|9|1600|Interprétation, Prise de parole, Terminologie|Interpréter réunions, visites et formations.|Préparer chaque mission avec les documents.
      A|Transcripteur audio|Transcriptrice audio|6|600|Écoute, Saisie, Orthographe|Transcrire entretiens et réunions mot à mot.|Repérer les passages inaudibles.
      B|Sous-titreur|Sous-titreuse|7|900|Sous-titrage, Synthèse, Repérage|Repérer, traduire et condenser les dialogues.|Contrôler la lisibilité à l'image.`,
  }),
]

export const MEDIA: Family[] = [...MARKETING, ...DESIGN, ...WRITING]
