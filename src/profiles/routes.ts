import { able, actorOf } from '#src/abilities/gates.ts'
import { findUser } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import * as contract from './contract.ts'
import { presentProfile, presentPublicProfile } from './present.ts'
import { findApplicantProfile, saveProfileSection } from './profiles.ts'
import { findPublicProfile } from './public.ts'

const viewing = able('view', 'my profile')

/** Functions of domains that import profiles, which are therefore handed in. */
interface Neighbours {
  suggestSkills: (keywords: string) => Promise<string[]>
  findCompanyBySlug: (database: Database, slug: string) => Promise<{ name: string } | null>
}

export function profileRoutes(endpoints: Endpoints, services: Services, neighbours: Neighbours) {
  const today = () => dayAt(services.clock.now())
  const read = async (id: number) => {
    const [user, profile] = await Promise.all([
      findUser(services.db, id),
      findApplicantProfile(services.db, id),
    ])
    if (!user) throw notFound()
    return { user, profile }
  }

  endpoints.on(contract.showProfile, viewing, async ({ request }) => {
    const { user, profile } = await read(actorOf(request).id)
    return { data: presentProfile(user, profile, today()) }
  })

  endpoints.on(contract.updateProfile, viewing, async ({ body, request }) => {
    const actor = actorOf(request)
    await saveProfileSection(services, actor, body)
    const { user, profile } = await read(actor.id)
    return { data: presentProfile(user, profile, today()) }
  })

  endpoints.on(contract.previewProfile, viewing, async ({ request }) => {
    const { user, profile } = await read(actorOf(request).id)
    return { data: presentPublicProfile(user, profile, today()) }
  })

  endpoints.on(contract.suggestSkills, viewing, async ({ query }) => ({
    data: await neighbours.suggestSkills(query.keywords ?? ''),
  }))

  endpoints.on(contract.publicProfile, anyone, async ({ params: { slug } }) => {
    const found = await findPublicProfile(services.db, slug)
    if (found) {
      const { user, profile } = found
      const shown = presentPublicProfile(user, profile, today())
      return { data: { kind: 'applicant' as const, slug, is_indexed: profile.is_indexed, ...shown } }
    }
    const company = await neighbours.findCompanyBySlug(services.db, slug)
    if (!company) throw notFound()
    return { data: { kind: 'company' as const, name: company.name } }
  })
}
