import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { AccountType } from '#src/accounts/shared/kinds.ts'
import { PROVIDER_NAMES, type SocialProvider } from '#src/accounts/shared/providers.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { withDestination } from '#src/shell/session/destination.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { useSocialAuthorization } from './authorization.ts'
import { pendingSocialQuery } from './queries.ts'
import css from './sign-up.module.css'
import { SocialSignUpForm } from './sign-up-form.tsx'

interface SocialSignUpProps {
  provider: SocialProvider
  type: AccountType
  /** The page to open once the account exists. */
  to?: string | undefined
}

/** The last step of a sign-up by a provider; without an identity from there, it leads to the provider. */
export function SocialSignUp({ provider, type, to }: SocialSignUpProps) {
  const { data: waiting } = useQuery(pendingSocialQuery)
  if (waiting?.provider !== provider) return <WayToProvider provider={provider} type={type} to={to} />
  return (
    <AuthCard
      title={type === 'recruiter' ? 'Votre société' : 'Créer un compte candidat'}
      intro={
        type === 'recruiter'
          ? 'Encore deux réponses. Vous compléterez le profil de votre société ensuite, puis nous le validerons.'
          : 'Encore un geste, et votre compte est prêt.'
      }
      width={560}
    >
      <SocialSignUpForm identity={waiting} type={type} />
    </AuthCard>
  )
}

const OTHER_WAYS = {
  recruiter: ['/inscription/recruteur', 'S’inscrire avec une adresse et un mot de passe'],
  applicant: ['/inscription/candidat', 'S’inscrire avec une adresse et un mot de passe'],
} as const

function WayToProvider({ provider, type, to }: SocialSignUpProps) {
  const { starting, start } = useSocialAuthorization()
  const alive = useHydrated()
  const name = PROVIDER_NAMES[provider]
  const [href, label] = OTHER_WAYS[type]
  return (
    <AuthCard
      title={`S’inscrire avec ${name}`}
      intro={`${name} nous donnera votre nom et votre adresse e-mail, rien d’autre. ${
        type === 'recruiter'
          ? 'Vous nommerez ensuite votre société.'
          : 'Vous n’aurez pas de mot de passe à retenir.'
      }`}
    >
      <div className={css.stack}>
        <Button
          wide
          disabled={!alive}
          loading={starting === provider}
          onClick={() => start(provider, { account_type: type, to })}
        >
          Continuer avec {name}
        </Button>
        <AppLink href={withDestination(href, to)}>{label}</AppLink>
      </div>
    </AuthCard>
  )
}
