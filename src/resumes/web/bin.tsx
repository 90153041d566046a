import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import { binQuery, useBinned } from './queries.ts'
import css from './resumes.module.css'

/** What was thrown away, for thirty days. */
export function Bin() {
  const { data = [] } = useQuery(binQuery)
  const { restore, erase } = useBinned()
  if (data.length === 0) return null
  const failed = (error: Error) => toast.error({ title: 'Cela n’a pas pu être fait', text: error.message })
  return (
    <details className={css.bin}>
      <summary>
        <TrashIcon size={18} />
        Corbeille ({data.length})
      </summary>
      <ul>
        {data.map(({ id, name, gone_at }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <span>Supprimé pour de bon le {formatDate(gone_at)}</span>
            </span>
            <Button
              look="secondary"
              small
              aria-label={`Restaurer ${name}`}
              onClick={() => restore.mutate(id, { onError: failed })}
            >
              Restaurer
            </Button>
            <Button
              look="quiet"
              small
              aria-label={`Supprimer pour de bon ${name}`}
              onClick={() => erase.mutate(id, { onError: failed })}
            >
              Supprimer pour de bon
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
