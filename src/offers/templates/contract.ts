import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredLine } from '#src/shared/fields.ts'
import { offerContent } from '../writing/shared/content.ts'

const NAME_MAX = 80

const named = z.object({ id: z.number(), name: z.string() })
const template = named.extend({ content: offerContent })
export type OfferTemplate = z.output<typeof template>

export const listOfferTemplates = endpoint({
  method: 'GET',
  path: '/api/recruiter/offer-templates',
  summary: 'Les noms des modèles d’offres de la société.',
  reply: z.object({
    data: z.array(named),
    meta: z.object({
      /** Whether templates are of use yet: from the third offer on, and for whoever keeps one. */
      is_offered: z.boolean(),
    }),
  }),
})

export const showOfferTemplate = endpoint({
  method: 'GET',
  path: '/api/recruiter/offer-templates/:id',
  summary: 'Un modèle d’offre de la société, avec ce qu’il remplit.',
  params: idParams,
  reply: z.object({ data: template }),
})

export const createOfferTemplate = endpoint({
  method: 'POST',
  path: '/api/recruiter/offer-templates',
  summary: 'Garde une offre comme modèle.',
  body: z.object({
    name: requiredLine(
      'Veuillez donner un nom au modèle.',
      NAME_MAX,
      `Le nom ne doit pas dépasser ${NAME_MAX} caractères.`,
    ),
    content: offerContent,
  }),
  reply: z.object({ data: template }),
  status: 201,
})

export const deleteOfferTemplate = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/offer-templates/:id',
  summary: 'Supprime un modèle d’offre.',
  params: idParams,
  status: 204,
})
