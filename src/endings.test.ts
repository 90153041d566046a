import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { notifyOfDueChanges } from '#src/applications/deciding/notifying.ts'
import { applicationEvaluations } from '#src/applications/evaluating/tables.ts'
import { moveApplication } from '#src/applications/moves.ts'
import { jobProposals } from '#src/applications/proposals/tables.ts'
import type { Change, Side } from '#src/applications/shared/transitions.ts'
import { remindOfInterviews } from '#src/calendar/interviews/reminding.ts'
import { calendarReminders, interviewAttendees, interviews } from '#src/calendar/tables.ts'
import { deleteMember } from '#src/companies/members.ts'
import { restoreCompany, suspendCompany } from '#src/companies/moderation/suspension.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { erasePerson } from '#src/personal-data/deletion/erasure.ts'
import type { End } from '#src/platform/endings.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { makeSent, move, RECEIVED, tellChanges } from '#test/applications.ts'
import { agreedOn, applicationOf, at, insertInterview, insertReminder } from '#test/calendar.ts'
import { makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { makeInvitation } from '#test/matching.ts'
import { useServices } from '#test/services.ts'
import { DEPENDENTS, type Dependent, ENDINGS } from './endings.ts'

const services = useServices()
const MEETING = at('2026-11-25', '14:00')

/**
 * An application with a proposal, a confirmed interview, slots to choose, an invitation that waits and an assignee; a
 * colleague attends, and each person has a note in its calendar.
 */
async function makeScene() {
  services.clock.set('2026-11-21T08:00:00Z')
  const scene = await makeSent(services)
  const colleague = await makeMember(services, scene.company.id, 'recruiter')
  const { db } = services
  const now = services.clock.now()
  await move(services, scene.recruiter, `${scene.theirs}/stage`, { stage: 'interview' })
  await tellChanges(services)
  const before = await applicationOf(services, scene.id)
  await inTransaction(services, scene.owner, (unit) =>
    moveApplication(unit, before, { change: 'offer_made', by: 'recruiter', is_notified: true }),
  )
  const application = await applicationOf(services, scene.id)
  const people = { attendee_ids: [colleague.id], organiser_id: colleague.id }
  const meeting = await insertInterview(services, application, { ...agreedOn(MEETING), ...people })
  const slots = await insertInterview(services, application, { slot: at('2026-12-01', '09:00'), ...people })
  await db.insert(jobProposals).values({
    application_id: scene.id,
    text: 'Bienvenue',
    salary: 1_000_000,
    start_date: '2027-01-04',
    answer_by: '2026-12-10',
    created_at: now,
    remind_at: at('2026-12-08', '08:00'),
  })
  const { id: invitation } = await makeInvitation(services, {
    company_id: scene.company.id,
    offer_id: scene.offer.id,
    applicant_id: scene.applicant.id,
  })
  await db
    .insert(applicationEvaluations)
    .values({ application_id: scene.id, company_id: scene.company.id, assignee_id: colleague.id })
    .onConflictDoUpdate({
      target: applicationEvaluations.application_id,
      set: { assignee_id: colleague.id },
    })
  for (const { id } of [scene.applicant, colleague]) await insertReminder(services, id)
  return { ...scene, colleague, meeting: meeting.id, slots: slots.id, slot: slots.slot_id, invitation }
}
type Scene = Awaited<ReturnType<typeof makeScene>>

const moved = (change: Change, by: Exclude<Side, 'recruiter_alone'>) => async (scene: Scene) => {
  const row = await applicationOf(services, scene.id)
  const actor = { applicant: scene.applicant, recruiter: scene.owner, system: null }[by]
  await inTransaction(services, actor, (unit) => moveApplication(unit, row, { change, by }))
  services.clock.advance(by === 'recruiter' ? DAY_SECONDS : 0)
  await notifyOfDueChanges(services)
}

const HAPPEN: Record<End, (scene: Scene) => Promise<unknown>> = {
  refused: moved('reject', 'recruiter'),
  position_filled: moved('fill_position', 'recruiter'),
  hired: moved('hire', 'recruiter'),
  declined: moved('decline', 'applicant'),
  withdrawn: moved('withdraw', 'applicant'),
  no_answer: moved('expire', 'system'),
  offer_closed: ({ recruiter, offer }) =>
    recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason: 'annulee' }),
  company_suspended: ({ company }) =>
    inTransaction(services, null, (unit) => suspendCompany(unit, company.id, 'Papiers périmés')),
  member_left: ({ company, colleague }) =>
    inTransaction(services, null, (unit) => deleteMember(unit, company.id, colleague.id)),
  person_erased: ({ applicant }) => erasePerson(services, applicant.id, () => true),
}

/** What a dependent is like afterwards, in one word. */
const READ: Record<Dependent, (scene: Scene) => Promise<string>> = {
  meeting: ({ meeting }) => stateOf(meeting),
  slots: ({ slots }) => stateOf(slots),
  reminders: async ({ applicant, colleague }) => {
    services.clock.set(new Date(MEETING.getTime() - 20 * HOUR_SECONDS * 1000))
    await remindOfInterviews(services)
    const mailed = await mailsTo(applicant.email, 'interview.reminder')
    const own = await services.db.$count(calendarReminders, eq(calendarReminders.user_id, applicant.id))
    const others = await services.db.$count(calendarReminders, eq(calendarReminders.user_id, colleague.id))
    return `${mailed.length} mailed, ${own} + ${others} noted`
  },
  proposal: async ({ id }) => {
    const [row] = await services.db.select().from(jobProposals).where(eq(jobProposals.application_id, id))
    if (!row) return 'deleted'
    return row.remind_at ? 'reminded of' : 'silent'
  },
  invitations: async ({ invitation }) => {
    const [row] = await services.db.select().from(jobInvitations).where(eq(jobInvitations.id, invitation))
    return row?.state ?? 'deleted'
  },
  assignments: async ({ id, colleague }) => {
    const [row] = await services.db
      .select()
      .from(applicationEvaluations)
      .where(eq(applicationEvaluations.application_id, id))
    if (!row) return 'deleted'
    return row.assignee_id === colleague.id ? 'colleague' : 'nobody'
  },
}

async function stateOf(id: number): Promise<string> {
  const [row] = await services.db.select().from(interviews).where(eq(interviews.id, id))
  return row?.state ?? 'deleted'
}

/** The titles of what the bell of a person says of its team, the newest first. */
async function bellOf(userId: number) {
  const kinds = ['application.assigned', 'company.suspended'] as const
  const rows = await services.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), inArray(notifications.kind, [...kinds])))
    .orderBy(desc(notifications.id))
  return rows.map(({ title }) => title)
}

async function mailsTo(address: string, kind: string) {
  return services.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.to_address, address), like(outgoingMails.key, `${kind}:%`)))
}

const ENDED: Record<Dependent, string> = {
  meeting: 'cancelled',
  slots: 'cancelled',
  reminders: '0 mailed, 1 + 1 noted',
  proposal: 'silent',
  invitations: 'expired',
  assignments: 'colleague',
}

const EXPECTED: Record<End, Record<Dependent, string>> = {
  refused: ENDED,
  position_filled: ENDED,
  hired: ENDED,
  declined: ENDED,
  withdrawn: ENDED,
  no_answer: ENDED,
  offer_closed: {
    meeting: 'confirmed',
    slots: 'proposed',
    reminders: '1 mailed, 1 + 1 noted',
    proposal: 'reminded of',
    invitations: 'expired',
    assignments: 'colleague',
  },
  company_suspended: ENDED,
  // Nobody else attended and nobody takes over.
  member_left: {
    meeting: 'cancelled',
    slots: 'cancelled',
    reminders: '0 mailed, 1 + 1 noted',
    proposal: 'reminded of',
    invitations: 'sent',
    assignments: 'nobody',
  },
  person_erased: {
    meeting: 'cancelled',
    slots: 'cancelled',
    reminders: '0 mailed, 0 + 1 noted',
    proposal: 'deleted',
    invitations: 'expired',
    assignments: 'deleted',
  },
}

const isEnd = (name: string): name is End => name in ENDINGS

describe.each(Object.keys(ENDINGS).filter(isEnd))('%s ends what hangs on it', (end) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await makeScene()
    await HAPPEN[end](scene)
  })
  test.each(DEPENDENTS)('%s', async (dependent) => {
    expect(await READ[dependent](scene)).toBe(EXPECTED[end][dependent])
  })
})

test('a refusal that can be taken back holds the interview: marked, without a reminder, and there again', async () => {
  const scene = await makeScene()
  services.clock.set(new Date(MEETING.getTime() - 22 * HOUR_SECONDS * 1000))
  const recruiter = await signedInAs(services, scene.owner)
  const browser = await signedInAs(services, scene.applicant)
  await move(services, recruiter, `${RECEIVED}/${scene.id}/rejection`, { reason: 'competences' })
  await remindOfInterviews(services)
  expect(await mailsTo(scene.applicant.email, 'interview.reminder')).toEqual([])
  const given = async () =>
    (await recruiter.get(`${RECEIVED}/${scene.id}/interviews`)).body.data.map(
      (each: { state: string; is_suspended: boolean }) => [each.state, each.is_suspended],
    )
  expect(await given()).toEqual([
    ['proposed', true],
    ['confirmed', true],
  ])
  // The applicant knows nothing of a refusal that may never be sent.
  const own = (await browser.get(`${scene.mine}/interviews`)).body.data
  expect(own.map((each: { is_suspended: boolean }) => each.is_suspended)).toEqual([false, false])
  await recruiter.delete(`${RECEIVED}/${scene.id}/rejection`)
  expect(await given()).toEqual([
    ['proposed', false],
    ['confirmed', false],
  ])
  await remindOfInterviews(services)
  expect(await mailsTo(scene.applicant.email, 'interview.reminder')).toHaveLength(1)
})

test('each side is told once that a meeting ends with its application, in the very change', async () => {
  const scene = await makeScene()
  await HAPPEN.refused(scene)
  await HAPPEN.refused(scene).catch(() => null)
  expect(await mailsTo(scene.applicant.email, 'interview.changed')).toHaveLength(1)
  expect(await mailsTo(scene.colleague.email, 'slot.declined')).toHaveLength(1)
})

test('who leaves hands its meetings and applications on; a successor’s slot can be taken', async () => {
  const scene = await makeScene()
  const successor = await makeMember(services, scene.company.id, 'recruiter')
  await inTransaction(services, scene.owner, (unit) =>
    deleteMember(unit, scene.company.id, scene.colleague.id, successor.id),
  )
  expect([await stateOf(scene.meeting), await stateOf(scene.slots)]).toEqual(['confirmed', 'proposed'])
  for (const id of [scene.meeting, scene.slots]) {
    const rows = await services.db
      .select()
      .from(interviewAttendees)
      .where(eq(interviewAttendees.interview_id, id))
    expect(rows.map(({ user_id }) => user_id)).toEqual([successor.id])
  }
  const [row] = await services.db
    .select()
    .from(applicationEvaluations)
    .where(eq(applicationEvaluations.application_id, scene.id))
  expect(row?.assignee_id).toBe(successor.id)
  expect(await mailsTo(scene.applicant.email, 'interview.changed')).toEqual([])
  const browser = await signedInAs(services, scene.applicant)
  const taken = await browser.put(`/api/applicant/interviews/${scene.slots}/slot`, { slot_id: scene.slot })
  expect(taken.status).toBe(200)
})

test('a removed colleague’s slot can’t be taken, and its applicant is told', async () => {
  const scene = await makeScene()
  await HAPPEN.member_left(scene)
  expect(await mailsTo(scene.applicant.email, 'interview.changed')).toHaveLength(2)
  const taken = await scene.browser.put(`/api/applicant/interviews/${scene.slots}/slot`, {
    slot_id: scene.slot,
  })
  expect(taken.status).toBe(409)
})

test('a suspended company’s proposal can’t be accepted until the company is restored', async () => {
  const scene = await makeScene()
  await makeOffer(services, scene.company.id)
  await HAPPEN.company_suspended(scene)
  const { id: proposal_id } = (await scene.browser.get(`${scene.mine}/proposal`)).body.data
  const accepted = await scene.browser.put(`${scene.mine}/proposal/acceptance`, { proposal_id })
  expect([accepted.status, accepted.body.message]).toEqual([409, expect.stringContaining('suspendue')])
})

test('an owner removes a colleague and says who takes over; nobody of elsewhere can', async () => {
  const scene = await makeScene()
  const successor = await makeMember(services, scene.company.id, 'recruiter')
  const reader = await makeMember(services, scene.company.id, 'reader')
  const members = (await scene.recruiter.get('/api/recruiter/members')).body.data.members
  expect(members.find(({ id }: { id: number }) => id === scene.colleague.id).held).toEqual({
    interviews: 2,
    applications: 1,
  })
  const address = `/api/recruiter/members/${scene.colleague.id}`
  for (const successor_id of [reader.id, scene.colleague.id, scene.applicant.id])
    expect((await scene.recruiter.delete(address, { successor_id })).status).toBe(422)
  expect((await scene.recruiter.delete(address, { successor_id: successor.id })).status).toBe(204)
  expect(await stateOf(scene.meeting)).toBe('confirmed')
  expect(await mailsTo(successor.email, 'application.assigned:handed-on')).toHaveLength(1)
  expect(await bellOf(successor.id)).toEqual([
    `Vous prenez la suite de ${scene.colleague.first_name} ${scene.colleague.last_name}`,
  ])
})

test('who takes over from a colleague that becomes a reader is told so', async () => {
  const scene = await makeScene()
  const successor = await makeMember(services, scene.company.id, 'recruiter')
  const address = `/api/recruiter/members/${scene.colleague.id}/role`
  const sent = { role: 'reader', successor_id: successor.id }
  expect((await scene.recruiter.put(address, sent)).status).toBe(200)
  const [mail] = await mailsTo(successor.email, 'application.assigned:handed-on')
  expect(mail?.text).toContain('consulte désormais sans répondre aux candidatures')
})

test('a suspended company’s members are told with the reason, and again when it is restored', async () => {
  const scene = await makeScene()
  await HAPPEN.company_suspended(scene)
  services.clock.advance(60)
  await inTransaction(services, null, (unit) => restoreCompany(unit, scene.company.id))
  for (const { id, email } of [scene.owner, scene.colleague]) {
    const mails = await mailsTo(email, 'company.suspended')
    expect(mails.map(({ text }) => text.includes('Papiers périmés')).sort()).toEqual([false, true])
    const { name } = scene.company
    expect(await bellOf(id)).toEqual([`${name} est de nouveau en ligne`, `${name} est suspendue`])
  }
})

test('colleagues who attend are told when a meeting is moved or cancelled, and reminded of it', async () => {
  const scene = await makeScene()
  const address = `/api/recruiter/interviews/${scene.meeting}`
  const starts_at = at('2026-11-26', '10:00')
  const moving = await scene.recruiter.put(`${address}/moment`, {
    version: 0,
    starts_at: starts_at.toISOString(),
    message: 'Salle prise',
  })
  expect(moving.status).toBe(200)
  expect(await mailsTo(scene.colleague.email, 'slot.taken')).toHaveLength(1)
  services.clock.set(new Date(starts_at.getTime() - 20 * HOUR_SECONDS * 1000))
  await remindOfInterviews(services)
  expect(await mailsTo(scene.colleague.email, 'slot.reminder')).toHaveLength(1)
  const recruiter = await signedInAs(services, scene.owner)
  const { version } = moving.body.data
  const cancelled = await recruiter.put(`${address}/cancellation`, { version, reason: 'Poste gelé' })
  expect(cancelled.status).toBe(200)
  expect(await mailsTo(scene.colleague.email, 'slot.declined')).toHaveLength(1)
})
