import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email, requiredText } from '#src/shared/fields.ts'
import { CONTACT_MESSAGES as SAYS } from '#src/shared/messages.ts'
import { personName } from '#src/shared/names.ts'
import { MESSAGE_MAX } from './policy.ts'

/** How long a message is kept. */
export const MESSAGES_KEPT_DAYS = 365

const TOO_LONG = 'Ce texte est trop long'
/** Becomes the subject of a mail. */
const object = requiredText(SAYS.object_required, 255, TOO_LONG).refine(
  (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
  TOO_LONG,
)

const contactMessage = z.object({
  last_name: personName(SAYS.last_name_required),
  first_name: personName(SAYS.first_name_required),
  email,
  object,
  message: requiredText(SAYS.message_required, MESSAGE_MAX, SAYS.message_long),
  /** Hidden from people: what fills it is a program, and is answered as if its message was taken. */
  website: z.string().max(2_000).nullish(),
})

export type ContactMessage = Omit<z.output<typeof contactMessage>, 'website'>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Envoie un message à l’équipe.',
  body: contactMessage,
  reply: z.object({ message: z.string() }),
  status: 201,
})
