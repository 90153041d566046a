import type { Member } from '#src/abilities/actor.ts'
import type { Services } from '#src/platform/services.ts'
import { BOARD_COLUMNS } from '../shared/states.ts'
import { listOffersAppliedTo, listQuestions } from './beside.ts'
import type { ComingFacts } from './coming.ts'
import type { RecruiterFilters } from './contract.ts'
import { readCvViews } from './cv-views.ts'
import { countForRecruiter, listForRecruiter } from './list.ts'
import { presentItems } from './present.ts'

/**
 * Shows the first applications in progress of each stage under these filters. A status among the filters is ignored,
 * because the columns are the statuses.
 */
export async function showApplicationsBoard(
  services: Services,
  member: Member,
  filters: RecruiterFilters,
  facts: ComingFacts,
) {
  const { db, clock } = services
  const company = member.company.id
  const now = clock.now()
  const [counts, ...lists] = await Promise.all([
    countForRecruiter(db, company, filters, now),
    ...BOARD_COLUMNS.map((status) => listForRecruiter(db, company, { ...filters, status }, { page: 1, now })),
  ])
  const items = await presentItems(db, lists.flat(), { facts, now })
  const byId = new Map(items.map((item) => [item.id, item]))
  return {
    data: BOARD_COLUMNS.map((column, at) => ({
      column,
      total: counts[column],
      applications: (lists[at] ?? []).flatMap(({ application }) => byId.get(application.id) ?? []),
    })),
    can_move: member.company.role !== 'reader',
    questions: filters.offer_id ? await listQuestions(db, company, filters.offer_id) : [],
    offers: await listOffersAppliedTo(db, company),
    cv_views: await readCvViews(services, member),
  }
}
