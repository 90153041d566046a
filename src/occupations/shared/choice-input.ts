import { z } from 'zod'

/** A person chooses this when no occupation is to be recognised. */
export const NO_OCCUPATION = 'none'

/** Accepts a code or `none`; null or nothing leaves the occupation to the title. */
export const occupationChoice = () =>
  z
    .string()
    .regex(/^(none|[A-N]\d{4})?$/, 'Veuillez choisir dans la liste.')
    .nullish()
    .transform((choice) => choice || null)
