import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredLine } from '#src/shared/fields.ts'
import { offerContent } from '../writing/shared/content.ts'

const NAME_MAX = 80

const template = z.object({ id: z.number(), name: z.string(), content: offerContent })
export type OfferTemplate = z.output<typeof template>

export const listOfferTemplates = endpoint({
  method: 'GET',
  path: '/api/recruiter/offer-templates',
  summary: 'Les modèles d’offres de la société.',
  reply: z.object({ data: z.array(template) }),
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
