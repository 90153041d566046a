import { z } from 'zod'

const NIF_DIGITS = 10
const STAT_DIGITS = 17
const FIRST_YEAR = 1896

/** Spaces, dots and dashes are how people group digits. */
const GROUPING = /[\s.\u00A0\u202F_/-]/g
const RCS =
  /^(?:R\.?C\.?S\.?\s*)?(?<town>\p{L}[\p{L}\p{M} '’-]{0,39}\s)?\s*(?<year>\d{4})[\s/-]*(?<letter>[A-Z])[\s/-]*(?<number>\d{1,6})$/iu
const RCS_WRONG = 'Écrivez le RCS comme sur l’extrait\u00A0: Antananarivo 2015 B 00123.'

/** Reads the tax number (NIF) as its ten digits. */
export const nif = required('Veuillez entrer le NIF.').transform((text, context) =>
  digitsOf(text, NIF_DIGITS, 'Le NIF', context),
)

/** The number of the statistics institute, kept as its card writes it: « 13921 12 2014 0 10458 ». */
export const stat = required('Veuillez entrer le STAT.')
  .transform((text, context) => digitsOf(text, STAT_DIGITS, 'Le STAT', context))
  .transform((digits) => digits.replace(/^(\d{5})(\d{2})(\d{4})(\d)(\d{5})$/, '$1 $2 $3 $4 $5'))

/**
 * The number in the register of commerce, with or without its town, kept as « Antananarivo 2015 B 00123 ».
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function rcs(today: string) {
  return required('Veuillez entrer le RCS.').transform((text, context) => {
    const { town = '', year = '', letter = '', number = '' } = RCS.exec(text)?.groups ?? {}
    if (!number || Number(year) < FIRST_YEAR || year > today.slice(0, 4)) {
      context.addIssue({ code: 'custom', message: RCS_WRONG })
      return z.NEVER
    }
    return [town.trim(), year, letter.toUpperCase(), number.padStart(5, '0')].filter(Boolean).join(' ')
  })
}

function required(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(60, 'Ce numéro est trop long.')
}

function digitsOf(text: string, count: number, what: string, context: z.RefinementCtx): string {
  const digits = text.replace(GROUPING, '')
  if (digits.length === count && /^\d+$/.test(digits)) return digits
  const found = digits.replace(/\D/g, '').length
  const isOnlyLength = /^\d+$/.test(digits)
  const message = isOnlyLength
    ? `${what} a ${count} chiffres\u00A0; celui-ci en a ${found}.`
    : `${what} ne contient que des chiffres\u00A0: ${count} en tout.`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
