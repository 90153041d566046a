import type { PendingSocial } from '#src/accounts/social-contract.ts'
import { SOCIAL_NAMES } from '#src/ui/social-leaving.ts'
import { SocialMark } from '#src/ui/social-marks.tsx'
import css from './social-sign-up.module.css'

/** Who the provider says the person is. */
export function SocialIdentityCard({ identity }: { identity: PendingSocial }) {
  const { provider, first_name, last_name, email } = identity
  return (
    <div className={css.who}>
      <SocialMark provider={provider} />
      <span>
        <strong>
          {first_name} {last_name}
        </strong>
        {email}, par {SOCIAL_NAMES[provider]}
      </span>
    </div>
  )
}
