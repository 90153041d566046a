import { and, count, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { offersWithPage, openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { INVITATION_TABS, INVITATIONS_PER_PAGE, type InvitationTab } from './contract.ts'
import { WAITING_STATES } from './shared/states.ts'
import { type InvitationRow, jobInvitations } from './tables.ts'

export interface ListedInvitation {
  row: InvitationRow
  is_open: boolean
  has_page: boolean
}

/** Only invitations of validated companies are listed, because the others have no page. */
export async function listInvitationsOf(
  database: Database,
  applicantId: number,
  { tab, page }: { tab: InvitationTab; page: number },
  now: Date,
): Promise<ListedInvitation[]> {
  return database
    .select({
      row: jobInvitations,
      is_open: sql<boolean>`coalesce(${openOffers(now)}, false)`,
      has_page: sql<boolean>`${offersWithPage}`,
    })
    .from(jobInvitations)
    .innerJoin(offers, eq(offers.id, jobInvitations.offer_id))
    .innerJoin(companies, eq(companies.id, jobInvitations.company_id))
    .where(and(readable(applicantId), inTab(tab, now)))
    .orderBy(desc(jobInvitations.sent_at), desc(jobInvitations.id))
    .limit(INVITATIONS_PER_PAGE)
    .offset((page - 1) * INVITATIONS_PER_PAGE)
}

export async function countInvitationsOf(database: Database, applicantId: number, now: Date) {
  const counted = (tab: InvitationTab) => sql<number>`count(*) FILTER (WHERE ${inTab(tab, now)})::int`
  const columns = Object.fromEntries(INVITATION_TABS.map((tab) => [tab, counted(tab)]))
  const [row] = await database
    .select({ all: count(), ...(columns as Record<InvitationTab, SQL<number>>) })
    .from(jobInvitations)
    .innerJoin(companies, eq(companies.id, jobInvitations.company_id))
    .where(readable(applicantId))
  const { waiting = 0, applied = 0, declined = 0, expired = 0 } = row ?? {}
  return { waiting, applied, declined, expired }
}

const readable = (applicantId: number) =>
  and(eq(jobInvitations.applicant_id, applicantId), eq(companies.status, 'validated'))

/** An invitation past its date counts as expired even before the job has written that. */
function inTab(tab: InvitationTab, now: Date): SQL | undefined {
  const { state, expires_at } = jobInvitations
  const waits = inArray(state, [...WAITING_STATES])
  if (tab === 'waiting') return and(waits, gt(expires_at, now))
  if (tab === 'expired') return or(eq(state, 'expired'), and(waits, lte(expires_at, now)))
  return eq(state, tab)
}
