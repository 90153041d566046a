import { sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { TITLE_CORRECTIONS } from '#src/occupations/corrections.ts'
import { readList } from '#src/occupations/lists.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { foldText } from '#src/platform/search/text.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { CITIES, REGIONS } from '#src/reference/shared/places.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { openInSearch } from '../../open.ts'
import { offerSearch, offers } from '../../tables.ts'
import type { Completion } from './contract.ts'

/** Something that can be proposed as a completion, under any of its names. */
export interface Term {
  kind: Completion['kind']
  label: string
  /** A company's slug, the value of the filter for a place, and the words to search for otherwise. */
  value: string
  names: Name[]
  /** The number of open offers with it. */
  uses: number
}

interface Name {
  text: string
  /** The words of the name, folded. */
  words: string[]
}

/** Only the titles and skills of so many newest offers are read: they are enough to know what is published. */
const READ = 30_000
/** The most terms of each kind; those of the most offers are kept. */
const MOST = { titles: 6_000, skills: 3_000, companies: 6_000 }

/** « Comptable H/F » and « Comptable (H/F) » are proposed as « Comptable ». */
const GENDERS = /\s*[([]?\s?\b[HF]\s?[/-]\s?[HF]\b\s?[)\]]?\s*/gu

/** Reads what is published now: titles, skills and companies with open offers. */
export async function readPublished(database: Database, now: Date): Promise<Term[]> {
  const newest = sql`(SELECT offer_id FROM ${offerSearch} WHERE ${openInSearch(now)}
    ORDER BY published_at DESC, offer_id DESC LIMIT ${READ})`
  const counted = (label: ReturnType<typeof sql>, most: number) =>
    selectRows<{ label: string; uses: number }>(
      database,
      sql`SELECT ${label} AS label, count(*)::int AS uses FROM ${offers} WHERE id IN ${newest}
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}`,
    )
  // The queries run one after the other, so that a guest's keystroke takes one connection of the pool.
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

/**
 * The terms that do not depend on the offers: towns and regions with all their names, and occupations, in Malagasy
 * too.
 */
export const knownTerms: () => readonly Term[] = perVersion(() => [...listPlaces(), ...listOccupations()])

function listPlaces(): Term[] {
  const towns = CITIES.filter(({ withdrawn }) => !withdrawn).map(({ name, aliases, population }) => ({
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
  const decided = TITLE_CORRECTIONS.filter(({ code, withdrawn }) => code && !withdrawn)
  const added = decided.map(({ name }) => ({ label: capitalised(name), names: namesOf(name) }))
  return [...said, ...added, ...malagasy].map((each) => ({
    kind: 'occupation',
    value: each.label,
    uses: 0,
    ...each,
  }))
}

/** Merges the spellings of a term into the most frequent one. */
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
