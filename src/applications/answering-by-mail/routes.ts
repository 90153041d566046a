import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { decideByLink } from './answering.ts'
import * as contract from './contract.ts'
import { openLink, type Pressed, requireLink } from './opened-links.ts'
import { openCvByLink, readOpenedCv } from './opening-cvs.ts'
import { presentAnswerPage } from './present.ts'

/** The secret of the link is the proof: whoever reads the mail answers without signing in, and GET changes nothing. */
export function answeringByMailRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showAnswerPage, anyone, async ({ params, request }) => {
    await requireLink(services, pressedOf(params.token, request))
    return showAnswerPage(services, params.token)
  })

  endpoints.on(contract.openCvByMail, anyone, async ({ params, request }) => ({
    data: { url: await openCvByLink(services, pressedOf(params.token, request)) },
  }))

  endpoints.on(contract.downloadCvByMail, anyone, async ({ params, query, request, reply }) => {
    const file = await readOpenedCv(services, pressedOf(params.token, request), query.access)
    reply.header('referrer-policy', 'no-referrer')
    return sendPdf(reply, ...file)
  })

  endpoints.on(contract.reviewByMail, anyone, async ({ params, body, request }) => {
    const pressed = pressedOf(params.token, request)
    await decideByLink(services, pressed, body.version, { answer: 'review', change: 'review' })
    return showAnswerPage(services, params.token)
  })

  endpoints.on(contract.rejectByMail, anyone, async ({ params, body, request }) => {
    const { version, reason, message = null } = body
    const decision = { answer: 'rejection', change: 'reject', reason, message } as const
    await decideByLink(services, pressedOf(params.token, request), version, decision)
    return showAnswerPage(services, params.token)
  })
}

/** What the page of a link shows now. */
export async function showAnswerPage({ db, clock }: Services, token: string) {
  const unit = { db, now: clock.now() }
  return { data: await presentAnswerPage(unit, await openLink(unit, token)) }
}

export function pressedOf(token: string, { ip }: FastifyRequest): Pressed {
  return { token, network: networkOf(ip) }
}
