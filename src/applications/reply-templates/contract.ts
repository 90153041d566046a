import { z } from 'zod'
import {
  TEMPLATE_BODY_MAX,
  TEMPLATE_TITLE_MAX,
  TEMPLATE_USES,
  variableProblem,
} from '#src/reference/shared/reply-template-parts.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredLine, requiredText } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'

const template = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  use: z.enum(TEMPLATE_USES),
  updated_at: z.string(),
  /** It comes from the team of the site, is offered to every recruiter, and is theirs to copy only. */
  is_shared: z.boolean(),
})
export type ReplyTemplate = z.output<typeof template>

const templateInput = z.object({
  title: requiredLine(
    'Veuillez donner un titre au modèle.',
    TEMPLATE_TITLE_MAX,
    `Le titre ne doit pas dépasser ${TEMPLATE_TITLE_MAX} caractères.`,
  ),
  body: requiredText(
    'Veuillez écrire le texte du modèle.',
    TEMPLATE_BODY_MAX,
    MESSAGES.letter_too_long,
  ).superRefine((text, context) => {
    const message = variableProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  use: z.enum(TEMPLATE_USES, { error: 'Veuillez choisir un usage.' }),
})
export type TemplateInput = z.output<typeof templateInput>

const one = z.object({ data: template })

export const listReplyTemplates = endpoint({
  method: 'GET',
  path: '/api/recruiter/reply-templates',
  summary: 'Les modèles de réponse de la société, puis ceux que le site propose à toutes.',
  reply: z.object({ data: z.array(template) }),
})

export const createReplyTemplate = endpoint({
  method: 'POST',
  path: '/api/recruiter/reply-templates',
  summary: 'Ajoute un modèle de réponse.',
  body: templateInput,
  reply: one,
  status: 201,
})

export const updateReplyTemplate = endpoint({
  method: 'PUT',
  path: '/api/recruiter/reply-templates/:id',
  summary: 'Modifie un modèle de réponse.',
  params: idParams,
  body: templateInput,
  reply: one,
})

export const deleteReplyTemplate = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/reply-templates/:id',
  summary: 'Supprime un modèle de réponse.',
  params: idParams,
  status: 204,
})
