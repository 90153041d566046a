import { countReportedMessages, listReportedMessages } from '#src/applications/messages/moderation.ts'
import {
  countWaitingCompanies,
  listPendingCompanies,
  listProposingCompanies,
} from '#src/companies/moderation/reading.ts'
import { type CompanyProposal, MODERATED_FIELDS } from '#src/companies/shared/moderated.ts'
import { fieldInSentence } from '#src/companies/shared/sections.ts'
import {
  countWaitingOffers,
  listChangedOffers,
  listReportedOffers,
  listSubmittedOffers,
} from '#src/offers/moderation/waiting.ts'
import type { Database } from '#src/platform/database.ts'
import type { WaitingItem } from './contract.ts'
import { WAITING, type Waiting } from './shared/waiting.ts'

interface QueuePage {
  kind?: Waiting | undefined
  page: number
  per_page: number
}

/** One page of all that waits, and how much of each kind does. */
export async function readQueue(database: Database, { kind, page, per_page }: QueuePage) {
  const limit = page * per_page
  const items: WaitingItem[] = []
  // Each kind is read in its own order, by its own index: the first of all are among the first of each.
  for (const each of kind ? [kind] : WAITING) items.push(...(await LISTS[each](database, limit)))
  items.sort((one, other) => one.since.localeCompare(other.since) || one.id.localeCompare(other.id))
  const counts = {
    ...(await countWaitingCompanies(database)),
    ...(await countWaitingOffers(database)),
    message: await countReportedMessages(database),
  }
  const total = kind ? counts[kind] : WAITING.reduce((sum, each) => sum + counts[each], 0)
  return { items: items.slice(limit - per_page, limit), counts, total }
}

/** The oldest of one kind, `most` of them. */
export function listWaiting(database: Database, kind: Waiting, most: number): Promise<WaitingItem[]> {
  return LISTS[kind](database, most)
}

const LISTS: Record<Waiting, (database: Database, limit: number) => Promise<WaitingItem[]>> = {
  offer: async (database, limit) =>
    (await listSubmittedOffers(database, limit)).map((row) => presentOffer('offer', row)),
  change: async (database, limit) =>
    (await listChangedOffers(database, limit)).map((row) => presentOffer('change', row)),
  report: async (database, limit) =>
    (await listReportedOffers(database, limit)).map((row) => presentOffer('report', row)),
  message: async (database, limit) =>
    (await listReportedMessages(database, limit)).map(({ id, side, company, since, reports_count }) => ({
      id: `message-${id}`,
      kind: 'message',
      subject_id: id,
      subtitle: company,
      reports_count,
      title: side === 'company' ? 'Message d’un recruteur' : 'Message d’un candidat',
      since: since.toISOString(),
      flags_count: 0,
      held: false,
    })),
  company: async (database, limit) =>
    (await listPendingCompanies(database, limit)).map((row) =>
      presentCompany(
        'company',
        row,
        row.review_round > 1 ? 'Société, renvoyée corrigée' : 'Société, première demande',
      ),
    ),
  proposal: async (database, limit) =>
    (await listProposingCompanies(database, limit)).map((row) =>
      presentCompany('proposal', row, `Changement\u00a0: ${fieldNames(row.proposed)}`),
    ),
}

type OfferRow = Awaited<ReturnType<typeof listSubmittedOffers>>[number]

function presentOffer(kind: Waiting, { id, company, since, ...row }: OfferRow): WaitingItem {
  return { ...row, id: `${kind}-${id}`, kind, subject_id: id, subtitle: company, since: since.toISOString() }
}

function presentCompany(
  kind: Waiting,
  { id, name, since }: { id: number; name: string; since: Date },
  subtitle: string,
): WaitingItem {
  return {
    id: `${kind}-${id}`,
    kind,
    subject_id: id,
    title: name,
    subtitle,
    since: since.toISOString(),
    flags_count: 0,
    reports_count: 0,
    held: false,
  }
}

function fieldNames(proposed: CompanyProposal | null): string {
  return MODERATED_FIELDS.filter((field) => proposed?.[field] !== undefined)
    .map(fieldInSentence)
    .join(', ')
}
