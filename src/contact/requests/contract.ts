import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email, requiredLine, requiredText } from '#src/shared/fields.ts'
import { publicName } from '#src/shared/names.ts'
import { spamTraps } from '../messages/shared/spam-traps.ts'
import { FEEDBACK_TOPICS, NEEDED_BY, PARTNER_KINDS, POSITIONS_MAX, WORDS_MAX } from './shared/choices.ts'

const TOO_LONG = 'Ce texte est trop long'
const COUNT = `Indiquez un nombre de postes, de 1 à ${POSITIONS_MAX}`

const words = (missing: string) => requiredText(missing, WORDS_MAX, TOO_LONG)
const optionalLine = (max: number) => requiredLine(TOO_LONG, max, TOO_LONG).nullish()
const choice = <Value extends string>(values: readonly Value[], missing: string) =>
  z.enum(values, { error: missing })
const reply = z.object({ message: z.string() })

const who = {
  contact_name: publicName('Veuillez entrer votre nom', TOO_LONG),
  email,
  phone_number: optionalLine(30),
}

export const sendSourcingRequest = endpoint({
  method: 'POST',
  path: '/api/sourcing-requests',
  summary: 'Demande à l’équipe de chercher des candidats.',
  body: z.object({
    company_name: publicName('Veuillez entrer le nom de votre société', TOO_LONG),
    ...who,
    occupation: requiredLine('Dites quel métier vous cherchez', 120, TOO_LONG),
    positions_count: z.coerce.number(COUNT).int(COUNT).min(1, COUNT).max(POSITIONS_MAX, COUNT),
    city: optionalLine(80),
    needed_by: choice(NEEDED_BY, 'Dites pour quand vous cherchez'),
    message: words('Décrivez le poste et la personne que vous cherchez'),
    ...spamTraps,
  }),
  reply,
  status: 201,
})

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Donne un avis sur le site, avec ou sans adresse.',
  body: z.object({
    rating: z.coerce
      .number('Dites comment cela s’est passé')
      .int('Dites comment cela s’est passé')
      .min(1, 'Dites comment cela s’est passé')
      .max(5, 'Dites comment cela s’est passé'),
    topic: choice(FEEDBACK_TOPICS, 'Dites de quoi il s’agit'),
    message: words('Dites-nous ce qui vous a aidé, ou bloqué'),
    /** The page that it is about, as its path on this site. */
    page: z
      .string()
      .max(500)
      .nullish()
      .transform((path) => (path?.startsWith('/') ? path : null)),
    email: email.nullish(),
    ...spamTraps,
  }),
  reply,
  status: 201,
})

export const sendPartnerRequest = endpoint({
  method: 'POST',
  path: '/api/partner-requests',
  summary: 'Propose un partenariat à l’équipe.',
  body: z.object({
    partner_kind: choice(PARTNER_KINDS, 'Dites qui vous êtes'),
    organisation: publicName('Veuillez entrer le nom de votre organisation', TOO_LONG),
    ...who,
    message: words('Dites ce que vous aimeriez faire avec nous'),
    ...spamTraps,
  }),
  reply,
  status: 201,
})
