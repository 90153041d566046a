import type { ResumeDocument, TemplateName } from '../src/resumes/shared/document.ts'
import { resume, section, summary } from '../test/resumes/printed-resumes.ts'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Invented people whose CVs show the templates: they look for work as the readers of the templates do. */
const MIORA = resume(
  {
    first_name: 'Miora',
    last_name: 'Andriambelo',
    headline: 'Responsable marketing digital',
    email: 'miora.andriambelo@exemple.mg',
    phone_number: '+261341234567',
    city: 'Antananarivo',
    links: [{ id: 'l', label: 'LinkedIn', url: 'https://linkedin.exemple.mg/in/miora-andriambelo' }],
  },
  [
    summary(
      '<p>Cinq ans d’expérience en marketing digital, en agence puis chez l’annonceur. Je construis des campagnes mesurables, de l’audience à la vente, et j’aime faire grandir une équipe autour de chiffres partagés.</p>',
    ),
    section('experience', [
      {
        title: 'Chargée de marketing digital',
        company: 'Fanamby Agency',
        city: 'Antananarivo',
        start: '2023-03',
        is_current: true,
        description: list(
          'Pilotage de 12 comptes clients et d’un budget média de 180 M Ar par an.',
          'Refonte du tunnel d’achat d’un client distributeur\u00a0: + 38\u00a0% de demandes en six mois.',
          'Tableau de bord commun aux équipes, suivi chaque semaine par la direction.',
        ),
      },
      {
        title: 'Community manager',
        company: 'Sambatra Boutique',
        city: 'Antananarivo',
        start: '2021-01',
        end: '2023-02',
        description: list(
          'Communauté passée de 8 000 à 64 000 abonnés.',
          'Calendrier éditorial en français et en malgache, 20 publications par mois.',
        ),
      },
      {
        title: 'Assistante communication, stage',
        company: 'Association Tanora Mijoro',
        city: 'Antsirabe',
        start: '2020-04',
        end: '2020-09',
        description: '<p>Collecte en ligne\u00a0: 24 M Ar réunis auprès de 900 donateurs.</p>',
      },
    ]),
    section('education', [
      {
        degree: 'Master en marketing et stratégie',
        school: 'Institut supérieur Avotra',
        start: '2018',
        end: '2020',
      },
      { degree: 'Licence en gestion', school: 'Université d’Ambohitsoa', start: '2015', end: '2018' },
    ]),
    section('skills', [
      { name: 'Google Ads', level: 3, group: 'Acquisition' },
      { name: 'Meta Ads', level: 4, group: 'Acquisition' },
      { name: 'Looker Studio', level: 2, group: 'Mesure' },
      { name: 'tests A/B', level: 3, group: 'Mesure' },
      { name: 'Canva', level: 3, group: 'Création' },
    ]),
    section('languages', [
      { name: 'Malgache', level: 'native' },
      { name: 'Français', level: 'C1' },
      { name: 'Anglais', level: 'B2' },
    ]),
    section('volunteering', [
      {
        role: 'Mentore bénévole',
        organisation: 'Réseau des créatrices',
        city: 'Antananarivo',
        start: '2022',
        is_current: true,
        description: '<p>Six jeunes entreprises suivies, de l’étude de marché à la première vente.</p>',
      },
    ]),
    section('interests', [{ name: 'Photographie' }, { name: 'Course à pied' }]),
  ],
)

const FITIA = resume(
  {
    first_name: 'Fitia',
    last_name: 'Rasoazanany',
    headline: 'Stage de comptabilité, dès juin',
    email: 'fitia.rasoazanany@exemple.mg',
    phone_number: '+261329876543',
    city: 'Fianarantsoa',
  },
  [
    summary(
      '<p>Étudiante en troisième année de gestion, rigoureuse et à l’aise avec les chiffres, je veux participer à une clôture annuelle et apprendre au contact d’une équipe.</p>',
      'Objectif',
    ),
    section('education', [
      {
        degree: 'Licence en comptabilité et finance',
        school: 'Université de Mahasoa',
        city: 'Fianarantsoa',
        start: '2023',
        end: '2026',
        description:
          '<p>Comptabilité générale, fiscalité malgache, contrôle de gestion. Moyenne\u00a0: 15,2 / 20.</p>',
      },
      { degree: 'Baccalauréat série OSE', school: 'Lycée Ravinala', city: 'Ambalavao', start: '2023' },
    ]),
    section('projects', [
      {
        name: 'Budget de la fête de l’université',
        start: '2025',
        description:
          '<p>Trésorière d’une équipe de huit\u00a0: 6 400 000 Ar de recettes, comptes approuvés en deux jours.</p>',
      },
      {
        name: 'Étude de cas\u00a0: une épicerie de quartier',
        start: '2024',
        description: '<p>Tenue du journal et des stocks pendant trois mois, marge par produit.</p>',
      },
    ]),
    section('experience', [
      {
        title: 'Assistante de caisse, emploi d’été',
        company: 'Supérette Mivoatra',
        city: 'Fianarantsoa',
        start: '2025-07',
        end: '2025-08',
        description: '<p>Ouverture et clôture de caisse, aucun écart en huit semaines.</p>',
      },
    ]),
    section(
      'skills',
      [
        'Tableur avancé',
        'Plan comptable 2005',
        'Déclarations de TVA',
        'Saisie rapide',
        'Travail en équipe',
      ].map((name) => ({ name })),
    ),
    section('languages', [
      { name: 'Malgache', level: 'native' },
      { name: 'Français', level: 'B2' },
      { name: 'Anglais', level: 'B1' },
    ]),
    section('volunteering', [
      {
        role: 'Soutien scolaire en mathématiques',
        organisation: 'Association Zana-Pahazavana',
        start: '2023',
        is_current: true,
        description: '<p>Douze collégiens suivis chaque samedi, dix admis au BEPC.</p>',
      },
    ]),
  ],
)

const NJAKA = resume(
  {
    first_name: 'Njaka',
    last_name: 'Andriamparany',
    headline: 'Directeur des opérations',
    email: 'njaka.andriamparany@exemple.mg',
    phone_number: '+261345521008',
    city: 'Antananarivo',
    driving_licence: 'Permis B',
  },
  [
    summary(
      '<p>Dirigeant d’usines agroalimentaires et textiles, je transforme des ateliers en organisations fiables\u00a0: qualité certifiée, coûts connus, équipes qui progressent.</p>',
    ),
    section(
      'experience',
      [
        {
          title: 'Directeur des opérations',
          company: 'Groupe Lalasoa Foods',
          city: 'Antsirabe',
          start: '2019',
          is_current: true,
          description: list(
            'Trois usines, 640 personnes, 96 Md Ar de chiffre d’affaires.',
            'Certification ISO 22000 en quatorze mois, pertes ramenées de 7 à 3\u00a0%.',
            'Plan solaire\u00a0: 40\u00a0% de l’énergie consommée produite sur site.',
          ),
        },
        {
          title: 'Directeur d’usine',
          company: 'Tsara Textile',
          city: 'Antananarivo',
          start: '2013',
          end: '2019',
          description: list(
            'De 4 à 9 lignes, livraison à l’heure portée de 81 à 97\u00a0%.',
            'École interne de couture\u00a0: 210 diplômés, 90\u00a0% embauchés.',
          ),
        },
        {
          title: 'Responsable de production',
          company: 'Compagnie Maitso',
          city: 'Toamasina',
          start: '2008',
          end: '2013',
          description: list(
            'Maintenance préventive, arrêts réduits d’un tiers.',
            'Deux ateliers réunis sans interrompre les livraisons à l’export.',
          ),
        },
        {
          title: 'Ingénieur méthodes',
          company: 'Sucrerie Avaratra',
          city: 'Ambilobe',
          start: '2004',
          end: '2008',
          description: list('Ordonnancement de la campagne, 12\u00a0% de débit en plus.'),
        },
      ],
      'Parcours',
    ),
    section('education', [
      { degree: 'Executive MBA', school: 'École de commerce de l’océan Indien', start: '2016' },
      { degree: 'Ingénieur en génie industriel', school: 'École polytechnique d’Ambohitsoa', start: '2004' },
    ]),
    section('skills', [
      { name: 'Lean' },
      { name: 'Budgets' },
      { name: 'Négociation' },
      { name: 'ISO 22000' },
    ]),
    section('languages', [
      { name: 'Malgache', level: 'native' },
      { name: 'Français', level: 'C2' },
      { name: 'Anglais', level: 'C1' },
    ]),
  ],
)

/** The same man after twenty years, so that a template is seen with a long CV. */
const NJAKA_AT_LENGTH: ResumeDocument = {
  ...NJAKA,
  sections: [
    ...NJAKA.sections,
    section('certificates', [
      { name: 'Lean Six Sigma, Black Belt', issuer: 'Institut de la qualité', date: '2015-06' },
      { name: 'Auditeur principal ISO 22000', issuer: 'Institut de la qualité', date: '2020-02' },
    ]),
    section(
      'volunteering',
      [
        {
          role: 'Administrateur',
          organisation: 'Groupement des industriels du Vakinankaratra',
          start: '2021',
          is_current: true,
          description: '<p>Commission énergie\u00a0: achat groupé de panneaux pour onze ateliers.</p>',
        },
        {
          role: 'Intervenant en gestion industrielle',
          organisation: 'École polytechnique d’Ambohitsoa',
          start: '2017',
          is_current: true,
          description: '<p>Vingt heures par an, et le jury des projets de fin d’études.</p>',
        },
      ],
      'Mandats',
    ),
    section('projects', [
      {
        name: 'Usine-école d’Ambatolampy',
        role: 'Porteur du projet',
        start: '2022',
        end: '2024',
        description: list(
          'Financement réuni auprès de quatre partenaires, ouverture en dix-huit mois.',
          'Première promotion\u00a0: 64 opérateurs formés, tous employés à la sortie.',
        ),
      },
    ]),
    section('interests', [{ name: 'Cyclisme' }, { name: 'Histoire des techniques' }]),
  ].map((each, index) => ({ ...each, id: `s${index}` })),
}

/** The person whose CV shows each template. */
export const PEOPLE: Record<TemplateName, ResumeDocument> = {
  classique: MIORA,
  serein: NJAKA,
  elegant: MIORA,
  compact: FITIA,
  cadre: NJAKA_AT_LENGTH,
  creatif: MIORA,
  administration: FITIA,
  economique: NJAKA_AT_LENGTH,
}

/** A person with little to say yet, because a template must not look empty with a short CV. */
export const BEGINNER = resume(
  {
    first_name: 'Soa',
    last_name: 'Ravelo',
    headline: 'Caissière',
    email: 'soa.ravelo@exemple.mg',
    phone_number: '+261334567890',
    city: 'Antsirabe',
  },
  [
    section('education', [{ degree: 'Baccalauréat série D', school: 'Lycée Ravinala', end: '2025' }]),
    section('skills', [
      { name: 'Accueil', level: 3 },
      { name: 'Excel', level: 2 },
    ]),
    section('languages', [
      { name: 'Malgache', level: 'native' },
      { name: 'Français', level: 'B2' },
    ]),
  ],
)
