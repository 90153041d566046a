import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REJECTION_REASON_ENTRIES, reasonLabel } from '#src/applications/shared/labels.ts'
import { listPublished } from '#src/content/faq/reading.ts'
import { occupationOf } from '#src/occupations/attachment.ts'
import { countLandingPages } from '#src/offers/landing/counting.ts'
import { offeredReportReasons, reportReasonLabel } from '#src/offers/reports/shared/reasons.ts'
import { attachOffers, reattachOffers } from '#src/offers/search/attach-offers.ts'
import { offers } from '#src/offers/tables.ts'
import { attachProfiles, reattachProfiles } from '#src/profiles/attaching.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { findPlace } from '#src/reference/named-places.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { silenceDays } from '#src/reference/shared/delays.ts'
import { applyChanges, currentChanges } from '#src/reference/shared/live.ts'
import { refreshReference } from '#src/reference-changes/current.ts'
import { listReferring } from '#src/reference-changes/kept-rows.ts'
import { settleReference } from '#src/reference-changes/settling.ts'
import { referenceChanges } from '#src/reference-changes/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeSent, move } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import type { AdminEntry, AdminList } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/reference'
const NORO = { first_name: 'Noro', last_name: 'Ratsimba' }
let browser: AdminBrowser

beforeAll(async () => {
  ;({ browser } = await signedInAdmin(site, NORO))
})
afterAll(() => applyChanges({}))

const read = async (list: string): Promise<AdminList> => (await browser.get(`${PATH}/${list}`)).body.data
const find = (list: AdminList, name: string) =>
  list.entries.find((entry) => entry.name === name) as AdminEntry
const city = (entry: AdminEntry, values: object) => ({
  name: entry.name,
  region_id: entry.region?.id,
  aliases: entry.aliases,
  seen_id: entry.seen_id,
  ...values,
})
const change = (list: string, entry: AdminEntry, values: Record<string, unknown>) =>
  browser.post(`${PATH}/${list}/entries/${entry.id}/changes`, values)
const add = (list: string, values: Record<string, unknown>) => browser.post(`${PATH}/${list}/entries`, values)
const settle = () => settleReference(services, [reattachOffers, reattachProfiles])
const visitor = () => new Browser(services)
const search = async (query: string) => (await visitor().get(`/api/offers?${query}`)).body

describe('an entry of a list', () => {
  test('changes tomorrow at midnight, in the search and in the lists, and its history says who and why', async () => {
    services.clock.set('2026-11-21T08:00:00Z')
    const toamasina = find(await read('cities'), 'Toamasina')
    const planned = await change(
      'cities',
      toamasina,
      city(toamasina, { aliases: ['Tamatave', 'Tamatavy'], effective_on: '2026-11-22', note: 'Cherchée' }),
    )
    expect(planned.status).toBe(200)
    expect(find(planned.body.data, 'Toamasina')).toMatchObject({
      aliases: ['Tamatave'],
      next_from: '2026-11-21T21:00:00.000Z',
    })
    expect(planned.body.data.history[0]).toMatchObject({
      name: 'Toamasina',
      what: '+ Tamatavy',
      set_by: 'Noro Ratsimba',
      note: 'Cherchée',
      can_undo: true,
    })
    expect(findPlace('Tamatavy')?.label).not.toBe('Antananarivo')
    expect((await search('keywords=&city=Tamatavy')).criteria.applied).toMatchObject([{ label: 'Toamasina' }])
    services.clock.set('2026-11-21T21:00:00Z')
    await refreshReference(services.db, services.clock.now())
    expect(REFERENCE.cities.get(toamasina.id)?.aliases).toEqual(['Tamatave', 'Tamatavy'])
    services.clock.set('2026-11-22T06:00:00Z')
    ;({ browser } = await signedInAdmin(site, NORO))
    const { data } = (await browser.get('/api/admin/audit?action=reference.')).body
    expect(data).toMatchObject([
      { subject: `reference:cities:${toamasina.id}`, details: { why: 'Cherchée' } },
    ])
  })

  test('is taken back by another row, and no row is rewritten', async () => {
    const [line] = (await read('cities')).history
    const undone = await browser.delete(`${PATH}/changes/${line?.id}`)
    expect(find(undone.body.data, 'Toamasina').aliases).toEqual(['Tamatave'])
    expect((await browser.delete(`${PATH}/changes/${line?.id}`)).status).toBe(409)
    expect((await browser.delete(`${PATH}/changes/999999`)).status).toBe(404)
    await expect(services.db.delete(referenceChanges)).rejects.toThrow()
  })

  test('of two who change it at once one is told who was first', async () => {
    const { browser: colleague } = await signedInAdmin(site)
    const mines = find(await read('activity_areas'), 'Mines')
    const values = { seen_id: mines.seen_id }
    const answers = await Promise.all([
      change('activity_areas', mines, { ...values, name: 'Mines et carrières' }),
      colleague.post(`${PATH}/activity_areas/entries/${mines.id}/changes`, { ...values, name: 'Carrières' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toMatch(/ a changé cette ligne le 22 novembre 2026 à /)
  })

  test('is refused on its field where it cannot be', async () => {
    const fields = async (answer: ReturnType<typeof add>) => Object.keys((await answer).body.errors ?? {})
    const list = await read('cities')
    const tana = find(list, 'Antananarivo')
    expect(await fields(change('cities', tana, city(tana, { name: '' })))).toEqual(['name'])
    expect(await fields(change('cities', tana, city(tana, { name: 'Toamasina' })))).toEqual(['name'])
    expect(await fields(change('cities', tana, city(tana, { aliases: ['Tamatave'] })))).toEqual(['aliases'])
    expect(await fields(change('cities', tana, city(tana, { region_id: 999 })))).toEqual(['region_id'])
    expect(await fields(change('cities', tana, city(tana, {})))).toEqual(['name'])
    expect(await fields(change('cities', tana, city(tana, { merged_into: tana.id })))).toEqual([
      'merged_into',
    ])
    expect(
      await fields(change('cities', tana, city(tana, { aliases: ['Iarivo'], effective_on: '2020-01-01' }))),
    ).toEqual(['effective_on'])
    expect(await fields(add('cities', { effective_on: '2020-01-01' }))).toEqual([
      'effective_on',
      'name',
      'region_id',
      'lat',
      'lon',
    ])
    expect(await fields(add('reply_templates', { position: 0 }))).toEqual(['name', 'use', 'text', 'position'])
    expect(await fields(add('titles', { code: 'Z9' }))).toEqual(['name', 'code'])
    expect(await fields(add('cities', { name: 'Ambohitra', region_id: 22 }))).toEqual(['lat', 'lon'])
    expect(await fields(add('synonyms', { words: ['seul'] }))).toEqual(['words'])
    expect(await fields(add('titles', { name: 'Magasinier', code: 'Z9999' }))).toEqual(['code'])
    expect((await add('contracts', { name: 'Portage' })).status).toBe(404)
    expect((await browser.post(`${PATH}/prices/entries`, {})).status).toBe(404)
    expect((await browser.post(`${PATH}/cities/entries/9999/changes`, { name: 'Rien' })).status).toBe(404)
  })

  test('is read and changed by super-administrators alone', async () => {
    const { browser: support } = await signedInAdmin(site, { admin_role: 'support' })
    expect((await support.get(`${PATH}/cities`)).status).toBe(403)
    expect((await support.post(`${PATH}/synonyms/entries`, { words: ['un', 'deux'] })).status).toBe(403)
  })

  test('that is new has a number of its own, and offers are found in it', async () => {
    const values = { name: 'Ampanotokana', region_id: 1, aliases: ['Ampanoto'], lat: -18.75, lon: 47.35 }
    const added = await add('cities', values)
    expect(added.status).toBe(201)
    const entry = find(added.body.data, 'Ampanotokana')
    expect(entry.id).toBeGreaterThanOrEqual(10_000)
    const { company } = await makeCompany(services)
    const offer = await makeOffer(services, company.id, { city_id: entry.id, title: 'Gardien' })
    const found = await search('keywords=gardien Ampanoto')
    expect(found.data.map(({ id }: { id: number }) => id)).toEqual([offer.id])
    expect(found.criteria.applied).toMatchObject([{ label: 'Ampanotokana' }])
    expect((await add('cities', { ...values, aliases: [] })).body.errors.name).toBeDefined()
  })

  test('that is withdrawn keeps its offers, and is no longer a filter once it has none', async () => {
    const ong = find(await read('activity_areas'), 'ONG')
    expect((await change('activity_areas', ong, { name: 'ONG', withdrawn: true })).status).toBe(200)
    const facet = async () => (await search('')).facets.activity_area.map(({ id }: { id: number }) => id)
    expect(await facet()).not.toContain(ong.id)
    const { company } = await makeCompany(services)
    await makeOffer(services, company.id, { activity_area_id: ong.id })
    expect(await facet()).toContain(ong.id)
  })
})

test('a merged town hands its offers and profiles over, its names lead there, and undoing brings back these alone', async () => {
  const list = await read('cities')
  const [from, to] = [find(list, 'Ampitatafika'), find(list, 'Antananarivo')]
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { city_id: from.id })
  const other = await makeOffer(services, company.id, { city_id: to.id })
  const user = await makeApplicant(services)
  const ofUser = eq(applicantProfiles.user_id, user.id)
  await services.db
    .update(applicantProfiles)
    .set({ city_id: from.id, mobility_city_ids: [3, from.id] })
    .where(ofUser)
  const townOf = async (id: number) =>
    (await services.db.select({ id: offers.city_id }).from(offers).where(eq(offers.id, id)))[0]?.id
  expect((await change('cities', from, city(from, { merged_into: to.id }))).status).toBe(200)
  expect(REFERENCE.cities.get(from.id)?.name).toBe('Antananarivo')
  expect([...REFERENCE.cities.values()].some(({ id }) => id === from.id)).toBe(false)
  expect(findPlace('Ampitatafika')?.ids).toEqual([to.id])
  // Before the offers have moved, both towns have one page.
  for (const city_id of [from.id, from.id, to.id, to.id])
    await makeOffer(services, company.id, { city_id, title: 'Vendeur' })
  await countLandingPages(services)
  await settle()
  await settle()
  expect([await townOf(offer.id), await townOf(other.id)]).toEqual([to.id, to.id])
  expect((await services.db.select().from(applicantProfiles).where(ofUser))[0]).toMatchObject({
    city_id: to.id,
    mobility_city_ids: expect.arrayContaining([3, to.id]),
  })
  services.clock.advance(60)
  const [line] = (await read('cities')).history
  expect(line?.what).toContain('rangé sous')
  expect((await browser.delete(`${PATH}/changes/${line?.id}`)).status).toBe(200)
  await settle()
  expect([await townOf(offer.id), await townOf(other.id)]).toEqual([from.id, to.id])
  expect((await services.db.select().from(applicantProfiles).where(ofUser))[0]?.city_id).toBe(from.id)
})

test('every column that refers to a list is known, with the key of its table', async () => {
  const named = async (list: 'cities' | 'activity_areas') =>
    (await listReferring(services.db, list)).map(({ table, column }) => `${table}.${column}`)
  expect(await named('cities')).toEqual([
    'applicant_profiles.city_id',
    'companies.city_id',
    'offers.city_id',
    'applicant_profiles.mobility_city_ids',
  ])
  expect(await named('activity_areas')).toHaveLength(3)
})

test('a decided title is attached to its occupation, and the offers and profiles of that title follow', async () => {
  const title = 'Kabariste principal'
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title })
  const user = await makeApplicant(services)
  await services.db
    .update(applicantProfiles)
    .set({ headline: title })
    .where(eq(applicantProfiles.user_id, user.id))
  expect(occupationOf(title)).not.toBe('N4103')
  const effects = await browser.get(`${PATH}/titles/effects?text=${encodeURIComponent(title)}`)
  expect(effects.body.data).toMatchObject([{ count: 1 }, { count: 1 }])
  expect((await add('titles', { name: title, code: 'N4103' })).status).toBe(201)
  expect(occupationOf('KABARISTES principaux')).toBe('N4103')
  await settle()
  await attachOffers(services)
  await attachProfiles(services)
  const [row] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
  const [profile] = await services.db
    .select()
    .from(applicantProfiles)
    .where(eq(applicantProfiles.user_id, user.id))
  expect([row?.occupation_code, profile?.occupation_code]).toEqual(['N4103', 'N4103'])
  const again = await add('titles', { name: 'kabaristes principal', code: null })
  expect(Object.keys(again.body.errors)).toEqual(['name'])
})

test('what finds nothing is listed once five people searched it, and leaves the list when it is made a synonym', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Plombier' })
  const searchFrom = (ip: string, words: string) =>
    new Browser(services, ip).get(`/api/offers?keywords=${encodeURIComponent(words)}`)
  const failed = async () =>
    (await browser.get('/api/admin/failed-searches')).body.data.searches.map(
      ({ text, searches }: { text: string; searches: number }) => [text, searches],
    )
  for (let at = 1; at <= 4; at += 1) await searchFrom(`10.9.0.${at}`, 'Zavabory')
  await searchFrom('10.9.0.1', 'zavabory')
  expect(await failed()).toEqual([])
  await searchFrom('10.9.0.5', 'zavabory')
  for (let at = 1; at <= 6; at += 1) await searchFrom(`10.9.1.${at}`, 'rakoto@exemple.mg')
  expect(await failed()).toEqual([['zavabory', 5]])
  expect((await browser.get(`${PATH}/synonyms/effects?text=zavabory`)).body.data).toMatchObject([
    { count: 5 },
  ])
  expect((await add('synonyms', { words: ['zavabory', 'plombier'] })).status).toBe(201)
  expect(await failed()).toEqual([])
  expect((await search('keywords=zavabory')).data.map(({ id }: { id: number }) => id)).toEqual([offer.id])
  expect((await browser.get(PATH)).body.data).toMatchObject({ failed_searches: 0 })
  expect(Object.keys(currentChanges())).toContain('synonyms')
})

test('a delay changes for the reminders, the end of silence and what is said of them, and delays follow one another', async () => {
  const silence = find(await read('delays'), 'Clôture d’une candidature sans réponse')
  const to = (days: number) => change('delays', silence, { days, seen_id: silence.seen_id })
  expect(Object.keys((await to(14)).body.errors)).toEqual(['days'])
  expect(Object.keys((await to(60)).body.errors)).toEqual(['days'])
  const answered = await to(45)
  expect(answered.body.data.history[0]).toMatchObject({ what: '60 → 45 jours' })
  expect(silenceDays()).toBe(45)
  const groups = await listPublished(services.db, '')
  const answers = groups.flatMap(({ questions }) => questions).map(({ answer }) => answer)
  expect(answers.join(' ')).toContain('Après 45\u00A0jours sans')
  expect((await browser.get(`${PATH}/delays/effects?id=3&text=45`)).body.data).toMatchObject([{ count: 0 }])
})

test('a reason of refusal is worded otherwise everywhere, and « Autre » stays', async () => {
  const list = await read('rejection_reasons')
  const [far, other] = [find(list, 'Éloignement'), find(list, 'Autre')]
  expect(
    (await change('rejection_reasons', far, { name: 'Trop loin du poste', withdrawn: true })).status,
  ).toBe(200)
  expect(reasonLabel('eloignement')).toBe('Trop loin du poste')
  expect(
    Object.keys((await change('rejection_reasons', other, { name: 'Autre', withdrawn: true })).body.errors),
  ).toEqual(['name'])
  const report = find(await read('report_reasons'), 'Doublon')
  expect((await change('report_reasons', report, { name: 'Déjà en ligne' })).status).toBe(200)
  expect(reportReasonLabel('doublon')).toBe('Déjà en ligne')
  expect((await browser.get(`${PATH}/report_reasons/effects?id=${report.id}`)).body.data).toMatchObject([
    { count: 0 },
  ])
})

test('a reason is added and put in its place: recruiters and visitors choose it, others are refused', async () => {
  const added = await add('rejection_reasons', { name: 'Langue du poste', position: 2 })
  expect(added.status).toBe(201)
  const { entries } = added.body.data as AdminList
  expect(entries[1]).toMatchObject({ name: 'Langue du poste', position: 2 })
  expect(REJECTION_REASON_ENTRIES[1]?.name).toBe('Langue du poste')
  const code = `ajout_${entries[1]?.id}`
  const { id, theirs, recruiter } = await makeSent(services)
  const refused = await move(services, recruiter, `${theirs}/rejection`, { reason: 'ajout_99999' })
  expect(refused.body.errors).toEqual({ reason: ['Veuillez choisir un motif.'] })
  expect((await move(services, recruiter, `${theirs}/rejection`, { reason: code })).status).toBe(200)
  expect((await recruiter.get(`/api/recruiter/applications/${id}`)).body.data.timeline.at(-1)).toMatchObject({
    reason_label: 'Langue du poste',
  })
  const far = await add('rejection_reasons', { name: 'Trop loin', position: 0 })
  expect(far.body.errors).toEqual({ position: ['Une place, de 1 à 99, ou rien.'] })

  const report = await add('report_reasons', { name: 'Photos volées', position: 1 })
  const reason = `ajout_${(report.body.data as AdminList).entries[0]?.id}`
  expect(Object.keys(offeredReportReasons())[0]).toBe(reason)
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const sent = await visitor().post(`/api/offers/${offer.id}/reports`, { reason })
  expect(sent.status).toBe(201)
  expect((await browser.get(`/api/admin/offers/${offer.id}`)).body.data.reports[0]).toMatchObject({ reason })
  expect(reportReasonLabel(reason as never)).toBe('Photos volées')
})

test('a template of reply for all is read by every recruiter after their own, and none of them changes it', async () => {
  const wrong = await add('reply_templates', { name: 'Merci', text: 'Bonjour {salaire}', use: 'rejection' })
  expect(wrong.body.errors.text[0]).toMatch(/^La variable \{salaire\} n’existe pas/)
  expect((await add('reply_templates', { name: 'Merci', text: 'Bonjour' })).body.errors).toHaveProperty('use')
  const text = 'Bonjour {prenom},\nMerci. {recruteur}'
  const first = await add('reply_templates', { name: 'Merci', text, use: 'rejection' })
  expect(first.status).toBe(201)
  await add('reply_templates', { name: 'À bientôt', text, use: 'stage', position: 1 })
  const { owner } = await makeCompany(services)
  const recruiter = await signedInAs(services, owner)
  const TEMPLATES = '/api/recruiter/reply-templates'
  await recruiter.post(TEMPLATES, { title: 'Le nôtre', body: 'Bonjour', use: 'stage' })
  const listed = (await recruiter.get(TEMPLATES)).body.data
  expect(
    listed.map(({ title, is_shared }: { title: string; is_shared: boolean }) => [title, is_shared]),
  ).toEqual([
    ['Le nôtre', false],
    ['À bientôt', true],
    ['Merci', true],
  ])
  const merci = listed[2]
  expect(merci).toMatchObject({ body: text, use: 'rejection' })
  expect((await recruiter.put(`${TEMPLATES}/${merci.id}`, { ...merci, title: 'Autre' })).status).toBe(404)
  expect((await recruiter.delete(`${TEMPLATES}/${merci.id}`)).status).toBe(404)
  // Letters are long, and most pages never need one: they are in no document.
  expect(Object.keys(currentChanges())).not.toContain('reply_templates')
  const entry = find(await read('reply_templates'), 'Merci')
  const hidden = { name: 'Merci', text, use: 'rejection', withdrawn: true, seen_id: entry.seen_id }
  expect((await change('reply_templates', entry, hidden)).status).toBe(200)
  expect((await recruiter.get(TEMPLATES)).body.data).toHaveLength(2)
})
