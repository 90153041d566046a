import { identified } from '#src/abilities/gates.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { CALENDAR_ADDRESS_ENDED } from '../mails/account.ts'
import type { OtherAccesses } from '../proof/other-accesses.ts'
import { authenticatedUserOf } from '../reauthentication/authenticated-user.ts'
import { deviceLabel, isHandheld } from '../sessions/user-agents.ts'
import * as contract from './contract.ts'
import { type Device, endDevice, endDevicesByLink, endOtherDevices, listDevices } from './devices.ts'
import { changePassword } from './password.ts'

/** Every call is open to `identified`, because an administrator without an authenticator sets one up here. */
export function securityRoutes(endpoints: Endpoints, services: Services, accesses: OtherAccesses) {
  endpoints.on(contract.changePassword, identified, async ({ body, request, reply }) => {
    const wire = { request, reply }
    const ended = await changePassword(services, authenticatedUserOf(request), body, wire, accesses)
    const also = ended.hadCalendarAddress ? ` ${CALENDAR_ADDRESS_ENDED}` : ''
    return { message: `Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.${also}` }
  })

  sessionRoutes(endpoints, services, accesses)
}

function sessionRoutes(endpoints: Endpoints, services: Services, accesses: OtherAccesses) {
  endpoints.on(contract.listSessions, identified, async ({ request }) => {
    const { session, user } = authenticatedUserOf(request)
    const devices = await listDevices(services.db, services.env, session, user.id, services.clock.now())
    return { data: devices.map(presentDevice) }
  })

  endpoints.on(contract.endOtherSessions, identified, ({ request }) =>
    endOtherDevices(services, authenticatedUserOf(request), accesses),
  )

  endpoints.on(contract.endSessionsByLink, anyone, ({ body }) =>
    endDevicesByLink(services, body.token, accesses),
  )

  endpoints.on(contract.endSession, identified, ({ params, request }) =>
    endDevice(services, authenticatedUserOf(request), params.id),
  )
}

function presentDevice({ id, user_agent, ip, is_current, remembered, ...device }: Device) {
  return {
    id,
    device: deviceLabel(user_agent),
    is_handheld: isHandheld(user_agent),
    ip,
    signed_in_at: device.signed_in_at.toISOString(),
    last_seen_at: device.last_seen_at.toISOString(),
    is_current,
    remembered,
  }
}
