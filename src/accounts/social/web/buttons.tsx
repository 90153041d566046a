import type { AccountType } from '#src/accounts/shared/kinds.ts'
import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import { PressLink } from '#src/ui/button.tsx'
import { startHref, useSocialAuthorization, useSocialProviders } from './authorization.ts'
import css from './buttons.module.css'
import { SocialMark } from './marks.tsx'

interface SocialButtonsProps {
  /** The kind of account to make for a new person, who is asked when it is absent. */
  accountType?: AccountType
  /** The page to open once the account exists. */
  to?: string | undefined
}

/** The separator « OU » and the buttons of the providers; nothing where no provider is offered. */
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
