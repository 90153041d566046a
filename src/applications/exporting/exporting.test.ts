import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { insertApplication, makeScene, RECEIVED } from '#test/applications.ts'
import { Browser as Guest } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const EXPORTS = `${RECEIVED}/exports`

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

test('the list is exported under its filters, as CSV and as a workbook, and the audit log says so', async () => {
  const { recruiter, company, owner, offer, apply } = await makeScene(services)
  await apply()
  const other = await makeOffer(services, company.id, { title: 'Juriste' })
  const person = await makeApplicant(services, { first_name: '=cmd', last_name: '"Ra;koto"' })
  await insertApplication(services, services.clock.now(), {
    offer_id: other.id,
    company_id: company.id,
    applicant_id: person.id,
    status: 'submitted',
    offer_copy: { title: 'Juriste' } as never,
  })
  await services.db
    .update(applicantProfiles)
    .set({ headline: '+261 34 12 345 67' })
    .where(eq(applicantProfiles.user_id, person.id))
  const csv = await recruiter.get(`${EXPORTS}/csv`)
  expect([csv.status, csv.headers['cache-control'], csv.headers['x-content-type-options']]).toEqual([
    200,
    'private, no-store',
    'nosniff',
  ])
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="candidatures-[\d-]+\.csv"/)
  const text = textOf(csv.bytes)
  expect(text.startsWith('\ufeff"Candidat";"Titre";"Offre";')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain('"\'=cmd ""Ra;koto"""')
  expect(text).not.toContain(person.email)
  const one = textOf((await recruiter.get(`${EXPORTS}/csv?offer_id=${offer.id}`)).bytes)
  expect(one.split('\r\n')).toHaveLength(3)
  const book = unzipSync(new Uint8Array((await recruiter.get(`${EXPORTS}/xlsx`)).bytes))
  const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<t xml:space="preserve">=cmd "Ra;koto"</t>')
  expect(sheet).toContain('>+261 34 12 345 67<')
  expect(text).toContain(';"+261 34 12 345 67";')
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<row>/g)).toHaveLength(3)
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, owner.id))
  expect(
    lines.filter(({ action }) => action === 'applications.exported').map(({ details }) => details),
  ).toEqual([
    { format: 'csv', rows: 2 },
    { format: 'csv', rows: 1, offer_id: offer.id },
    { format: 'xlsx', rows: 2 },
  ])
})

test('what was answered to one offer’s questions is a column of its export and a filter of its list', async () => {
  const { recruiter, company } = await makeScene(services)
  const questions = [
    { text: 'Avez-vous le permis\u00a0?', kind: 'yes_no' as const },
    { text: 'Où habitez-vous\u00a0?' },
  ]
  const offer = await makeOffer(services, company.id)
  await services.db.update(offers).set({ questions }).where(eq(offers.id, offer.id))
  for (const [answer, home] of [
    ['Oui', 'À Antsirabe, près du marché'],
    ['Non', ''],
    ['Oui', ''],
  ]) {
    const { id } = await makeApplicant(services)
    await insertApplication(services, services.clock.now(), {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id: id,
      status: 'submitted',
      offer_copy: { title: 'Livreur' } as never,
      answers: [
        { question: 'Avez-vous le permis\u00a0?', answer: answer ?? '' },
        ...(home ? [{ question: 'Où habitez-vous\u00a0?', answer: home }] : []),
      ],
    })
  }
  const list = (filter: string) => recruiter.get(`${RECEIVED}?offer_id=${offer.id}${filter}`)
  const all = (await list('')).body
  expect(all.questions).toEqual([
    { text: 'Avez-vous le permis\u00a0?', choices: ['Oui', 'Non'] },
    { text: 'Où habitez-vous\u00a0?', choices: null },
  ])
  expect(all.data[0].answers).toHaveLength(1)
  expect((await list('&answer_1=Oui')).body.meta.total).toBe(2)
  expect((await list('&answer_1=Non')).body.meta.total).toBe(1)
  // A choice is what was chosen, whole; an answer in one's own words holds those that are looked for.
  expect((await list('&answer_1=Ou')).body.meta.total).toBe(0)
  expect((await list('&answer_2=Oui')).body.meta.total).toBe(0)
  expect((await list('&answer_2=antsirabé')).body.meta.total).toBe(1)
  expect((await list('&answer_1=Non&answer_2=antsirabe')).body.meta.total).toBe(0)
  expect((await list('&answer_2=%25')).body.meta.total).toBe(0)
  const board = await recruiter.get(`${RECEIVED}/board?offer_id=${offer.id}&answer_2=marché`)
  expect(board.body.questions).toEqual(all.questions)
  expect(board.body.data[0].total).toBe(1)
  expect((await recruiter.get(`${RECEIVED}?answer_1=Oui`)).body.meta.total).toBe(3)
  const text = textOf((await recruiter.get(`${EXPORTS}/csv?offer_id=${offer.id}&answer_1=Non`)).bytes)
  expect(text.split('\r\n')[0]).toMatch(/;"Avez-vous le permis\s\?";"Où habitez-vous\s\?"$/)
  expect(text.split('\r\n')[1]).toMatch(/;"Non";("")?$/)
})

test('a table says how to reach whoever was opened and what the team thinks, and its dates are dates', async () => {
  const { recruiter, applicant, owner, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const linesOf = async () => textOf((await recruiter.get(`${EXPORTS}/csv`)).bytes).split('\r\n')
  expect((await linesOf())[1]).not.toContain(applicant.email)
  await recruiter.get(`${RECEIVED}/${id}`)
  await recruiter.put(`${RECEIVED}/${id}/assignee`, { user_id: owner.id })
  const [head, line] = await linesOf()
  expect(head).toContain('"E-mail";"Téléphone";"Note (sur 5)";"Étiquettes";"Suivie par"')
  expect(line).toContain(`"${applicant.email}"`)
  expect(line).toContain(`"${owner.first_name} ${owner.last_name}"`)
  const book = unzipSync(new Uint8Array((await recruiter.get(`${EXPORTS}/xlsx`)).bytes))
  // The clock of the tests stands on 21 November 2026.
  expect(strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<c s="2"><v>46347</v></c>',
  )
})

test('a dossier is one PDF of the letter and the CV, whatever the person is called', async () => {
  const { recruiter, applicant, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  await services.db
    .update(users)
    .set({ first_name: '../"Mi\r\nora', last_name: 'Rakotö/=1' })
    .where(eq(users.id, applicant.id))
  const dossier = await recruiter.get(`${RECEIVED}/${id}/dossier`)
  expect([dossier.status, dossier.headers['content-type'], dossier.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(dossier.headers['content-disposition']).toMatch(/^attachment; filename="[^"/\\]+\.pdf"/)
  const pdf = await PDF.load(dossier.bytes)
  expect(pdf.getPage(0)?.extractText().text).toContain('Madame, Monsieur')
  expect(pdf.getPage(pdf.getPageCount() - 1)?.extractText().text).toContain('Curriculum vitae')
})

test('signed out, of another company, and as what is no file, nothing is exported', async () => {
  const { recruiter, browser, company, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const guest = new Guest(services)
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const statuses = async (path: string) => {
    const answers = await Promise.all([guest, browser, rival, reader].map((each) => each.get(path)))
    return answers.map(({ status }) => status)
  }
  expect(await statuses(`${EXPORTS}/csv`)).toEqual([401, 403, 200, 403])
  expect(await statuses(`${RECEIVED}/${id}/dossier`)).toEqual([401, 403, 404, 200])
  expect(textOf((await rival.get(`${EXPORTS}/csv`)).bytes).split('\r\n')).toHaveLength(2)
  expect((await recruiter.get(`${EXPORTS}/exe`)).status).toBe(404)
  expect((await recruiter.get(`${RECEIVED}/0/dossier`)).status).toBe(404)
})
