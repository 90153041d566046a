import { z } from 'zod'
import { answerPageReply, tokenParams, writtenVersion } from '#src/applications/answering-by-mail/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { checkPlace, meetingFields } from '../interviews/shared/interview-input.ts'
import type { MailedSlot } from './shared/slots.ts'

const CHOOSE = 'Veuillez choisir un jour et une heure.'

/** The browser's own field writes the day and the hour as they are read in Antananarivo: `2026-12-02T14:30`. */
const slot = z
  .string({ error: CHOOSE })
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?$/, CHOOSE)
  .transform((text) => new Date(`${text.slice(0, 16)}:00+03:00`))
  .refine((moment) => !Number.isNaN(moment.getTime()), CHOOSE)

const proposal = z
  .object({
    version: writtenVersion,
    ...meetingFields,
    slot_1: slot,
    slot_2: slot.nullish(),
    slot_3: slot.nullish(),
  } satisfies Record<'version' | keyof typeof meetingFields | MailedSlot, z.ZodType>)
  .superRefine(checkPlace)
export type MailedProposal = z.output<typeof proposal>

/** The smallest proposal: up to three slots, each in a field of its own, so that a form without scripts can send it. */
export const proposeByMail = endpoint({
  method: 'POST',
  path: '/api/application-answers/:token/interview',
  summary: 'Propose un entretien par le lien d’un e-mail\u00a0: un à trois créneaux.',
  params: tokenParams,
  body: proposal,
  reply: answerPageReply,
})
