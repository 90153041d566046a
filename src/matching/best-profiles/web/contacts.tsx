import { formatDate } from '#src/shared/dates.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import type { BestProfiles } from '../contract.ts'
import css from './contacts.module.css'

export function Contacts({ contacts }: Pick<BestProfiles, 'contacts'>) {
  const { total, spent, left, until } = contacts
  return (
    <section className={css.card} aria-label="Contacts de votre société">
      <b>Contacts</b>
      {total === 0 ? (
        <p>Votre société n’a pas de contact à ouvrir pour le moment.</p>
      ) : (
        <>
          <p className={css.big}>
            <b>{left}</b> {plural(left, 'restant')} sur {total}
          </p>
          <div
            className={css.bar}
            role="img"
            aria-label={`${counted(spent, 'contact')} utilisés sur ${total}`}
          >
            <i style={{ width: `${(100 * left) / total}%` }} />
          </div>
          <p className={css.note}>
            {counted(spent, 'utilisé')}.{until && ` À utiliser avant le ${formatDate(until)}.`}
          </p>
        </>
      )}
      {left === 0 && (
        <AppLink href="/dashboard/recruteur/compagnie/abonnement">
          Voir les formules avec des contacts
        </AppLink>
      )}
    </section>
  )
}
