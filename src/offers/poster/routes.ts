import { renderSVG } from 'uqr'
import { readLogo } from '#src/companies/logo.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { networkOf } from '#src/platform/network.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { findPublicOffer } from '../offers.ts'
import { isOpen } from '../open.ts'
import * as contract from './contract.ts'
import { printPoster } from './print.ts'
import { offerAddress, posterOf } from './words.ts'

const LIMITS = { minute: 20, hour: 200, hourInAll: 5_000 }

export function posterRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.printPoster, anyone, async ({ params, request, reply }) => {
    const { offer, company } = await findOpen(services, params.id)
    await allowNetwork(services, 'poster', networkOf(request.ip), LIMITS)
    const poster = posterOf(offer, company.name, services.env.APP_URL)
    const pdf = await printPoster({ poster, logo: await readLogo(services, company.id) })
    return sendPdf(reply, pdf, `affiche-${offer.slug}.pdf`)
  })

  endpoints.on(contract.showQrCode, anyone, async ({ params, reply }) => {
    const { offer } = await findOpen(services, params.id)
    const code = renderSVG(offerAddress(offer, services.env.APP_URL), { ecc: 'M', border: 2 })
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`)
    return reply.type('image/svg+xml').send(code)
  })
}

async function findOpen(services: Services, id: number) {
  const found = await readPublic(services, null, (db) => findPublicOffer(db, id))
  const { offer, company } = found
  if (!isOpen({ ...offer, company_status: company.status }, services.clock.now())) throw notFound()
  return found
}
