import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outgoingMails } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'
import { searchWords } from '../search/tables.ts'
import { offerDrafts, offerEvents, offers } from '../tables.ts'

const services = useServices()
const DRAFTS = '/api/recruiter/offer-drafts'
const draftOf = (id: number) => `/api/recruiter/offers/${id}/draft`
const submissionOf = (id: number) => `/api/recruiter/offers/${id}/submission`

async function scene() {
  const { company, owner } = await makeCompany(services)
  return { company, owner, browser: await signedInAs(services, owner) }
}

/** Makes a draft of this form; returns its id and version. */
async function write(browser: Browser, content: Record<string, unknown> = offerForm()) {
  const { body } = await browser.post(DRAFTS, { content })
  return body.data as { id: number; version: number; reference: string }
}

const rowOf = async (id: number) => (await services.db.select().from(offers).where(eq(offers.id, id)))[0]

const kindsOf = async (id: number) =>
  (
    await services.db.select().from(offerEvents).where(eq(offerEvents.offer_id, id)).orderBy(offerEvents.id)
  ).map(({ kind }) => kind)

test('a draft begins with the first words, has a reference of its own and is read by nobody else', async () => {
  const { browser, company } = await scene()
  const { status, body } = await browser.post(DRAFTS, { content: { title: 'Techni' } })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ status: 'draft', content: { title: 'Techni', work_mode: 'on_site' } })
  const { id, reference } = body.data
  expect(reference).toBe(`OFF-2026-${String(id).padStart(4, '0')}`)
  expect(await rowOf(id)).toMatchObject({
    status: 'draft',
    title: 'Techni',
    company_id: company.id,
    activity_area_id: 17,
    city_id: 1,
    contract_id: 1,
    response_delay_days: 14,
  })
  expect((await new Browser(services).get(`/api/offers/${id}`)).status).toBe(404)
  const { browser: rival } = await scene()
  expect((await rival.get(draftOf(id))).status).toBe(404)
  expect((await rival.put(draftOf(id), { version: body.data.version, content: {} })).status).toBe(404)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await reader.get(draftOf(id))).status).toBe(200)
  expect((await reader.put(draftOf(id), { version: body.data.version, content: {} })).status).toBe(403)
})

test('a new offer sent again after its answer was lost is one draft, with what was written since', async () => {
  const { browser, company } = await scene()
  const client_key = crypto.randomUUID()
  const begin = (title: string, who = browser) => who.post(DRAFTS, { content: { title }, client_key })
  const answers = await Promise.all([begin('Technicien'), begin('Technicien'), begin('Technicien')])
  const ids = new Set(answers.map(({ body }) => body.data.id))
  expect(ids.size).toBe(1)
  const again = await begin('Technicien réseau')
  expect(again.body.data).toMatchObject({ id: [...ids][0], content: { title: 'Technicien réseau' } })
  expect(await kindsOf(again.body.data.id)).toEqual(['created'])
  expect(await rowOf(again.body.data.id)).toMatchObject({ title: 'Technicien réseau' })
  // A draft of a colleague, and one that was submitted meanwhile, are other drafts.
  const colleague = await signedInAs(services, await makeMember(services, company.id, 'recruiter'))
  const other = (await begin('Technicien', colleague)).body.data
  expect(ids).not.toContain(other.id)
  await services.db.update(offers).set({ status: 'submitted' }).where(eq(offers.id, again.body.data.id))
  expect(ids).not.toContain((await begin('Technicien')).body.data.id)
  expect((await browser.post(DRAFTS, { content: {}, client_key: 'une clef' })).status).toBe(422)
})

test('what is typed is kept as it is, right or not, and read back', async () => {
  const { browser } = await scene()
  const { id, version } = await write(browser, {})
  const content = { title: '', min_salary: 'beaucoup', positions_count: 'deux', start_date: 'demain' }
  const saved = await browser.put(draftOf(id), { version, content })
  expect(saved.body.data.version).toBe(version + 1)
  const { body } = await browser.get(draftOf(id))
  expect(body.data.content).toMatchObject(content)
  expect((await rowOf(id))?.title).toBe('Offre sans titre')
})

test('a save over what a colleague saved is refused, says who and when, and overwrites nothing', async () => {
  const { browser, company } = await scene()
  const { id, version } = await write(browser)
  const member = await makeMember(services, company.id, 'recruiter')
  const colleague = await signedInAs(services, member)
  await colleague.put(draftOf(id), { version, content: offerForm({ title: 'Celui du collègue' }) })
  const { status, body } = await browser.put(draftOf(id), {
    version,
    content: offerForm({ title: 'Le mien' }),
  })
  expect(status).toBe(409)
  expect(body.message).toBe(`Miora ${member.last_name} a enregistré cette offre à 11\u00a0h\u00a000.`)
  expect((await browser.get(draftOf(id))).body.data.content.title).toBe('Celui du collègue')
  const again = await colleague.put(draftOf(id), { version, content: {} })
  expect(again.body.message).toMatch(/^Vous avez enregistré cette offre dans une autre page à/)
})

test('a draft sent again because its answer was lost is kept once, and a colleague’s is still not written over', async () => {
  const { browser, company } = await scene()
  const colleague = await signedInAs(services, await makeMember(services, company.id, 'recruiter'))
  const { id, version } = await write(browser)
  const content = {
    ...(await browser.get(draftOf(id))).body.data.content,
    missions: '<p onclick="x()">Câbler</p>',
  }
  const first = await browser.put(draftOf(id), { version, content })
  const again = await browser.put(draftOf(id), { version, content })
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await browser.put(draftOf(id), { version, content: { ...content, title: 'Autre' } })).status).toBe(
    409,
  )
  expect((await colleague.put(draftOf(id), { version, content })).status).toBe(409)
})

test('of fifty saves over one version one is kept', async () => {
  const { browser } = await scene()
  const { id, version } = await write(browser)
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      browser.put(draftOf(id), { version, content: offerForm({ title: `Titre ${turn}` }) }),
    ),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(49)
})

test('a sent offer is in its row by the rules, waits for the administrators, who are told once', async () => {
  const admin = await makeAdmin(services)
  const { browser } = await scene()
  const { id, version } = await write(browser)
  const { status, body } = await browser.put(submissionOf(id), { version })
  expect([status, body.data.status, body.data.version]).toEqual([200, 'submitted', 0])
  expect(await rowOf(id)).toMatchObject({
    title: 'Technicien réseau',
    slug: 'technicien-reseau',
    status: 'submitted',
    company_size: '10-50',
    city_id: 2,
    positions_count: 2,
    contract_duration_months: 12,
    max_salary: 1_000_000,
    flags: [],
    skills: ['Fibre optique', 'TCP/IP'],
    submitted_at: services.clock.now(),
    address: null,
    search_title: 'technicien reseau',
    questions: [
      { text: 'Avez-vous le permis B ?', kind: 'yes_no', required: true },
      { text: 'Quand pouvez-vous commencer ?', kind: 'text', required: false },
      { text: 'Quel horaire ?', kind: 'choice', choices: ['Matin', 'Soir'], required: true },
    ],
  })
  expect(await services.db.select().from(offerDrafts).where(eq(offerDrafts.offer_id, id))).toEqual([])
  expect(await services.db.select().from(searchWords).where(eq(searchWords.word, 'technicien'))).toHaveLength(
    1,
  )
  expect(await kindsOf(id)).toEqual(['created', 'submitted'])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, admin.email))
  expect(mails.filter(({ subject }) => subject.includes('Technicien réseau'))).toHaveLength(1)
  // A second submission is refused, because the offer waits already.
  expect((await browser.put(submissionOf(id), { version: 0 })).status).toBe(409)
  expect((await browser.put(draftOf(id), { version: 0, content: {} })).status).toBe(409)
})

test('the months typed before the contract became permanent are not kept', async () => {
  const { browser } = await scene()
  const { id, version } = await write(browser, offerForm({ contract_id: '1' }))
  expect((await browser.put(submissionOf(id), { version })).status).toBe(200)
  expect((await rowOf(id))?.contract_duration_months).toBeNull()
})

test('what is not right is told field by field, and nothing is sent', async () => {
  const { browser } = await scene()
  const { id, version } = await write(browser, {
    min_salary: 900_000,
    max_salary: 800_000,
    application_deadline: '2026-11-01',
    questions: [{ text: 'Laquelle ?', kind: 'choice', choices: 'Une seule' }],
  })
  const { status, body } = await browser.put(submissionOf(id), { version })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject({
    title: ['Veuillez entrer le titre du poste.'],
    missions: ['Veuillez décrire les missions.'],
    contract_id: ['Veuillez choisir le contrat.'],
    max_salary: ['Le salaire maximum doit être supérieur ou égal au salaire minimum.'],
    application_deadline: ['La date limite est déjà passée.'],
    'questions.0.choices': ['Veuillez proposer au moins deux réponses, une par ligne.'],
  })
  expect((await rowOf(id))?.status).toBe('draft')
})

test('fifty offers sent at once with one slot give one', async () => {
  const { browser } = await scene()
  const drafts = []
  for (let turn = 0; turn < 50; turn += 1) drafts.push(await write(browser))
  const all = await Promise.all(drafts.map(({ id, version }) => browser.put(submissionOf(id), { version })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = all.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(49)
  expect(refused[0]?.body.message).toContain('clôturez-la ou retirez-la d’abord')
})

test('the preview of a draft says before it is sent that no slot is free', async () => {
  const { browser, company } = await scene()
  const { id } = await write(browser)
  const told = async (offer: number) =>
    (await browser.get(`/api/recruiter/offers/${offer}/preview`)).body.no_slot
  expect(await told(id)).toBeNull()
  const online = await makeOffer(services, company.id)
  expect(await told(id)).toBe(
    'Votre société a déjà une offre publiée ou en validation, autant qu’elle peut en avoir à la fois\u00a0: clôturez-la ou retirez-la d’abord, ou choisissez une formule qui en permet davantage.',
  )
  expect(await told(online.id)).toBeNull()
})

test('a sent offer that is taken back is written on, and an old page of it overwrites nothing', async () => {
  const { browser } = await scene()
  const { id, version } = await write(browser)
  await browser.put(submissionOf(id), { version })
  services.clock.advance(5)
  const { status, body } = await browser.delete(submissionOf(id))
  expect([status, body.data.status, body.data.content.title]).toEqual([200, 'draft', 'Technicien réseau'])
  expect(body.data.content.questions[2].choices).toBe('Matin\nSoir')
  expect((await browser.put(draftOf(id), { version, content: {} })).status).toBe(409)
  expect((await browser.put(submissionOf(id), { version: body.data.version })).status).toBe(200)
  expect(await kindsOf(id)).toEqual(['created', 'submitted', 'taken_back', 'submitted'])
  const { browser: rival } = await scene()
  expect((await rival.delete(submissionOf(id))).status).toBe(404)
})

test('the text of an offer on hold says that it is', async () => {
  const { browser, company } = await scene()
  const [seen, held] = [
    await makeOffer(services, company.id),
    await makeOffer(services, company.id, { paused: true }),
  ]
  const stateOfDraft = async ({ id }: { id: number }) => {
    const { status, paused } = (await browser.get(draftOf(id))).body.data
    return [status, paused]
  }
  expect(await stateOfDraft(seen)).toEqual(['published', false])
  expect(await stateOfDraft(held)).toEqual(['published', true])
})

test('the new text of a published offer waits while the old one stays on the site', async () => {
  const { browser, company } = await scene()
  const offer = await makeOffer(services, company.id, { title: 'Ancien titre' })
  expect((await browser.put(submissionOf(offer.id), { version: 0 })).status).toBe(409)
  const saved = await browser.put(draftOf(offer.id), {
    version: 0,
    content: offerForm({ title: 'Nouveau titre' }),
  })
  const { version } = saved.body.data
  const discards = async () => (await browser.get(`/api/recruiter/offers/${offer.id}`)).body.data.discards
  expect(await discards()).toBe('changes')
  const sent = await browser.put(submissionOf(offer.id), { version })
  expect([sent.status, sent.body.data.status, await discards()]).toEqual([200, 'published', null])
  expect(sent.body.data.waits_since).toBe(services.clock.now().toISOString())
  expect((await new Browser(services).get(`/api/offers/${offer.id}`)).body.data.title).toBe('Ancien titre')
  expect((await browser.put(draftOf(offer.id), { version, content: {} })).status).toBe(409)
  expect((await browser.delete(submissionOf(offer.id))).body.data.waits_since).toBeNull()
  expect(await discards()).toBe('changes')
  expect((await browser.delete(draftOf(offer.id))).status).toBe(204)
  expect(await discards()).toBeNull()
  expect((await browser.get(draftOf(offer.id))).body.data.content.title).toBe('Ancien titre')
})

test('a refused offer is corrected and sent again', async () => {
  const { browser, company } = await scene()
  const offer = await makeOffer(services, company.id, {
    status: 'rejected',
    rejection_reason: 'Précisez le salaire.',
    published_at: null,
  })
  expect((await browser.get(draftOf(offer.id))).body.data.rejection_reason).toBe('Précisez le salaire.')
  const saved = await browser.put(draftOf(offer.id), { version: 0, content: offerForm() })
  const { status } = await browser.put(submissionOf(offer.id), { version: saved.body.data.version })
  expect(status).toBe(200)
  expect(await rowOf(offer.id)).toMatchObject({ status: 'submitted', rejection_reason: null })
})

test('a draft that was never sent is deleted with what hangs on it, once or twice, and by nobody else', async () => {
  const { browser, company } = await scene()
  const { browser: rival } = await scene()
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const { id } = await write(browser)
  const mayDiscard = async (one: Browser) => (await one.get(`/api/recruiter/offers/${id}`)).body.data.discards
  expect([await mayDiscard(browser), await mayDiscard(reader)]).toEqual(['offer', null])
  expect((await rival.delete(draftOf(id))).status).toBe(404)
  expect((await reader.delete(draftOf(id))).status).toBe(403)
  expect((await new Browser(services).delete(draftOf(id))).status).toBe(401)
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.delete(draftOf(id))))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  expect(await rowOf(id)).toBeUndefined()
  expect(await services.db.select().from(offerDrafts).where(eq(offerDrafts.offer_id, id))).toEqual([])
  expect(await kindsOf(id)).toEqual([])
  expect((await browser.delete(draftOf(id))).status).toBe(204)
  expect((await rival.delete(draftOf(id))).status).toBe(404)
  expect((await browser.delete(draftOf(id + 10_000))).status).toBe(404)
})

test('a draft that was sent and taken back is not deleted: it is archived', async () => {
  const { browser } = await scene()
  const { id, version } = await write(browser)
  await browser.put(submissionOf(id), { version })
  expect((await browser.delete(draftOf(id))).status).toBe(409)
  await browser.delete(submissionOf(id))
  const refused = await browser.delete(draftOf(id))
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('archivez-la')])
  const { body } = await browser.get(`/api/recruiter/offers/${id}`)
  expect(body.data).toMatchObject({ state: 'draft', discards: null, actions: ['archive'] })
})

test('a draft says how many of its fields are left, each once', async () => {
  const { browser } = await scene()
  const { id, version } = await write(
    browser,
    offerForm({ contract_id: '', min_salary: 'cher', questions: [] }),
  )
  const left = async () => (await browser.get(`/api/recruiter/offers/${id}`)).body.data.fields_left
  expect(await left()).toBe(2)
  const saved = await browser.put(draftOf(id), { version, content: offerForm() })
  expect(await left()).toBe(0)
  await browser.put(submissionOf(id), { version: saved.body.data.version })
  expect(await left()).toBeNull()
})

test('an archived offer is only duplicated', async () => {
  const { browser, company } = await scene()
  const { browser: rival } = await scene()
  const archived = await makeOffer(services, company.id, { status: 'archived' })
  expect((await browser.put(draftOf(archived.id), { version: 0, content: {} })).status).toBe(409)
  const copy = await browser.post(`/api/recruiter/offers/${archived.id}/duplicate`)
  expect([copy.status, copy.body.data.content.title, copy.body.data.content.expires_at]).toEqual([
    ...[201, 'Comptable confirmé', ''],
  ])
  expect(await kindsOf(copy.body.data.id)).toEqual(['duplicated'])
  expect((await rival.post(`/api/recruiter/offers/${archived.id}/duplicate`)).status).toBe(404)
})

test('the preview is the public offer with what is right of the form so far', async () => {
  const { browser } = await scene()
  const { id } = await write(browser, offerForm({ contract_id: '', max_salary: 'cher', min_salary: 700_000 }))
  const { status, body } = await browser.get(`/api/recruiter/offers/${id}/preview`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'open',
    title: 'Technicien réseau',
    city: { name: 'Toamasina' },
    contract: null,
    min_salary: 700_000,
    max_salary: null,
    skills: ['Fibre optique', 'TCP/IP'],
  })
  const unchosen = await write(browser, offerForm({ city_id: '', activity_area_id: '' }))
  const other = await browser.get(`/api/recruiter/offers/${unchosen.id}/preview`)
  expect(other.body.data).toMatchObject({
    city: null,
    region: null,
    activity_area: null,
    contract: { id: 2 },
  })
  expect((await new Browser(services).get(`/api/recruiter/offers/${id}/preview`)).status).toBe(401)
})

test('rich texts keep headings, lists, bold and links, and nothing that acts', async () => {
  const { browser } = await scene()
  const missions =
    '<h3>Chaque jour</h3><ul><li><strong>Poser</strong> la <a href="https://exemple.mg" onclick="x()">fibre</a></li></ul>' +
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">ici</a><iframe src="//x"></iframe>'
  const { id, version } = await write(browser, offerForm({ missions }))
  const kept = (await browser.get(draftOf(id))).body.data.content.missions
  await browser.put(submissionOf(id), { version })
  for (const html of [kept, (await rowOf(id))?.missions]) {
    expect(html).toContain(
      '<h3>Chaque jour</h3><ul><li><strong>Poser</strong> la <a href="https://exemple.mg"',
    )
    expect(html).not.toMatch(/script|onclick|onerror|<img|iframe/)
  }
})
