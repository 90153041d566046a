import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { counted } from '#src/shared/phrases.ts'
import { receiveFromVisitor } from '../messages/receiving.ts'
import type { MessageFact } from '../messages/shared/kinds.ts'
import * as contract from './contract.ts'
import {
  FEEDBACK_TOPIC_LABELS,
  NEEDED_BY_LABELS,
  PARTNER_KIND_LABELS,
  RATING_LABELS,
} from './shared/choices.ts'

const ANSWERED = 'Une personne de l’équipe vous répondra par e-mail.'

/** The facts that were given, in order. */
const factsOf = (facts: [label: string, value: string | null | undefined][]): MessageFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** What people ask of the team beside a plain message; all of it comes to the team's one inbox. */
export function contactRequestsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.sendSourcingRequest, anyone, async ({ body, request }) => {
    const { occupation, positions_count, city, needed_by } = body
    await receiveFromVisitor(services, networkOf(request.ip), body, {
      kind: 'sourcing',
      ...authorOf(body),
      object: `${occupation}, ${body.company_name}`,
      message: body.message,
      facts: factsOf([
        ['Société', body.company_name],
        ['Métier', occupation],
        ['Postes', counted(positions_count, 'poste')],
        ['Ville', city],
        ['Pour quand', NEEDED_BY_LABELS[needed_by]],
        ['Téléphone', body.phone_number],
      ]),
    })
    return { message: `Votre demande est arrivée. ${ANSWERED}` }
  })

  endpoints.on(contract.sendFeedback, anyone, async ({ body, request }) => {
    const rating = RATING_LABELS[body.rating - 1] ?? ''
    const topic = FEEDBACK_TOPIC_LABELS[body.topic]
    await receiveFromVisitor(services, networkOf(request.ip), body, {
      kind: 'feedback',
      first_name: '',
      last_name: '',
      email: body.email ?? null,
      object: `${rating}, ${topic}`,
      message: body.message,
      facts: factsOf([
        ['Note', `${body.rating} sur 5`],
        ['À propos de', topic],
        ['Page', body.page],
      ]),
    })
    const next = body.email
      ? 'Nous vous répondrons par e-mail s’il y a quelque chose à vous dire.'
      : 'Sans adresse, nous ne pouvons pas vous répondre, mais il sera lu.'
    return { message: `Merci, votre avis est arrivé. ${next}` }
  })

  endpoints.on(contract.sendPartnerRequest, anyone, async ({ body, request }) => {
    await receiveFromVisitor(services, networkOf(request.ip), body, {
      kind: 'partner',
      ...authorOf(body),
      object: `${body.organisation}, ${PARTNER_KIND_LABELS[body.partner_kind].toLowerCase()}`,
      message: body.message,
      facts: factsOf([
        ['Organisation', body.organisation],
        ['Vous êtes', PARTNER_KIND_LABELS[body.partner_kind]],
        ['Téléphone', body.phone_number],
      ]),
    })
    return { message: `Votre proposition est arrivée. ${ANSWERED}` }
  })
}

/** The whole name stands in one field here, and as the family name in the inbox. */
const authorOf = ({ contact_name, email }: { contact_name: string; email: string }) => ({
  first_name: contact_name,
  last_name: '',
  email,
})
