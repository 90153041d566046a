import { desc, inArray } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames, listPeople, listRecipients } from '#src/accounts/people.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { fullName } from '#src/shared/names.ts'
import { listEnteredWithAddress } from '../entering/addresses.ts'
import { SILENCE_WORDS, silenceOf } from '../messages/shared/silence.ts'
import { templateValues } from '../reply-templates/values.ts'
import { type ComingFacts, listComing } from '../reviewing/coming.ts'
import { stateLabel } from '../shared/labels.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents } from '../tables.ts'
import type { BatchRecipient } from './contract.ts'
import { type FoundApplication, findApplications, listOpenApplications } from './find-applications.ts'
import { MOST_AT_ONCE } from './shared/limits.ts'

interface Wanted {
  ids?: number[] | null | undefined
  /** The offer stands for all its open applications, when no application is named. */
  offer_id?: number | null | undefined
}

/** Shows whom a grouped answer is for, with the values by which each message would be filled now. */
export async function showRecipients(
  { db, clock }: Services,
  member: Member,
  wanted: Wanted,
  facts: ComingFacts,
) {
  const { rows, close_reason } = await findWanted(db, member, wanted)
  const shown = rows.slice(0, MOST_AT_ONCE)
  const now = clock.now()
  const ids = shown.map(({ applicant_id }) => applicant_id)
  const people = await listPeople(db, ids)
  const reachable = new Set((await listRecipients(db, ids)).map(({ id }) => id))
  const changes = await listLastChanges(
    db,
    shown.map(({ id }) => id),
  )
  const withAddress = await listEnteredWithAddress(
    db,
    shown.filter(({ is_entered }) => is_entered).map(({ id }) => id),
  )
  const coming = await listComing(db, shown, facts, now)
  const data = shown.map((row): BatchRecipient => {
    const { id, status, stage, outcome, version, offer_id } = row
    const applicant = people.get(row.applicant_id)
    return {
      id,
      status,
      stage,
      outcome,
      version,
      label: stateLabel(row),
      applicant_name: applicant ? fullName(applicant) : '',
      offer: { id: offer_id, title: row.offer_copy.title },
      values: templateValues({ member, offer_copy: row.offer_copy, applicant, now }),
      last_change: changes.get(id) ?? null,
      can_reject: findTransition(row, 'recruiter', 'reject') !== null,
      coming: coming.get(id) ?? null,
      silence: silenceWords(row, reachable, now),
      is_mailed: !row.is_entered || withAddress.has(id),
    }
  })
  return { data, meta: { total: rows.length, close_reason } }
}

async function findWanted(database: Database, member: Member, { ids, offer_id }: Wanted) {
  if (ids?.length)
    return { rows: await findApplications(database, member.company.id, ids), close_reason: null }
  if (!offer_id) return { rows: [], close_reason: null }
  const offer = await findOffer(database, offer_id)
  if (offer?.company_id !== member.company.id) throw notFound()
  const rows = await listOpenApplications(database, member.company.id, offer_id)
  return { rows, close_reason: offer.close_reason }
}

function silenceWords(row: FoundApplication, reachable: ReadonlySet<number>, now: Date): string | null {
  if (row.is_entered) return SILENCE_WORDS.entered
  const silence = silenceOf('company', { state: row, ended_at: row.decided_at, company_wrote: false, now })
  if (silence) return SILENCE_WORDS[silence]
  return reachable.has(row.applicant_id) ? null : SILENCE_WORDS.gone
}

async function listLastChanges(database: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, NonNullable<BatchRecipient['last_change']>>()
  const { application_id, id, at, actor_id, to_status, to_stage, to_outcome } = applicationEvents
  const rows = await database
    .selectDistinctOn([application_id], { application_id, at, actor_id, to_status, to_stage, to_outcome })
    .from(applicationEvents)
    .where(inArray(application_id, ids))
    .orderBy(application_id, desc(id))
  const names = await listNames(
    database,
    rows.flatMap((row) => row.actor_id ?? []),
  )
  return new Map(
    rows.map((row) => {
      const state = { status: row.to_status, stage: row.to_stage, outcome: row.to_outcome }
      const by = names.get(row.actor_id ?? 0) ?? null
      return [row.application_id, { label: stateLabel(state), by, at: row.at.toISOString() }]
    }),
  )
}
