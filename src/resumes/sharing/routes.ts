import type { FastifyRequest } from 'fastify'
import { able, actorOf } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import { type Asker, FairQueue } from '#src/platform/files/fair-queue.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { composePages, composePdf } from '../composing/compose.ts'
import { photoOf } from '../photos.ts'
import { wholePages } from '../shared/drawn-pages.ts'
import * as contract from './contract.ts'
import { presentShare, presentShared } from './present.ts'
import { countView, findShared, readShared, type Shared, unlockShared } from './reading.ts'
import { createShare, listSharesOf, revokeShare } from './shares.ts'

const MOST_A_MINUTE = 60
const PAGE = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'x-robots-tag': 'noindex',
}
/** Each reader has a turn: an owner's many readers do not wait for each other, nor does the owner for them. */
const queue = new FairQueue({ atOnce: 1, mostOfOne: 4, most: 40 })

export function resumeSharingRoutes(endpoints: Endpoints, services: Services) {
  const { env, clock } = services
  const editing = able('edit', 'resume')

  endpoints.on(contract.listShares, able('view', 'my resumes'), async ({ params, request }) => {
    const rows = await listSharesOf(services, actorOf(request), params.id)
    return { data: rows.map((row) => presentShare(env, row, clock.now())) }
  })

  endpoints.on(contract.createShare, editing, async ({ params, body, request }) => {
    const row = await createShare(services, actorOf(request), params.id, body)
    return { data: presentShare(env, row, clock.now()) }
  })

  endpoints.on(contract.revokeShare, editing, ({ params, request }) =>
    revokeShare(services, actorOf(request), params.id),
  )

  const pagesOf = async (request: FastifyRequest, { row, document }: Shared): Promise<string[]> => {
    if (!document) return []
    const photo = await photoOf(services, row.user_id, document)
    return wholePages(await queue.run(askerOf(request), () => composePages(document, photo)))
  }

  endpoints.on(contract.showShared, anyone, async ({ params, request }) => {
    await allowReading(services, request)
    const shared = await findShared(services, params.token)
    const pages = shared.row.password_hash ? null : (await pagesOf(request, shared)).length
    return { data: presentShared(env, shared, pages, clock.now()) }
  })

  endpoints.on(contract.openShared, anyone, async ({ params, body, request }) => {
    const shared = await unlockShared(services, params.token, body.password, networkOf(request.ip))
    return { data: presentShared(env, shared, (await pagesOf(request, shared)).length, clock.now()) }
  })

  endpoints.on(contract.viewShared, anyone, async ({ params, body, request }) => {
    const { row } = await readShared(services, params.token, body.access)
    await countView(services, row, readerOf(request))
  })

  endpoints.on(contract.showSharedPage, anyone, async ({ params, query, request, reply }) => {
    await allowReading(services, request)
    const shared = await readShared(services, params.token, query.access)
    const page = (await pagesOf(request, { ...shared, state: 'open' }))[params.page - 1]
    if (!page) throw notFound()
    return reply.headers(PAGE).send(page)
  })

  endpoints.on(contract.downloadShared, anyone, async ({ params, query, request, reply }) => {
    await allowReading(services, request)
    const { row, document } = await readShared(services, params.token, query.access)
    const photo = await photoOf(services, row.user_id, document)
    const bytes = await queue.run(askerOf(request), () => composePdf(document, photo))
    await countView(services, row, readerOf(request))
    reply.header('x-robots-tag', PAGE['x-robots-tag'])
    const { first_name, last_name } = document.identity
    return sendPdf(reply, bytes, pdfName(`CV ${first_name} ${last_name}`))
  })
}

const askerOf = ({ actor, ip }: FastifyRequest): Asker => actor?.id ?? networkOf(ip)

function readerOf({ actor, ip, headers }: FastifyRequest) {
  return { userId: actor?.id ?? null, network: networkOf(ip), userAgent: String(headers['user-agent'] ?? '') }
}

/** Setting a page takes time of the server: who reads asks for a few, not for hundreds. */
function allowReading(services: Services, { ip }: FastifyRequest) {
  return allowNetwork(services, 'share-reading', networkOf(ip), { minute: MOST_A_MINUTE })
}
