import { type Actor, lacksTwoFactor } from '#src/abilities/actor.ts'
import { USER_KIND_LABELS } from '#src/accounts/shared/kinds.ts'
import { pictureUrl } from '#src/accounts/users.ts'
import { isRefused } from '#src/platform/mail/refused-addresses.ts'
import type { Services } from '#src/platform/services.ts'
import type { CurrentUser } from './contract.ts'

export async function presentUser(actor: Actor, { db, env }: Services): Promise<CurrentUser> {
  const { user, company } = actor
  return {
    id: user.id,
    email: user.email,
    has_verified_email: actor.email_verified,
    email_refused: await isRefused(db, user.email),
    is_active: user.is_active,
    is_verified: actor.kind === 'recruiter' ? company?.status === 'validated' : actor.email_verified,
    userable_type: actor.kind,
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    role: USER_KIND_LABELS[actor.kind],
    picture: pictureUrl(user),
    phone_number: user.phone_number,
    has_password: user.password_hash !== null,
    two_factor_enabled: actor.two_factor,
    two_factor_required: lacksTwoFactor(actor),
    company: company && {
      id: company.id,
      name: company.name,
      slug: company.slug,
      status: company.status,
      role: company.role,
      plan: company.plan,
    },
    ...(actor.kind === 'admin' && actor.two_factor ? { admin_url: env.ADMIN_URL } : {}),
    ...(actor.viewed_until && { viewed_until: actor.viewed_until.toISOString() }),
  }
}
