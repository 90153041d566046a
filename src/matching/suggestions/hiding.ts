import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { findPublicCompany } from '#src/companies/companies.ts'
import { companies } from '#src/companies/tables.ts'
import { findPublicOffer } from '#src/offers/offers.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { hiddenCompanies, hiddenOffers } from './tables.ts'

export async function hideOffer(services: Services, actor: Actor, offerId: number) {
  await findPublicOffer(services.db, offerId)
  await inTransaction(services, actor, ({ db, now }) =>
    db
      .insert(hiddenOffers)
      .values({ user_id: actor.id, offer_id: offerId, hidden_at: now })
      .onConflictDoNothing(),
  )
}

export async function showOfferAgain(services: Services, actor: Actor, offerId: number) {
  await inTransaction(services, actor, ({ db }) =>
    db
      .delete(hiddenOffers)
      .where(and(eq(hiddenOffers.user_id, actor.id), eq(hiddenOffers.offer_id, offerId))),
  )
}

export async function hideCompany(services: Services, actor: Actor, companyId: number) {
  if (!(await findPublicCompany(services.db, companyId))) throw notFound()
  await inTransaction(services, actor, ({ db, now }) =>
    db
      .insert(hiddenCompanies)
      .values({ user_id: actor.id, company_id: companyId, hidden_at: now })
      .onConflictDoNothing(),
  )
}

export async function showCompanyAgain(services: Services, actor: Actor, companyId: number) {
  await inTransaction(services, actor, ({ db }) =>
    db
      .delete(hiddenCompanies)
      .where(and(eq(hiddenCompanies.user_id, actor.id), eq(hiddenCompanies.company_id, companyId))),
  )
}

export async function listHidden(database: Database, userId: number) {
  const [ownOffers, ownCompanies] = await Promise.all([
    database
      .select({
        id: offers.id,
        title: offers.title,
        company: companies.name,
        hidden_at: hiddenOffers.hidden_at,
      })
      .from(hiddenOffers)
      .innerJoin(offers, eq(offers.id, hiddenOffers.offer_id))
      .innerJoin(companies, eq(companies.id, offers.company_id))
      .where(eq(hiddenOffers.user_id, userId))
      .orderBy(desc(hiddenOffers.hidden_at), desc(offers.id)),
    database
      .select({ id: companies.id, name: companies.name, hidden_at: hiddenCompanies.hidden_at })
      .from(hiddenCompanies)
      .innerJoin(companies, eq(companies.id, hiddenCompanies.company_id))
      .where(eq(hiddenCompanies.user_id, userId))
      .orderBy(desc(hiddenCompanies.hidden_at), desc(companies.id)),
  ])
  return { offers: ownOffers, companies: ownCompanies }
}

export async function findHiddenIds(database: Database, userId: number) {
  const [ownOffers, ownCompanies] = await Promise.all([
    database.select({ id: hiddenOffers.offer_id }).from(hiddenOffers).where(eq(hiddenOffers.user_id, userId)),
    database
      .select({ id: hiddenCompanies.company_id })
      .from(hiddenCompanies)
      .where(eq(hiddenCompanies.user_id, userId)),
  ])
  return {
    offers: new Set(ownOffers.map(({ id }) => id)),
    companies: new Set(ownCompanies.map(({ id }) => id)),
  }
}
