import { useQuery } from '@tanstack/react-query'
import { formatShortDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import css from './letters.module.css'
import { keptLettersQuery } from './queries.ts'

interface ChoosingDialogProps {
  open: boolean
  /** The letter of the form has a text already, which another would take the place of. */
  replaces: boolean
  onUse: (letter: string) => void
  onClose: () => void
}

/** The letters that are kept: one is read whole before it takes its place in the form. */
export default function ChoosingDialog({ open, replaces, onUse, onClose }: ChoosingDialogProps) {
  const { data, error, refetch } = useQuery({ ...keptLettersQuery, enabled: open })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={680}
      title="Mes lettres"
      footer={
        <Button look="secondary" onClick={onClose}>
          Fermer
        </Button>
      }
    >
      <div className={css.composing}>
        {replaces && (
          <Alert kind="warning">
            Celle que vous choisissez prendra la place de la lettre déjà écrite, que vous pourrez remettre.
          </Alert>
        )}
        {error && !data && <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>}
        {!data && !error && <SkeletonLines lines={4} />}
        {data?.length === 0 && <p>Vous ne gardez plus aucune lettre.</p>}
        {data && data.length > 0 && (
          <ul className={css.choices}>
            {data.map(({ id, name, body, company_name, updated_at }) => (
              <li key={id}>
                <details name="lettre">
                  <summary>
                    <b>{name}</b>
                    <span className="small muted">
                      {company_name && `Pour ${company_name}, `}
                      {company_name ? 'écrite' : 'Écrite'} le {formatShortDate(updated_at)}
                    </span>
                  </summary>
                  <div className={css.sheet}>{body}</div>
                  <Button small onClick={() => onUse(body)} aria-label={`Utiliser la lettre ${name}`}>
                    Utiliser cette lettre
                  </Button>
                </details>
              </li>
            ))}
          </ul>
        )}
        <p className="small">
          <AppLink href="/candidat/mes-lettres">Gérer mes lettres</AppLink>
        </p>
      </div>
    </Dialog>
  )
}
