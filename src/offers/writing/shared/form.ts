import { z } from 'zod'
import { occupationChoice } from '#src/occupations/shared/choice-input.ts'
import { PROVISIONS, YES_OR_NO } from '#src/offers/shared/facts.ts'
import { QUESTION_KINDS } from '#src/offers/shared/parts.ts'
import { WORK_MODES } from '#src/offers/shared/states.ts'
import { LANGUAGE_LEVELS } from '#src/profiles/shared/parts.ts'
import { countryOf } from '#src/reference/shared/countries.ts'
import { ACTIVITY_AREAS, CONTRACTS, DEGREES, JOB_LEVELS, JOB_TYPES } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { amount } from '#src/shared/amounts/input.ts'
import { listedId } from '#src/shared/fields.ts'
import {
  day,
  line,
  oneOf,
  oneWordOf,
  optional,
  optionalLine,
  optionalNumber,
  required,
  rich,
  wholeNumber,
  wordList,
} from './fields.ts'
import { OFFER_LIMITS as LIMITS } from './limits.ts'
import { questions } from './questions.ts'
import { typedAmount, typedFlag, typedList, typedText, typedWords } from './typed-fields.ts'

const NEGATIVE = 'Le salaire doit être positif.'
const salary = z
  .preprocess((value) => (value === '' ? null : value), amount(NEGATIVE, NEGATIVE).nullish())
  .transform((value) => value ?? null)

const country = line().pipe(
  z
    .string()
    .refine((code) => !code || countryOf(code), 'Veuillez choisir dans la liste.')
    .transform((code) => code || null),
)

const field = <Typed extends z.ZodType, Rule extends z.ZodType>(typed: Typed, rule: Rule) => ({ typed, rule })

/**
 * Each field of an offer, by the step of the form and in the order of the screen: how it may be typed in a draft, and
 * what it must be for the submission.
 */
export const OFFER_FORM = {
  job: {
    title: field(typedText(), required('Veuillez entrer le titre du poste.', LIMITS.title)),
    occupation_choice: field(typedText(), occupationChoice()),
    activity_area_id: field(typedText(), listedId(ACTIVITY_AREAS, 'Veuillez choisir le secteur d’activité.')),
    positions_count: field(
      typedText(),
      wholeNumber('Veuillez entrer le nombre de postes', 1, LIMITS.positions),
    ),
    is_abroad: field(typedFlag(false), typedFlag(false)),
    /** Either a town of Madagascar or a country with its town is asked for (`RULES`). */
    city_id: field(typedText(), oneOf(CITIES)),
    country: field(typedText(), country),
    foreign_town: field(typedText(), optionalLine(LIMITS.foreign_town)),
    ministry_reference: field(typedText(), optionalLine(LIMITS.text)),
    address: field(typedText(), optionalLine(LIMITS.text)),
    work_mode: field(
      z
        .enum(WORK_MODES)
        .nullish()
        .transform((mode) => mode ?? 'on_site'),
      z.enum(WORK_MODES, { error: 'Veuillez choisir le mode de travail.' }),
    ),
    description: field(typedText(LIMITS.html), rich(null)),
    missions: field(typedText(LIMITS.html), rich('Veuillez décrire les missions.')),
  },
  terms: {
    contract_id: field(typedText(), listedId(CONTRACTS, 'Veuillez choisir le contrat.')),
    contract_duration_months: field(
      typedText(),
      wholeNumber('Veuillez entrer la durée en mois', 1, LIMITS.months).nullish(),
    ),
    job_type_id: field(typedText(), oneOf(JOB_TYPES)),
    start_date: field(typedText(), day()),
    job_level_id: field(typedText(), oneOf(JOB_LEVELS)),
    min_salary: field(typedAmount, salary),
    max_salary: field(typedAmount, salary),
    salary_visible: field(typedFlag(true), typedFlag(true)),
    /** It is asked for where the pay is not shown (`RULES`). */
    salary_hidden_reason: field(typedText(), optionalLine(LIMITS.hidden_reason)),
    benefits: field(typedWords(LIMITS.benefits), wordList(LIMITS.benefits, LIMITS.benefit)),
    weekly_hours: field(
      typedText(),
      optionalNumber('Veuillez entrer les heures par semaine', 1, LIMITS.hours),
    ),
    schedule: field(typedText(), optionalLine(LIMITS.fact)),
    night_work: field(typedText(), oneWordOf(YES_OR_NO)),
    sunday_work: field(typedText(), oneWordOf(YES_OR_NO)),
    transport: field(typedText(), oneWordOf(PROVISIONS)),
    meals: field(typedText(), oneWordOf(PROVISIONS)),
    housing: field(typedText(), oneWordOf(PROVISIONS)),
    probation_months: field(
      typedText(),
      optionalNumber('Veuillez entrer la période d’essai en mois', 0, LIMITS.probation),
    ),
    to_bring: field(typedText(), optionalLine(LIMITS.fact)),
    open_to_disability: field(typedFlag(false), typedFlag(false)),
  },
  profile: {
    degree_id: field(typedText(), oneOf(DEGREES)),
    experience_min_years: field(
      typedText(),
      wholeNumber('Veuillez entrer un nombre d’années', 0, LIMITS.years).nullish(),
    ),
    skills: field(typedWords(LIMITS.skills), wordList(LIMITS.skills, LIMITS.skill)),
    profile: field(typedText(LIMITS.html), rich('Veuillez décrire le profil recherché.')),
    languages: field(
      typedList(z.object({ name: typedText(), level: typedText() }), LIMITS.languages),
      z
        .array(
          z.object({
            name: required('Veuillez entrer la langue.', LIMITS.skill),
            level: z.enum(LANGUAGE_LEVELS, { error: 'Veuillez choisir le niveau.' }),
          }),
        )
        .max(LIMITS.languages)
        .nullish()
        .transform((list) => list ?? []),
    ),
  },
  applying: {
    application_deadline: field(typedText(), day()),
    expires_at: field(typedText(), day()),
    response_delay_days: field(
      typedText(),
      wholeNumber('Veuillez promettre une réponse sous', 1, LIMITS.delay),
    ),
    interview_place: field(typedText(), optionalLine(LIMITS.fact)),
    process_steps: field(
      typedList(z.object({ title: typedText(), text: typedText(1_000) }), LIMITS.steps),
      z
        .array(
          z.object({
            title: required('Veuillez nommer cette étape.', LIMITS.step_title),
            text: optional(LIMITS.step_text).transform((text) => text ?? ''),
          }),
        )
        .max(LIMITS.steps)
        .nullish()
        .transform((list) => list ?? []),
    ),
    questions: field(
      typedList(
        z.object({
          text: typedText(),
          kind: z
            .enum(QUESTION_KINDS)
            .nullish()
            .transform((kind) => kind ?? 'text'),
          /** The choices are typed one a line. */
          choices: typedText(1_000),
          required: typedFlag(true),
        }),
        LIMITS.questions,
      ),
      questions,
    ),
  },
}

const FIELDS = { ...OFFER_FORM.job, ...OFFER_FORM.terms, ...OFFER_FORM.profile, ...OFFER_FORM.applying }

/** One of the two schemas of every field. */
export function schemasOf<Part extends 'typed' | 'rule'>(part: Part) {
  const schemas = Object.entries(FIELDS).map(([name, field]) => [name, field[part]])
  return Object.fromEntries(schemas) as { [F in keyof typeof FIELDS]: (typeof FIELDS)[F][Part] }
}
