import { z } from 'zod'
import { QUESTION_KINDS } from '#src/offers/shared/parts.ts'
import { WORK_MODES } from '#src/offers/shared/states.ts'
import { OFFER_LIMITS as LIMITS } from './limits.ts'

/** What was typed so far, of any sense; an empty field is an empty text. */
const typed = (max: number = LIMITS.text) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => (text ?? '').toWellFormed())

const typedAmount = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((amount) => amount ?? null)

const said = (unsaid: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? unsaid)

const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .nullish()
    .transform((items) => items ?? [])

const words = (max: number) => list(typed(), max).transform((texts) => texts.filter(Boolean))

/** The form of an offer as it was typed, right or not: what a draft keeps. The rules are `offerInput`'s. */
export const offerContent = z.object({
  title: typed(),
  activity_area_id: typed(),
  job_level_id: typed(),
  city_id: typed(),
  address: typed(),
  work_mode: z
    .enum(WORK_MODES)
    .nullish()
    .transform((mode) => mode ?? 'on_site'),
  positions_count: typed(),
  is_abroad: said(false),
  ministry_reference: typed(),
  description: typed(LIMITS.html),
  missions: typed(LIMITS.html),
  contract_id: typed(),
  contract_duration_months: typed(),
  job_type_id: typed(),
  start_date: typed(),
  min_salary: typedAmount,
  max_salary: typedAmount,
  salary_visible: said(true),
  benefits: words(LIMITS.benefits),
  degree_id: typed(),
  experience_min_years: typed(),
  skills: words(LIMITS.skills),
  profile: typed(LIMITS.html),
  languages: list(z.object({ name: typed(), level: typed() }), LIMITS.languages),
  application_deadline: typed(),
  expires_at: typed(),
  response_delay_days: typed(),
  process_steps: list(z.object({ title: typed(), text: typed(1_000) }), LIMITS.steps),
  questions: list(
    z.object({
      text: typed(),
      kind: z
        .enum(QUESTION_KINDS)
        .nullish()
        .transform((kind) => kind ?? 'text'),
      /** One a line. */
      choices: typed(1_000),
      required: said(true),
    }),
    LIMITS.questions,
  ),
})

export type OfferContent = z.output<typeof offerContent>

/** An offer of which nothing was written yet. */
export const EMPTY_OFFER: OfferContent = {
  ...offerContent.parse({}),
  positions_count: '1',
  response_delay_days: '14',
}
