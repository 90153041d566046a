import { z } from 'zod'
import { personName, publicName } from '#src/shared/names.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'

export const PICTURE_MAX_BYTES = 3 * 1024 * 1024

/** The names and the picture of a person; an absent field stays as it is, and null removes the picture. */
export const accountInput = z.object({
  first_name: personName().optional(),
  last_name: personName().optional(),
  username: publicName(
    'Veuillez entrer un nom d’utilisateur.',
    'Ce texte ne doit pas dépasser 255 caractères.',
  ).optional(),
  picture: uploadedFile('Choisissez une image.')
    .refine(({ size }) => size <= PICTURE_MAX_BYTES, 'L’image doit faire moins de 3\u00a0Mo.')
    .nullish(),
})

export type AccountInput = z.output<typeof accountInput>
