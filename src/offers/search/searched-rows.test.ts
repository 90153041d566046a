import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { selectRows } from '#src/platform/database.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'
import { closeOffersOf } from '../company-closing.ts'
import { closeExpiredOffers } from '../life/expiry.ts'
import { offerDrafts, offers } from '../tables.ts'
import { copyCompany } from '../writing/company-copies.ts'

const services = useServices()
const site = useAdminSite(services)

const COPIED = sql.raw(
  'company_id, published_at, expires_at, application_deadline, activity_area_id, contract_id, city_id, job_level_id, job_type_id, degree_id, company_size, work_mode, occupation_code, sponsored_until',
)
const TITLE = sql.raw("to_tsvector('french', search_title)")
const FOUND_BY = sql.raw(
  `fts || array_to_tsvector(array_remove(ARRAY['occupation=' || occupation_code, 'work_mode=' || work_mode,
    CASE WHEN night_work = 'no' THEN 'fact=no_night' END, CASE WHEN sunday_work = 'no' THEN 'fact=no_sunday' END,
    CASE WHEN transport <> 'none' THEN 'fact=transport' END, CASE WHEN meals <> 'none' THEN 'fact=meals' END,
    CASE WHEN housing <> 'none' THEN 'fact=housing' END, CASE WHEN open_to_disability THEN 'fact=disability' END], NULL))`,
)

/** The offers whose row in `offer_search` is missing, superfluous or out of date. */
async function differing(): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    services.db,
    sql`WITH searched AS (SELECT offer_id AS id, salary, title, fts, ${COPIED} FROM offer_search),
      listed AS (SELECT id, CASE WHEN salary_visible THEN max_salary END AS salary, ${TITLE} AS title,
          ${FOUND_BY} AS fts, ${COPIED}
        FROM offers WHERE status = 'published' AND NOT paused)
      (TABLE searched EXCEPT TABLE listed) UNION ALL (TABLE listed EXCEPT TABLE searched)`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Counts the offers that hold all of the words. The nearest ones, which are shown when none does, are not counted.
 */
async function find(keywords: string): Promise<number> {
  const body = await whole(keywords)
  return body.widened ? 0 : body.meta.total
}

/** Reads the first page of a search with its counts. */
async function whole(keywords: string) {
  return (await new Browser(services).get(`/api/offers?keywords=${encodeURIComponent(keywords)}`)).body
}

/** Searches as a guest after the act, and checks that the rows of the search still agree with the offers. */
async function after(act: () => Promise<unknown>, keywords = 'technicien réseau'): Promise<number> {
  const answer = await act()
  const { status } = (answer ?? {}) as { status?: number }
  if (status !== undefined) expect(status).toBeLessThan(300)
  expect(await differing()).toEqual([])
  return find(keywords)
}

const rowOf = async (id: number) => {
  const [row] = await services.db.select().from(offers).where(eq(offers.id, id))
  if (!row) throw new Error('no offer')
  return row
}

test('each act of an offer’s life leaves its row of the search true', async () => {
  const { browser: admin } = await signedInAdmin(site)
  const { company, owner } = await makeCompany(services)
  const recruiter = await signedInAs(services, owner)
  const drafted = await recruiter.post('/api/recruiter/offer-drafts', { content: offerForm() })
  const { id, version } = drafted.body.data
  const [own, moderated] = [`/api/recruiter/offers/${id}`, `/api/admin/offers/${id}`]
  const ofCompany = `/api/admin/companies/${company.id}`
  expect(await after(() => recruiter.put(`${own}/submission`, { version }))).toBe(0)
  expect(await after(() => recruiter.delete(`${own}/submission`))).toBe(0)
  const again = (await recruiter.get(`${own}/draft`)).body.data.version
  expect(await after(() => recruiter.put(`${own}/submission`, { version: again }))).toBe(0)
  const seen = { submitted_at: (await rowOf(id)).submitted_at }
  expect(await after(() => admin.put(`${moderated}/publication`, seen))).toBe(1)
  expect(await after(() => recruiter.put(`${own}/pause`))).toBe(0)
  expect(await after(() => recruiter.delete(`${own}/pause`))).toBe(1)
  expect(
    await after(() => admin.put(`${moderated}/hold`, { reason: 'À vérifier', status: 'published' })),
  ).toBe(0)
  expect(await after(() => admin.delete(`${moderated}/hold`))).toBe(1)
  expect(await after(() => admin.put(`${ofCompany}/suspension`, { reason: 'À vérifier' }))).toBe(0)
  expect(await after(() => admin.delete(`${ofCompany}/suspension`))).toBe(1)
  expect(await after(() => acceptText(recruiter, admin, id), 'plombier zingueur')).toBe(1)
  expect(await find('technicien réseau')).toBe(0)
  const renamed = { id: company.id, name: 'Zanatany Couture', company_size: '200+' }
  const copy = () => inTransaction(services, null, (unit) => copyCompany(unit, renamed, true))
  expect(await after(copy, 'plombier zanatany')).toBe(1)
  expect(await after(() => recruiter.put(`${own}/closing`, { reason: 'annulee' }), 'plombier')).toBe(0)
  expect(await after(() => recruiter.put(`${own}/renewal`), 'plombier')).toBe(1)
  services.clock.advance(40 * DAY_SECONDS)
  expect(await after(() => closeExpiredOffers(services), 'plombier')).toBe(0)
  expect((await rowOf(id)).status).toBe('closed')
})

test('the words of an offer stand out of line, so that a search visits narrow rows', async () => {
  const { company } = await makeCompany(services)
  const description = `<p>${Array.from({ length: 200 }, (_, at) => `mot${at}`).join(' ')}</p>`
  const pieces = await wordsOutOfLine()
  await makeOffer(services, company.id, { title: 'Luthier', description })
  expect(await wordsOutOfLine()).toBeGreaterThan(pieces)
})

test('a value of each facet is counted as the offer has it: each size, and what an offer does not tell', async () => {
  const { company } = await makeCompany(services)
  for (const [at, company_size] of COMPANY_SIZES.entries())
    await makeOffer(services, company.id, {
      title: 'Relieur',
      company_size,
      city_id: 100 + at,
      degree_id: at === 0 ? null : at,
      job_level_id: at + 1,
      job_type_id: null,
      contract_id: at + 1,
      activity_area_id: 20 + at,
      application_deadline: at % 2 === 0 ? null : dayAt(new Date(services.clock.now().getTime() + DAY)),
    })
  const { facets } = await whole('relieur')
  const values = (name: string) =>
    Object.fromEntries(
      facets[name]
        .filter(({ count }: { count: number }) => count > 0)
        .map(({ id, count }: never) => [id, count]),
    )
  const each = (ids: (number | string)[]) => Object.fromEntries(ids.map((id) => [id, 1]))
  expect(values('company_size')).toEqual(each([...COMPANY_SIZES]))
  expect(values('degree')).toEqual(each([1, 2, 3]))
  expect(values('city')).toEqual(each([100, 101, 102, 103]))
  expect(values('job_level')).toEqual(each([1, 2, 3, 4]))
  expect(values('job_type')).toEqual({})
  expect(values('contract')).toEqual(each([1, 2, 3, 4]))
  expect(values('activity_area')).toEqual(each([20, 21, 22, 23]))
})

/** Counts the pieces of words that PostgreSQL keeps out of line. */
async function wordsOutOfLine(): Promise<number> {
  const [beside] = await selectRows<{ name: string }>(
    services.db,
    sql`SELECT reltoastrelid::regclass::text AS name FROM pg_class WHERE oid = 'offer_search'::regclass`,
  )
  const [row] = await selectRows<{ pieces: number }>(
    services.db,
    sql`SELECT count(*)::int AS pieces FROM ${sql.raw(beside?.name ?? '')}`,
  )
  return row?.pieces ?? 0
}

/** Submits another text of the offer and has it accepted. */
async function acceptText(recruiter: Browser, admin: AdminBrowser, id: number) {
  const own = `/api/recruiter/offers/${id}`
  const { version } = (await recruiter.get(`${own}/draft`)).body.data
  const content = offerForm({
    title: 'Plombier zingueur',
    city_id: '3',
    salary_visible: false,
    salary_hidden_reason: 'La grille est remise au premier entretien.',
  })
  const saved = await recruiter.put(`${own}/draft`, { version, content })
  await recruiter.put(`${own}/submission`, { version: saved.body.data.version })
  const [draft] = await services.db.select().from(offerDrafts).where(eq(offerDrafts.offer_id, id))
  const seen = { submitted_at: draft?.submitted_at, version: draft?.version }
  return admin.put(`/api/admin/offers/${id}/change`, seen)
}

test('the end of a company’s offers and of an offer leaves no row behind', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Vannier' })
  expect(await after(async () => undefined, 'vannier')).toBe(1)
  const hide = () => services.db.update(offers).set({ salary_visible: false, views_count: 3 })
  expect(await after(hide, 'vannier')).toBe(1)
  const end = () => inTransaction(services, null, (unit) => closeOffersOf(unit, company.id))
  expect(await after(end, 'vannier')).toBe(0)
  await makeOffer(services, company.id, { title: 'Vannier' })
  expect(await after(() => services.db.delete(offers).where(eq(offers.id, offer.id)), 'vannier')).toBe(1)
  expect(
    await after(() => services.db.delete(offers).where(eq(offers.company_id, company.id)), 'vannier'),
  ).toBe(0)
})
