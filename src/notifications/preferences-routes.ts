import { actorOf, signedIn } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { isKind, KINDS, type Kind, kindsFor } from './kinds.ts'
import { type Channels, listPreferences, setChannels } from './preferences.ts'
import * as contract from './preferences-contract.ts'
import { findUnsubscription, type OtherMails, setSubscribed } from './unsubscribing.ts'

export function preferencesRoutes(endpoints: Endpoints, world: World, others: OtherMails) {
  endpoints.on(contract.listPreferences, signedIn, async ({ request }) => {
    const rows = await listPreferences(world.db, actorOf(request))
    return { data: rows.map(presentPreference) }
  })

  endpoints.on(contract.setAllPreferences, signedIn, async ({ body, request }) => {
    const actor = actorOf(request)
    await setChannels(world.db, actor.id, kindsFor(actor.kind), body)
    const rows = await listPreferences(world.db, actor)
    return { data: rows.map(presentPreference) }
  })

  endpoints.on(contract.setPreference, signedIn, async ({ params: { kind }, body, request }) => {
    const actor = actorOf(request)
    if (!isKind(kind) || KINDS[kind].audience !== actor.kind) throw notFound()
    await setChannels(world.db, actor.id, [kind], body)
    return { data: presentPreference({ kind, ...body }) }
  })

  unsubscribing(endpoints, world, others)
}

function unsubscribing(endpoints: Endpoints, world: World, others: OtherMails) {
  endpoints.on(contract.showUnsubscription, anyone, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await findUnsubscription(world, others, params.token) }
  })

  endpoints.on(contract.unsubscribe, anyone, async ({ params }) => ({
    data: await setSubscribed(world, others, params.token, false),
  }))

  endpoints.on(contract.resubscribe, anyone, async ({ params }) => ({
    data: await setSubscribed(world, others, params.token, true),
  }))

  endpoints.on(contract.openUnsubscription, anyone, async ({ params, reply }) =>
    reply.redirect(`/desabonnement/${encodeURIComponent(params.token)}`),
  )
}

function presentPreference({ kind, bell, mail }: Channels & { kind: Kind }) {
  const { group, label } = KINDS[kind]
  return { kind, group, label, bell, mail }
}
