import { count, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { CompanyDocumentKind } from './shared/moderated.ts'
import type { CompanySection } from './shared/sections.ts'
import { companies, companyDocuments, companyPhotos } from './tables.ts'

export type CompanyRow = typeof companies.$inferSelect

export async function findCompany(database: Database, id: number): Promise<CompanyRow | null> {
  const [row] = await database.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** What belongs to a company beside its row. */
export interface Attached {
  documents: readonly CompanyDocumentKind[]
  photos_count: number
}

export async function findAttached(database: Database, companyId: number): Promise<Attached> {
  const documents = await database
    .select({ kind: companyDocuments.kind })
    .from(companyDocuments)
    .where(eq(companyDocuments.company_id, companyId))
  const [photos] = await database
    .select({ count: count() })
    .from(companyPhotos)
    .where(eq(companyPhotos.company_id, companyId))
  return { documents: documents.map(({ kind }) => kind), photos_count: photos?.count ?? 0 }
}

interface Point {
  /** In a list of what is missing: « il manque le NIF ». */
  words: string
  action: string
  section: CompanySection
  /** Whole percent of the whole. */
  weight: number
  isFilled: (company: CompanyRow, attached: Attached) => boolean
}

/**
 * What a company tells before a moderator reads it: who it is, the numbers that the law gives it with a copy of each
 * card, how to reach it, and what it does. Once all of it is there the company is complete.
 */
const REQUIRED: readonly Point[] = [
  {
    words: 'la présentation',
    action: 'Présenter votre société',
    section: 'presentation',
    weight: 10,
    isFilled: ({ description }) => Boolean(description),
  },
  ...numberPoints('nif', 'le NIF', 'la carte fiscale'),
  ...numberPoints('stat', 'le STAT', 'la carte STAT'),
  ...numberPoints('rcs', 'le RCS', 'l’extrait RCS'),
  ...fieldPoint('activity_area_id', 'le secteur d’activité', 'Choisir', 'identity'),
  ...fieldPoint('company_size', 'la taille de la société', 'Choisir', 'identity'),
  ...fieldPoint('city_id', 'la ville', 'Choisir', 'contact'),
  ...fieldPoint('address', 'l’adresse', 'Entrer', 'contact'),
  ...fieldPoint('phone_number', 'le numéro de téléphone', 'Entrer', 'contact'),
  ...fieldPoint('email', 'l’e-mail', 'Entrer', 'contact'),
]

/** What applicants like to see, and nobody waits for. */
const RECOMMENDED: readonly Point[] = [
  {
    words: 'le logo',
    action: 'Ajouter votre logo',
    section: 'pictures',
    weight: 5,
    isFilled: ({ logo_key, logo_svg }) => Boolean(logo_key || logo_svg),
  },
  {
    words: 'la couverture',
    action: 'Ajouter une couverture',
    section: 'pictures',
    weight: 4,
    isFilled: ({ cover_key }) => cover_key !== null,
  },
  {
    words: 'les photos',
    action: 'Montrer vos locaux en photos',
    section: 'pictures',
    weight: 4,
    isFilled: (_company, { photos_count }) => photos_count > 0,
  },
  {
    words: 'les avantages',
    action: 'Dire vos avantages',
    section: 'presentation',
    weight: 3,
    isFilled: ({ benefits }) => benefits.length > 0,
  },
  ...fieldPoint('website', 'le site', 'Ajouter', 'contact', 2),
]

function numberPoints(kind: CompanyDocumentKind, number: string, paper: string): Point[] {
  return [
    ...fieldPoint(kind, number, 'Entrer', 'registration', 8),
    {
      words: paper,
      action: `Joindre ${paper}`,
      section: 'documents',
      weight: 6,
      isFilled: (_company, { documents }) => documents.includes(kind),
    },
  ]
}

function fieldPoint(
  field: keyof CompanyRow,
  words: string,
  verb: string,
  section: CompanySection,
  weight = 5,
): Point[] {
  const isFilled = (company: CompanyRow) => Boolean(company[field])
  return [{ words, action: `${verb} ${words}`, section, weight, isFilled }]
}

/** How complete the profile is, and what to tell next: what a moderator waits for first, then the most useful. */
export function companyCompleteness(company: CompanyRow, attached: Attached) {
  const told = [
    ...REQUIRED.map((point) => ({ ...point, required: true })),
    ...RECOMMENDED.map((point) => ({ ...point, required: false })),
  ].map(({ isFilled, ...point }) => ({ ...point, filled: isFilled(company, attached) }))
  const points = (filled: boolean) =>
    told
      .filter((point) => point.filled === filled)
      .map(({ words, action, section, weight, required }) => ({ words, action, section, weight, required }))
  const [missing, done] = [points(false), points(true)]
  return {
    percent: done.reduce((sum, { weight }) => sum + weight, 0),
    is_complete: missing.every(({ required }) => !required),
    missing,
    done,
  }
}
