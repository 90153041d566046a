import { able, memberOf, recruiting } from '#src/abilities/gates.ts'
import { answer, type Endpoints, type Gate } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { countContacts } from '../contacts/contacts.ts'
import type { MatchingFacts } from '../facts.ts'
import { inviteProfile, openContact, viewContact } from './contact.ts'
import * as contract from './contract.ts'
import { presentProfiles, presentSent } from './present.ts'
import { rankProfiles } from './ranking.ts'
import { listOpenOffers, readSearch } from './search.ts'

export function bestProfilesRoutes(endpoints: Endpoints, services: Services, facts: MatchingFacts) {
  const reading = able('use_feature', 'best_applicant_profile')
  const writing: Gate = async (request) => {
    await reading(request)
    await recruiting(request)
  }
  const { db, clock, env } = services
  const contactsOf = async (companyId: number) => {
    const { until, ...counted } = await countContacts(db, companyId, clock.now())
    return { ...counted, until: until?.toISOString() ?? null }
  }

  endpoints.on(contract.listBestProfiles, reading, async ({ query: { page, ...asked }, request }) => {
    const { id } = memberOf(request).company
    const now = clock.now()
    const offers = await listOpenOffers(db, id, now)
    const search = await readSearch(db, id, isEmpty(asked) ? { ...asked, offer_id: offers[0]?.id } : asked)
    const ranked = search ? await rankProfiles(db, id, search.offer, now) : []
    const per_page = contract.PROFILES_PER_PAGE
    const shown = ranked.slice((page - 1) * per_page, page * per_page)
    const offer_id = search?.criteria.offer?.id
    const data = await presentProfiles(db, shown, { company_id: id, offer_id, now })
    const paged = { page, per_page, total: ranked.length, url: env.APP_URL + request.url }
    const contacts = await contactsOf(id)
    return { ...paginate(data, paged), contacts, offers, criteria: search?.criteria ?? null }
  })

  endpoints.on(contract.showContact, reading, async ({ params, request }) => ({
    data: await viewContact(services, memberOf(request), params.key),
  }))

  endpoints.on(contract.openContact, writing, async ({ params, request }) => {
    const member = memberOf(request)
    const data = await openContact(services, member, params.key)
    return { data, contacts: await contactsOf(member.company.id) }
  })

  endpoints.on(contract.inviteProfile, writing, async ({ params, body, request }) => {
    const wanted = { ...body, key: params.key }
    const { row, created } = await inviteProfile(services, memberOf(request), wanted, facts)
    return answer(created ? 201 : 200, { data: presentSent(row, clock.now()) })
  })
}

/** An empty search shows the people for the last offer. */
function isEmpty({ offer_id, activity_area_id }: contract.SearchedProfile): boolean {
  return offer_id === undefined && activity_area_id === undefined
}
