import { z } from 'zod'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { atMost, cleanLine, email, listedId, tooLong } from '#src/shared/fields.ts'
import { publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { COMPANY_SIZES } from './company-sizes.ts'
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

const NOT_A_SITE = 'Entrez une adresse de site\u00A0: https://www.exemple.mg'

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

const site = z
  .string({ error: NOT_A_SITE })
  .max(LIMITS.text, tooLong(LIMITS.text))
  .transform((written, context) => {
    const address = webAddress(written)
    if (address) return address
    context.addIssue({ code: 'custom', message: NOT_A_SITE })
    return z.NEVER
  })

const benefits = z
  .array(text('Veuillez entrer un avantage.', LIMITS.benefit, cleanLine))
  .max(LIMITS.benefits, atMost(LIMITS.benefits))
  .nullish()
  .transform((list) => [...new Map((list ?? []).map((each) => [each.toLowerCase(), each])).values()])

const version = z.coerce.number({ error: 'Rechargez la page.' }).int().positive()

interface RuleOptions {
  missing: string
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
  rcs: ({ today }: RuleOptions) => rcs(today),
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
  site: () => site.nullish().transform((address) => address ?? null),
  sites: () =>
    z
      .array(site)
      .max(LIMITS.social_links, atMost(LIMITS.social_links))
      .nullish()
      .transform((list) => [...new Set(list ?? [])]),
  paragraphs: ({ missing, max }: RuleOptions) => text(missing, max, clean),
  benefits: () => benefits,
} satisfies Record<CompanyRule, (options: RuleOptions) => z.ZodType>

type RuleOf<F extends WrittenField> = ReturnType<(typeof RULES)[(typeof COMPANY_FIELDS)[F]['rule']]>

function sectionInput<S extends FormSection>(section: S, today: string) {
  const rules = listFieldsOf(section).map((field) => {
    const { missing = '', max = LIMITS.text }: { missing?: string; max?: number } = describeField(field)
    return [field, RULES[COMPANY_FIELDS[field].rule]({ missing, max, today })]
  })
  const shape = Object.fromEntries(rules) as { [F in FieldOf<S>]: RuleOf<F> }
  return z.object({ section: z.literal(section), version, ...shape })
}

/**
 * The rules of each section of a company that is saved by a form, the same in the browser and on the server.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function companyInput(today: string) {
  return z.discriminatedUnion('section', [
    sectionInput('identity', today),
    sectionInput('registration', today),
    sectionInput('contact', today),
    sectionInput('presentation', today),
  ])
}

export type CompanyInput = z.output<ReturnType<typeof companyInput>>
