import type { AccountType } from '#src/accounts/shared/kinds.ts'
import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import { PressLink } from '#src/ui/button.tsx'
import { startHref, useSocialAuthorization, useSocialProviders } from './authorization.ts'
import css from './buttons.module.css'
import { SocialMark } from './marks.tsx'

interface SocialButtonsProps {
  /** What to make of someone new; asked for when unknown. */
  accountType?: AccountType
  /** Where the person was going. */
  to?: string | undefined
}

/** « OU », then sign-in by another site's account; nothing where none is offered. */
export function SocialButtons({ accountType, to }: SocialButtonsProps) {
  const offered = useSocialProviders()
  const { starting, start } = useSocialAuthorization()
  if (offered?.length === 0) return null
  return (
    <div className={css.choice}>
      <div className={css.or}>OU</div>
      <div className={css.buttons} aria-busy={!offered || undefined}>
        {offered?.map(({ provider, development }) => (
          <PressLink
            key={provider}
            look="secondary"
            rel="nofollow"
            href={startHref(provider, { account_type: accountType, to })}
            aria-busy={starting === provider || undefined}
            onPress={() => starting || start(provider, { account_type: accountType, to })}
          >
            <SocialMark provider={provider} />
            <span className={css.name}>
              {PROVIDER_NAMES[provider]} {development && <small>(développement)</small>}
            </span>
          </PressLink>
        ))}
      </div>
    </div>
  )
}
