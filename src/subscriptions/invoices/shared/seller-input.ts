import { z } from 'zod'
import { nif, rcs, stat } from '#src/companies/shared/registration.ts'
import { cleanLine, email, tooLong } from '#src/shared/fields.ts'

/** What is said of the seller, in the order in which an invoice says it. */
export const SELLER_FIELDS = ['name', 'nif', 'stat', 'rcs', 'address', 'city', 'email', 'signatory'] as const
export type SellerField = (typeof SELLER_FIELDS)[number]

const MOST_CHARACTERS = 255
const RCS_WITHOUT_TOWN = 'Écrivez aussi la ville du registre\u00A0: Antananarivo 2015 B 00123.'

const line = (missing: string) =>
  z
    .string({ error: missing })
    .meta({ maxLength: MOST_CHARACTERS })
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(MOST_CHARACTERS, tooLong(MOST_CHARACTERS)))

/**
 * What the law wants an invoice to say of its seller: nothing of it may be missing.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function sellerInput(today: string) {
  return z.object({
    name: line('Veuillez entrer la raison sociale.'),
    nif,
    stat,
    rcs: rcs(today).refine((text) => /^\p{L}/u.test(text), RCS_WITHOUT_TOWN),
    address: line('Veuillez entrer l’adresse.'),
    city: line('Veuillez entrer la ville.'),
    email,
    signatory: line('Veuillez entrer le nom de la personne qui signe.'),
  })
}

export type SellerInput = z.output<ReturnType<typeof sellerInput>>
