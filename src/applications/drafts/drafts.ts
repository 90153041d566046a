import { and, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser } from '#src/accounts/users.ts'
import { LOGO } from '#src/companies/companies.ts'
import { companies } from '#src/companies/tables.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { isOpen } from '#src/offers/open.ts'
import { PLACE_COLUMNS } from '#src/offers/place.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { cleanPdf } from '#src/platform/files/pdf-upload.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import { titleContains } from '#src/platform/search/text-match.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { ATTEMPTS_MOST } from '../shared/limits.ts'
import { findTransition } from '../shared/transitions.ts'
import { applications } from '../tables.ts'
import type { DraftContent } from './shared/content.ts'
import { DRAFT_FILES_MOST_BYTES, DRAFTS_FULL, DRAFTS_MOST } from './shared/limits.ts'
import { applicationDrafts } from './tables.ts'

const CHANGED = 'Ce brouillon a changé sur un autre appareil.'
export const CLOSED = 'Cette offre n’accepte plus de candidatures.'
const APPLIED = 'Vous avez déjà postulé à cette offre.'
const TOO_LARGE = 'Les fichiers de vos brouillons prennent déjà 20 Mo. Envoyez ou supprimez un brouillon.'

/** A device saves at most each second or so while somebody writes. */
const SAVES_PER_HOUR = 2_000
const FILES_PER_HOUR = 60

export type DraftRow = typeof applicationDrafts.$inferSelect

const draftOf = (applicantId: number, offerId: number) =>
  and(eq(applicationDrafts.applicant_id, applicantId), eq(applicationDrafts.offer_id, offerId))

export async function findDraft(database: Database, applicantId: number, offerId: number) {
  const [row] = await database.select().from(applicationDrafts).where(draftOf(applicantId, offerId))
  return row ?? null
}

interface SavedContent {
  content: DraftContent
  /** The version that the device knows of; 0 where it knows of none. */
  version: number
  keeps_file: boolean
}

/**
 * Keeps what is written. @throws HttpError 409 when another device changed the draft since `version`, 422 where no draft
 * can be begun
 */
export async function saveDraft(services: Services, actor: Actor, offerId: number, saved: SavedContent) {
  const now = services.clock.now()
  await allowAttempt(services.db, `draft:${actor.id}`, SAVES_PER_HOUR, HOUR_SECONDS, now)
  return inTransaction(services, actor, async (unit) => {
    const before = await lockDraft(unit, actor.id, offerId, saved.version)
    const { content, keeps_file } = saved
    if (!before) {
      await checkBeginning(unit.db, actor.id, offerId, unit.now)
      return beginDraft(unit, actor.id, offerId, { content })
    }
    if (!keeps_file && before.file_key) unit.files.remove(before.file_key)
    return changeDraft(unit, before, { content, ...(!keeps_file && NO_FILE) })
  })
}

/** Joins the file. @throws HttpError 404 without a draft, 409 as `saveDraft`, 422 for a file that is refused */
export async function saveDraftFile(
  services: Services,
  actor: Actor,
  offerId: number,
  { version, file }: { version: number; file: UploadedFile },
) {
  await allowAttempt(
    services.db,
    `draft-file:${actor.id}`,
    FILES_PER_HOUR,
    HOUR_SECONDS,
    services.clock.now(),
  )
  if (!(await findDraft(services.db, actor.id, offerId))) throw notFound()
  const clean = await cleanPdf(services.env, file, { personId: actor.id, field: 'resume_pdf' })
  const row = await inTransaction(services, actor, (unit) =>
    storeWithin(unit, { kind: 'person', id: actor.id }, 'draft', async () => {
      const before = await lockDraft(unit, actor.id, offerId, version)
      if (!before) throw conflict(CHANGED)
      const others = (await measureFiles(unit.db, actor.id)) - (before.file_size ?? 0)
      if (others + clean.bytes.length > DRAFT_FILES_MOST_BYTES) throw invalid({ draft: [TOO_LARGE] })
      const file_key = await unit.files.put(clean.bytes, 'pdf')
      if (before.file_key) unit.files.remove(before.file_key)
      return changeDraft(unit, before, { file_key, file_name: clean.name, file_size: clean.bytes.length })
    }),
  )
  return { row, removed: clean.removed }
}

/** Deletes the draft, if there is one, with its file. */
export async function removeDraft({ db, files }: Unit, applicantId: number, offerId: number) {
  const [gone] = await db.delete(applicationDrafts).where(draftOf(applicantId, offerId)).returning()
  if (gone?.file_key) files.remove(gone.file_key)
}

/**
 * Locks the person, so that two devices come one after the other and limits hold. @throws HttpError 409 when the draft
 * is not what the device knows of
 */
async function lockDraft({ db }: Unit, applicantId: number, offerId: number, version: number) {
  await lockUser(db, applicantId)
  const row = await findDraft(db, applicantId, offerId)
  if ((row?.version ?? 0) !== version) throw conflict(CHANGED)
  return row
}

/** @throws HttpError 422 where the offer takes no application of this person, or where no further draft fits */
export async function checkBeginning(database: Database, applicantId: number, offerId: number, now: Date) {
  const offer = await findOffer(database, offerId)
  if (!offer || !isOpen(offer, now)) throw invalid({ offer_id: [CLOSED] })
  if (await hasApplied(database, applicantId, offerId)) throw invalid({ offer_id: [APPLIED] })
  if ((await countDrafts(database, applicantId)) >= DRAFTS_MOST) throw invalid({ draft: [DRAFTS_FULL] })
}

/** Inserts a draft that may begin (`checkBeginning`), in a change that holds its person. */
export async function beginDraft(
  { db, now }: Unit,
  applicant_id: number,
  offer_id: number,
  begun: { content: DraftContent; prepared_at?: Date },
) {
  const values = { applicant_id, offer_id, ...begun, created_at: now, saved_at: now }
  const [row] = await db.insert(applicationDrafts).values(values).returning()
  if (!row) throw new Error('the draft was not inserted')
  return row
}

const NO_FILE = { file_key: null, file_name: null, file_size: null }

async function changeDraft({ db, now }: Unit, before: DraftRow, values: Partial<DraftRow>) {
  const [row] = await db
    .update(applicationDrafts)
    // What its person changes is the person's own from then on.
    .set({ ...values, prepared_at: null, version: before.version + 1, saved_at: now })
    .where(draftOf(before.applicant_id, before.offer_id))
    .returning()
  if (!row) throw new Error('the draft was not changed')
  return row
}

async function hasApplied(database: Database, applicantId: number, offerId: number): Promise<boolean> {
  const [row] = await database
    .select()
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), eq(applications.offer_id, offerId)))
  if (!row || row.status === 'draft') return false
  return findTransition(row, 'applicant', 'apply_again') === null || row.attempts >= ATTEMPTS_MOST
}

async function measureFiles(database: Database, applicantId: number): Promise<number> {
  const [row] = await database
    .select({ bytes: sum(applicationDrafts.file_size) })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.applicant_id, applicantId))
  return Number(row?.bytes ?? 0)
}

export async function countDrafts(database: Database, applicantId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.applicant_id, applicantId))
  return row?.count ?? 0
}

/**
 * Lists a person's drafts, the last written first, with the offer and company of each.
 * @param title only those whose offer has this in its title
 */
export function listDrafts(database: Database, applicantId: number, title?: string) {
  const { status, paused, held_at, expires_at, application_deadline, slug } = offers
  const titled: SQL | undefined = title ? titleContains(sql`${offers.title}`, title) : undefined
  return database
    .select({
      draft: applicationDrafts,
      offer: {
        title: offers.title,
        status,
        paused,
        held_at,
        expires_at,
        application_deadline,
        slug,
        ...PLACE_COLUMNS,
      },
      company: { name: companies.name, slug: companies.slug, ...LOGO },
    })
    .from(applicationDrafts)
    .innerJoin(offers, eq(offers.id, applicationDrafts.offer_id))
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(and(eq(applicationDrafts.applicant_id, applicantId), titled))
    .orderBy(desc(applicationDrafts.saved_at), desc(applicationDrafts.offer_id))
}

export type ListedDraft = Awaited<ReturnType<typeof listDrafts>>[number]
