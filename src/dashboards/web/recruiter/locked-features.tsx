import { LockIcon } from '#src/ui/icons.tsx'
import css from './locked-features.module.css'

type Feature = readonly [title: string, text: string]

const OPENING: readonly Feature[] = [
  ['Publier une offre', 'Une offre active est comprise, sans abonnement\u00A0; écrivez-la dès maintenant.'],
  ['Les candidatures', 'Elles arriveront ici, avec leur CV et leur lettre.'],
]

const SUSPENDED: readonly Feature[] = [
  [
    'Vos offres',
    'Elles ont quitté le site. Elles sont gardées, et reviennent dès que votre société est rétablie.',
  ],
  [
    'Les candidatures',
    'Elles sont gardées aussi. Les entretiens prévus sont annulés, et les candidats prévenus.',
  ],
]

/** What a company can't use before it is validated, or as long as it is suspended. */
export function LockedFeatures({ isSuspended }: { isSuspended: boolean }) {
  return (
    <ul
      className={css.locked}
      aria-label={isSuspended ? 'Fermé pendant la suspension' : 'Disponible après la validation'}
    >
      {(isSuspended ? SUSPENDED : OPENING).map(([title, text]) => (
        <li key={title}>
          <LockIcon />
          <div>
            <b>{title}</b>
            {text}
          </div>
        </li>
      ))}
    </ul>
  )
}
