import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import type { PendingSocial } from '../contract.ts'
import { SocialMark } from './marks.tsx'
import css from './sign-up.module.css'

/** Shows who the provider says the person is. */
export function SocialIdentityCard({ identity }: { identity: PendingSocial }) {
  const { provider, first_name, last_name, email } = identity
  return (
    <div className={css.who}>
      <SocialMark provider={provider} />
      <span>
        <strong>
          {first_name} {last_name}
        </strong>
        {email}, par {PROVIDER_NAMES[provider]}
      </span>
    </div>
  )
}
