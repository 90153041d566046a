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
import { QUEUES, type Queue, type Waiting } from './shared/waiting.ts'

interface QueuePage {
  kind?: Queue | undefined
  page: number
  per_page: number
}

/** One page of all that waits, and how much of each kind does. */
export async function readQueue(database: Database, { kind, page, per_page }: QueuePage) {
  const limit = page * per_page
  const items: WaitingItem[] = []
  // Each kind is read in its own order, by its own index: the first of all are among the first of each.
  for (const each of kind ? [kind] : QUEUES) items.push(...(await LISTS[each](database, limit)))
  items.sort(compareItems)
  const offers = await countWaitingOffers(database)
  const messages = await countReportedMessages(database)
  const counts = {
    ...(await countWaitingCompanies(database)),
    ...offers,
    ...messages,
    conduct: offers.conduct + messages.conduct,
  }
  const total = kind ? counts[kind] : QUEUES.reduce((sum, each) => sum + counts[each], 0)
  return { items: items.slice(limit - per_page, limit), counts, total }
}

/** What somebody's conduct was reported for comes first, then the oldest. */
function compareItems(one: WaitingItem, other: WaitingItem): number {
  return (
    Number(other.is_conduct) - Number(one.is_conduct) ||
    one.since.localeCompare(other.since) ||
    one.id.localeCompare(other.id)
  )
}

/** The first of one kind, `most` of them, those about somebody's conduct among them. */
export async function listWaiting(database: Database, kind: Waiting, most: number): Promise<WaitingItem[]> {
  const urgent = kind === 'report' || kind === 'message' ? await LISTS.conduct(database, most) : []
  return [...urgent.filter((item) => item.kind === kind), ...(await LISTS[kind](database, most))]
}

const LISTS: Record<Queue, (database: Database, limit: number) => Promise<WaitingItem[]>> = {
  conduct: async (database, limit) => [
    ...(await listReportedOffers(database, limit, true)).map((row) =>
      presentConduct(presentOffer('report', row)),
    ),
    ...(await listReportedMessages(database, limit, true)).map((row) => presentConduct(presentMessage(row))),
  ],
  offer: async (database, limit) =>
    (await listSubmittedOffers(database, limit)).map((row) => presentOffer('offer', row)),
  change: async (database, limit) =>
    (await listChangedOffers(database, limit)).map((row) => presentOffer('change', row)),
  report: async (database, limit) =>
    (await listReportedOffers(database, limit, false)).map((row) => presentOffer('report', row)),
  message: async (database, limit) =>
    (await listReportedMessages(database, limit, false)).map(presentMessage),
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
  return {
    ...row,
    id: `${kind}-${id}`,
    kind,
    subject_id: id,
    subtitle: company,
    since: since.toISOString(),
    is_conduct: false,
  }
}

type MessageRow = Awaited<ReturnType<typeof listReportedMessages>>[number]

function presentMessage({ id, side, company, since, reports_count }: MessageRow): WaitingItem {
  return {
    id: `message-${id}`,
    kind: 'message',
    subject_id: id,
    subtitle: company,
    reports_count,
    title: side === 'company' ? 'Message d’un recruteur' : 'Message d’un candidat',
    since: since.toISOString(),
    flags_count: 0,
    held: false,
    is_conduct: false,
  }
}

const presentConduct = (item: WaitingItem): WaitingItem => ({
  ...item,
  subtitle: `Comportement déplacé · ${item.subtitle}`,
  is_conduct: true,
})

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
    is_conduct: false,
  }
}

function fieldNames(proposed: CompanyProposal | null): string {
  return MODERATED_FIELDS.filter((field) => proposed?.[field] !== undefined)
    .map(fieldInSentence)
    .join(', ')
}
