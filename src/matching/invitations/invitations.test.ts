import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, SENT } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { makeFindable, makeInvitation, openContact } from '#test/matching.ts'
import { useServices } from '#test/services.ts'
import { endInvitations } from './ending.ts'
import { INVITATIONS_A_DAY } from './shared/limits.ts'
import { jobInvitations } from './tables.ts'

const services = useServices()
const MINE = '/api/applicant/job-invitations'
const MESSAGE = 'Votre parcours nous plaît. Voulez-vous lire notre offre ?'

/** A company with an open offer has opened the contact of an applicant; both are signed in. */
async function scene() {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const { user, key } = await makeFindable(services)
  await openContact(services, company.id, user.id)
  const recruiter = await signedInAs(services, owner)
  const applicant = await signedInAs(services, user)
  const address = `/api/recruiter/best-profiles/${key}/invitation`
  const invite = (offer_id = offer.id) => recruiter.put(address, { offer_id, message: MESSAGE })
  /** Reads the invitation as the recruiter sees it among the profiles. */
  const sentTo = async () => {
    const { body } = await recruiter.get(`/api/recruiter/best-profiles?offer_id=${offer.id}`)
    return body.data.find((each: { key: string }) => each.key === key)?.invitation
  }
  return { company, owner, offer, user, recruiter, applicant, address, invite, sentTo }
}

const rowsTo = (applicantId: number) =>
  services.db.select().from(jobInvitations).where(eq(jobInvitations.applicant_id, applicantId))
const mailsTo = (email: string, subject: string) =>
  services.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.to_address, email), like(outgoingMails.subject, subject)))

test('an invited applicant is told once, sees it, and the recruiter sees that', async () => {
  const { user, offer, applicant, invite, sentTo } = await scene()
  const sent = await invite()
  expect([sent.status, sent.body.data.state]).toEqual([201, 'sent'])
  expect((await invite()).status).toBe(200)
  const [mail, ...others] = await mailsTo(user.email, '%vous invite à postuler%')
  expect(others).toEqual([])
  expect(mail?.text).toContain(`/offres/${offer.id}-${offer.slug}?postuler=preparer`)
  const { body } = await applicant.get(MINE)
  expect(body.counts).toEqual({ waiting: 1, applied: 0, declined: 0, expired: 0 })
  expect(body.data).toMatchObject([
    { state: 'sent', message: MESSAGE, is_open: true, has_page: true, offer: { id: offer.id } },
  ])
  const seen = await applicant.put(`${MINE}/${body.data[0].id}/sight`)
  expect(seen.body.data.state).toBe('seen')
  expect(await sentTo()).toMatchObject({ state: 'seen', application_id: null })
})

test('an invitation leads to the page of a paused offer, and to none that a moderator holds', async () => {
  const { offer, applicant, invite } = await scene()
  await invite()
  const set = (values: { paused: boolean; held_at?: Date }) =>
    services.db.update(offers).set(values).where(eq(offers.id, offer.id))
  await set({ paused: true })
  expect((await applicant.get(MINE)).body.data).toMatchObject([{ is_open: false, has_page: true }])
  await set({ paused: true, held_at: services.clock.now() })
  expect((await applicant.get(MINE)).body.data).toMatchObject([{ is_open: false, has_page: false }])
})

test('fifty invitations to one offer at once are one, with one mail', async () => {
  const { user, invite } = await scene()
  const answers = await Promise.all(Array.from({ length: 50 }, () => invite()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await rowsTo(user.id)).toHaveLength(1)
  expect(await mailsTo(user.email, '%vous invite à postuler%')).toHaveLength(1)
})

test('applying answers the invitation, and the recruiter finds the application from the profile', async () => {
  const { user, offer, applicant, invite, sentTo } = await scene()
  await invite()
  const applied = await applicant.post(SENT, applicationForm(offer.id))
  expect(applied.status).toBe(201)
  const [row] = await rowsTo(user.id)
  expect(row).toMatchObject({ state: 'applied', application_id: applied.body.data.id })
  expect(await sentTo()).toMatchObject({
    state: 'applied',
    application_id: applied.body.data.id,
  })
  const again = await invite()
  expect([again.status, again.body.message]).toEqual([409, 'Cette personne a déjà postulé à cette offre.'])
  expect((await applicant.get(`${MINE}?tab=applied`)).body.data).toHaveLength(1)
})

test('declining has a reason that the recruiter is told, and is the last word', async () => {
  const { owner, user, applicant, invite, sentTo } = await scene()
  await invite()
  const [row] = await rowsTo(user.id)
  const address = `${MINE}/${row?.id}/refusal`
  expect((await applicant.put(address, {})).body.errors.reason).toEqual(['Veuillez choisir un motif.'])
  expect((await applicant.put(address, { reason: 'autre' })).body.errors.note).toEqual([
    'Précisez le motif en quelques mots.',
  ])
  for (const _ of [1, 2])
    expect((await applicant.put(address, { reason: 'eloignement', note: '' })).body.data.state).toBe(
      'declined',
    )
  const bell = await services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, owner.id), eq(notifications.kind, 'invitation.declined')))
  expect(bell.map(({ text }) => text)).toEqual([expect.stringContaining('éloignement')])
  expect(await mailsTo(owner.email, 'Invitation déclinée%')).toHaveLength(1)
  expect(await sentTo()).toMatchObject({ state: 'declined', decline_reason: 'eloignement' })
  expect((await invite()).status).toBe(409)
})

test('an invitation expires after fourteen days, at once for its readers, then by the job', async () => {
  const { user, invite } = await scene()
  await invite()
  services.clock.advance(14 * DAY_SECONDS + 1)
  const again = await signedInAs(services, user)
  expect((await again.get(MINE)).body.counts).toMatchObject({ waiting: 0, expired: 1 })
  const [row] = await rowsTo(user.id)
  expect((await again.put(`${MINE}/${row?.id}/refusal`, { reason: 'salaire' })).status).toBe(409)
  await endInvitations(services)
  expect((await rowsTo(user.id))[0]).toMatchObject({ state: 'expired', end_reason: 'delai' })
})

test('it waits no longer than its offer does', async () => {
  const { user, company, recruiter, address } = await scene()
  const expires_at = new Date(services.clock.now().getTime() + 3 * DAY_SECONDS * 1000)
  const short = await makeOffer(services, company.id, { expires_at })
  await recruiter.put(address, { offer_id: short.id, message: MESSAGE })
  expect((await rowsTo(user.id))[0]?.expires_at).toEqual(expires_at)
})

test('when its offer is closed an invitation is over and says why', async () => {
  const { user, offer, applicant, invite } = await scene()
  await invite()
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id))
  expect((await applicant.get(MINE)).body.data[0].is_open).toBe(false)
  await endInvitations(services)
  expect((await rowsTo(user.id))[0]).toMatchObject({ state: 'expired', end_reason: 'offre_cloturee' })
  const refused = await invite()
  expect([refused.status, refused.body.errors?.offer_id]).toEqual([
    422,
    [expect.stringContaining('n’accepte plus')],
  ])
})

test('opting out ends what waits in the same breath, and blocking a company what that company sent', async () => {
  const { user, applicant, invite } = await scene()
  await invite()
  await applicant.put('/api/applicant/visibility', {
    is_public: false,
    is_indexed: false,
    is_best_profile: false,
  })
  expect((await rowsTo(user.id))[0]).toMatchObject({ state: 'expired', end_reason: 'retrait' })
  expect((await invite()).status).toBe(404)
  const other = await scene()
  await other.invite()
  const blocked = await other.applicant.put(`/api/applicant/blocked-companies/${other.company.id}`)
  expect(blocked.body.data).toMatchObject([{ id: other.company.id, name: other.company.name }])
  expect((await rowsTo(other.user.id))[0]).toMatchObject({ state: 'expired', end_reason: 'retrait' })
  expect((await other.invite()).status).toBe(404)
  await other.applicant.delete(`/api/applicant/blocked-companies/${other.company.id}`)
  expect((await other.invite()).status).toBe(201)
})

test('who closes its account waits for nothing more', async () => {
  const { user, applicant, invite } = await scene()
  await invite()
  const paused = await applicant.put('/api/user/deactivation', { password: 'un mot de passe assez long' })
  expect(paused.status).toBe(204)
  await endInvitations(services)
  expect((await rowsTo(user.id))[0]).toMatchObject({ state: 'expired', end_reason: 'retrait' })
})

test('a company invites so many a day', async () => {
  const { company, offer, invite } = await scene()
  for (let turn = 0; turn < INVITATIONS_A_DAY; turn += 1) {
    const applicant_id = (await makeApplicant(services)).id
    await makeInvitation(services, { company_id: company.id, applicant_id, offer_id: offer.id })
  }
  expect((await invite()).status).toBe(429)
})

test('inviting asks for a verified address, an own offer and an opened contact', async () => {
  const { owner, offer, recruiter, address } = await scene()
  const closed = await makeFindable(services)
  const refused = await recruiter.put(`/api/recruiter/best-profiles/${closed.key}/invitation`, {
    offer_id: offer.id,
    message: MESSAGE,
  })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Ouvrez d’abord le contact de cette personne.',
  ])
  const foreign = await makeOffer(services, (await makeCompany(services)).company.id)
  expect((await recruiter.put(address, { offer_id: foreign.id, message: MESSAGE })).status).toBe(404)
  expect((await recruiter.put(address, { offer_id: offer.id, message: ' ' })).status).toBe(422)
  await services.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.id))
  expect((await recruiter.put(address, { offer_id: offer.id, message: MESSAGE })).status).toBe(403)
})

test('an invitation is its applicant’s own', async () => {
  const { user, invite } = await scene()
  await invite()
  const [row] = await rowsTo(user.id)
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.get(MINE)).body.data).toEqual([])
  expect((await stranger.put(`${MINE}/${row?.id}/sight`)).status).toBe(404)
  expect((await stranger.put(`${MINE}/${row?.id}/refusal`, { reason: 'salaire' })).status).toBe(404)
})
