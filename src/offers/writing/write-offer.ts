import { eq } from 'drizzle-orm'
import { findCompanyFacts } from '#src/companies/companies.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { fieldErrors } from '#src/platform/http/validation.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { cleanInput } from '#src/shared/clean-input.ts'
import { dayAt, endOfDay } from '#src/shared/dates.ts'
import { derivedColumns, searchNames } from '../indexing.ts'
import type { OfferRow } from '../open.ts'
import { placeColumns } from '../place.ts'
import { rememberWords } from '../search/spelling.ts'
import { offers } from '../tables.ts'
import { type OfferContent, offerContent } from './shared/content.ts'
import { type OfferInput, offerInput } from './shared/input.ts'

const CDI = 1

/**
 * Writes the content of an offer into its row: its columns, the texts that a search looks in, the words for
 * corrections and the copies of its company. The caller sets its state.
 * @param content the form, which was right when it was sent: dates that have passed since are kept
 * @throws HttpError 404 without such an offer, 422 with the messages of each field
 */
export async function writeOffer(unit: Unit, offerId: number, content: Record<string, unknown>) {
  const { db, now } = unit
  const input = readOffer(content, null)
  const [offer] = await db
    .select({ company_id: offers.company_id })
    .from(offers)
    .where(eq(offers.id, offerId))
  const company = offer && (await findCompanyFacts(db, offer.company_id))
  if (!company) throw notFound()
  const columns = columnsOf(input)
  await db
    .update(offers)
    .set({ ...columns, ...derivedColumns(columns, company), updated_at: now })
    .where(eq(offers.id, offerId))
  await rememberWords(db, searchNames({ ...columns, company_name: company.name }))
}

/**
 * Reads the content of a form by the rules.
 * @param today the day in Antananarivo; null for what was right when it was sent
 * @throws HttpError 422 with the messages of each field
 */
export function readOffer(content: Record<string, unknown>, today: string | null): OfferInput {
  const result = offerInput(today).safeParse(cleanInput(content))
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

/** The number of fields that are not valid for a submission on this day in Antananarivo. */
export function countFieldsLeft(content: Record<string, unknown>, today: string): number {
  const { error } = offerInput(today).safeParse(cleanInput(content))
  return new Set(error?.issues.map(({ path }) => path[0])).size
}

/** The columns for an input, with its rich texts cleaned. */
export function columnsOf({ expires_at, ...input }: OfferInput) {
  return {
    ...input,
    ...placeColumns(input),
    description: cleanHtml(input.description),
    missions: cleanHtml(input.missions),
    profile: cleanHtml(input.profile),
    // A duration that was typed under another contract does not belong to a CDI.
    contract_duration_months: input.contract_id === CDI ? null : (input.contract_duration_months ?? null),
    // A reason that was typed before the pay was shown after all is none any more.
    salary_hidden_reason: input.salary_visible ? null : (input.salary_hidden_reason ?? null),
    experience_min_years: input.experience_min_years ?? null,
    // Without a chosen day the publication sets one, which a change of the text must not undo.
    ...(expires_at && { expires_at: endOfDay(expires_at) }),
  }
}

/** The content of the form for an offer's row. */
export function contentOf(offer: OfferRow): OfferContent {
  const fields = Object.keys(offerContent.shape) as (keyof OfferContent)[]
  return {
    ...(Object.fromEntries(fields.map((field) => [field, typedOf(offer[field])])) as unknown as OfferContent),
    ...(offer.is_abroad && { city_id: '' }),
    min_salary: offer.min_salary,
    max_salary: offer.max_salary,
    questions: offer.questions.map(({ text, kind = 'text', choices = [], required = true }) => ({
      text,
      kind,
      required,
      choices: choices.join('\n'),
    })),
  }
}

function typedOf(value: OfferRow[keyof OfferContent]) {
  if (value === null) return ''
  if (value instanceof Date) return dayAt(value)
  return typeof value === 'number' ? String(value) : value
}
