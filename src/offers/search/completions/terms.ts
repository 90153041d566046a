import { sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { readList } from '#src/occupations/lists.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { foldText } from '#src/platform/search/text.ts'
import { CITIES, REGIONS } from '#src/reference/shared/places.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { openInSearch } from '../../open.ts'
import { offerSearch, offers } from '../../tables.ts'
import type { Completion } from './contract.ts'

/** What can be completed to, by any of its names. */
export interface Term {
  kind: Completion['kind']
  label: string
  /** Of a company its slug, of a place what the search is asked with, otherwise its words. */
  value: string
  names: Name[]
  /** How often it is published. */
  uses: number
}

interface Name {
  text: string
  /** Folded. */
  words: string[]
}

/** Offers, the newest, whose titles and skills are offered: enough to know what is looked for, little to read. */
const READ = 30_000
/** A title or skill of one offer alone may be anything: it stands after all that are known. */
const MOST = { titles: 6_000, skills: 3_000, companies: 6_000 }

/** « Comptable H/F » and « Comptable (H/F) » are looked for as « Comptable ». */
const GENDERS = /\s*[([]?\s?\b[HF]\s?[/-]\s?[HF]\b\s?[)\]]?\s*/gu

/** What is published now: titles, skills, and companies that hire. */
export async function readPublished(database: Database, now: Date): Promise<Term[]> {
  const newest = sql`(SELECT offer_id FROM ${offerSearch} WHERE ${openInSearch(now)}
    ORDER BY published_at DESC, offer_id DESC LIMIT ${READ})`
  const counted = (label: ReturnType<typeof sql>, most: number) =>
    selectRows<{ label: string; uses: number }>(
      database,
      sql`SELECT ${label} AS label, count(*)::int AS uses FROM ${offers} WHERE id IN ${newest}
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}`,
    )
  // One after the other: a guest's keystroke takes one connection of the pool at most.
  const titles = await counted(sql`${offers.title}`, MOST.titles)
  const skills = await counted(sql`unnest(${offers.skills})`, MOST.skills)
  const hiring = await selectRows<{ label: string; slug: string; uses: number }>(
    database,
    sql`SELECT ${companies.name} AS label, ${companies.slug} AS slug, count(*)::int AS uses
      FROM ${offerSearch} JOIN ${companies} ON ${companies.id} = ${offerSearch.company_id}
      WHERE ${openInSearch(now)} GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT ${MOST.companies}`,
  )
  return [
    ...merged(
      'occupation',
      titles.map(({ label, uses }) => ({ label: withoutGenders(label), uses })),
    ),
    ...merged('skill', skills),
    ...hiring.map(({ label, slug, uses }) => ({
      kind: 'company' as const,
      label,
      value: slug,
      names: namesOf(label),
      uses,
    })),
  ]
}

let known: readonly Term[] | undefined

/** Towns and regions by all their names, and occupations as they are said here, in Malagasy too: published or not. */
export function knownTerms(): readonly Term[] {
  known ??= [...listPlaces(), ...listOccupations()]
  return known
}

function listPlaces(): Term[] {
  const towns = CITIES.map(({ name, aliases, population }) => ({
    kind: 'place' as const,
    label: name,
    value: name,
    names: [name, ...aliases].flatMap(namesOf),
    uses: population / 100_000,
  }))
  const regions = REGIONS.map(({ name }) => ({
    kind: 'place' as const,
    label: `Région ${name}`,
    value: `Région ${name}`,
    names: [name, `Région ${name}`].flatMap(namesOf),
    uses: 0,
  }))
  return [...towns, ...regions]
}

function listOccupations(): Term[] {
  const titles = readList('titles').flatMap(([, all = '']) => all.split(';').map((each) => each.trim()))
  const said = titles.map((title) => ({ label: capitalised(title), names: namesOf(title) }))
  const malagasy = readList('malagasy').map(([, words = '', reading = '']) => ({
    label: capitalised(reading),
    names: words.split(';').flatMap(namesOf),
  }))
  return [...said, ...malagasy].map((each) => ({ kind: 'occupation', value: each.label, uses: 0, ...each }))
}

/** The same words written in two ways are one term, as it is written most. */
function merged(kind: 'occupation' | 'skill', counted: { label: string; uses: number }[]): Term[] {
  const terms = new Map<string, Term>()
  for (const { label, uses } of counted) {
    const key = foldText(label)
    const same = terms.get(key)
    if (same) same.uses += uses
    else if (key) terms.set(key, { kind, label, value: label, names: namesOf(label), uses })
  }
  return [...terms.values()]
}

function withoutGenders(title: string): string {
  return title.replace(GENDERS, ' ').trim()
}

function namesOf(text: string): Name[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.length > 0 ? [{ text: text.trim(), words }] : []
}
