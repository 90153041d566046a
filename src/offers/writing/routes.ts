import type { Member } from '#src/abilities/actor.ts'
import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import type { OfferStatus } from '../shared/states.ts'
import { readSlots, slotRefusal } from '../slots.ts'
import * as contract from './contract.ts'
import { discardDraft } from './discarding.ts'
import { createDraft, readDraft, saveDraft } from './drafts.ts'
import { presentDraft } from './present.ts'
import { previewDraft } from './preview.ts'
import { NOT_VALIDATED, submitOffer, takeBackOffer } from './submission.ts'

const reading = able('view', 'my company job offers')
const writing = able('edit', 'job offer')

/** Why the offer could not be sent now. */
function refusalOf(
  { company }: Member,
  status: OfferStatus,
  slots: Awaited<ReturnType<typeof readSlots>>,
): string | null {
  if (company.status !== 'validated') return NOT_VALIDATED
  return status === 'published' ? null : slotRefusal(slots)
}

export function offerWritingRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const show = async (member: Member, id: number) => ({
    data: presentDraft(await readDraft(services, member, id)),
  })

  endpoints.on(contract.createOfferDraft, able('create', 'job offer'), async ({ body, request }) => {
    const member = memberOf(request)
    return show(member, await createDraft(services, member, body))
  })

  endpoints.on(contract.duplicateOffer, able('create', 'job offer'), async ({ params, request }) => {
    const member = memberOf(request)
    const { content } = await readDraft(services, member, params.id)
    // A copy does not take over the dates of the other offer.
    const fresh = { ...content, start_date: '', application_deadline: '', expires_at: '' }
    return show(member, await createDraft(services, member, { content: fresh, from: params.id }))
  })

  endpoints.on(contract.showOfferDraft, reading, ({ params, request }) => show(memberOf(request), params.id))

  endpoints.on(contract.saveOfferDraft, writing, async ({ params, body, request }) => {
    const { version, updated_at } = await saveDraft(services, memberOf(request), params.id, body)
    return { data: { version, saved_at: updated_at.toISOString() } }
  })

  endpoints.on(contract.discardOfferDraft, writing, ({ params, request }) =>
    discardDraft(services, memberOf(request), params.id),
  )

  endpoints.on(contract.previewOffer, reading, async ({ params, request }) => {
    const member = memberOf(request)
    const written = await readDraft(services, member, params.id)
    const slots = await readSlots(services.db, member.company.id)
    return {
      data: await previewDraft(services, facts, written),
      no_slot: refusalOf(member, written.offer.status, slots),
    }
  })

  endpoints.on(contract.submitOfferDraft, writing, async ({ params, body, request }) => {
    const member = memberOf(request)
    await submitOffer(services, member, params.id, body.version)
    return show(member, params.id)
  })

  endpoints.on(contract.takeBackSubmission, writing, async ({ params, request }) => {
    const member = memberOf(request)
    await takeBackOffer(services, member, params.id)
    return show(member, params.id)
  })
}
