import { detailHref } from '#src/applications/reviewing/web/filters.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { KnownApplication } from '../contract.ts'
import css from './form.module.css'

interface KnownNoticeProps {
  known: readonly KnownApplication[]
  onConfirm: () => void
}

/** The offer has an application of the same number or address; it opens in another tab, so that the form stays. */
export function KnownNotice({ known, onConfirm }: KnownNoticeProps) {
  return (
    <Alert kind="warning" live>
      <p>
        Cette offre a déjà une candidature avec ce numéro ou cette adresse. Regardez-la d’abord&nbsp;: rien
        n’a été ajouté.
      </p>
      <ul className={css.list}>
        {known.map(({ id, applicant_name, label, submitted_at }) => (
          <li key={id}>
            <AppLink href={detailHref(id, 'profil', {})} target="_blank">
              {applicant_name}
              <span className="hidden-text"> (nouvel onglet)</span>
            </AppLink>
            , {label}, reçue le {formatShortDate(submitted_at)}
          </li>
        ))}
      </ul>
      <Button type="submit" look="secondary" small onClick={onConfirm}>
        Ajouter quand même
      </Button>
    </Alert>
  )
}
