import { LockIcon } from '#src/ui/icons.tsx'
import css from './locked-features.module.css'

const LOCKED = [
  ['Publier une offre', 'Une offre active est comprise, sans abonnement\u00A0; écrivez-la dès maintenant.'],
  ['Les candidatures', 'Elles arriveront ici, avec leur CV et leur lettre.'],
] as const

export function LockedFeatures() {
  return (
    <ul className={css.locked} aria-label="Disponible après la validation">
      {LOCKED.map(([title, text]) => (
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
