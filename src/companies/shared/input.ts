import { z } from 'zod'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { atMost, cleanLine, email, listedId, tooLong } from '#src/shared/fields.ts'
import { publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { COMPANY_SIZES } from './company-sizes.ts'
import { isRegistered, LEGAL_FORMS, type LegalForm } from './legal-forms.ts'
import { networkNamedIn } from './networks.ts'
import { nif, rcs, stat } from './registration.ts'
import {
  COMPANY_FIELDS,
  type CompanyRule,
  describeField,
  type FieldOf,
  type FormSection,
  COMPANY_LIMITS as LIMITS,
  listFieldsOf,
  type WrittenField,
} from './sections.ts'
import { webAddress } from './web-address.ts'

const notASite = (what: string) =>
  `Entrez une adresse de site pour «\u00A0${what}\u00A0»\u00A0: https://www.exemple.mg`

/** What turns the direction of writing round or splits a line in two, and a lone half of a surrogate pair. */
const clean = (text: string | null | undefined) =>
  (text ?? '')
    .toWellFormed()
    .replace(/[\u202A-\u202E\u2066-\u2069\u2028\u2029]/g, '')
    .replaceAll('\r\n', '\n')
    .trim()

const text = (missing: string, max: number, cleaned: typeof clean) =>
  z
    .string({ error: missing })
    .meta({ maxLength: max })
    .nullish()
    .transform(cleaned)
    .pipe(z.string().min(1, missing).max(max, tooLong(max)))

/** An address of a site; who writes another thing is told in which field, and on a list for which network. */
const site = (label: string) =>
  z
    .string({ error: notASite(label) })
    .max(LIMITS.text, tooLong(LIMITS.text))
    .transform((written, context) => {
      const address = webAddress(written)
      if (address) return address
      context.addIssue({ code: 'custom', message: notASite(networkNamedIn(written) ?? label) })
      return z.NEVER
    })

const benefits = z
  .array(text('Veuillez entrer un avantage.', LIMITS.benefit, cleanLine))
  .max(LIMITS.benefits, atMost(LIMITS.benefits))
  .nullish()
  .transform((list) => [...new Map((list ?? []).map((each) => [each.toLowerCase(), each])).values()])

const atLeastCharacters = (least: number) => `Écrivez ${least} caractères au moins.`

/**
 * Counts what is read: no blanks in a row, nothing that can't be seen, no signs that stand apart from any word, and
 * nothing of up to three characters that is repeated to fill the place.
 */
function countRead(text: string): number {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
    .replace(/(.{1,3}?)\1{3,}/gu, '$1').length
}

/** Null where nothing is written. */
function optionalRcs(today: string) {
  return z
    .string()
    .nullish()
    .transform((text, context) => {
      if (!text?.trim()) return null
      const { data, error } = rcs(today).safeParse(text)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
      return data ?? z.NEVER
    })
}

const version = z.coerce.number({ error: 'Rechargez la page.' }).int().positive()

interface RuleOptions {
  /** What the field is called. */
  label: string
  missing: string
  least: number
  max: number
  /** The day in Antananarivo, `2026-11-21`. */
  today: string
}

const RULES = {
  name: () => publicName(SIGN_UP_MESSAGES.company_name_required, SIGN_UP_MESSAGES.company_name_long),
  area: () => listedId(ACTIVITY_AREAS, 'Veuillez choisir le secteur.'),
  size: () => z.enum(COMPANY_SIZES, { error: 'Veuillez choisir la taille.' }),
  nif: () => nif,
  stat: () => stat,
  legal_form: () => z.enum(LEGAL_FORMS, { error: 'Veuillez choisir la forme juridique.' }).optional(),
  // Those who are in no register have no number; whoever is in it is asked by `askForRegister`.
  rcs: ({ today }: RuleOptions) => optionalRcs(today),
  city: () => listedId(CITIES, 'Veuillez choisir la ville.'),
  line: ({ missing, max }: RuleOptions) => text(missing, max, cleanLine),
  optional_line: ({ max }: RuleOptions) =>
    z
      .string()
      .meta({ maxLength: max })
      .nullish()
      .transform(cleanLine)
      .pipe(z.string().max(max, tooLong(max)))
      .transform((line) => line || null),
  phone: () => text(SIGN_UP_MESSAGES.phone_number_required, 30, cleanLine),
  email: () => email,
  site: ({ label }: RuleOptions) =>
    site(label)
      .nullish()
      .transform((address) => address ?? null),
  sites: ({ label }: RuleOptions) =>
    z
      .array(site(label))
      .max(LIMITS.social_links, atMost(LIMITS.social_links))
      .nullish()
      .transform((list) => [...new Set(list ?? [])]),
  paragraphs: ({ missing, least, max }: RuleOptions) =>
    text(missing, max, clean).refine((written) => countRead(written) >= least, atLeastCharacters(least)),
  benefits: () => benefits,
} satisfies Record<CompanyRule, (options: RuleOptions) => z.ZodType>

type RuleOf<F extends WrittenField> = ReturnType<(typeof RULES)[(typeof COMPANY_FIELDS)[F]['rule']]>

function sectionInput<S extends FormSection>(section: S, today: string) {
  const rules = listFieldsOf(section).map((field) => {
    const { label, missing = '', least = 0, max = LIMITS.text } = describeField(field)
    return [field, RULES[COMPANY_FIELDS[field].rule]({ label, missing, least, max, today })]
  })
  const shape = Object.fromEntries(rules) as { [F in FieldOf<S>]: RuleOf<F> }
  return z.object({ section: z.literal(section), version, ...shape })
}

function askForRegister(
  { legal_form, rcs: number }: { legal_form?: LegalForm | undefined; rcs?: string | null | undefined },
  context: z.RefinementCtx,
) {
  if (number || !isRegistered(legal_form)) return
  context.addIssue({ code: 'custom', path: ['rcs'], message: 'Veuillez entrer le RCS.' })
}

/**
 * The rules of each section of a company that is saved by a form, the same in the browser and on the server.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function companyInput(today: string) {
  return z.discriminatedUnion('section', [
    sectionInput('identity', today),
    sectionInput('registration', today).superRefine(askForRegister),
    sectionInput('contact', today),
    sectionInput('presentation', today),
  ])
}

export type CompanyInput = z.output<ReturnType<typeof companyInput>>
