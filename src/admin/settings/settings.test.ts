import { beforeAll, describe, expect, test } from 'vitest'
import { findFlags } from '#src/offers/wording/flags.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { readSetting } from '#src/settings/settings.ts'
import { siteSettings } from '#src/settings/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/settings'
let browser: AdminBrowser

beforeAll(async () => {
  ;({ browser } = await signedInAdmin(site, { first_name: 'Noro', last_name: 'Ratsimba' }))
})

const find = (body: { data: { settings: { name: string }[] } }, name: string) =>
  body.data.settings.find((each) => each.name === name) as never as {
    value: unknown
    next: { value: unknown; effective_from: string } | null
    seen_id: number | null
    history: { id: number; value: unknown; set_by: string; note: string | null; can_undo: boolean }[]
  }
const read = async (name: string) => find((await browser.get(PATH)).body, name)
const change = async (name: string, values: object) =>
  browser.post(`${PATH}/${name}/changes`, { seen_id: (await read(name)).seen_id, ...values })
const wage = () => readSetting(services, 'minimum_wage', services.clock.now())

describe('a setting', () => {
  test('planned for tomorrow counts from its midnight on, and its history says who, from when and why', async () => {
    services.clock.set('2026-11-21T08:00:00Z')
    expect(await read('minimum_wage')).toMatchObject({
      value: 262_680,
      next: null,
      seen_id: null,
      history: [],
    })
    const planned = await change('minimum_wage', {
      value: '300000',
      effective_on: '2026-11-22',
      note: 'Décret du 20 novembre',
    })
    expect(planned.status).toBe(200)
    expect(find(planned.body, 'minimum_wage')).toMatchObject({
      value: 262_680,
      next: { value: 300_000, effective_from: '2026-11-21T21:00:00.000Z' },
      history: [{ value: 300_000, set_by: 'Noro Ratsimba', note: 'Décret du 20 novembre', can_undo: true }],
    })
    services.clock.set('2026-11-21T20:59:59Z')
    expect(await wage()).toBe(262_680)
    services.clock.set('2026-11-21T21:00:00Z')
    expect(await wage()).toBe(300_000)
    services.clock.set('2026-11-22T06:00:00Z')
    ;({ browser } = await signedInAdmin(site, { first_name: 'Noro', last_name: 'Ratsimba' }))
    expect(await read('minimum_wage')).toMatchObject({ value: 300_000, next: null })
    const { data } = (await browser.get('/api/admin/audit?action=settings.')).body
    expect(data).toMatchObject([
      {
        subject: 'setting:minimum_wage',
        details: { before: 262_680, after: 300_000, why: 'Décret du 20 novembre' },
      },
    ])
  })

  test('is taken back by another row, before it counts and after', async () => {
    services.clock.set('2026-11-23T06:00:00Z')
    ;({ browser } = await signedInAdmin(site, { first_name: 'Noro', last_name: 'Ratsimba' }))
    const before = await wage()
    await change('minimum_wage', { value: 400_000, effective_on: '2026-12-01' })
    const planned = (await read('minimum_wage')).history[0]
    const undone = await browser.delete(`${PATH}/changes/${planned?.id}`)
    expect(find(undone.body, 'minimum_wage')).toMatchObject({ value: before, next: null })
    expect((await browser.delete(`${PATH}/changes/${planned?.id}`)).status).toBe(409)
    await change('minimum_wage', { value: 350_000 })
    expect(await wage()).toBe(350_000)
    services.clock.advance(60)
    const { history } = await read('minimum_wage')
    const now = history.find(({ value, can_undo }) => value === 350_000 && can_undo)
    expect((await browser.delete(`${PATH}/changes/${now?.id}`)).status).toBe(200)
    expect(await wage()).toBe(before)
    expect((await browser.delete(`${PATH}/changes/999999`)).status).toBe(404)
    await expect(services.db.delete(siteSettings)).rejects.toThrow()
  })

  test('refuses what it cannot be, a day that is not ahead, and a value that changes nothing, on its field', async () => {
    const fields = async (name: string, values: object) =>
      Object.keys((await change(name, values)).body.errors ?? {})
    for (const value of ['', null, 'beaucoup', -1, 1.5, ['a']])
      expect(await fields('applications_a_day', { value }), String(value)).toEqual(['value'])
    for (const value of ['', ' ', null, []])
      expect(await fields('minimum_wage', { value }), String(value)).toEqual(['value'])
    expect(await fields('minimum_wage', { value: '', effective_on: '2020-01-01' })).toEqual([
      'value',
      'effective_on',
    ])
    expect(await fields('applications_a_day', { value: 30 })).toEqual(['value'])
    for (const effective_on of ['2026-11-23', '2020-01-01', '2090-01-01', 'demain'])
      expect(await fields('applications_a_day', { value: 20, effective_on })).toEqual(['effective_on'])
    expect(await fields('watched_words', { value: ['ab'] })).toEqual(['value'])
    expect((await browser.post(`${PATH}/prices/changes`, { value: 1 })).status).toBe(404)
  })

  test('of two who change it at once one is told who was first, and when', async () => {
    const { browser: colleague } = await signedInAdmin(site)
    const { seen_id } = await read('applications_a_day')
    const answers = await Promise.all([
      browser.post(`${PATH}/applications_a_day/changes`, { value: 25, seen_id }),
      colleague.post(`${PATH}/applications_a_day/changes`, { value: 20, seen_id }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toMatch(/ a changé ce réglage le 23 novembre 2026 à 9\u00A0h\u00A0\d\d/)
  })

  test('is read and changed by super-administrators alone', async () => {
    const { browser: support } = await signedInAdmin(site, { admin_role: 'support' })
    expect((await support.get(PATH)).status).toBe(403)
    expect((await support.post(`${PATH}/minimum_wage/changes`, { value: 1 })).status).toBe(403)
  })
})

test('an address that the foot of the pages leads to is a whole one of another site, or none', async () => {
  for (const value of ['http://exemple.mg', 'javascript:alert(1)', 'exemple.mg', '/faq', 'https://localhost'])
    expect((await change('about_address', { value })).body.errors, value).toEqual({
      value: ['Une adresse entière, qui commence par https://.'],
    })
  const address = 'https://groupe.exemple.mg/qui-sommes-nous'
  expect((await change('about_address', { value: address })).status).toBe(200)
  expect(await read('about_address')).toMatchObject({ value: address })
  expect((await change('about_address', { value: '' })).status).toBe(200)
  expect(await read('about_address')).toMatchObject({ value: '' })
})

test('watched words are flagged to moderators, alone and whatever their accents', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, {
    title: 'Conseiller',
    missions: '<p>Rejoignez notre RÉSEAU de marketing relationnel, sans inventer.</p>',
  })
  const effect = await browser.get(
    `${PATH}/watched_words/effects?value=${encodeURIComponent('marketing relationnel')}`,
  )
  expect(effect.body.data).toMatchObject({
    count: 1,
    words: expect.stringMatching(/^1.offre en ligne contient/),
  })
  const words = ['reseau', 'Marketing relationnel', 'vente']
  expect((await change('watched_words', { value: words })).status).toBe(200)
  const flags = await inTransaction(services, null, (unit) => findFlags(unit, offer))
  expect(flags).toEqual([{ kind: 'watched_words', found: 'reseau, Marketing relationnel' }])
})

test('what another minimum wage or another limit touches is counted beforehand', async () => {
  const { company } = await makeCompany(services)
  const pay = { contract_id: 1, job_type_id: 1, min_salary: 100_000, max_salary: 123_456 }
  await makeOffer(services, company.id, pay)
  const count = async (name: string, value: string) =>
    (await browser.get(`${PATH}/${name}/effects?value=${value}`)).body.data.count
  expect([await count('minimum_wage', '123456'), await count('minimum_wage', '123457')]).toEqual([0, 1])
  expect(await count('minimum_wage', 'rien')).toBe(0)
  expect(await count('applications_a_day', '1')).toBe(0)
})
