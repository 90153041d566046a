// These are files of JSON Resume as other programs write them, of nobody, with all sections and every field of each.

const SENTENCE =
  'Du relevé sur le terrain à la réunion de chantier, chaque étape a été chiffrée, discutée et tenue malgré les pluies de février.'

/** This file has every field of the standard, in words of every length, over several pages. */
const WHOLE = {
  basics: {
    name: 'Hasimbola Ratsirahonana',
    label: 'Ingénieure en hydraulique rurale',
    image: '',
    email: 'hasimbola@exemple.test',
    phone: '+261 33 11 222 33',
    url: 'https://hasimbola.exemple.test',
    summary:
      'Quinze ans d’adductions d’eau, du forage à la borne-fontaine.\nJe forme les comités d’usagers\u00a0: «\u00a0sans eux, rien ne dure\u00a0».',
    location: {
      address: 'Lot 4 F 27, Ambohijatovo',
      postalCode: '110',
      city: 'Antsirabe',
      countryCode: 'MG',
      region: 'Vakinankaratra',
    },
    profiles: [
      { network: 'LinkedIn', username: 'hasimbola-r', url: 'https://www.linkedin.com/in/hasimbola-r' },
      { network: 'Mastodon', username: 'rano-madio', url: 'https://social.exemple.test' },
      { network: 'Skype', username: 'hasimbola.eau' },
    ],
  },
  work: Array.from({ length: 6 }, (_, index) => ({
    name: `Bureau d’études Rano ${index + 1}`,
    location: 'Ambatolampy, Vakinankaratra',
    description: `Société d’ingénierie de l’eau, agence n°\u00a0${index + 1}`,
    position: `Cheffe de projet adduction ${index + 1}`,
    url: `https://www.rano-${index + 1}.exemple.test/projets/`,
    startDate: `${2008 + index * 2}-03-01`,
    endDate: `${2009 + index * 2}-11-30`,
    summary: `Mission ${index + 1}. ${SENTENCE}`,
    highlights: [
      `Conduite de ${index + 12} chantiers & suivi <des> réserves, dans 3 districts`,
      `Budget n°\u00a0${index + 1}\u00a0: 450 000 000 Ar tenu à 2 % près. ${SENTENCE}`,
    ],
  })),
  volunteer: [
    {
      organization: 'Rano ho an’ny rehetra',
      position: 'Trésorière',
      url: 'https://rano-rehetra.exemple.test/',
      startDate: '2016-01-01',
      endDate: '2019-12-31',
      summary: 'Association qui équipe les écoles de points d’eau.',
      highlights: ['Vingt écoles équipées en quatre ans'],
    },
  ],
  education: [
    {
      institution: 'École polytechnique de Vontovorona',
      url: 'https://www.polytechnique.exemple.test/',
      area: 'Hydraulique et environnement',
      studyType: 'Diplôme d’ingénieur',
      startDate: '2002-10-01',
      endDate: '2007-07-01',
      score: '15,4/20',
      courses: ['HY401 - Mécanique des fluides', 'GC210 - Béton armé'],
    },
    {
      institution: 'Lycée Andohalo',
      area: 'Série C',
      studyType: 'Baccalauréat',
      endDate: '2002',
      score: 'Mention bien',
    },
  ],
  awards: [
    {
      title: 'Prix de l’ingénierie solidaire',
      date: '2018-06-15',
      awarder: 'Ordre des ingénieurs fictif',
      summary: 'Pour le réseau gravitaire d’Ambohimandroso.',
    },
  ],
  certificates: [
    {
      name: 'Gestion de projet, niveau praticien',
      date: '2020-09-01',
      issuer: 'Institut Lalana',
      url: 'https://www.lalana.exemple.test/certifications/gestion-de-projet-praticien/2020',
    },
  ],
  publications: [
    {
      name: 'L’entretien des bornes-fontaines',
      publisher: 'Revue de l’eau imaginaire',
      releaseDate: '2019-04-01',
      url: 'https://revue.exemple.test/articles/Bornes_(fontaines)',
      summary: 'Ce que coûte une panne, et à qui.',
    },
  ],
  skills: [
    { name: 'Conception', level: 'Expert', keywords: ['EPANET', 'AutoCAD Civil 3D', 'QGIS'] },
    { name: 'Conduite', level: 'Avancé', keywords: ['Appels d’offres', 'Marchés publics'] },
    { name: 'Topographie', level: 'Intermédiaire' },
  ],
  languages: [
    { language: 'Malgache', fluency: 'Native speaker' },
    { language: 'Français', fluency: 'C2' },
    { language: 'Allemand', fluency: 'un peu, à l’oral' },
  ],
  interests: [{ name: 'Montagne', keywords: ['Tsiafajavona', 'course de côte'] }, { name: 'Chant choral' }],
  references: [
    {
      name: 'Njaka Andriantsitohaina, directeur',
      reference: 'Elle a repris un chantier que tout le monde croyait perdu, et l’a rendu à l’heure.',
    },
  ],
  projects: [
    {
      name: 'Rano maps',
      description: 'Une carte libre des points d’eau',
      highlights: ['Mille deux cents points relevés', 'Hors ligne, sur un téléphone à 200 000 Ar'],
      keywords: ['OpenStreetMap', 'TypeScript'],
      startDate: '2021-02-01',
      endDate: '2021-10-01',
      url: 'https://rano-maps.exemple.test',
      roles: ['Conceptrice', 'Cartographe'],
      entity: 'Collectif Sarintany',
      type: 'application libre',
    },
  ],
  meta: { version: 'v1.0.0' },
}

/** This file is of somebody who just left school: one group of skills, studies before work. */
const BEGINNER = {
  basics: {
    name: 'Faly RAKOTONIRINA',
    label: 'Technicien support',
    email: 'faly@exemple.test',
    phone: '032 00 111 22',
    url: '',
    summary: 'Premier emploi recherché à Toamasina.',
    location: { city: 'Toamasina', countryCode: 'MG' },
    profiles: [{ network: 'GitLab', username: 'faly-r', url: 'https://gitlab.exemple.test/faly-r' }],
  },
  education: [
    {
      institution: 'Institut supérieur du Port',
      area: 'Réseaux',
      studyType: 'Licence professionnelle',
      startDate: '2023-10-01',
    },
  ],
  skills: [{ name: 'Systèmes', level: 'Beginner', keywords: ['Debian', 'Windows Server'] }],
  languages: [{ language: 'Anglais', fluency: 'Professional working proficiency' }],
  projects: [{ name: 'Salle informatique du lycée', startDate: '2024-05-01', endDate: '2024-05-20' }],
}

export const JSON_RESUMES: Record<string, Record<string, unknown>> = { WHOLE, BEGINNER }
