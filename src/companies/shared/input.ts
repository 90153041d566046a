import { z } from 'zod'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { atMost, cleanLine, email, listedId, tooLong } from '#src/shared/fields.ts'
import { publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { COMPANY_SIZES } from './company-sizes.ts'
import { nif, rcs, stat } from './registration.ts'
import { COMPANY_LIMITS as LIMITS } from './sections.ts'
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

/**
 * The rules of each section of a company that is saved by a form, the same in the browser and on the server.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function companyInput(today: string) {
  return z.discriminatedUnion('section', [
    z.object({
      section: z.literal('identity'),
      version,
      name: publicName(SIGN_UP_MESSAGES.company_name_required, SIGN_UP_MESSAGES.company_name_long),
      activity_area_id: listedId(ACTIVITY_AREAS, 'Veuillez choisir le secteur.'),
      company_size: z.enum(COMPANY_SIZES, { error: 'Veuillez choisir la taille.' }),
    }),
    z.object({ section: z.literal('registration'), version, nif, stat, rcs: rcs(today) }),
    z.object({
      section: z.literal('contact'),
      version,
      city_id: listedId(CITIES, 'Veuillez choisir la ville.'),
      address: text('Veuillez entrer l’adresse.', LIMITS.text, cleanLine),
      phone_number: text(SIGN_UP_MESSAGES.phone_number_required, 30, cleanLine),
      email,
      website: site.nullish().transform((address) => address ?? null),
      social_links: z
        .array(site)
        .max(LIMITS.social_links, atMost(LIMITS.social_links))
        .nullish()
        .transform((list) => [...new Set(list ?? [])]),
    }),
    z.object({
      section: z.literal('presentation'),
      version,
      description: text('Présentez votre société.', LIMITS.description, clean),
      benefits,
    }),
  ])
}

export type CompanyInput = z.output<ReturnType<typeof companyInput>>
