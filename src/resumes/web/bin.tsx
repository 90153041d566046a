import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { Resume } from '../contract.ts'
import { binQuery, useBinned } from './queries.ts'
import css from './resumes.module.css'

/** Shows the CVs that were thrown away in the last thirty days. */
export function Bin() {
  const { data = [] } = useQuery(binQuery)
  const { restore, erase } = useBinned()
  const [asked, setAsked] = useState<Resume | null>(null)
  if (data.length === 0) return null
  const failed = (error: Error) => toast.error({ title: 'Cela n’a pas pu être fait', text: error.message })
  return (
    <details className={css.bin}>
      <summary>
        <TrashIcon size={18} />
        Corbeille ({data.length})
      </summary>
      <ul>
        {data.map((resume) => (
          <li key={resume.id}>
            <span>
              <b>{resume.name}</b>
              <span>Supprimé pour de bon le {formatDate(resume.gone_at)}</span>
            </span>
            <Button
              look="secondary"
              small
              aria-label={`Restaurer ${resume.name}`}
              onClick={() => restore.mutate(resume.id, { onError: failed })}
            >
              Restaurer
            </Button>
            <Button
              look="quiet"
              small
              aria-label={`Supprimer pour de bon ${resume.name}`}
              onClick={() => setAsked(resume)}
            >
              Supprimer pour de bon
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) erase.mutate(asked.id, { onError: failed, onSettled: () => setAsked(null) })
        }}
        title="Supprimer ce CV pour de bon&nbsp;?"
        confirm="Supprimer pour de bon"
        pending={erase.isPending}
      >
        «&nbsp;{asked?.name}&nbsp;» ne pourra plus être repris, ni ses versions. Les candidatures déjà
        envoyées gardent leur copie.
      </ConfirmDialog>
    </details>
  )
}
