import { useState } from 'react'
import { formatTime } from '#src/shared/dates.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import type { endMaintenance, MaintenanceRow } from '../../maintenance/contract.ts'
import { Facts, Section } from '../desk/parts.tsx'
import { useDecision } from '../desk/queries.ts'
import css from './maintenance.module.css'

/** The one that is planned or runs, and its end. */
export function CurrentMaintenance({ maintenance }: { maintenance: MaintenanceRow }) {
  const { id, starts_at, ends_at, message, is_read_only, planned_by, state } = maintenance
  const { decide, refusal, isSending } = useDecision(() => setAsking(false))
  const [isAsking, setAsking] = useState(false)
  const isRunning = state === 'running'
  const action = isRunning ? 'Terminer maintenant' : 'Retirer la maintenance'
  const end = () => call<typeof endMaintenance>('DELETE /api/admin/maintenances/:id', { params: { id } })
  return (
    <Section
      title={isRunning ? 'En cours' : 'Prévue'}
      aside={
        <Badge tone={isRunning ? 'amber' : 'blue'}>{is_read_only ? 'Lecture seule' : 'Bandeau seul'}</Badge>
      }
    >
      <Facts
        facts={[
          { label: 'Début', value: formatLongDateTime(starts_at) },
          { label: 'Fin', value: formatLongDateTime(ends_at) },
          { label: 'Prévue par', value: planned_by },
          { label: 'Ce que lisent les personnes', value: message },
        ]}
      />
      <div className={css.foot}>
        <Button look={isRunning ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {action}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => decide(end)}
        title={action}
        confirm={action}
        pending={isSending}
        failure={refusal?.message}
      >
        {isRunning
          ? `Tout s’enregistre de nouveau dans les secondes qui suivent. Sans cela, elle finit seule à ${formatTime(ends_at)}.`
          : 'Le bandeau disparaît des pages, et rien ne sera suspendu.'}
      </ConfirmDialog>
    </Section>
  )
}
