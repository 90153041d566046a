import type { Category } from '../shared/categories.ts'

/** An article that came with the program. Once it is in the tables administrators change it there, and this text no longer counts. */
export interface FirstArticle {
  slug: string
  title: string
  summary: string
  category: Category
  /** The day of its publication, `2026-11-27`. */
  published_on: string
  /** Loads its lines: paragraphs with `**bold**` and `[links](/path)`, `## ` titles and `- ` items. */
  load: () => Promise<{ BODY: string[] }>
}

/** The articles that the site began with, in the order in which lists show them. */
export const FIRST_ARTICLES: readonly FirstArticle[] = [
  {
    slug: 'fausses-offres-d-emploi',
    title: 'Fausses offres d’emploi\u00A0: les reconnaître et réagir',
    summary: 'Sept signaux, dix minutes de vérification, et quoi faire si vous avez déjà payé.',
    category: 'arnaques',
    published_on: '2026-11-27',
    load: () => import('./bodies/scams.ts'),
  },
  {
    slug: 'un-cv-d-une-page',
    title: 'Un CV d’une page qui se lit en une minute',
    summary: 'Partir de l’offre, montrer des actions, rester simple\u00A0: ligne par ligne.',
    category: 'cv',
    published_on: '2026-11-27',
    load: () => import('./bodies/resume.ts'),
  },
  {
    slug: 'preparer-son-entretien',
    title: 'Préparer son entretien en une soirée',
    summary: 'Des exemples prêts, les questions qui reviennent, et les vôtres.',
    category: 'entretien',
    published_on: '2026-11-27',
    load: () => import('./bodies/interview.ts'),
  },
  {
    slug: 'contrat-et-periode-d-essai',
    title: 'CDD, CDI, essai\u00A0: lire son contrat avant de signer',
    summary: 'Les mentions à trouver, les clauses à relire deux fois, et à qui demander.',
    category: 'droit',
    published_on: '2026-11-27',
    load: () => import('./bodies/contract.ts'),
  },
  {
    slug: 'conges-payes',
    title: 'Congés payés\u00A0: les compter, les demander, les prouver',
    summary: 'Comment ils se gagnent, ce que l’on touche, et ce qui reste à la fin du contrat.',
    category: 'droit',
    published_on: '2026-11-27',
    load: () => import('./bodies/leave.ts'),
  },
  {
    slug: 'salaire-minimum-et-cnaps',
    title: 'Salaire minimum, brut, net et CNaPS en mots simples',
    summary: 'Ce que veulent dire les lignes du bulletin de paie, et comment les vérifier.',
    category: 'droit',
    published_on: '2026-11-27',
    load: () => import('./bodies/payslip.ts'),
  },
  {
    slug: 'quel-salaire-demander',
    title: 'Quel salaire demander\u00A0? Lire ceux que montrent les offres',
    summary: 'Comparer ce qui est comparable, remplir ses prétentions, en parler.',
    category: 'salaires',
    published_on: '2026-11-27',
    load: () => import('./bodies/salaries.ts'),
  },
  {
    slug: 'ecrire-une-offre',
    title: 'Écrire une offre qui reçoit des réponses',
    summary: 'Le titre, les missions, le salaire, et les mots qui écartent sans le vouloir.',
    category: 'recruteurs',
    published_on: '2026-11-27',
    load: () => import('./bodies/job-offer.ts'),
  },
]
