import { z } from 'zod'
import { cleanLine, flag, tooLong } from '#src/shared/fields.ts'

const MOST_CHARACTERS = 255

const line = z
  .string()
  .nullish()
  .meta({ maxLength: MOST_CHARACTERS })
  .transform(cleanLine)
  .pipe(z.string().max(MOST_CHARACTERS, tooLong(MOST_CHARACTERS)))

/** Where the money of a means of payment goes; one that is open must say so whole. */
export const payeeInput = z
  .object({ is_open: flag(), account: line, holder: line, details: line })
  .superRefine(({ is_open, account, holder }, context) => {
    if (!is_open) return
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (account === '') missing('account', 'Veuillez entrer le numéro, le compte ou l’adresse.')
    if (holder === '') missing('holder', 'Veuillez entrer le nom du titulaire.')
  })
