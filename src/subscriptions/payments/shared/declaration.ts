import { z } from 'zod'
import { DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE } from '#src/shared/files/limits.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { isMobileMoney, needsProof, type PaymentMethod } from './methods.ts'

const REFERENCE_MISSING = 'Veuillez entrer la référence que l’opérateur vous a envoyée par SMS.'
const REFERENCE_WRONG = 'Une référence a de 6 à 40 lettres et chiffres, par exemple 1234567890.'
const PHONE_MISSING = 'Veuillez entrer le numéro qui a payé.'
const DATE_MISSING = 'Veuillez choisir le jour du paiement.'
const DATE_LATE = 'Ce jour n’est pas encore venu.'
const PROOF_MISSING = 'Joignez une photo ou un PDF qui montre le paiement.'

/** A reference as it is compared: capitals and digits alone, however it was typed. */
export const cleanReference = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9.]/g, '')

const optional = (max: number) => z.string().trim().max(max).nullish()

/** What a payer says of its payment; what is asked for depends on the method, which the server knows. */
export const declarationFields = {
  payer_phone: optional(40),
  operator_reference: optional(80),
  paid_on: z.string().nullish(),
  file: uploadedFile(PROOF_MISSING)
    .refine(({ size }) => size <= DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE)
    .nullish(),
}
const declarationInput = z.object(declarationFields)
export type Declaration = z.output<typeof declarationInput>

/**
 * Says what is missing or wrong, field by field; the page and the server ask it alike.
 * @param given.hasProof whether a proof was sent before and stays
 * @param today the day in Antananarivo
 */
export function declarationProblems(
  method: PaymentMethod,
  declaration: Declaration,
  { hasProof, today }: { hasProof: boolean; today: string },
): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  const { payer_phone, operator_reference, paid_on, file } = declaration
  if (isMobileMoney(method)) {
    const reference = cleanReference(operator_reference ?? '')
    if (reference === '') problems.operator_reference = [REFERENCE_MISSING]
    else if (reference.length < 6 || reference.length > 40) problems.operator_reference = [REFERENCE_WRONG]
    if (!payer_phone) problems.payer_phone = [PHONE_MISSING]
  }
  if (!paid_on || !isCalendarDate(paid_on)) problems.paid_on = [DATE_MISSING]
  else if (paid_on > today) problems.paid_on = [DATE_LATE]
  if (needsProof(method) && !file && !hasProof) problems.file = [PROOF_MISSING]
  return problems
}
