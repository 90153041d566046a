import { z } from 'zod'
import { letterField } from '#src/applications/shared/letter-field.ts'
import { LETTER_MAX } from '#src/applications/shared/letter-limits.ts'
import { endpoint, type ReplyOf } from '#src/shared/endpoint.ts'
import { flag, idParams, requiredLine, rowId, tooLong } from '#src/shared/fields.ts'
import { LETTER_NAME_MAX } from './shared/limits.ts'

const keptLetter = z.object({
  id: z.number(),
  name: z.string(),
  body: z.string(),
  /** The company for whose offer it was written; null for none. */
  company_name: z.string().nullable(),
  updated_at: z.string(),
})
export type KeptLetter = z.output<typeof keptLetter>

const letterInput = z.object({
  name: requiredLine(
    'Veuillez donner un nom à la lettre.',
    LETTER_NAME_MAX,
    `Le nom ne doit pas dépasser ${LETTER_NAME_MAX} caractères.`,
  ),
  body: letterField,
})
export type LetterInput = z.output<typeof letterInput>

const one = z.object({ data: keptLetter })

export const listKeptLetters = endpoint({
  method: 'GET',
  path: '/api/applicant/letters',
  summary: 'Les lettres gardées, les dernières écrites d’abord.',
  reply: z.object({ data: z.array(keptLetter) }),
})

export const keepLetter = endpoint({
  method: 'POST',
  path: '/api/applicant/letters',
  summary: 'Garde une lettre, avec la société pour laquelle elle est écrite.',
  body: letterInput.extend({
    offer_id: rowId()
      .nullish()
      .meta({ description: 'L’offre pour laquelle elle est écrite\u00a0; vide pour aucune.' }),
  }),
  reply: one,
  status: 201,
})

export const updateLetter = endpoint({
  method: 'PUT',
  path: '/api/applicant/letters/:id',
  summary: 'Modifie le nom et le texte d’une lettre gardée.',
  params: idParams,
  body: letterInput,
  reply: one,
})

export const duplicateLetter = endpoint({
  method: 'POST',
  path: '/api/applicant/letters/:id/copy',
  summary: 'Copie une lettre gardée.',
  params: idParams,
  reply: one,
  status: 201,
})

export const deleteLetter = endpoint({
  method: 'DELETE',
  path: '/api/applicant/letters/:id',
  summary: 'Supprime une lettre gardée, qui peut être rétablie pendant un jour.',
  params: idParams,
  status: 204,
})

export const restoreLetter = endpoint({
  method: 'POST',
  path: '/api/applicant/letters/:id/restoration',
  summary: 'Rétablit une lettre qui vient d’être supprimée.',
  params: idParams,
  reply: one,
})

const otherCompany = z.object({
  name: z.string(),
  /** Its name is a short or common word too, which says the company only where it is written as a name. */
  is_common: z.boolean(),
})

/** The id is that of the offer. */
export const showLetterHelp = endpoint({
  method: 'GET',
  path: '/api/applicant/letter-help/:id',
  summary:
    'Ce qui aide à écrire une lettre pour une offre\u00a0: des phrases du métier, et les noms d’autres sociétés.',
  params: idParams,
  reply: z.object({
    data: z.object({
      /** The occupation of the offer; null where none is known. */
      trade: z.string().nullable(),
      experience: z.array(z.string()),
      reason: z.array(z.string()),
      /** Companies that this person wrote to, and that the letter should no longer name. */
      other_companies: z.array(otherCompany),
    }),
  }),
})
export type LetterHelp = ReplyOf<typeof showLetterHelp>['data']

const answer = z
  .string()
  .max(LETTER_MAX, tooLong(LETTER_MAX))
  .nullish()
  .transform((text) => text ?? '')

export const composeLetter = endpoint({
  method: 'POST',
  path: '/api/applicant/letters/compose',
  summary: 'Compose une lettre pour une offre, à partir de trois réponses courtes.',
  body: z.object({
    offer_id: rowId('Cette offre n’existe pas.'),
    experience: answer,
    example: answer,
    reason: answer,
    available_now: flag().nullish(),
    availability_date: z.iso.date().nullish().catch(null),
  }),
  reply: z.object({ data: z.object({ letter: z.string() }) }),
})
