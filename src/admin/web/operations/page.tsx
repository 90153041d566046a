import { useQuery } from '@tanstack/react-query'
import { formatRelative } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { formatMoment } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Facts, Section } from '../desk/parts.tsx'
import screen from '../lists/screen.module.css'
import { formatBytes } from './bytes.ts'
import { operationsQuery } from './queries.ts'
import { KEPT_LABELS, keptFor } from './retention-words.ts'
import { isNearBudget, SmsSection } from './sms-section.tsx'

export const OPERATIONS = '/exploitation'

/** How the machine is: what runs, how much room is left, and how old the last backup is. */
export function OperationsPage() {
  const { data, error, refetch } = useQuery(operationsQuery)
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  const { version, started_at, database, disk, backup, restore, retentions, sms } = data
  const isOld = backup === null || Date.now() - new Date(backup.at).getTime() > 2 * DAY
  const isFull = disk !== null && disk.free_bytes < disk.bytes / 10
  return (
    <>
      <header className={screen.head}>
        <h1>Exploitation</h1>
      </header>
      <div className={screen.body}>
        {isOld && (
          <Alert kind="warning">
            {backup
              ? `La dernière sauvegarde date du ${formatMoment(backup.at)}.`
              : 'Aucune sauvegarde n’a encore été faite de cette base, par «\u00a0npm run backup\u00a0».'}
          </Alert>
        )}
        {isNearBudget(sms) && (
          <Alert kind="warning">Le budget de SMS de la journée est presque épuisé.</Alert>
        )}
        {isFull && <Alert kind="warning">Il reste moins d’un dixième du disque des fichiers.</Alert>}
        <Section title="Site">
          <Facts
            facts={[
              { label: 'Version', value: version },
              { label: 'Démarré', value: formatRelative(started_at) },
              { label: 'Migrations', value: formatCount(database.migrations) },
              { label: 'La dernière', value: formatMoment(database.migrated_at) },
            ]}
          />
        </Section>
        <Section title="Base">
          <Facts
            facts={[
              { label: 'Serveur', value: database.server },
              { label: 'Taille', value: formatBytes(database.bytes) },
              ...database.tables.map(({ name, bytes }) => ({ label: name, value: formatBytes(bytes) })),
            ]}
          />
        </Section>
        <Section title="Fichiers">
          <Facts
            facts={
              disk
                ? [
                    { label: 'Disque', value: formatBytes(disk.bytes) },
                    { label: 'Libre', value: formatBytes(disk.free_bytes) },
                  ]
                : [{ label: 'Rangés', value: 'dans un stockage S3' }]
            }
          />
        </Section>
        {sms && <SmsSection sms={sms} />}
        <Section title="Dernière sauvegarde">
          {backup ? (
            <Facts
              facts={[
                { label: 'Faite', value: formatMoment(backup.at) },
                { label: 'Lignes', value: formatCount(backup.rows) },
                { label: 'Fichiers', value: formatCount(backup.files) },
                { label: 'Durée', value: `${formatCount(backup.took_seconds)}\u00a0s` },
              ]}
            />
          ) : (
            <p className={css.none}>Aucune.</p>
          )}
        </Section>
        <Section title="Restauration">
          {restore ? (
            <Facts
              facts={[
                { label: 'Essayée', value: `le ${formatMoment(restore.at)}` },
                { label: 'Lignes', value: formatCount(restore.rows) },
                { label: 'Durée', value: `${formatCount(restore.took_seconds)}\u00a0s` },
              ]}
            />
          ) : (
            <p className={css.none}>
              Jamais essayée. «&nbsp;npm run restore -- DOSSIER --try&nbsp;» l’essaie à part.
            </p>
          )}
        </Section>
        <Section title="Durées de conservation">
          <Facts
            isNarrow
            facts={retentions.map(({ what, length }) => ({
              label: KEPT_LABELS[what] ?? what,
              value: keptFor(length),
            }))}
          />
        </Section>
      </div>
    </>
  )
}
