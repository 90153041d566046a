import { identified, personOf } from '#src/abilities/gates.ts'
import { abilitiesOf } from '#src/abilities/policy.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { updateAccount } from './account.ts'
import { currentUser, listAbilities, updateUser, userPicture } from './contract.ts'
import { findVisiblePicture, type PictureOwners } from './pictures.ts'
import { presentUser } from './present.ts'

export function currentUserRoutes(endpoints: Endpoints, services: Services, owners: PictureOwners) {
  endpoints.on(currentUser, identified, async ({ request }) => ({
    data: await presentUser(personOf(request), services),
  }))

  endpoints.on(updateUser, identified, async ({ body, request }) => {
    const actor = personOf(request)
    const user = await updateAccount(services, actor.user, body)
    return { data: await presentUser({ ...actor, user }, services) }
  })

  endpoints.on(listAbilities, identified, async ({ request }) => ({ data: abilitiesOf(personOf(request)) }))

  endpoints.on(userPicture, anyone, async ({ params, request, reply }) => {
    const bytes = await findVisiblePicture(services, owners, request.actor, params.id)
    // Another picture has another address, so the browser can keep it for ever; shared caches must not, as it is not public.
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
      .send(Buffer.from(bytes))
  })
}
