import { z } from 'zod'
import { occupationChoice } from '#src/occupations/shared/choice-input.ts'
import { ACTIVITY_AREAS, CONTRACTS, DEGREES, JOB_LEVELS } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { amount } from '#src/shared/amounts/input.ts'
import { atMost, cleanText, flag, listedId, tooLong } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { wordKey } from '#src/shared/phrases.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { LANGUAGE_LEVELS, PROFILE_LIMITS as LIMITS, MOBILITIES } from './parts.ts'

const MONTH_INVALID = 'Veuillez entrer un mois au format MM/AAAA.'

const optional = (max: number = LIMITS.text) =>
  z
    .string()
    .meta({ maxLength: max })
    .nullish()
    .transform(cleanText)
    .pipe(z.string().max(max, tooLong(max)))

const required = (missing: string, max: number = LIMITS.text) =>
  z
    .string({ error: missing })
    .meta({ maxLength: max })
    .nullish()
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(max, tooLong(max)))

const oneOf = (list: readonly { id: number }[]) =>
  z
    .preprocess((value) => (value === '' ? null : value), listedId(list).nullish())
    .transform((id) => id ?? null)

const someOf = (list: readonly { id: number }[], max: number) =>
  z
    .array(listedId(list))
    .max(max, `Vous pouvez en choisir ${max} au plus.`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])])

const asked = flag()
  .nullish()
  .transform((value) => value ?? false)

const month = z
  .string({ error: MONTH_INVALID })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: MONTH_INVALID, abort: true })
  .refine((text) => Number(text.slice(0, 4)) >= LIMITS.first_year, { error: MONTH_INVALID, abort: true })

function experience(today: string) {
  const notLater = (text: string) => text <= today.slice(0, 7)
  return z
    .object({
      title: required('Veuillez entrer le poste.'),
      company: required('Veuillez entrer la société.'),
      city: optional().transform((text) => text || null),
      start: month.refine(notLater, 'Ce mois n’est pas encore arrivé.'),
      /** Null while the person is still there. */
      end: month.refine(notLater, 'Ce mois n’est pas encore arrivé.').nullish(),
      description: optional(LIMITS.description),
    })
    .transform((value) => ({ ...value, end: value.end ?? null }))
    .refine(({ start, end }) => end === null || end >= start, {
      message: 'La fin ne peut pas précéder le début.',
      path: ['end'],
    })
}

function school(today: string) {
  const latest = Number(today.slice(0, 4)) + 8
  const wrong = `Veuillez entrer une année entre ${LIMITS.first_year} et ${latest}.`
  return z.object({
    degree: required('Veuillez entrer le diplôme.'),
    school: required('Veuillez entrer l’établissement.'),
    year: z
      .union([z.number(), z.string().regex(/^\d{4}$/, wrong)], { error: wrong })
      .transform(Number)
      .pipe(z.int({ error: wrong }).min(LIMITS.first_year, wrong).max(latest, wrong)),
  })
}

const LEVEL_MISSING = 'Veuillez choisir votre niveau.'
const language = z.object({
  name: required('Veuillez entrer la langue.', LIMITS.skill),
  level: z.enum(LANGUAGE_LEVELS, { error: LEVEL_MISSING }),
})

function languageList() {
  return z
    .array(language)
    .max(LIMITS.languages, atMost(LIMITS.languages))
    .superRefine((list, context) => {
      const seen = new Set<string>()
      list.forEach(({ name }, index) => {
        const message = 'Cette langue est déjà dans la liste.'
        if (seen.has(wordKey(name))) context.addIssue({ code: 'custom', message, path: [index, 'name'] })
        seen.add(wordKey(name))
      })
    })
}

const skills = z
  .array(required('Veuillez entrer une compétence.', LIMITS.skill))
  .max(LIMITS.skills, atMost(LIMITS.skills))
  .nullish()
  .transform((list) => {
    const seen = new Set<string>()
    const isNew = (word: string) => !seen.has(wordKey(word)) && Boolean(seen.add(wordKey(word)))
    return (list ?? []).map((text) => text.replace(/\s+/g, ' ')).filter(isNew)
  })

const salary = (missing: string, negative: string) =>
  z.preprocess((value) => (value === '' ? null : value), amount(missing, negative).nullish())

function wishes(today: string) {
  const { MIN, MAX } = SALARY
  return z
    .object({
      section: z.literal('wishes'),
      contract_ids: someOf(CONTRACTS, CONTRACTS.length),
      min_salary_expectation: salary(MIN.missing, MIN.negative),
      max_salary_expectation: salary(MAX.missing, MAX.negative),
      /** Null when the person did not say. */
      available_now: z
        .preprocess((value) => (value === '' ? null : value), flag().nullish())
        .transform((value) => value ?? null),
      available_from: z.string().meta({ format: 'date' }).nullish(),
    })
    .superRefine((input, context) => {
      for (const [path, message] of wishProblems(input, today))
        context.addIssue({ code: 'custom', message, path: [path] })
    })
    .transform(({ min_salary_expectation: min, max_salary_expectation: max, ...input }) => ({
      ...input,
      min_salary_expectation: min ?? null,
      max_salary_expectation: max ?? null,
      available_from: input.available_now === false ? (input.available_from ?? null) : null,
    }))
}

const SALARY = {
  MIN: { missing: MESSAGES.min_salary_required, negative: MESSAGES.min_salary_negative },
  MAX: { missing: MESSAGES.max_salary_required, negative: MESSAGES.max_salary_negative },
}

interface Wishes {
  min_salary_expectation?: number | null | undefined
  max_salary_expectation?: number | null | undefined
  available_now: boolean | null
  available_from?: string | null | undefined
}

/** Finds wishes that contradict each other: only one of both amounts, or a day for somebody who is available now. */
function wishProblems(input: Wishes, today: string): [field: keyof Wishes, message: string][] {
  const problems: [keyof Wishes, string][] = []
  const min = input.min_salary_expectation ?? null
  const max = input.max_salary_expectation ?? null
  if (min === null && max !== null) problems.push(['min_salary_expectation', MESSAGES.min_salary_required])
  if (max === null && min !== null) problems.push(['max_salary_expectation', MESSAGES.max_salary_required])
  if (min !== null && max !== null && max < min)
    problems.push(['max_salary_expectation', MESSAGES.max_salary_below_min])
  if (input.available_now !== false) return problems
  const day = input.available_from ?? ''
  if (!isCalendarDate(day)) problems.push(['available_from', MESSAGES.availability_date_required])
  else if (day < today) problems.push(['available_from', MESSAGES.availability_date_past])
  return problems
}

/**
 * The rules of each section of a profile, the same in the browser and on the server.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function profileInput(today: string) {
  return z.discriminatedUnion('section', [
    z.object({
      section: z.literal('presentation'),
      headline: required('Veuillez entrer votre titre professionnel.'),
      occupation_choice: occupationChoice(),
      about: optional(LIMITS.about),
      activity_area_id: oneOf(ACTIVITY_AREAS),
      job_level_id: oneOf(JOB_LEVELS),
    }),
    z.object({
      section: z.literal('experiences'),
      experiences: z.array(experience(today)).max(LIMITS.experiences, atMost(LIMITS.experiences)),
    }),
    z.object({
      section: z.literal('education'),
      degree_id: oneOf(DEGREES),
      education: z.array(school(today)).max(LIMITS.education, atMost(LIMITS.education)),
    }),
    z.object({ section: z.literal('skills'), skills }),
    z.object({ section: z.literal('languages'), languages: languageList() }),
    wishes(today),
    z.object({
      section: z.literal('mobility'),
      city_id: listedId(CITIES, 'Veuillez choisir votre ville.'),
      mobility: z.enum(MOBILITIES, { error: 'Veuillez préciser votre mobilité.' }),
      mobility_city_ids: someOf(CITIES, LIMITS.mobility_cities),
      accepts_remote: asked,
    }),
    z.object({
      section: z.literal('contact'),
      phone_number: optional(30).transform((text) => text || null),
      show_photo: asked,
    }),
  ])
}

export type ProfileInput = z.output<ReturnType<typeof profileInput>>
