import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import { formatDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import type { SocialLink } from '../contract.ts'
import css from './links.module.css'
import { SocialMark } from './marks.tsx'

interface SocialLinkRowProps {
  link: SocialLink
  starting: boolean
  onLink: () => void
  onUnlink: () => void
}

/** One provider, with its link and the button that links or unlinks it. */
export function SocialLinkRow({ link, starting, onLink, onUnlink }: SocialLinkRowProps) {
  const { provider, development, linked } = link
  const name = PROVIDER_NAMES[provider]
  return (
    <li className={css.link}>
      <SocialMark provider={provider} />
      <div className={css.what}>
        <strong>{development ? `${name} (développement)` : name}</strong>
        <span>{linked ? `${linked.email}, lié le ${formatDate(linked.created_at)}` : 'Pas lié'}</span>
      </div>
      {linked ? (
        <Button look="secondary" small onClick={onUnlink} aria-label={`Délier ${name}`}>
          Délier
        </Button>
      ) : (
        <Button look="secondary" small loading={starting} onClick={onLink} aria-label={`Lier ${name}`}>
          Lier
        </Button>
      )}
    </li>
  )
}
