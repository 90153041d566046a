import { z } from 'zod'

/** What a person chooses who wants no occupation to be recognised. */
export const NO_OCCUPATION = 'none'

/** A code or `none`; null, or nothing, leaves it to the title. */
export const occupationChoice = () =>
  z
    .string()
    .regex(/^(none|[A-N]\d{4})?$/, 'Veuillez choisir dans la liste.')
    .nullish()
    .transform((choice) => choice || null)
