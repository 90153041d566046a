import { and, eq, ne, or, sql } from 'drizzle-orm'
import { plainText } from '#src/platform/search/text.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { readSetting } from '#src/settings/settings.ts'
import { openOffers } from '../open.ts'
import type { OfferFlag } from '../shared/life.ts'
import { offers } from '../tables.ts'
import { foreignContactOf } from './shared/contacts.ts'
import { findMarks } from './shared/marks.ts'
import { isUnderMinimum } from './shared/wages.ts'

/** The parts of an offer in which flags are looked for. */
interface SentOffer {
  id: number
  company_id: number
  title: string
  description: string
  missions: string
  profile: string
  activity_area_id: number
  city_id: number
  min_salary: number | null
  max_salary: number | null
  salary_visible: boolean
  salary_hidden_reason?: string | null | undefined
  is_abroad: boolean
  ministry_reference: string | null
  job_type_id: number | null
  contract_id: number
  benefits: readonly string[]
  skills: readonly string[]
  address: string | null
  schedule: string | null
  to_bring: string | null
  interview_place: string | null
  process_steps: readonly { title: string; text: string }[]
  questions: readonly { text: string; choices?: readonly string[] }[]
}

/**
 * From this similarity of titles on (1 is the same) an offer repeats another one of its company. For another
 * company's, the texts are compared too.
 */
const SAME_TITLE = 0.6
const SAME_TEXT = 0.7

/** Finds what a moderator should look at in an offer that is submitted. */
export async function findFlags(unit: Unit, offer: SentOffer): Promise<OfferFlag[]> {
  const text = textOf(offer)
  const marks = findMarks(text)
  const minimum = await readSetting(unit, 'minimum_wage', unit.now)
  const watched = await readSetting(unit, 'watched_words', unit.now)
  const flags: (OfferFlag | null)[] = [
    flag('money_asked', wordsOf(marks.filter(({ topic }) => topic === 'money'))),
    flag('abroad_without_reference', offer.is_abroad && !offer.ministry_reference ? offer.title : null),
    flag('discriminating_words', wordsOf(marks.filter(({ topic }) => topic !== 'money'))),
    flag('near_duplicate', await findRepeated(unit, offer)),
    flag('below_minimum_wage', isUnderMinimum(offer, minimum) ? String(offer.max_salary) : null),
    flag('foreign_contact_only', foreignContactOf(text)),
    flag('watched_words', findWatched(text, watched)),
    flag('hidden_pay', offer.salary_visible ? null : (offer.salary_hidden_reason ?? null)),
  ]
  return flags.filter((each) => each !== null)
}

function textOf(offer: SentOffer): string {
  const steps = offer.process_steps.flatMap(({ title, text }) => [title, text])
  const questions = offer.questions.flatMap(({ text, choices = [] }) => [text, ...choices])
  const lists = [...offer.benefits, ...offer.skills, ...steps, ...questions]
  const rich = [offer.description, offer.missions, offer.profile].map(plainText)
  const lines = [offer.address, offer.schedule, offer.to_bring, offer.interview_place].map(
    (line) => line ?? '',
  )
  return [offer.title, ...rich, ...lines, ...lists].join('\n')
}

/** Capitals and accents make no difference, and the words stand alone: « vente » is not found in « inventer ». */
function findWatched(text: string, words: readonly string[]): string | null {
  const plain = ` ${foldWords(text)} `
  return (
    words
      .filter((word) => plain.includes(` ${foldWords(word)} `))
      .slice(0, 8)
      .join(', ') || null
  )
}

const foldWords = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

const flag = (kind: OfferFlag['kind'], found: string | null): OfferFlag | null =>
  found ? { kind, found } : null

const wordsOf = (marks: readonly { found: string }[]) =>
  [...new Set(marks.map(({ found }) => found.toLowerCase()))].slice(0, 8).join(', ') || null

/**
 * Finds an open offer that this one repeats, and returns its address. Offers of other companies must also share the
 * text.
 */
async function findRepeated({ db, now }: Unit, offer: SentOffer): Promise<string | null> {
  const alike = sql<number>`similarity(lower(${offers.title}), lower(${offer.title}))`
  const sameText = sql`similarity(${offers.missions}, ${offer.missions}) >= ${SAME_TEXT}`
  const [row] = await db
    .select({ id: offers.id, slug: offers.slug })
    .from(offers)
    .where(
      and(
        openOffers(now),
        ne(offers.id, offer.id),
        eq(offers.activity_area_id, offer.activity_area_id),
        sql`${alike} >= ${SAME_TITLE}`,
        or(and(eq(offers.company_id, offer.company_id), eq(offers.city_id, offer.city_id)), sameText),
      ),
    )
    .orderBy(sql`${alike} DESC`)
    .limit(1)
  return row ? `/offres/${row.id}-${row.slug}` : null
}
