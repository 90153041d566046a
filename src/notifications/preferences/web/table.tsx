import { Button } from '#src/ui/button.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import type { Kind } from '../../shared/kinds.ts'
import type { Preference } from '../contract.ts'
import css from './preferences.module.css'
import type { Channel } from './queries.ts'

const CHANNELS: { name: Channel; label: string; by: string }[] = [
  { name: 'bell', label: 'Cloche', by: 'dans la cloche' },
  { name: 'mail', label: 'E-mail', by: 'par e-mail' },
  { name: 'push', label: 'Appareil', by: 'sur mes appareils' },
]

interface TableProps {
  preferences: Preference[]
  /** Whether this site can tell of anything by the browsers of people. */
  hasPush: boolean
  /** Called with a null kind to change a channel of all kinds. */
  onChange: (change: { kind: Kind | null; channel: Channel; on: boolean }) => void
}

/** The kinds of notifications by group, each with a switch for every channel. */
export function PreferencesTable({ preferences, hasPush, onChange }: TableProps) {
  const channels = CHANNELS.filter(({ name }) => hasPush || name !== 'push')
  const groups = [...new Set(preferences.map(({ group }) => group))]
  return (
    <table className={css.table}>
      <caption className="hidden-text">Ce que nous vous annonçons, et où</caption>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.event}>
            Événement
          </th>
          {channels.map(({ name, label, by }) => (
            <th key={name} scope="col" className={css.channel}>
              <span>{label}</span>
              <All
                by={by}
                on={preferences.every((one) => one[name])}
                onChange={(on) => onChange({ kind: null, channel: name, on })}
              />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className={css.group}>
              {group}
            </th>
          </tr>
          {preferences
            .filter((one) => one.group === group)
            .map((one) => (
              <Row key={one.kind} preference={one} channels={channels} onChange={onChange} />
            ))}
        </tbody>
      ))}
    </table>
  )
}

function All({ by, on, onChange }: { by: string; on: boolean; onChange: (on: boolean) => void }) {
  const words = on ? 'Tout couper' : 'Tout activer'
  return (
    <Button look="quiet" small aria-label={`${words} ${by}`} onClick={() => onChange(!on)}>
      {words}
    </Button>
  )
}

interface RowProps {
  preference: Preference
  channels: typeof CHANNELS
  onChange: TableProps['onChange']
}

function Row({ preference, channels, onChange }: RowProps) {
  const { kind, label } = preference
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {label}
      </th>
      {channels.map(({ name, label: channel, by }) => (
        <td key={name}>
          <label htmlFor={`${name}-${kind}`} className={css.cell}>
            <span aria-hidden="true" className={css.said}>
              {channel}
            </span>
            <Switch
              id={`${name}-${kind}`}
              checked={preference[name]}
              aria-label={`${label}, ${by}`}
              onChange={(event) => onChange({ kind, channel: name, on: event.target.checked })}
            />
          </label>
        </td>
      ))}
    </tr>
  )
}
