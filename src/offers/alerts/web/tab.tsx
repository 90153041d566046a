import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { BellIcon } from '#src/ui/icons.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ListedAlert } from '../contract.ts'
import { ALERTS_FULL, ALERTS_MOST } from '../shared/limits.ts'
import css from './alert.module.css'
import { alertsQuery, useDeleteAlert } from './queries.ts'
import { AlertRow } from './row.tsx'

export default function AlertsTab() {
  const { data, isError, refetch } = useQuery(alertsQuery)
  const [deleting, setDeleting] = useState<ListedAlert | null>(null)
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">Mes alertes</h2>
      <p className="muted">Les nouvelles offres de vos recherches, dans la cloche et par e-mail.</p>
      {isError && !data && <Failure onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonLines />}
      {data && <LimitNote kept={data.length} most={ALERTS_MOST} full={ALERTS_FULL} />}
      {data?.length === 0 && <None />}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onDelete={() => setDeleting(alert)} />
          ))}
        </ul>
      )}
      <DeleteAlert alert={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}

function DeleteAlert({ alert, onClose }: { alert: ListedAlert | null; onClose: () => void }) {
  const deleting = useDeleteAlert()
  const confirm = async () => {
    if (!alert) return
    try {
      await deleting.mutateAsync(alert.id)
      toast.success({ title: 'Alerte supprimée' })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <ConfirmDialog
      open={alert !== null}
      onClose={onClose}
      onConfirm={confirm}
      title="Supprimer cette alerte&nbsp;?"
      confirm="Supprimer l’alerte"
      pending={deleting.isPending}
      failure={deleting.error?.message}
    >
      Vous ne recevrez plus les offres de «&nbsp;{alert?.label}&nbsp;». Pour une interruption, mettez plutôt
      l’alerte en pause.
    </ConfirmDialog>
  )
}

function None() {
  return (
    <EmptyState
      icon={BellIcon}
      title="Aucune alerte pour le moment"
      actions={<LinkButton href="/offres">Chercher des offres</LinkButton>}
    >
      Lancez une recherche, puis choisissez «&nbsp;Créer une alerte&nbsp;»&nbsp;: ses nouvelles offres
      viendront à vous.
    </EmptyState>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure onRetry={onRetry}>Vos alertes n’ont pas pu être lues.</LoadFailure>
}
