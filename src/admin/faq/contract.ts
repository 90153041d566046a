import { z } from 'zod'
import { FAQ_GROUP_IDS, FAQ_LIMITS as LIMITS } from '#src/content/faq/shared/groups.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { cleanText, flag, idParams, requiredLine, rowId, seenVersion, tooLong } from '#src/shared/fields.ts'

const group = z.enum(FAQ_GROUP_IDS, 'Veuillez choisir dans la liste.')

const row = z.object({
  id: z.number(),
  group,
  question: z.string(),
  is_published: z.boolean(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
})
export type FaqRow = z.output<typeof row>

export const listFaqQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/faq',
  summary: 'Toutes les questions de la FAQ, publiées ou non, dans l’ordre de leur rubrique.',
  reply: z.object({ data: z.array(row) }),
})

const question = requiredLine('Écrivez la question.', LIMITS.question, tooLong(LIMITS.question))

export const createFaqQuestion = endpoint({
  method: 'POST',
  path: '/api/admin/faq',
  summary: 'Commence une question, que les visiteurs ne lisent pas encore.',
  body: z.object({ group, question }),
  reply: z.object({ data: z.object({ id: z.number() }) }),
  status: 201,
})

const written = z.object({
  id: z.number(),
  group,
  question: z.string(),
  answer: z.string(),
  is_published: z.boolean(),
  written_at: z.string(),
  /** Null for what came with the program, and for an account that is gone. */
  written_by: z.string().nullable(),
})
export type FaqVersion = z.output<typeof written>

const desk = row.extend({
  /** Where links to it lead, `/faq#retirer`. */
  href: z.string(),
  answer: z.string(),
  version: z.number(),
  /** What it said from when on, the last first. */
  history: z.array(written),
})
export type FaqDesk = z.output<typeof desk>

const deskReply = z.object({ data: desk })

export const showFaqQuestion = endpoint({
  method: 'GET',
  path: '/api/admin/faq/:id',
  summary: 'Une question de la FAQ, avec tout ce qu’elle a dit.',
  params: idParams,
  reply: deskReply,
})

export const saveFaqQuestion = endpoint({
  method: 'PUT',
  path: '/api/admin/faq/:id',
  summary: 'Change une question. Son adresse reste.',
  params: idParams,
  body: z.object({
    group,
    question,
    answer: z
      .string()
      .nullish()
      .transform(cleanText)
      .pipe(z.string().max(LIMITS.answer, tooLong(LIMITS.answer))),
    is_published: flag('Dites si elle est publiée.'),
    version: seenVersion,
  }),
  reply: deskReply,
})

export const orderFaqGroup = endpoint({
  method: 'PUT',
  path: '/api/admin/faq/groups/:group/order',
  summary: 'Range les questions d’une rubrique.',
  params: z.object({ group: z.enum(FAQ_GROUP_IDS) }),
  body: z.object({ ids: z.array(rowId(), 'Rechargez la page, puis recommencez.').max(500) }),
})
