import { z } from 'zod'
import { COMPANY_LIMITS } from '#src/companies/shared/sections.ts'
import { cleanLine } from '#src/shared/fields.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'

export const pictureFile = uploadedFile('Choisissez une image.').refine(
  ({ size }) => size <= COMPANY_LIMITS.picture_bytes,
  'L’image doit faire moins de 8\u00a0Mo.',
)

/** A value that is not sent stays as it is. */
export const captionInput = z
  .string()
  .nullish()
  .transform((text) => (text === undefined ? undefined : cleanLine(text)))
  .pipe(
    z
      .string()
      .max(COMPANY_LIMITS.caption, `La légende ne doit pas dépasser ${COMPANY_LIMITS.caption} caractères.`)
      .optional(),
  )
