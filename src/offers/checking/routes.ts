import { invalid } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { findNumbers } from '../wording/shared/contacts.ts'
import { checkAdvertisement as check } from './check.ts'
import { checkAdvertisement, reportNumber } from './contract.ts'
import { checkEmployer } from './known-employer.ts'
import { reportNumber as report } from './number-reports.ts'
import { plainLetters } from './plain.ts'

const CHECK_LIMITS = { minute: 10, hour: 60 }
const REPORT_LIMITS = { hour: 10 }
const UNREADABLE =
  'Ce numéro n’est pas reconnu. Écrivez-le comme «\u00A0034 12 345 67\u00A0», ou avec l’indicatif de son pays\u00A0: «\u00A0+33 6 12 34 56 78\u00A0».'
const THANKS =
  'Merci, c’est noté. Ce numéro sera montré comme signalé dès que plusieurs personnes l’auront dit, chacune d’un autre réseau.'

export function offerCheckingRoutes(endpoints: Endpoints, services: Services) {
  const employers = checkEmployer(services)

  endpoints.on(checkAdvertisement, anyone, async ({ body, request }) => {
    await allowNetwork(services, 'advertisement-check', networkOf(request.ip), CHECK_LIMITS)
    return { data: await check(services, body.text, employers) }
  })

  endpoints.on(reportNumber, anyone, async ({ body, request }) => {
    const [number] = findNumbers(plainLetters(body.number))
    if (!number) throw invalid({ number: [UNREADABLE] })
    // A household or an office is one network, because what it shares says nothing of how many people there are.
    const network = networkOf(request.ip, 'near')
    await allowNetwork(services, 'number-report', network, REPORT_LIMITS)
    await report(services, number.digits, network)
    return { message: THANKS }
  })
}
