import { actorOf, signedIn } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { type Channels, changePreferences, listPreferences } from '../preferences.ts'
import { KINDS, type Kind, kindsFor } from '../shared/kinds.ts'
import { findUnsubscription, type OtherMails, setSubscribed } from '../unsubscribing/unsubscribing.ts'
import * as contract from './contract.ts'

export function preferencesRoutes(endpoints: Endpoints, services: Services, others: OtherMails) {
  endpoints.on(contract.listPreferences, signedIn, async ({ request }) => {
    const rows = await listPreferences(services.db, actorOf(request))
    return { data: rows.map(presentPreference) }
  })

  endpoints.on(contract.setPreferences, signedIn, async ({ body, request }) => {
    const actor = actorOf(request)
    const own = kindsFor(actor.kind)
    // A choice for all kinds also counts for those that are not sent yet.
    const { kinds = own, ...channels } = body
    if (!kinds.every((kind) => own.includes(kind))) throw notFound()
    await changePreferences(services, actor, [...new Set(kinds)], channels)
    const rows = await listPreferences(services.db, actor)
    return { data: rows.map(presentPreference) }
  })

  unsubscribing(endpoints, services, others)
}

function unsubscribing(endpoints: Endpoints, services: Services, others: OtherMails) {
  endpoints.on(contract.showUnsubscription, anyone, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await findUnsubscription(services, others, params.token) }
  })

  endpoints.on(contract.unsubscribe, anyone, async ({ params }) => ({
    data: await setSubscribed(services, others, params.token, false),
  }))

  endpoints.on(contract.resubscribe, anyone, async ({ params }) => ({
    data: await setSubscribed(services, others, params.token, true),
  }))

  endpoints.on(contract.openUnsubscription, anyone, async ({ params, reply }) =>
    reply.redirect(`/desabonnement/${encodeURIComponent(params.token)}`),
  )
}

function presentPreference({ kind, bell, mail, push }: Channels & { kind: Kind }) {
  const { group, label } = KINDS[kind]
  return { kind, group, label, bell, mail, push }
}
