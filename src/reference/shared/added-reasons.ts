import { z } from 'zod'

/** The code of a reason that the administration added, by its number in the list. */
export type AddedReason = `ajout_${number}`

export const addedReason = (id: number): AddedReason => `ajout_${id}`

/** A reason of the program, or one that was added to its list and is there. */
export function reasonOf<const Reason extends string>(
  reasons: readonly [Reason, ...Reason[]],
  isListed: (code: string) => boolean,
  error: string,
) {
  return z
    .union([z.enum(reasons), z.templateLiteral(['ajout_', z.int().positive()])], { error })
    .refine((code) => isListed(code), { error })
}
