import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson } from '#src/personal-data/deletion/erasure.ts'
import { collectParts } from '#src/personal-data/exports/content.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { useServices } from '#test/services.ts'
import { applicationEvaluations, evaluationRatings, teamNotes } from './tables.ts'

const services = useServices()

const criteriaOf = (offer: number) => `/api/recruiter/offers/${offer}/evaluation-criteria`
const note = (text: string) => ({ client_key: crypto.randomUUID(), text })

/** An application, its company's owner, a second recruiter and a reader, and two criteria. */
async function makeTeam() {
  const scene = await makeScene(services)
  const id = Number((await scene.apply()).body.data.id)
  const colleague = await makeMember(services, scene.company.id, 'recruiter')
  const reader = await makeMember(services, scene.company.id, 'reader')
  const agreed = await scene.recruiter.put(criteriaOf(scene.offer.id), {
    version: 0,
    criteria: [{ label: 'React, TypeScript' }, { label: 'Clarté des échanges' }],
  })
  const [first, second] = agreed.body.data.criteria as { id: number; label: string }[]
  if (!first || !second) throw new Error('no criteria')
  const address = `${RECEIVED}/${id}`
  const read = async () => (await scene.recruiter.get(`${address}/evaluation`)).body.data
  return {
    ...scene,
    id,
    address,
    first,
    second,
    read,
    colleague,
    reader,
    colleagueBrowser: await signedInAs(services, colleague),
    readerBrowser: await signedInAs(services, reader),
  }
}

test('colleagues rate each criterion for themselves, and all see who gave what and the means', async () => {
  const { recruiter, colleagueBrowser, readerBrowser, address, first, second, read } = await makeTeam()
  await recruiter.put(`${address}/ratings/${first.id}`, { value: 5 })
  await colleagueBrowser.put(`${address}/ratings/${first.id}`, { value: 4 })
  await readerBrowser.put(`${address}/ratings/${second.id}`, { value: 2 })
  const found = await read()
  expect(found.rating).toBe(3.3)
  expect(found.criteria).toMatchObject([
    { label: 'React, TypeScript', mean: 4.5, uses: { ratings: 2, applications: 1 } },
    { label: 'Clarté des échanges', mean: 2, ratings: [{ is_mine: false, value: 2 }] },
  ])
  expect(found.criteria[0].ratings.map((each: { is_mine: boolean }) => each.is_mine)).toEqual([true, false])
  const taken = await recruiter.delete(`${address}/ratings/${first.id}`)
  expect(taken.body.data).toMatchObject({ rating: 3, criteria: [{ mean: 4 }, { mean: 2 }] })
  const [listed] = (await recruiter.get(RECEIVED)).body.data
  expect(listed).toMatchObject({ rating: 3, tags: [], assignee: null })
})

test('a rating sent many times at once, by one person or several, is one of each', async () => {
  const { recruiter, colleagueBrowser, address, first, second, id } = await makeTeam()
  const all = await Promise.all(
    [5, 4, 5, 4, 5].flatMap((value) => [
      recruiter.put(`${address}/ratings/${first.id}`, { value }),
      colleagueBrowser.put(`${address}/ratings/${second.id}`, { value: 3 }),
    ]),
  )
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const rows = await services.db
    .select()
    .from(evaluationRatings)
    .where(eq(evaluationRatings.application_id, id))
  expect(rows).toHaveLength(2)
  const [kept] = await services.db
    .select()
    .from(applicationEvaluations)
    .where(eq(applicationEvaluations.application_id, id))
  const sum = rows.reduce((total, { value }) => total + value, 0)
  expect(kept?.rating).toBe(sum / 2)
})

test('criteria are suggested, changed from the state that was read, and go with their ratings', async () => {
  const { recruiter, readerBrowser, offer, address, first, second, read, id } = await makeTeam()
  expect((await read()).suggestions).toContain('Motivation')
  await recruiter.put(`${address}/ratings/${first.id}`, { value: 5 })
  await recruiter.put(`${address}/ratings/${second.id}`, { value: 1 })
  const change = { version: 1, criteria: [{ id: second.id, label: 'Écoute' }, { label: 'Autonomie' }] }
  expect((await readerBrowser.put(criteriaOf(offer.id), change)).status).toBe(403)
  const both = await Promise.all([1, 2].map(() => recruiter.put(criteriaOf(offer.id), change)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const found = await read()
  expect(found).toMatchObject({ rating: 1, criteria_version: 2 })
  expect(found.criteria.map((each: { label: string }) => each.label)).toEqual(['Écoute', 'Autonomie'])
  expect((await recruiter.put(`${address}/ratings/${first.id}`, { value: 5 })).status).toBe(409)
  const none = await recruiter.put(criteriaOf(offer.id), { version: 2, criteria: [] })
  expect(none.status).toBe(200)
  expect((await read()).rating).toBe(null)
  for (const [criteria, field] of [
    [[{ label: ' ' }], 'criteria.0.label'],
    [[{ label: 'a'.repeat(61) }], 'criteria.0.label'],
    [[{ label: 'Motivation' }, { label: 'motivation' }], 'criteria'],
    [Array.from({ length: 7 }, (_, at) => ({ label: `Critère ${at}` })), 'criteria'],
  ] as const)
    expect((await recruiter.put(criteriaOf(offer.id), { version: 3, criteria })).body.errors).toHaveProperty(
      field,
    )
  expect(
    (await recruiter.put(criteriaOf(offer.id), { version: 3, criteria: [{ id: first.id, label: 'X' }] }))
      .status,
  ).toBe(404)
  expect(id).toBeGreaterThan(0)
})

test('a note names a colleague, who is told once in the bell and by mail, and opens it', async () => {
  const { recruiter, colleague, colleagueBrowser, owner, address, id, read } = await makeTeam()
  const name = `${colleague.first_name} ${colleague.last_name}`
  const written = note(`@${name} à revoir vite, avec @${owner.first_name} ${owner.last_name} aussi.`)
  const sent = await Promise.all([1, 2, 3].map(() => recruiter.post(`${address}/notes`, written)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  const found = await read()
  expect(found.notes).toMatchObject([{ is_mine: true, text: written.text, edited_at: null }])
  expect(found.notes[0].mentions).toContain(name)
  expect((await recruiter.get(`${address}?ahead=1`)).body.data.notes_count).toBe(1)
  const bell = (await colleagueBrowser.get('/api/notification')).body.data
  expect(bell).toHaveLength(1)
  expect(bell[0].link).toBe(`/dashboard/recruteur/candidatures/${id}/evaluation`)
  // Its words stay on the page.
  expect(JSON.stringify(bell)).not.toContain('revoir')
  expect(
    (await recruiter.get('/api/notification')).body.data.filter((each: { title: string }) =>
      /mentionne/.test(each.title),
    ),
  ).toEqual([])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, colleague.email))
  expect(mails.filter(({ subject }) => /vous mentionne/.test(subject))).toHaveLength(1)
  const edited = await recruiter.put(`${address}/notes/${found.notes[0].id}`, {
    text: `@${name}, c’est fait.`,
  })
  expect(edited.body.data.notes[0]).toMatchObject({ text: `@${name}, c’est fait.`, mentions: [name] })
  expect(edited.body.data.notes[0].edited_at).not.toBe(null)
  expect((await colleagueBrowser.get('/api/notification')).body.data).toHaveLength(1)
})

test('only its author edits or deletes a note, and reads it as it was typed', async () => {
  const { recruiter, colleagueBrowser, readerBrowser, address, read } = await makeTeam()
  for (const text of HOSTILE_STRINGS)
    expect((await readerBrowser.post(`${address}/notes`, note(text))).status).toBe(201)
  const { notes } = await read()
  expect(notes.map((each: { text: string }) => each.text)).toEqual(
    HOSTILE_STRINGS.map((text) => text.trim()).toReversed(),
  )
  const own = `${address}/notes/${notes[0].id}`
  for (const browser of [recruiter, colleagueBrowser]) {
    expect((await browser.put(own, { text: 'Autre chose' })).status).toBe(403)
    expect((await browser.delete(own)).status).toBe(403)
  }
  expect((await readerBrowser.put(own, { text: ' ' })).body.errors).toHaveProperty('text')
  expect((await readerBrowser.post(`${address}/notes`, note('a'.repeat(3_001)))).body.errors).toHaveProperty(
    'text',
  )
  expect((await readerBrowser.delete(own)).body.data.notes).toHaveLength(HOSTILE_STRINGS.length - 1)
  expect((await readerBrowser.delete(own)).status).toBe(404)
})

test('strangers find nothing, and an applicant nothing of it anywhere', async () => {
  const { recruiter, browser, applicant, offer, id, address, first } = await makeTeam()
  await recruiter.put(`${address}/ratings/${first.id}`, { value: 2 })
  await recruiter.post(`${address}/notes`, note('Trop hésitante au téléphone'))
  await recruiter.post(`${address}/tags`, { label: 'Deuxième choix' })
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const guest = new Browser(services)
  const calls = (who: Browser) => [
    who.get(`${address}/evaluation`),
    who.put(`${address}/ratings/${first.id}`, { value: 1 }),
    who.delete(`${address}/ratings/${first.id}`),
    who.post(`${address}/notes`, note('Bonjour')),
    who.post(`${address}/tags`, { label: 'Vivier' }),
    who.put(`${address}/assignee`, { user_id: null }),
    who.put(criteriaOf(offer.id), { version: 1, criteria: [] }),
  ]
  for (const [who, status] of [
    [rival, 404],
    [guest, 401],
    [browser, 403],
  ] as const)
    for (const call of calls(who)) expect((await call).status).toBe(status)
  const own = await Promise.all([
    browser.get(SENT),
    browser.get(`${SENT}/${id}`),
    browser.get('/api/notification'),
  ])
  const parts = await collectParts(services.db, applicant)
  const seen = JSON.stringify([own.map(({ body }) => body), parts])
  expect(seen).not.toMatch(/hésitante|Deuxième choix|React, TypeScript/)
  expect((await recruiter.put(`${address}/ratings/${first.id}`, { value: 6 })).body.errors).toHaveProperty(
    'value',
  )
})

test('what was said of an applicant goes with its account; what a colleague said stays, of a former member', async () => {
  const { recruiter, colleague, colleagueBrowser, applicant, address, first, read, id } = await makeTeam()
  await colleagueBrowser.put(`${address}/ratings/${first.id}`, { value: 4 })
  await colleagueBrowser.post(`${address}/notes`, note('Très à l’aise.'))
  await recruiter.post(`${address}/notes`, note(`Vu avec @${colleague.first_name} ${colleague.last_name}.`))
  await recruiter.put(`${address}/assignee`, { user_id: colleague.id })
  const copy = await collectParts(services.db, colleague)
  expect(copy.find(({ name }) => name === 'evaluations')?.data).toMatchObject({
    notes: [{ text: 'Très à l’aise.' }],
    ratings: [{ value: 4, criterion: 'React, TypeScript' }],
  })
  await erasePerson(services, colleague.id, () => true)
  expect(await read()).toMatchObject({
    rating: 4,
    assignee: null,
    criteria: [{ ratings: [{ author: 'Ancien membre', value: 4 }] }, {}],
    notes: [
      { text: 'Vu avec @Ancien membre.', mentions: [] },
      { author: 'Ancien membre', text: 'Très à l’aise.' },
    ],
  })
  await recruiter.post(`${address}/tags`, { label: 'Vivier' })
  await erasePerson(services, applicant.id, () => true)
  expect(await read()).toMatchObject({ rating: null, notes: [], tags: [] })
  expect(await services.db.select().from(teamNotes).where(eq(teamNotes.application_id, id))).toEqual([])
  expect((await recruiter.get('/api/recruiter/evaluation-choices')).body.data.tags).toEqual([])
  expect((await makeApplicant(services)).id).toBeGreaterThan(0)
})
