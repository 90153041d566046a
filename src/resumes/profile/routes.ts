import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { presentResume } from '../present.ts'
import { showResumeProfile, synchroniseProfile } from './contract.ts'
import { readResumeProfile, synchroniseResume } from './sync.ts'

export function resumeProfileRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showResumeProfile, able('view', 'my resumes'), async ({ request }) => ({
    data: await readResumeProfile(services.db, actorOf(request).user),
  }))

  endpoints.on(synchroniseProfile, able('edit', 'resume'), async ({ body, request }) => {
    const resume = await synchroniseResume(services, actorOf(request), body.resume_id ?? null)
    return { data: presentResume(resume) }
  })
}
