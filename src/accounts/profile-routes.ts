import { able, actorOf } from '#src/abilities/gates.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints, fieldErrors } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { dayAt } from '#src/shared/dates.ts'
import { findApplicantProfile, saveProfileSection } from './applicant-profiles.ts'
import { findPublicProfile } from './applicant-public.ts'
import * as contract from './profile-contract.ts'
import { profileInput } from './profile-input.ts'
import { presentProfile, presentPublicProfile } from './profile-present.ts'
import { findUser } from './users.ts'

const viewing = able('view', 'my profile')

/** What profiles need of the domains that know them. */
interface Neighbours {
  suggestSkills: (keywords: string, now: Date) => Promise<string[]>
  findCompanyBySlug: (database: Database, slug: string) => Promise<{ name: string } | null>
}

export function profileRoutes(endpoints: Endpoints, world: World, neighbours: Neighbours) {
  const today = () => dayAt(world.clock.now())
  const read = async (id: number) => {
    const [user, profile] = await Promise.all([findUser(world.db, id), findApplicantProfile(world.db, id)])
    if (!user) throw notFound()
    return { user, profile }
  }

  endpoints.on(contract.showProfile, viewing, async ({ request }) => {
    const { user, profile } = await read(actorOf(request).id)
    return { data: presentProfile(user, profile, today()) }
  })

  endpoints.on(contract.updateProfile, viewing, async ({ body, request }) => {
    const { id } = actorOf(request)
    const parsed = profileInput(today()).safeParse(body)
    if (!parsed.success) throw invalid(fieldErrors(parsed.error))
    await saveProfileSection(world.db, id, parsed.data, world.clock.now())
    const { user, profile } = await read(id)
    return { data: presentProfile(user, profile, today()) }
  })

  endpoints.on(contract.previewProfile, viewing, async ({ request }) => {
    const { user, profile } = await read(actorOf(request).id)
    return { data: presentPublicProfile(user, profile, today()) }
  })

  endpoints.on(contract.suggestSkills, viewing, async ({ query }) => ({
    data: await neighbours.suggestSkills(query.keywords ?? '', world.clock.now()),
  }))

  endpoints.on(contract.publicProfile, anyone, async ({ params: { slug } }) => {
    const found = await findPublicProfile(world.db, slug)
    if (found) {
      const { user, profile } = found
      const shown = presentPublicProfile(user, profile, today())
      return { data: { kind: 'applicant' as const, slug, is_indexed: profile.is_indexed, ...shown } }
    }
    const company = await neighbours.findCompanyBySlug(world.db, slug)
    if (!company) throw notFound()
    return { data: { kind: 'company' as const, name: company.name } }
  })
}
