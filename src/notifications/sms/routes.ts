import { createHash, timingSafeEqual } from 'node:crypto'
import { actorOf, signedIn } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import * as contract from './contract.ts'
import { type ChooseBySms, takeIncoming } from './incoming.ts'
import { changeSms, readSms, removeNumber } from './numbers.ts'
import { proveNumber, sendCode } from './proving.ts'

/** A gateway sends all that it receives from a few addresses. */
const INCOMING_A_MINUTE = 600

interface Facts {
  /** Does what « OUI 2 » asks for; the calendar imports notifications, so it is handed in. */
  chooseBySms: ChooseBySms
}

export function smsRoutes(endpoints: Endpoints, services: Services, { chooseBySms }: Facts) {
  endpoints.on(contract.showSms, signedIn, async ({ request }) => ({
    data: await readSms(services, actorOf(request)),
  }))

  endpoints.on(contract.sendSmsCode, signedIn, async ({ body, request }) => {
    await sendCode(services, actorOf(request), networkOf(request.ip), body.number)
    return { data: await readSms(services, actorOf(request)) }
  })

  endpoints.on(contract.proveSmsNumber, signedIn, async ({ body, request }) => {
    await proveNumber(services, actorOf(request), body.code)
    return { data: await readSms(services, actorOf(request)) }
  })

  endpoints.on(contract.changeSms, signedIn, async ({ body, request }) => {
    await changeSms(services, actorOf(request), body)
    return { data: await readSms(services, actorOf(request)) }
  })

  endpoints.on(contract.removeSmsNumber, signedIn, async ({ request }) => {
    await removeNumber(services, actorOf(request))
  })

  endpoints.on(contract.takeIncomingSms, anyone, async ({ params, body, request }) => {
    const { SMS_INCOMING_SECRET: secret, ...env } = services.env
    await allowNetwork(services, 'sms-incoming', networkOf(request.ip), { minute: INCOMING_A_MINUTE })
    if (!env.sms || !secret || !isSame(params.secret, secret)) throw notFound()
    const field = (name: string) => textOf(body[name])
    const [from, text] = [field(env.SMS_INCOMING_FROM_FIELD), field(env.SMS_INCOMING_TEXT_FIELD)]
    if (!from || !text) return
    await takeIncoming(services, chooseBySms, { from, text, id: field(env.SMS_INCOMING_ID_FIELD) })
  })
}

/** Returns a field as a text of at most a few messages; null for one that is none. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 1_000) : null
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
