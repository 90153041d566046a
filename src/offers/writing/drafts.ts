import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { findCompanyFacts } from '#src/companies/companies.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { slugify } from '#src/shared/slugs.ts'
import { recordOfferEvent } from '../events.ts'
import type { OfferRow } from '../open.ts'
import { offerDrafts, offers } from '../tables.ts'
import {
  checkWritable,
  type DraftRow,
  editConflict,
  findDraft,
  findOwnOffer,
  lockOwnOffer,
  versionOf,
} from './own-offers.ts'
import { type OfferContent, offerContent } from './shared/content.ts'
import { contentOf } from './write-offer.ts'

const UNTITLED = 'Offre sans titre'
const CDI = 1
const ANTANANARIVO = 1
const OTHER_AREA = 29
const DELAY_DAYS = 14
/**
 * The first version of a draft is taken from the clock, so that a version of an earlier draft of the offer is never
 * used again.
 */
const VERSIONS_SINCE = Date.parse('2026-01-01T00:00:00Z')

export interface DraftSource {
  content: OfferContent
  /** The id of the offer that is copied. */
  from?: number | undefined
  /** The key of the page that begins the offer. */
  client_key?: string | undefined
}

/**
 * Begins an offer of the company with this content; only members may read it. A repeated request with the same
 * `client_key`, after a lost answer, finds the same offer, which takes the newer content.
 */
export async function createDraft(services: Services, member: Member, source: DraftSource) {
  const { content, from, client_key } = source
  return inTransaction(services, member, async (unit) => {
    const { db, now } = unit
    const begun = client_key && (await findBegun(unit, member, client_key))
    if (begun) {
      await nameRow(unit, begun, content)
      await keepDraft(unit, begun, content)
      return begun
    }
    const company = await findCompanyFacts(db, member.company.id)
    const [row] = await db
      .insert(offers)
      .values({
        company_id: member.company.id,
        reference: '',
        status: 'draft',
        ...titleOf(content),
        activity_area_id: company?.activity_area_id ?? OTHER_AREA,
        city_id: company?.city_id ?? ANTANANARIVO,
        contract_id: CDI,
        work_mode: 'on_site',
        response_delay_days: DELAY_DAYS,
        created_by: member.id,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: offers.id })
    const id = row?.id ?? 0
    const reference = `OFF-${now.getUTCFullYear()}-${String(id).padStart(4, '0')}`
    await db.update(offers).set({ reference }).where(eq(offers.id, id))
    await keepDraft(unit, id, content)
    if (client_key) await db.update(offerDrafts).set({ client_key }).where(eq(offerDrafts.offer_id, id))
    await recordOfferEvent(unit, id, from ? 'duplicated' : 'created', from ? { from } : {})
    return id
  })
}

/**
 * Finds the offer that this page of the member has already begun. The key is locked, so that two requests at once
 * begin one offer.
 */
async function findBegun({ db }: Unit, member: Member, client_key: string): Promise<number | null> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`offer-draft:${client_key}`}, 0))`)
  const [row] = await db
    .select({ id: offers.id })
    .from(offerDrafts)
    .innerJoin(offers, eq(offers.id, offerDrafts.offer_id))
    .where(
      and(
        eq(offerDrafts.client_key, client_key),
        eq(offers.company_id, member.company.id),
        eq(offers.created_by, member.id),
        eq(offers.status, 'draft'),
      ),
    )
  return row?.id ?? null
}

/** Reads the draft of an offer, or the text of the offer itself when it has none. */
export async function readDraft(services: Services, member: Member, id: number) {
  const offer = await findOwnOffer(services.db, member.company.id, id)
  return { offer, ...(await draftOf(services, offer)) }
}

async function draftOf({ db }: Pick<Services, 'db'>, offer: OfferRow) {
  const draft = await findDraft(db, offer.id)
  return { draft, content: draft ? offerContent.parse(draft.content) : contentOf(offer) }
}

/**
 * Saves what was typed so far.
 * @param version the one that it was written over
 * @throws HttpError 404 for another company's, 409 when it was saved meanwhile or waits for a moderator
 */
export async function saveDraft(
  services: Services,
  member: Member,
  id: number,
  { version, content }: { version: number; content: OfferContent },
): Promise<DraftRow> {
  return inTransaction(services, member, async (unit) => {
    const { db, now } = unit
    const offer = await lockOwnOffer(db, member.company.id, id)
    const draft = await findDraft(db, id)
    checkWritable(offer, draft)
    if (versionOf(draft) !== version) {
      // The same content comes again when the answer to the first save was lost, so it is accepted.
      if (draft?.updated_by === member.id && isDeepStrictEqual(draft.content, cleaned(content))) return draft
      throw await editConflict(unit, draft, now)
    }
    if (offer.status === 'draft') await nameRow(unit, id, content)
    return keepDraft(unit, id, content)
  })
}

/** The company's lists show the title of a draft, so its own row follows what is typed. */
function nameRow({ db, now }: Unit, id: number, content: OfferContent) {
  return db
    .update(offers)
    .set({ ...titleOf(content), updated_at: now })
    .where(eq(offers.id, id))
}

/** Writes the row of the draft, with its rich texts cleaned. */
export async function keepDraft(
  { db, now, actor_id }: Unit,
  offer_id: number,
  content: OfferContent,
): Promise<DraftRow> {
  const before = await findDraft(db, offer_id)
  const values = {
    content: cleaned(content),
    version: before ? before.version + 1 : Math.floor((now.getTime() - VERSIONS_SINCE) / 1000),
    updated_by: actor_id,
    updated_at: now,
  }
  const [row] = await db
    .insert(offerDrafts)
    .values({ offer_id, ...values })
    .onConflictDoUpdate({ target: offerDrafts.offer_id, set: values })
    .returning()
  if (!row) throw new Error('the draft was not kept')
  return row
}

function cleaned(content: OfferContent): OfferContent {
  const { description, missions, profile } = content
  return {
    ...content,
    description: cleanHtml(description),
    missions: cleanHtml(missions),
    profile: cleanHtml(profile),
  }
}

function titleOf({ title }: OfferContent) {
  const shown = title.trim().slice(0, 120) || UNTITLED
  return { title: shown, slug: slugify(shown) || 'offre' }
}
