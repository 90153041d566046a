import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { searchWords } from '#src/shared/fields.ts'
import { FAQ_GROUP_IDS } from './shared/groups.ts'

const question = z.object({
  /** The anchor of its answer. */
  id: z.string(),
  question: z.string(),
  /** HTML of plain tags. */
  answer: z.string(),
})
export type Question = z.output<typeof question>

const group = z.object({
  id: z.enum(FAQ_GROUP_IDS),
  title: z.string(),
  /** How many questions it has, whatever is looked for. */
  count: z.number(),
  /** Those that have every word that is looked for. */
  questions: z.array(question),
})
export type QuestionGroup = z.output<typeof group>

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/faq',
  summary: 'Les questions fréquentes et leurs réponses, toutes ou celles qui ont ces mots.',
  query: z.object({ q: searchWords(100) }),
  reply: z.object({ data: z.array(group) }),
})
