import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { type Notification, notify } from '../notify.ts'
import { notifications } from '../tables.ts'

const services = useServices()
const PREFERENCES = '/api/notification-preferences'

const notification = (event: string, values: Partial<Notification> = {}): Notification => ({
  kind: 'application.viewed',
  event,
  title: 'Votre candidature a été consultée',
  subtitle: 'Banque Mahery',
  line: 'Banque Mahery a ouvert votre dossier.',
  icon: 'eye',
  link: '/candidat/candidatures/1/suivi',
  mail: {
    subject: 'Votre candidature a été consultée',
    paragraphs: ['Banque Mahery a ouvert votre dossier.'],
    action: 'Suivre ma candidature',
    reason: 'Vous recevez cet e-mail parce que vous avez postulé.',
  },
  ...values,
})

type Person = Awaited<ReturnType<typeof makeApplicant>>

function inform(person: Person, event: string, values?: Partial<Notification>) {
  return inTransaction(services, null, (unit) => notify(unit, person, notification(event, values)))
}

async function findNotified(person: Person) {
  const bells = await services.db.select().from(notifications).where(eq(notifications.user_id, person.id))
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, person.email))
  return { bells, mails }
}

const counts = async (person: Person) => {
  const { bells, mails } = await findNotified(person)
  return [bells.length, mails.length]
}

describe('notification', () => {
  test('a person hears of an event in the bell and by mail until it says otherwise', async () => {
    const person = await makeApplicant(services)
    const browser = await signedInAs(services, person)
    await inform(person, '1')
    expect(await counts(person)).toEqual([1, 1])
    const kinds = ['application.viewed']
    await browser.put(PREFERENCES, { kinds, mail: false })
    await inform(person, '2')
    expect(await counts(person)).toEqual([2, 1])
    await browser.put(PREFERENCES, { kinds, bell: '0', mail: '1' })
    await inform(person, '3')
    expect(await counts(person)).toEqual([2, 2])
    await browser.put(PREFERENCES, { bell: false, mail: false })
    await inform(person, '4')
    expect(await counts(person)).toEqual([2, 2])
  })

  test('ten tellings of one event at once are one', async () => {
    const person = await makeApplicant(services)
    await Promise.all(Array.from({ length: 10 }, () => inform(person, 'same')))
    expect(await counts(person)).toEqual([1, 1])
  })

  test('every mail says how to stop it: in its headers, its text and its footer', async () => {
    const person = await makeApplicant(services)
    await inform(person, '1')
    const [mail] = (await findNotified(person)).mails
    const stop = /^<(http:\/\/localhost:3000\/email\/unsubscribe\/[\w.-]+)>$/.exec(
      mail?.headers['List-Unsubscribe'] ?? '',
    )
    expect(stop).not.toBeNull()
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const page = stop?.[1]?.replace('/email/unsubscribe/', '/desabonnement/')
    expect(mail?.html).toContain(`href="${page}"`)
    expect(mail?.text).toContain(`Ne plus recevoir ces e-mails\u00a0: ${page}`)
    expect(mail?.text).toContain('/dashboard/parametres/notifications')
  })

  test('hostile words stay words', async () => {
    const person = await makeApplicant(services)
    const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    await inform(person, '1', {
      title: hostile,
      line: hostile,
      mail: {
        ...notification('1').mail,
        subject: `${hostile}\r\nBcc: voleur@exemple.test`,
        paragraphs: [hostile],
        facts: [[hostile, hostile]],
        offers: [{ company: hostile, title: hostile, line: hostile, url: `http://localhost/${hostile}` }],
        progress: [{ label: hostile, detail: hostile, state: 'done' }],
        status: hostile,
        also: { label: hostile, link: `/${hostile}`, text: hostile },
        aside: { text: hostile, link: { label: hostile, url: hostile } },
        reason: hostile,
      },
    })
    const { bells, mails } = await findNotified(person)
    expect(bells[0]?.text).not.toMatch(/<(img|script)/)
    expect(mails[0]?.html).not.toMatch(/<script|<img src=x/)
  })
})

describe('preferences', () => {
  test('each audience sees and sets its own kinds only, of those that something sends', async () => {
    const people = {
      applicant: await makeApplicant(services),
      recruiter: (await makeCompany(services)).owner,
      admin: await makeAdmin(services),
    }
    const offered = {
      applicant: [
        ...[
          'sent',
          'viewed',
          'stage-changed',
          'hired',
          'rejected',
          'no-answer',
          'offer-closed',
          'last-question',
          'message',
        ].map((each) => `application.${each}`),
        ...['proposed', 'changed', 'reminder'].map((each) => `interview.${each}`),
        ...[
          'invitation.received',
          'alert.new-offers',
          'suggestion.fresh',
          'saved-offer.closing',
          'account.inactive',
        ],
      ],
      recruiter: [
        ...['received', 'withdrawn', 'accepted', 'declined', 'unanswered', 'assigned'].map(
          (each) => `application.${each}`,
        ),
        ...[
          'invitation.declined',
          'application.answer',
          'application.mention',
          'slot.taken',
          'slot.declined',
          'slot.reminder',
          'offer.published',
          'offer.rejected',
          'offer.expiring',
          'offer.unattended',
        ],
        ...['company.validated', 'company.rejected', 'company.suspended'],
        ...['subscription.active', 'subscription.expiring', 'payment.accepted', 'payment.refused'],
        'sponsoring.stopped',
      ],
      admin: ['company.waiting', 'offer.waiting', 'payment.waiting', 'report.waiting', 'access.unusual'],
    }
    const others = {
      applicant: ['application.received', 'slot.taken'],
      recruiter: ['application.viewed', 'payment.waiting'],
      admin: ['application.viewed', 'payment.accepted'],
    }
    for (const audience of ['applicant', 'recruiter', 'admin'] as const) {
      const browser = await signedInAs(services, people[audience])
      const { body } = await browser.get(PREFERENCES)
      expect(body.data.map((each: { kind: string }) => each.kind)).toEqual(offered[audience])
      expect(body.data[0]).toMatchObject({ bell: true, mail: true })
      for (const kind of others[audience]) {
        const refused = await browser.put(PREFERENCES, { kinds: [kind], mail: true })
        expect(refused.status).toBe(404)
      }
    }
  })

  test('who stops all mails is not written to by what will be sent later either', async () => {
    const person = await makeApplicant(services)
    const browser = await signedInAs(services, person)
    await browser.put(PREFERENCES, { mail: false })
    await inform(person, '1', { kind: 'interview.proposed' })
    expect(await counts(person)).toEqual([1, 0])
  })

  test('one channel of all kinds is set without touching the other', async () => {
    const browser = await signedInAs(services, await makeApplicant(services))
    await browser.put(PREFERENCES, { kinds: ['application.sent'], bell: false })
    const { body } = await browser.put(PREFERENCES, { mail: false })
    const [sent, viewed] = body.data
    expect(sent).toMatchObject({ kind: 'application.sent', bell: false, mail: false })
    expect(viewed).toMatchObject({ kind: 'application.viewed', bell: true, mail: false })
    expect((await browser.get(PREFERENCES)).body).toEqual(body)
  })

  test('several kinds are set together, and no others', async () => {
    const person = await makeApplicant(services)
    const browser = await signedInAs(services, person)
    const kinds = ['application.message', 'interview.proposed']
    const { body } = await browser.put(PREFERENCES, { mail: '0', kinds: [...kinds, ...kinds].slice(0, 3) })
    const silent = body.data.filter(({ mail }: { mail: boolean }) => !mail)
    expect(silent.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
    await inform(person, '1', { kind: 'interview.proposed' })
    await inform(person, '2')
    expect(await counts(person)).toEqual([2, 1])
    for (const mixed of [['application.received'], ['application.sent', 'application.received']])
      expect((await browser.put(PREFERENCES, { mail: false, kinds: mixed })).status).toBe(404)
    expect((await browser.get(PREFERENCES)).body).toEqual(body)
  })

  test('signed out, of no kind, or not said plainly, it is refused', async () => {
    const guest = new Browser(services)
    expect((await guest.get(PREFERENCES)).status).toBe(401)
    expect((await guest.put(PREFERENCES, { mail: false })).status).toBe(401)
    const browser = await signedInAs(services, await makeApplicant(services))
    for (const kind of ['nothing', '__proto__', 'toString']) {
      const unknown = await browser.put(PREFERENCES, { mail: false, kinds: [kind] })
      expect([unknown.status, unknown.body.errors['kinds.0']]).toEqual([422, ['Cet événement n’existe pas.']])
    }
    const vague = await browser.put(PREFERENCES, { mail: 'peut-être' })
    expect([vague.status, Object.keys(vague.body.errors)]).toEqual([422, ['mail']])
  })
})
