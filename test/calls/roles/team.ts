import { randomBytes } from 'node:crypto'
import { adminInvitations, adminProposals } from '#src/accounts/administrators/tables.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { makeAdmin, newAddress } from '../../factories.ts'
import type { TestServices } from '../../services.ts'

/** The address and the body of a call on the team, with what it is about. */
export async function askOfTeam(site: TestServices, path: string) {
  const now = site.clock.now()
  const times = { created_at: now, expires_at: after(now, DAY) }
  const token = randomBytes(24).toString('base64url')
  const invited = { email: newAddress(), role: 'support' as const, token_hash: hashToken(token), ...times }
  const [invitation] = await site.db.insert(adminInvitations).values(invited).returning()
  const person = await makeAdmin(site, { admin_role: 'support' })
  // Whoever proposes needs somebody who can confirm.
  const colleague = await makeAdmin(site)
  const proposed = { user_id: person.id, role: 'super_admin' as const, why: 'Pour la table' }
  const [proposal] = path.includes('/proposals/')
    ? await site.db
        .insert(adminProposals)
        .values({ ...proposed, proposed_by: colleague.id, proposed_at: now, expires_at: after(now, DAY) })
        .returning()
    : []
  const id = path.includes('/proposals/')
    ? proposal?.id
    : path.includes('/invitations/')
      ? invitation?.id
      : person.id
  const bodies: Record<string, object> = {
    invitations: { email: newAddress(), role: 'support' },
    role: { role: 'billing', seen: 'support' },
    access: { seen: 'support' },
    proposals: { role: 'super_admin', why: 'Pour la table' },
    confirmation: { code: '000000' },
    acceptance: { first_name: 'Tiana', last_name: 'Rakoto', password: 'quatre lunes vertes dansent' },
  }
  return {
    url: path.replace(':id', String(id)).replace(':token', token),
    body: { ...bodies[path.split('/').at(-1) ?? ''] },
  }
}
