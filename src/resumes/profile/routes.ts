import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { presentResume } from '../present.ts'
import { showResumeProfile, synchroniseProfile } from './contract.ts'
import { readResumeProfile, synchroniseResume } from './sync.ts'
import { synchroniseToProfile } from './to-profile.ts'

export function resumeProfileRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showResumeProfile, able('view', 'my resumes'), async ({ request }) => ({
    data: await readResumeProfile(services.db, actorOf(request).user),
  }))

  endpoints.on(synchroniseProfile, able('edit', 'resume'), async ({ body, request }) => {
    const wish = { id: body.resume_id ?? null, isTrial: body.is_trial === true }
    const actor = actorOf(request)
    const done =
      body.direction === 'to_profile'
        ? await synchroniseToProfile(services, actor, { ...wish, sections: body.sections ?? null })
        : await synchroniseResume(services, actor, wish)
    return { ...done, data: presentResume(done.row) }
  })
}
