import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { MaintenanceRow } from '../../maintenance/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'

const COLUMNS: readonly Column<MaintenanceRow>[] = [
  { label: 'Début', width: '24%', cell: ({ starts_at }) => formatMoment(starts_at) },
  {
    label: 'Finie',
    width: '24%',
    cell: ({ state, over_at }) => (state === 'withdrawn' ? 'Retirée' : formatMoment(over_at)),
  },
  { label: 'Par', width: '18%', cell: ({ planned_by }) => planned_by },
  { label: 'Texte', onPhone: 'wide', cell: ({ message }) => message },
]

/** Those that are over, and how long they took. */
export function PastMaintenances({ rows }: { rows: readonly MaintenanceRow[] }) {
  if (rows.length === 0) return null
  return (
    <Section title="Les précédentes">
      <RecordTable caption="Les maintenances précédentes" columns={COLUMNS} rows={rows} />
    </Section>
  )
}
