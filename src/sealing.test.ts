import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { stepOfCode } from '#src/accounts/reauthentication/one-time-codes.ts'
import { users } from '#src/accounts/tables.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from '#src/accounts/two-factor/recovery-codes.ts'
import { readVerificationLink, verificationLink } from '#src/accounts/verification/verification.ts'
import { findSubscription, renewSubscription } from '#src/calendar/subscriptions/subscriptions.ts'
import { readUnsubscribing, unsubscribeToken } from '#src/notifications/unsubscribe-link.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { codeNow, makeAdmin, makeApplicant, signedInAs, withCodes } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sealEverythingAnew } from './sealing.ts'

const services = useServices()
const NEXT = 'b7c94ef02ad1863f5e90d27a48c6b13e'
const LIST = { list: 'alert' as const, of: '12' }

let first: string | undefined
/** Gives the running site these secrets, as a restart of all its processes does. */
function useSecrets(secrets: readonly [string, ...string[]]) {
  first ??= services.env.APP_SECRET
  Object.assign(services.env, { APP_SECRET: secrets[0], secrets })
}
const old = () => first ?? services.env.APP_SECRET
afterEach(() => useSecrets([old()]))

const rowOf = async (id: number) => {
  const [row] = await services.db.select().from(users).where(eq(users.id, id))
  if (!row?.two_factor_secret) throw new Error('no authenticator')
  return { ...row, two_factor_secret: row.two_factor_secret }
}

function partsOf(link: string) {
  const { pathname, searchParams } = new URL(link)
  const [id, hash] = pathname.split('/').slice(-2)
  const read = (name: string) => searchParams.get(name) ?? ''
  return { id: Number(id), hash: hash ?? '', expires: read('expires'), signature: read('signature') }
}

/** Makes one of everything that a secret signs or seals, under the present one. */
async function makeTraces() {
  const person = await makeApplicant(services, withCodes(services))
  const codes = await inTransaction(services, person, (unit) => replaceRecoveryCodes(unit, person.id))
  await renewSubscription(services, person)
  const address = (await findSubscription(services, person)).url
  const link = partsOf(verificationLink(services.env, person, services.clock.now()))
  return { person, codes, address, link, token: unsubscribeToken(services.env, LIST) }
}

type Traces = Awaited<ReturnType<typeof makeTraces>>

/** Whether each of them still serves; a recovery code is used up by it. */
async function listServing({ person, codes, address, link, token }: Traces, recovery: number) {
  const now = services.clock.now()
  const { two_factor_secret } = await rowOf(person.id)
  return {
    authenticator: stepOfCode(services.env, two_factor_secret, codeNow(services), now) !== null,
    recovery: await inTransaction(services, person, (unit) =>
      consumeRecoveryCode(unit, person.id, codes[recovery] ?? ''),
    ),
    calendar: (await findSubscription(services, person)).url === address,
    verification: (await readVerificationLink(services, link))?.id === person.id,
    unsubscribing: readUnsubscribing(services.env, token, now)?.of === LIST.of,
  }
}

const ALL = { authenticator: true, recovery: true, calendar: true, verification: true, unsubscribing: true }

test('while both secrets are given everything serves as before, whichever of them comes first', async () => {
  const traces = await makeTraces()
  expect(await listServing(traces, 0)).toEqual(ALL)
  useSecrets([NEXT, old()])
  expect(await listServing(traces, 1)).toEqual(ALL)
  const later = await makeTraces()
  // A process that has not been restarted with the new one in front yet reads what the others wrote.
  useSecrets([old(), NEXT])
  expect(await listServing(later, 0)).toEqual(ALL)
})

test('once everything is sealed anew, authenticators and calendars outlive the secret; what it signed ends with it', async () => {
  const traces = await makeTraces()
  useSecrets([NEXT, old()])
  const before = await rowOf(traces.person.id)
  await sealEverythingAnew(services)
  const sealed = await rowOf(traces.person.id)
  expect(sealed.two_factor_secret).not.toBe(before.two_factor_secret)
  await sealEverythingAnew(services)
  expect((await rowOf(traces.person.id)).two_factor_secret).toBe(sealed.two_factor_secret)
  useSecrets([NEXT])
  expect(await listServing(traces, 1)).toEqual({
    ...ALL,
    recovery: false,
    verification: false,
    unsubscribing: false,
  })
})

test('without the secret before, what it sealed stays as it is', async () => {
  const admin = await makeAdmin(services)
  const before = await rowOf(admin.id)
  useSecrets([NEXT])
  await sealEverythingAnew(services)
  expect((await rowOf(admin.id)).two_factor_secret).toBe(before.two_factor_secret)
  useSecrets([NEXT, 'f00dcafe9b25ad84736a0be9d17c3528'])
  await sealEverythingAnew(services)
  expect((await rowOf(admin.id)).two_factor_secret).toBe(before.two_factor_secret)
})

test('who signed in before signs in with the same authenticator, and their browser is no new one', async () => {
  const person = await makeApplicant(services, withCodes(services))
  await signedInAs(services, person)
  useSecrets([NEXT, old()])
  await sealEverythingAnew(services)
  const again = await signedInAs(services, person)
  expect((await again.get('/api/user')).status).toBe(200)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.user_id, person.id))
  expect(mails.map(({ subject }) => subject)).not.toContain('Nouvelle connexion à votre compte')
})
