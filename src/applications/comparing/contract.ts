import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { evaluatedCriterion, teamNote } from '../evaluating/contract.ts'
import { recruiterApplication } from '../reviewing/contract.ts'
import { allowedChange } from '../shared/replies.ts'

const compared = recruiterApplication.extend({
  allowed: z.array(allowedChange),
  /** The experience is that of the CV that was sent; null when a PDF was joined. */
  experience: z
    .object({ years: z.number(), last: z.string().nullable(), is_current: z.boolean() })
    .nullable(),
  /**
   * The expectation goes past what the offer pays by so many ariary a month; 0 within it, null when either does not
   * say.
   */
  pay_excess: z.number().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  criteria: z.array(evaluatedCriterion),
  last_note: teamNote.nullable(),
})
export type Compared = z.output<typeof compared>

export const compareApplications = endpoint({
  method: 'GET',
  path: '/api/recruiter/comparison',
  summary: 'Jusqu’à trois candidatures côte à côte\u00a0; comparer n’en marque aucune comme consultée.',
  query: z.object({
    /** The ids are `12,15,31`: more than three cannot be read side by side. */
    ids: z
      .string('Choisissez jusqu’à trois candidatures.')
      .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,2}$/, 'Choisissez jusqu’à trois candidatures.')
      .transform((text) => [...new Set(text.split(',').map(Number))]),
  }),
  reply: z.object({ data: z.array(compared) }),
})
