import { z } from 'zod'
import { oneTimeCode } from '#src/accounts/reauthentication/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { dailyLimitLeft, flag } from '#src/shared/fields.ts'
import { SMS_TOPICS } from '../shared/sms-topics.ts'

const sms = z.object({
  /** Whether this site texts people like this one. */
  is_available: z.boolean(),
  /** Whether « OUI 2 » and « STOP » are read here. */
  takes_answers: z.boolean(),
  /** The proven number, in E.164; null before. Nobody else is shown it. */
  number: z.string().nullable(),
  is_on: z.boolean(),
  topics: z.array(z.object({ topic: z.enum(SMS_TOPICS), is_on: z.boolean() })),
  /** The number to which a code was sent that still counts. */
  code_sent_to: z.string().nullable(),
  /** How many codes the person can ask for still today. */
  codes: dailyLimitLeft,
})
export type SmsSettings = z.output<typeof sms>
const reply = z.object({ data: sms })

export const showSms = endpoint({
  method: 'GET',
  path: '/api/sms',
  summary: 'Si la personne connectée est prévenue par SMS, à quel numéro et de quoi.',
  reply,
})

export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/api/sms/code',
  summary: 'Envoie un code par SMS au numéro à confirmer.',
  body: z.object({
    number: z
      .string({ error: 'Veuillez entrer votre numéro.' })
      .trim()
      .min(1, 'Veuillez entrer votre numéro.')
      .max(30, 'Ce numéro est trop long.'),
  }),
  reply,
})

export const proveSmsNumber = endpoint({
  method: 'PUT',
  path: '/api/sms',
  summary: 'Confirme le numéro par le code reçu, et active les SMS.',
  body: z.object({ code: oneTimeCode }),
  reply,
})

export const changeSms = endpoint({
  method: 'PUT',
  path: '/api/sms/topics',
  summary: 'Choisit ce qui est annoncé par SMS, ou coupe tout.',
  body: z.object({
    is_on: flag('Veuillez préciser si vous voulez des SMS.'),
    topics: z.array(z.enum(SMS_TOPICS, { error: 'Ce choix n’existe pas.' }), {
      error: 'Veuillez choisir ce qui vous est annoncé.',
    }),
  }),
  reply,
})

export const removeSmsNumber = endpoint({
  method: 'DELETE',
  path: '/api/sms',
  summary: 'Retire le numéro\u00A0: plus aucun SMS n’y est envoyé.',
  status: 204,
})

export const takeIncomingSms = endpoint({
  method: 'POST',
  path: '/api/sms/incoming/:secret',
  summary: 'La passerelle transmet un SMS reçu\u00A0: «\u00A0STOP\u00A0», «\u00A0OUI 2\u00A0».',
  params: z.object({ secret: z.string().min(20).max(100) }),
  /** Its fields have the names that the gateway gives them: see the settings. */
  body: z.record(z.string(), z.unknown()),
  status: 204,
  provenByAddress: true,
})
