import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { formatTime } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { move, RECEIVED, tellChanges } from '#test/applications.ts'
import { CHANGES, changeMany, historyOf, makeMany, stateOf } from '#test/batches.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { applicationMessages } from '../messages/tables.ts'
import { applicationEvents } from '../tables.ts'

const services = useServices()
const REFUSAL = { change: 'rejection', reason: 'experience', message: 'Bonjour {prenom}, pour {offre}…' }

test('many are moved at once, and nobody hears of it for ten seconds', async () => {
  const { recruiter, chosen, sent } = await makeMany(services, 3)
  const { words, answer } = await changeMany(recruiter, {
    change: 'stage',
    stage: 'interview',
    applications: chosen,
  })
  expect([answer.status, words, answer.body.undo_seconds]).toEqual([200, ['done', 'done', 'done'], 10])
  // The browser knows its own change by it.
  expect(answer.body.data.map(({ version }: { version: number }) => version)).toEqual(
    chosen.map(({ version }) => version + 1),
  )
  const [first] = sent
  expect(await subjectsTo(services, first?.applicant.email ?? '')).toEqual([])
  await tellChanges(services)
  for (const { id, applicant } of sent) {
    expect(await historyOf(services, id)).toEqual(['interview'])
    expect(await subjectsTo(services, applicant.email)).toEqual([expect.stringContaining('Entretien')])
  }
})

test('the same press twice, or at the same moment, is one change', async () => {
  const { recruiter, chosen, sent } = await makeMany(services, 4)
  const body = { change: 'stage', stage: 'review', applications: chosen }
  const key = randomUUID()
  // The first try died half way: the next ones finish it.
  expect((await changeMany(recruiter, { ...body, applications: chosen.slice(0, 2) }, key)).words).toEqual([
    ...['done', 'done'],
  ])
  const answers = await Promise.all([1, 2, 3].map(() => changeMany(recruiter, body, key)))
  for (const { words } of answers) expect(words).toEqual(['done', 'done', 'done', 'done'])
  await tellChanges(services)
  expect((await changeMany(recruiter, body, key)).words).toEqual(['done', 'done', 'done', 'done'])
  for (const { id, applicant } of sent) {
    expect(await historyOf(services, id)).toEqual(['review'])
    expect(await subjectsTo(services, applicant.email)).toHaveLength(1)
  }
})

test('each says what became of it: there already, moved by a colleague, ended', async () => {
  const { recruiter, other, chosen, sent, colleague } = await makeMany(services, 4)
  const [a = 0, b = 0, c = 0] = sent.map(({ id }) => id)
  await move(services, other, `${RECEIVED}/${a}/stage`, { stage: 'interview' })
  await move(services, other, `${RECEIVED}/${b}/stage`, { stage: 'shortlisted' })
  await move(services, other, `${RECEIVED}/${c}/rejection`, { reason: 'doublon' })
  const known = chosen.map((each, at) => ({ ...each, version: at === 2 ? 1 : each.version }))
  const { results } = await changeMany(recruiter, {
    change: 'stage',
    stage: 'interview',
    applications: known,
  })
  expect(results.map(({ result, message }) => [result, message])).toEqual([
    ['already', 'Déjà\u00a0: Entretien.'],
    ['moved', `${colleague.first_name} l’a déjà présélectionnée à ${formatTime(services.clock.now())}.`],
    ['impossible', 'Non retenue\u00a0: cette candidature ne change plus d’étape.'],
    ['done', null],
  ])
})

test('two colleagues who move the same thirty at once: each is moved by one of them', async () => {
  const { recruiter, other, chosen, sent } = await makeMany(services, 30)
  const [mine, theirs] = await Promise.all([
    changeMany(recruiter, { change: 'stage', stage: 'shortlisted', applications: chosen }),
    changeMany(other, { change: 'stage', stage: 'interview', applications: chosen.toReversed() }),
  ])
  const won = new Set(mine.results.filter(({ result }) => result === 'done').map(({ id }) => id))
  const lost = theirs.results.filter(({ result }) => result === 'done').map(({ id }) => id)
  expect(won.size + lost.length).toBe(30)
  expect(lost.filter((id) => won.has(id))).toEqual([])
  expect([...mine.words, ...theirs.words].filter((word) => word === 'moved')).toHaveLength(30)
  await tellChanges(services)
  for (const { id, applicant } of sent) {
    expect(await historyOf(services, id)).toEqual([won.has(id) ? 'shortlisted' : 'interview'])
    expect(await subjectsTo(services, applicant.email)).toHaveLength(1)
  }
})

test('all of it is taken back at once, as if it had never been', async () => {
  const { recruiter, other, chosen, sent } = await makeMany(services, 3)
  const { key } = await changeMany(recruiter, {
    change: 'stage',
    stage: 'interview',
    applications: chosen,
  })
  const [first] = sent
  await move(services, other, `${RECEIVED}/${first?.id}/stage`, { stage: 'review' })
  const back = await recruiter.delete(`${CHANGES}/${key}`)
  expect(
    back.body.data.map(({ result, version }: { result: string; version: number }) => [result, version]),
  ).toEqual([['moved', null], ...chosen.slice(1).map(({ version }) => ['done', version + 2])])
  await tellChanges(services)
  const [, second] = sent
  expect(await stateOf(services, second?.id ?? 0)).toBe('submitted')
  expect(await historyOf(services, second?.id ?? 0)).toEqual([])
  expect(await subjectsTo(services, second?.applicant.email ?? '')).toEqual([])
  expect(await stateOf(services, first?.id ?? 0)).toBe('review')
})

test('once told, nothing is taken back', async () => {
  const { recruiter, chosen } = await makeMany(services, 1)
  const { key } = await changeMany(recruiter, {
    change: 'stage',
    stage: 'review',
    applications: chosen,
  })
  await tellChanges(services)
  const [result] = (await recruiter.delete(`${CHANGES}/${key}`)).body.data
  expect([result.result, result.message]).toEqual([
    'impossible',
    expect.stringContaining('a déjà été prévenu'),
  ])
})

test('a grouped refusal waits a day, each reads its own name, and one action takes all of it back', async () => {
  const { recruiter, colleague, owner, chosen, sent } = await makeMany(services, 3)
  const { key, answer } = await changeMany(recruiter, { ...REFUSAL, applications: chosen })
  const due = new Date(answer.body.notified_at).getTime() - services.clock.now().getTime()
  expect(due).toBe(DAY_SECONDS * 1000)
  services.clock.advance(DAY_SECONDS - 60)
  await services.queue.runDue(services)
  const [first, second] = sent
  expect(await subjectsTo(services, first?.applicant.email ?? '')).toEqual([])
  // A colleague finds it the next day, too.
  const other = await signedInAs(services, colleague)
  const waiting = (await other.get(CHANGES)).body.data
  expect(waiting).toEqual([expect.objectContaining({ key, count: 3, by: expect.stringContaining('Miora') })])
  expect(owner.first_name).toBe('Miora')
  const [event] = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, first?.id ?? 0))
  expect(event?.message).toMatch(/^Bonjour Miora, pour Comptable confirmé.H\/F…$/)
  expect((await other.delete(`${CHANGES}/${key}`)).body.data).toHaveLength(3)
  expect((await other.get(CHANGES)).body.data).toEqual([])
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  for (const { id, applicant } of sent) {
    expect(await stateOf(services, id)).toBe('submitted')
    expect(await subjectsTo(services, applicant.email)).toEqual([])
  }
  expect(await historyOf(services, second?.id ?? 0)).toEqual(['rejected', 'submitted'])
  // The answer to the press, sent again by a slow network, refuses nobody anew.
  const late = await signedInAs(services, owner)
  expect((await changeMany(late, { ...REFUSAL, applications: chosen }, key)).words).toEqual([
    ...['moved', 'moved', 'moved'],
  ])
})

test('a grouped refusal that stands is told once, the day after', async () => {
  const { recruiter, owner, chosen, sent } = await makeMany(services, 2)
  await changeMany(recruiter, { ...REFUSAL, applications: chosen })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  for (const { applicant } of sent)
    expect(await subjectsTo(services, applicant.email)).toEqual([
      expect.stringContaining('Réponse à votre candidature'),
    ])
  expect((await (await signedInAs(services, owner)).get(CHANGES)).body.data).toEqual([])
})

test('a message to several is one in each conversation, however often it is sent', async () => {
  const { recruiter, chosen, sent } = await makeMany(services, 3)
  const [withdrawn] = sent
  await (await signedInAs(services, withdrawn?.applicant ?? { email: '' })).put(
    `/api/applicant/applications/${withdrawn?.id}/withdrawal`,
  )
  const body = { change: 'message', message: 'Bonjour {prenom} {nom}, à lundi.', applications: chosen }
  const key = randomUUID()
  const [first, again] = [
    await changeMany(recruiter, body, key),
    ...(await Promise.all([1, 2].map(() => changeMany(recruiter, body, key)))),
  ]
  expect(first?.results[0]).toMatchObject({
    result: 'impossible',
    message: expect.stringContaining('a été retirée'),
  })
  expect(first?.words).toEqual(['impossible', 'done', 'done'])
  expect(again?.words).toEqual(first?.words)
  for (const { id, applicant } of sent.slice(1)) {
    const texts = await services.db
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.application_id, id))
    expect(texts.map(({ text }) => text)).toEqual([
      `Bonjour ${applicant.first_name} ${applicant.last_name}, à lundi.`,
    ])
  }
})

test('a greeting alone is sent to nobody', async () => {
  const { recruiter, chosen } = await makeMany(services, 2)
  for (const body of [
    { change: 'message', message: 'Bonjour {prenom},' },
    { ...REFUSAL, message: 'Bonjour {prenom},\n\nCordialement,\n{recruteur}' },
  ]) {
    const { answer } = await changeMany(recruiter, { ...body, applications: chosen }, randomUUID())
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['message']])
  }
})

test('whom it is for: those named, or all that an offer still has open, each with the words it will read', async () => {
  const { recruiter, other, chosen, sent, offer } = await makeMany(services, 3)
  const [first, second] = sent
  const ids = chosen.map(({ id }) => id).join(',')
  const { data, meta } = (await recruiter.get(`${CHANGES}/recipients?ids=${ids}`)).body
  expect([data.length, meta.total]).toEqual([3, 3])
  expect(data[0]).toMatchObject({
    id: first?.id,
    can_reject: true,
    silence: null,
    last_change: null,
    values: { prenom: 'Miora', nom: first?.applicant.last_name },
  })
  await move(services, other, `${RECEIVED}/${first?.id}/rejection`, { reason: 'doublon' })
  await move(services, other, `${RECEIVED}/${second?.id}/stage`, { stage: 'interview' })
  const open = (await recruiter.get(`${CHANGES}/recipients?offer_id=${offer.id}`)).body
  expect(open.data.map((each: { id: number }) => each.id)).toEqual(sent.slice(1).map(({ id }) => id))
  expect(open.data[0].last_change).toMatchObject({ label: 'Entretien', by: expect.any(String) })
  const named = (await recruiter.get(`${CHANGES}/recipients?ids=${first?.id}`)).body.data
  expect(named[0].can_reject).toBe(false)
  expect((await recruiter.get(`${CHANGES}/recipients?ids=abc`)).body.data).toEqual([])
})

test('those of a list’s filters are found without their pages', async () => {
  const { recruiter, chosen, offer } = await makeMany(services, 14)
  const { data } = (await recruiter.get(`${CHANGES}/selection?offer_id=${offer.id}`)).body
  expect(data.map(({ id }: { id: number }) => id).toSorted()).toEqual(chosen.map(({ id }) => id).toSorted())
  expect((await recruiter.get(`${CHANGES}/selection?status=rejected`)).body.data).toEqual([])
})

test('signed out, as a reader, with a stranger’s among them, or with nothing in it, nothing is changed', async () => {
  const { company, chosen, sent, recruiter } = await makeMany(services, 2)
  const theirs = await makeMany(services, 1)
  const body = { change: 'stage', stage: 'review', applications: chosen }
  const statusOf = async (browser: Browser, given: Record<string, unknown>) =>
    (await changeMany(browser, given)).answer.status
  expect(await statusOf(new Browser(services), body)).toBe(401)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect(await statusOf(reader, body)).toBe(403)
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  expect(await statusOf(rival, body)).toBe(404)
  expect(await statusOf(recruiter, { ...body, applications: [...chosen, ...theirs.chosen] })).toBe(404)
  expect(await stateOf(services, sent[0]?.id ?? 0)).toBe('submitted')
  expect(await statusOf(recruiter, { ...body, applications: [] })).toBe(422)
  const many = Array.from({ length: 101 }, (_, id) => ({ id: id + 1, version: 0 }))
  expect(await statusOf(recruiter, { ...body, applications: many })).toBe(422)
  expect(await statusOf(recruiter, { ...body, stage: 'offer_made' })).toBe(422)
  expect(await statusOf(recruiter, { ...body, change: 'hire' })).toBe(422)
  const { answer } = await changeMany(recruiter, { ...REFUSAL, reason: '', message: 'Bonjour {Prenom}' })
  expect(Object.keys(answer.body.errors).toSorted()).toEqual(['applications', 'message', 'reason'])
})

test('the recipients, the changes and what takes them back are the company’s own', async () => {
  const { company, recruiter, chosen, offer } = await makeMany(services, 1)
  const { key } = await changeMany(recruiter, { ...REFUSAL, applications: chosen })
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  for (const path of [`/recipients?ids=${chosen[0]?.id}`, `/recipients?offer_id=${offer.id}`]) {
    expect((await rival.get(CHANGES + path)).status).toBe(404)
    expect((await reader.get(CHANGES + path)).status).toBe(403)
    expect((await new Browser(services).get(CHANGES + path)).status).toBe(401)
  }
  expect((await rival.get(CHANGES)).body.data).toEqual([])
  expect((await rival.delete(`${CHANGES}/${key}`)).status).toBe(404)
  expect((await reader.delete(`${CHANGES}/${key}`)).status).toBe(403)
  expect((await new Browser(services).delete(`${CHANGES}/${key}`)).status).toBe(401)
  expect((await recruiter.delete(`${CHANGES}/pas-une-cle`)).status).toBe(404)
  expect(await stateOf(services, chosen[0]?.id ?? 0)).toBe('rejected')
})

test('no more changes of many in an hour than anyone decides', async () => {
  await services.db.delete(throttles)
  const { recruiter, chosen } = await makeMany(services, 1)
  const body = { change: 'stage', stage: 'review', applications: chosen }
  const statuses = new Set<number>()
  for (let turn = 0; turn < 121; turn += 1) statuses.add((await changeMany(recruiter, body)).answer.status)
  expect([...statuses]).toEqual([200, 429])
})

test('a step back, alone or of many, is told to nobody as good news', async () => {
  const { recruiter, sent } = await makeMany(services, 3)
  const put = (id: number, body: object) => move(services, recruiter, `${RECEIVED}/${id}/stage`, { ...body })
  for (const { id } of sent) await put(id, { stage: 'interview' })
  await tellChanges(services)
  const [alone, ...others] = sent
  await put(alone?.id ?? 0, { stage: 'review', message: 'Nous revoyons d’abord les diplômes.' })
  const back = others.map(({ id }) => ({ id, version: 1 }))
  expect(
    (await changeMany(recruiter, { change: 'stage', stage: 'shortlisted', applications: back })).words,
  ).toEqual(['done', 'done'])
  await tellChanges(services)
  for (const { id, applicant } of others) {
    expect(await stateOf(services, id)).toBe('shortlisted')
    expect(await subjectsTo(services, applicant.email)).toEqual([expect.stringContaining('Entretien')])
  }
  // The recruiter's own words are passed on, and nothing around them rejoices.
  const subjects = await subjectsTo(services, alone?.applicant.email ?? '')
  expect(subjects).toEqual([
    expect.stringContaining('Entretien'),
    expect.stringMatching(/^À l’étude.: votre candidature/),
  ])
})
