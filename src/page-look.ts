import type { FastifyReply } from 'fastify'
import type { Fields, Visitor } from './page-visitor.ts'
import type { Services } from './platform/services.ts'
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  choiceIn,
  isOfMeasure,
  measureDomains,
} from './shell/shared/cookie-consent.ts'
import { defaultLook, LAYOUT_COOKIES, LAYOUT_SECONDS, layoutOf } from './shell/shared/layout-choices.ts'

/**
 * Takes the form of the page « Affichage et cookies »: how pages look, or the answer about cookies. Both are kept in
 * the cookies that the scripts use.
 */
export function chooseLook(services: Services, reply: FastifyReply, fields: Fields, visitor: Visitor): void {
  const keep = (name: string, value: string, maxAge: number) =>
    reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure: services.env.https, maxAge })
  const choice = choiceIn(fields.cookies)
  if (choice) keep(CONSENT_COOKIE, choice, CONSENT_SECONDS)
  if (choice === 'denied') eraseMeasure(reply, visitor, new URL(services.env.APP_URL).hostname)
  if (!LAYOUT_COOKIES.some((key) => key in fields)) return
  const first: Record<string, string | undefined> = fields.reset ? defaultLook() : {}
  const chosen = layoutOf((name) => {
    const key = name.slice('asafidy_'.length)
    const given = first[key] ?? fields[key]
    return typeof given === 'string' ? given : visitor.cookieOf(name)
  })
  for (const key of LAYOUT_COOKIES) keep(`asafidy_${key}`, chosen[key], LAYOUT_SECONDS)
}

function eraseMeasure(reply: FastifyReply, visitor: Visitor, host: string): void {
  for (const name of visitor.cookieNames.filter(isOfMeasure))
    for (const domain of measureDomains(host))
      reply.clearCookie(name, { path: '/', ...(domain && { domain }) })
}
