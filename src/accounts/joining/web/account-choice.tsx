import type { ComponentType } from 'react'
import type { PendingSocial } from '#src/accounts/social/contract.ts'
import { SocialIdentityCard } from '#src/accounts/social/web/identity.tsx'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { withDestination } from '#src/shell/session/destination.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { BuildingIcon, CheckIcon, UserIcon } from '#src/ui/icons.tsx'
import css from './account-choice.module.css'

interface Choice {
  href: string
  icon: ComponentType<{ size?: number }>
  title: string
  intro: string
  gets: string[]
  button: string
  tone: 'candidate' | 'recruiter'
}

const CHOICES: Choice[] = [
  {
    href: '/inscription/candidat',
    icon: UserIcon,
    title: 'Je cherche un emploi',
    intro: 'Compte candidat, gratuit',
    gets: [
      'Postulez avec vos CV enregistrés',
      'Suivez chaque candidature jusqu’à la réponse',
      'Recevez les offres qui vous ressemblent',
    ],
    button: 'Créer un compte candidat',
    tone: 'candidate',
  },
  {
    href: '/inscription/recruteur',
    icon: BuildingIcon,
    title: 'Je recrute',
    intro: 'Compte recruteur, une offre incluse',
    gets: [
      'Publiez vos offres partout à Madagascar',
      'Triez et évaluez les candidatures en équipe',
      'Montrez votre société et son délai de réponse',
    ],
    button: 'Créer un compte recruteur',
    tone: 'recruiter',
  },
]

interface RegisterChoiceProps {
  to: string | undefined
  /** The identity of somebody who came back from another site and has no account yet. */
  identity?: PendingSocial | null
}

/** Lets a visitor choose between the account of an applicant and of a recruiter. */
export function RegisterChoice({ to, identity }: RegisterChoiceProps) {
  return (
    <AuthCard
      title="Créer un compte"
      width={880}
      intro="Choisissez ce que vous venez faire. Deux minutes suffisent."
    >
      {identity && <SocialIdentityCard identity={identity} />}
      <ul className={css.choices}>
        {CHOICES.map((choice) => (
          <ChoiceCard key={choice.href} choice={choice} href={hrefOf(choice, to, identity)} />
        ))}
      </ul>
      <p className={css.known}>
        Vous avez déjà un compte&nbsp;? <AppLink href={withDestination('/login', to)}>Se connecter</AppLink>
      </p>
    </AuthCard>
  )
}

function hrefOf({ href, tone }: Choice, to: string | undefined, identity?: PendingSocial | null): string {
  if (!identity) return withDestination(href, to)
  const { provider } = identity
  return tone === 'recruiter' ? `${href}/${provider}` : `${href}?fournisseur=${provider}`
}

function ChoiceCard({ choice, href }: { choice: Choice; href: string }) {
  const { icon: Icon, title, intro, gets, button, tone } = choice
  return (
    <li className={classes(css.choice, css[tone])}>
      <span className={css.disc}>
        <Icon size={28} />
      </span>
      <h2>{title}</h2>
      <p className={css.intro}>{intro}</p>
      <ul className={css.gets}>
        {gets.map((line) => (
          <li key={line}>
            <CheckIcon size={18} />
            {line}
          </li>
        ))}
      </ul>
      <LinkButton className={css.go} href={href} wide>
        {button}
      </LinkButton>
    </li>
  )
}
