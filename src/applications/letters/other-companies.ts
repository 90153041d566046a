import { and, desc, eq, ne } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { knowsWord } from '#src/occupations/attachment.ts'
import type { Database } from '#src/platform/database.ts'
import { plainText } from '#src/platform/search/text.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { applications } from '../tables.ts'
import type { LetterHelp } from './contract.ts'
import { listCompaniesOfLetters } from './kept-letters.ts'
import { coreWords, findNamedCompanies } from './shared/named-companies.ts'

const APPLICATIONS_MOST = 200
const NAMES_MOST = 100
/** A name of one word that is no longer than this stands in many texts by chance. */
const SHORT = 5
/** Words of every day that companies are called by. */
const EVERYDAY = new Set(
  'action atlas avenir baobab confiance conseil espace espoir essence etoile excellence galaxie horizon impact lumiere madame maison monsieur nature ocean orange partenaire performance progres qualite ravinala relais service services soleil solidarite travail vanille vision'.split(
    ' ',
  ),
)

interface Writing {
  applicant: { id: number; first_name: string; last_name: string }
  offer: { company_id: number; company_name: string; texts: readonly string[] }
  /** The companies where the person works or worked, which the letter names rightly. */
  employers: readonly string[]
}

/**
 * Lists the companies that a letter for this offer should no longer name: those that the person applied to or keeps a
 * letter for. Towns, employers, the person's own name and what the offer itself says are none.
 */
export async function listOtherCompanies(
  database: Database,
  { applicant, offer, employers }: Writing,
): Promise<LetterHelp['other_companies']> {
  const applied = await database
    .select({ copy: applications.offer_copy, name: companies.name })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(eq(applications.applicant_id, applicant.id), ne(applications.company_id, offer.company_id)))
    .orderBy(desc(applications.id))
    .limit(APPLICATIONS_MOST)
  const kept = await listCompaniesOfLetters(database, applicant.id, offer.company_id)
  const names = [...kept, ...applied.flatMap(({ copy, name }) => [copy.company?.name ?? [], name].flat())]
  const known = [offer.company_name, ...employers, ...CITIES.map(({ name }) => name)].map(keyOf)
  const own = ` ${keyOf(`${applicant.first_name} ${applicant.last_name}`)} `
  const text = plainText(offer.texts.join('\n'))
  const byKey = new Map(names.map((name) => [keyOf(name), name]))
  return [...byKey]
    .filter(([key]) => key !== '' && !known.includes(key) && !own.includes(` ${key} `))
    .map(([key, name]) => ({ name, is_common: isCommon(key) }))
    .filter(({ name }) => findNamedCompanies(text, [{ name, is_common: false }], '').length === 0)
    .slice(0, NAMES_MOST)
}

const keyOf = (name: string) => coreWords(name).join(' ')

const isCommon = (key: string) =>
  !key.includes(' ') && (key.length <= SHORT || EVERYDAY.has(key) || knowsWord(key))
