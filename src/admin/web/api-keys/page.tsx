import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ApiKeyRow } from '../../api-keys/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { formatMoment } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import css from './api-keys.module.css'
import { NewKey } from './new-key.tsx'
import { apiKeysQuery, useRevocation } from './queries.ts'

export const API_KEYS = '/cles-api'

const COLUMNS: readonly Column<ApiKeyRow>[] = [
  {
    label: 'Partenaire',
    width: '26%',
    cell: ({ partner, revoked_at }) => (
      <>
        {partner} {revoked_at && <Badge tone="red">Révoquée le {formatDate(revoked_at)}</Badge>}
      </>
    ),
  },
  { label: 'Clé', width: '16%', cell: ({ prefix }) => <code>{prefix}…</code> },
  {
    label: 'Donnée',
    width: '16%',
    cell: ({ created_at, created_by }) => [formatDate(created_at), created_by].filter(Boolean).join(', '),
  },
  {
    label: 'Dernier appel',
    width: '14%',
    cell: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : 'Jamais'),
  },
  {
    label: 'Appels',
    width: '18%',
    cell: ({ today, month, requests_a_day }) =>
      `${formatCount(today)} sur ${formatCount(requests_a_day)} aujourd’hui, ${formatCount(month)} en 30 jours`,
  },
  { label: 'Action', width: '10%', cell: (row) => !row.revoked_at && <Revoke row={row} /> },
]

/** The keys of partners: who has one, how much it is used, and the end of one. */
export function ApiKeysPage() {
  const { data, error, refetch } = useQuery(apiKeysQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <header className={screenCss.head}>
        <h1>Clés de l’API</h1>
      </header>
      <div className={screenCss.body}>
        <NewKey />
        {data.length > 0 ? (
          <RecordTable caption="Clés de l’API" columns={COLUMNS} rows={data} />
        ) : (
          <Section title="Clés données">
            <p className={css.none}>Aucun partenaire n’a encore de clé.</p>
          </Section>
        )}
      </div>
    </>
  )
}

function Revoke({ row: { id, partner } }: { row: ApiKeyRow }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useRevocation()
  return (
    <>
      <Button small look="quiet" aria-label={`Révoquer la clé de ${partner}`} onClick={() => setOpen(true)}>
        Révoquer
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          mutate(id, {
            onSuccess: () => {
              setOpen(false)
              toast.success({ title: 'La clé est révoquée' })
            },
          })
        }
        title={`Révoquer la clé de ${partner}`}
        confirm="Révoquer"
        pending={isPending}
        failure={error?.message}
      >
        Ses appels sont refusés tout de suite, et la clé ne revient pas. Une autre se donne à tout moment.
      </ConfirmDialog>
    </>
  )
}
