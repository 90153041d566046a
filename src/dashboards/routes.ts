import { able, actorOf, memberOf } from '#src/abilities/gates.ts'
import { findNextMeetings } from '#src/calendar/events/next-meetings.ts'
import { viewerOf } from '#src/calendar/viewer.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { readApplicantDashboard } from './applicant.ts'
import { applicantDashboard, recruiterDashboard } from './contract.ts'
import { readRecruiterDashboard } from './recruiter.ts'

const viewer = able('view', 'dashboard')

const applicant: Gate = async (request) => {
  await viewer(request)
  if (actorOf(request).kind !== 'applicant') throw forbidden()
}

const member: Gate = async (request) => {
  await viewer(request)
  memberOf(request)
}

export function dashboardRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(applicantDashboard, applicant, async ({ request }) => {
    const meetings = await findNextMeetings(services, viewerOf(request))
    const [slots = null] = meetings.waiting
    const now = services.clock.now()
    return {
      data: { ...(await readApplicantDashboard(services.db, actorOf(request), now, slots)), meetings },
    }
  })

  endpoints.on(recruiterDashboard, member, async ({ request }) => ({
    data: {
      ...(await readRecruiterDashboard(services.db, memberOf(request), services.clock.now())),
      meetings: await findNextMeetings(services, viewerOf(request)),
    },
  }))
}
