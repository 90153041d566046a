import type {
  Identity,
  Period,
  ResumeDocument,
  ResumeStyle,
  Section,
  SectionKind,
} from '#src/resumes/shared/document.ts'
import { DEFAULT_STYLE } from '#src/resumes/shared/document.ts'

// These CVs of nobody are printed in tests, in the measurements and as pictures of the templates.

type Of<Kind extends SectionKind> = Extract<Section, { kind: Kind }>
type ListKind = Exclude<SectionKind, 'summary'>
type Entry<Kind extends ListKind> = Of<Kind>['entries'][number]
type Said<Kind extends ListKind> = Partial<Omit<Entry<Kind>, 'id' | 'is_hidden'>>

const NO_PERIOD: Period = { start: '', end: '', is_current: false }
const EMPTY: { [Kind in ListKind]: Omit<Entry<Kind>, 'id' | 'is_hidden'> } = {
  experience: { title: '', company: '', city: '', ...NO_PERIOD, description: '' },
  education: { degree: '', school: '', city: '', ...NO_PERIOD, description: '' },
  skills: { name: '', level: 0, group: '' },
  languages: { name: '', level: '' },
  interests: { name: '' },
  references: { name: '', position: '', company: '', email: '', phone_number: '', description: '' },
  certificates: { name: '', issuer: '', date: '', url: '' },
  projects: { name: '', role: '', url: '', ...NO_PERIOD, description: '' },
  volunteering: { role: '', organisation: '', city: '', ...NO_PERIOD, description: '' },
  links: { label: '', url: '' },
  custom: { title: '', subtitle: '', ...NO_PERIOD, description: '' },
}

const NOBODY: Identity = {
  first_name: '',
  last_name: '',
  headline: '',
  email: '',
  phone_number: '',
  city: '',
  address: '',
  driving_licence: '',
  links: [],
  photo: null,
  show_photo: false,
}

export function resume(
  identity: Partial<Identity>,
  sections: Section[],
  style: Partial<ResumeStyle> = {},
): ResumeDocument {
  return {
    identity: { ...NOBODY, ...identity },
    sections: sections.map((section, index) => ({ ...section, id: `s${index}` })),
    style: { ...DEFAULT_STYLE, ...style },
  }
}

export function section<Kind extends ListKind>(kind: Kind, entries: Said<Kind>[], heading = ''): Section {
  const made = entries.map((entry, index) => ({
    id: `e${index}`,
    is_hidden: false,
    ...EMPTY[kind],
    ...entry,
  }))
  return { id: kind, kind, heading, is_hidden: false, entries: made } as unknown as Section
}

export function summary(text: string, heading = ''): Section {
  return { id: 'summary', kind: 'summary', heading, is_hidden: false, text }
}

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** This CV has every kind of section, with every field of each. */
export const COMPLETE = resume(
  {
    first_name: 'Lantoniaina',
    last_name: 'Rabemananjara',
    headline: 'Cheffe de projet logiciel',
    email: 'lanto@exemple.test',
    phone_number: '+261345678901',
    city: 'Fianarantsoa',
    address: 'Lot 12 bis, Tanambao',
    driving_licence: 'Permis A et B',
    links: [{ id: 'l', label: 'Site', url: 'https://www.lanto.exemple.test/travaux' }],
  },
  [
    summary(
      '<p>Dix ans de logiciels <strong>utiles</strong>, du besoin au service rendu.</p><p>Disponible en avril.</p>',
    ),
    section('experience', [
      {
        title: 'Cheffe de projet',
        company: 'Vatovory',
        city: 'Antananarivo',
        start: '2021-02',
        is_current: true,
        description: `<p>Équipe de huit personnes.</p>${list('Paie de 4 000 agents', 'Formation de <em>douze</em> relais')}`,
      },
      {
        title: 'Développeuse',
        company: 'Atelier Tamenaka',
        city: 'Mahajanga',
        start: '2014-09',
        end: '2021-01',
        description: list(
          'Caisse hors ligne pour <a href="https://boutiques.exemple.test">trente boutiques</a>',
        ),
      },
    ]),
    section('education', [
      {
        degree: 'Master d’informatique',
        school: 'École Avotra',
        city: 'Fianarantsoa',
        start: '2012',
        end: '2014',
        description: '<p>Mention très bien, mémoire sur les réseaux lents.</p>',
      },
    ]),
    section('skills', [
      { name: 'PostgreSQL', level: 4, group: 'Données' },
      { name: 'Modélisation', level: 2, group: 'Données' },
      { name: 'Animation d’ateliers', level: 3, group: 'Équipe' },
      { name: 'Rédaction', level: 0 },
    ]),
    section('languages', [
      { name: 'Malgache', level: 'native' },
      { name: 'Anglais', level: 'B2' },
      { name: 'Comorien', level: '' },
    ]),
    section('projects', [
      {
        name: 'Carte des puits',
        role: 'Autrice',
        url: 'https://puits.exemple.test',
        start: '2019-05',
        end: '2019-11',
        description: '<p>Neuf cents points d’eau relevés à vélo.</p>',
      },
    ]),
    section('certificates', [
      {
        name: 'Gestion de projet',
        issuer: 'Institut Soa',
        date: '2020-06',
        url: 'https://certifs.exemple.test/77',
      },
    ]),
    section('volunteering', [
      {
        role: 'Formatrice',
        organisation: 'Zazavavy Mianatra',
        city: 'Ambositra',
        start: '2017',
        is_current: true,
        description: '<p>Premiers programmes pour collégiennes.</p>',
      },
    ]),
    section('interests', [{ name: 'Valiha' }, { name: 'Course en montagne' }]),
    section('references', [
      {
        name: 'Faly Andrianaivo',
        position: 'Directeur technique',
        company: 'Vatovory',
        email: 'faly@exemple.test',
        phone_number: '+261320011223',
        description: '<p>Après 18 heures.</p>',
      },
    ]),
    section('links', [{ label: 'Conférences', url: 'https://paroles.exemple.test/lanto' }]),
    section(
      'custom',
      [
        {
          title: 'Prix de l’inclusion',
          subtitle: 'Hetsika numérique',
          start: '2022',
          description: '<p>Deuxième place.</p>',
        },
      ],
      'Distinctions reçues',
    ),
  ],
)

/** This CV is shaped as an engineer's: long lists, dense words, articles and prizes. */
const ENGINEER = resume(
  {
    first_name: 'Tahina',
    last_name: 'Ravelojaona',
    headline: 'Distributed systems engineer',
    email: 'tahina.ravelojaona@exemple.test',
    phone_number: '+1 512 555 0144',
    city: 'Austin, TX',
    links: [
      { id: 'a', label: 'GitHub', url: 'https://github.exemple.test/tahina' },
      { id: 'b', label: 'LinkedIn', url: 'https://linkedin.exemple.test/in/tahina-ravelojaona' },
    ],
  },
  [
    summary('<p>Fourteen years of storage engines, replication and the people who keep them running.</p>'),
    section('experience', [
      ...['Staff engineer', 'Senior engineer', 'Engineer'].map((title, index) => ({
        title,
        company: ['Rano Streams', 'Lakana Cloud', 'Vohitra Labs'][index] ?? '',
        city: 'Mountain View, CA',
        start: `20${20 - index * 4}-02`,
        end: index ? `20${24 - index * 4}-01` : '',
        is_current: index === 0,
        description: `<p>Technical lead for replication across regions, ${title.toLowerCase()} of a team of ${9 - index}.</p>${list(
          `Moved ${80 - index * 9} % of cold data to object storage and cut the bill by ${40 - index} %`,
          `Wrote the fault injector that found ${31 + index} bugs before customers did`,
          'Mentored six engineers through their first on-call year',
        )}`,
      })),
    ]),
    section('education', [
      {
        degree: 'Ph.D., Computer Science',
        school: 'University of the Highlands',
        city: 'Austin',
        start: '2006-09',
        end: '2011-06',
        description: '<p>Dissertation: consistency trade-offs in key-value stores.</p>',
      },
      { degree: 'B.Sc., Mathematics', school: 'Université d’Ambohitsoa', start: '2002', end: '2006' },
    ]),
    section(
      'custom',
      [
        {
          title: 'Bounded staleness for replicated stores',
          subtitle: 'Symposium on Systems',
          start: '2014-10',
        },
        {
          title: 'What tiered storage costs',
          subtitle: 'Journal of Data',
          start: '2021-03',
          description: '<p>With two students.</p>',
        },
      ],
      'Publications',
    ),
    section(
      'skills',
      ['Go', 'Rust', 'Raft', 'Kafka', 'Kubernetes', 'TLA+'].map((name, index) => ({
        name,
        level: (index % 4) + 1,
        group: index < 2 ? 'Languages' : 'Systems',
      })),
    ),
    section('languages', [
      { name: 'English', level: 'C2' },
      { name: 'Malagasy', level: 'native' },
    ]),
    section('interests', [{ name: 'Trail running' }, { name: 'Sourdough bread' }]),
    section('references', [
      { name: 'Dr Noro Rasolo', description: '<p>Tahina turns an outage into a lesson for all of us.</p>' },
    ]),
  ],
)

/** This CV is shaped as a graduate's: school and projects first, little experience. */
const GRADUATE = resume(
  {
    first_name: 'Fitia',
    last_name: 'Rasoazanany',
    headline: 'Recherche un stage de comptabilité',
    email: 'fitia.r@exemple.test',
    phone_number: '+261329876543',
    city: 'Fianarantsoa',
  },
  [
    section('education', [
      {
        degree: 'Licence en comptabilité et finance',
        school: 'Université de Mahasoa',
        city: 'Fianarantsoa',
        start: '2023',
        end: '2026',
        description: '<p>Moyenne\u00a0: 15,2 / 20.</p>',
      },
    ]),
    section('projects', [
      {
        name: 'Budget de la fête de l’université',
        role: 'Trésorière',
        start: '2025-03',
        end: '2025-05',
        description: '<ol><li>Recettes de 6 400 000 Ar</li><li>Comptes approuvés en deux jours</li></ol>',
      },
      { name: 'Étude de cas', url: 'https://etude.exemple.test/epicerie', start: '2024' },
    ]),
    section('experience', [
      { title: 'Assistante de caisse', company: 'Supérette Mivoatra', start: '2025-07', end: '2025-08' },
    ]),
    section('skills', [
      { name: 'Tableur', level: 3 },
      { name: 'Déclarations de TVA', level: 1 },
    ]),
    section('languages', [
      { name: 'Malgache', level: 'native' },
      { name: 'Français', level: 'B2' },
    ]),
  ],
)

/** This CV is shaped as that of a change of career: certificates and volunteering beside another trade. */
const CHANGER = resume(
  {
    first_name: 'Hery',
    last_name: 'Andriamasinoro',
    headline: 'Analyste de données junior, ancien chef de rang',
    email: 'hery@exemple.test',
    phone_number: '034 00 111 22',
    city: 'Nosy Be',
    driving_licence: 'B',
  },
  [
    summary(
      '<p>Douze ans de salle, deux ans de chiffres\u00a0: je sais ce que les tableaux doivent dire au service du soir.</p>',
    ),
    section('certificates', [
      {
        name: 'Analyse de données',
        issuer: 'Institut Lova',
        date: '2024-11',
        url: 'https://lova.exemple.test/c/8841',
      },
      { name: 'SQL', issuer: 'École en ligne', date: '2024' },
      { name: 'Statistiques', issuer: 'École en ligne' },
    ]),
    section('experience', [
      {
        title: 'Analyste indépendant',
        start: '2024-08',
        is_current: true,
        description: list('Tableau des ventes de trois cafés'),
      },
      { title: 'Chef de rang', company: 'Hôtel Ravinala', city: 'Nosy Be', start: '2012', end: '2024' },
    ]),
    section('volunteering', [
      {
        role: 'Bénévole',
        organisation: 'Banque alimentaire',
        start: '2024-02',
        end: '2025-03',
        description: '<p>Trois ans de fiches mises d’accord.</p>',
      },
    ]),
    section('skills', [
      { name: 'SQL', level: 2, group: 'Données' },
      { name: 'Accueil', level: 4, group: 'Service' },
    ]),
    section('interests', [{ name: 'Pirogue' }]),
  ],
)

export const PRINTED_RESUMES = { COMPLETE, ENGINEER, GRADUATE, CHANGER }
