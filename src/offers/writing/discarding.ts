import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { auditLog } from '#src/platform/tables.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import type { OfferRow } from '../open.ts'
import { offerDrafts, offers } from '../tables.ts'
import { neverSubmittedDraft } from './never-submitted.ts'
import { checkWritable, findDraft, lockIfOwn } from './own-offers.ts'

const DISCARDED = 'offers.discarded'
const SENT = 'Cette offre a déjà été envoyée en validation\u00a0: archivez-la plutôt.'

/**
 * Deletes what was typed: a draft that was never submitted disappears with all that belongs to it, and an offer that
 * was submitted before keeps its text. When it is asked again, nothing changes.
 * @throws HttpError 404 for another company's, 409 while a moderator reads it, and for a draft that was sent before
 */
export async function discardDraft(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const { db } = unit
    const offer = await lockIfOwn(db, member.company.id, id)
    if (!offer) return refuseUnlessDiscarded(unit, member, id)
    checkWritable(offer, await findDraft(db, id))
    if (offer.status === 'draft') await deleteOffer(unit, offer)
    else await db.delete(offerDrafts).where(eq(offerDrafts.offer_id, id))
  })
}

async function deleteOffer(unit: Unit, { id, company_id, reference, title }: OfferRow) {
  const gone = await unit.db
    .delete(offers)
    .where(and(eq(offers.id, id), neverSubmittedDraft))
    .returning({ id: offers.id })
  if (gone.length === 0) throw conflict(SENT)
  const details: AuditDetails = { company_id, reference, title }
  await audit(unit, { action: DISCARDED, subject: `offer:${id}`, details })
}

/** The row of a deleted offer is gone, so the audit log tells which company it belonged to. */
async function refuseUnlessDiscarded({ db }: Unit, { company }: Member, id: number) {
  const ofCompany = sql`${auditLog.details} ->> 'company_id' = ${String(company.id)}`
  const line = and(eq(auditLog.subject, `offer:${id}`), eq(auditLog.action, DISCARDED), ofCompany)
  if ((await db.$count(auditLog, line)) === 0) throw notFound()
}
