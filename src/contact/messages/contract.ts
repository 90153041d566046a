import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email, requiredText } from '#src/shared/fields.ts'
import { CONTACT_MESSAGES as MESSAGES } from '#src/shared/messages.ts'
import { publicName } from '#src/shared/names.ts'
import { MESSAGE_MAX } from './policy.ts'
import { spamTraps } from './shared/spam-traps.ts'

export const MESSAGES_KEPT_DAYS = 365

const TOO_LONG = 'Ce texte est trop long'
/** The object becomes the subject of a mail, so it must be one line. */
const object = requiredText(MESSAGES.object_required, 255, TOO_LONG).refine(
  (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
  TOO_LONG,
)

const contactMessage = z.object({
  last_name: publicName(MESSAGES.last_name_required, TOO_LONG),
  first_name: publicName(MESSAGES.first_name_required, TOO_LONG),
  email,
  object,
  message: requiredText(MESSAGES.message_required, MESSAGE_MAX, MESSAGES.message_long),
  ...spamTraps,
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Envoie un message à l’équipe.',
  body: contactMessage,
  reply: z.object({ message: z.string() }),
  status: 201,
})
