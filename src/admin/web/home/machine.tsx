import { useQuery } from '@tanstack/react-query'
import { formatRelative } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { formatMoment } from '../desk/labels.ts'
import { Facts } from '../desk/parts.tsx'
import { formatBytes } from '../operations/bytes.ts'
import { OPERATIONS } from '../operations/page.tsx'
import { operationsQuery } from '../operations/queries.ts'
import css from './home.module.css'

/** Whether the machine runs, is backed up and has room, for those who look after it. */
export function MachineState() {
  const { data } = useQuery(operationsQuery)
  if (!data) return null
  const { version, started_at, backup, restore, disk } = data
  return (
    <section className={css.card} aria-labelledby="machine">
      <header className={css.head}>
        <h2 id="machine">La machine</h2>
        <AppLink href={OPERATIONS}>Exploitation</AppLink>
      </header>
      <Facts
        isNarrow
        facts={[
          { label: `En service, version ${version}`, value: formatRelative(started_at) },
          { label: 'Sauvegarde', value: backup ? formatRelative(backup.at) : 'aucune' },
          { label: 'Restauration essayée', value: restore ? formatMoment(restore.at) : 'jamais' },
          ...(disk
            ? [
                {
                  label: 'Disque libre',
                  value: `${formatBytes(disk.free_bytes)} sur ${formatBytes(disk.bytes)}`,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}
