import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { More } from '#src/ui/display/more.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import type { Kind } from '../../shared/kinds.ts'
import { isPushedByItself } from '../../shared/pushes.ts'
import type { Preference } from '../contract.ts'
import css from './preferences.module.css'
import type { Change, Channel } from './queries.ts'

const CHANNELS: { name: Channel; label: string; by: string }[] = [
  { name: 'bell', label: 'Cloche', by: 'dans la cloche' },
  { name: 'mail', label: 'E-mail', by: 'par e-mail' },
  { name: 'push', label: 'Appareil', by: 'sur mes appareils' },
]

interface PreferencesProps {
  preferences: Preference[]
  /** Whether this site can tell of anything by the browsers of people. */
  hasPush: boolean
  onChange: (change: Change) => void
}

/** A switch for each group of kinds and each channel, and behind them one for each kind. */
export function Preferences({ preferences, hasPush, onChange }: PreferencesProps) {
  const channels = CHANNELS.filter(({ name }) => hasPush || name !== 'push')
  const groups = [...new Set(preferences.map(({ group }) => group))].map((label) => ({
    label,
    of: preferences.filter(({ group }) => group === label),
  }))
  // Whoever chose among the kinds of a group finds these switches in sight.
  const [isOpen] = useState(() =>
    groups.some(({ of }) => CHANNELS.some(({ name }) => isChosenInDetail(of, name))),
  )
  const table = { channels, onChange }
  const details = groups.map(({ label, of }) => ({
    title: label,
    lines: of.map((one) => ({ label: one.label, of: [one] })),
  }))
  if (groups.length === 1) return <Table {...table} caption={CAPTION} sections={details} all={preferences} />
  return (
    <>
      <Table {...table} caption={CAPTION} sections={[{ lines: groups }]} all={preferences} />
      <More label="Choisir en détail" className={css.details} open={isOpen}>
        <Table {...table} caption={`${CAPTION}, en détail`} sections={details} />
      </More>
    </>
  )
}

/** Some kinds are pushed by themselves and others are not: a group is mixed by choice only if it differs from that in parts. */
function isChosenInDetail(group: Preference[], channel: Channel): boolean {
  const isMixed = (of: boolean[]) => new Set(of).size > 1
  const byItself = (kind: Kind) => channel !== 'push' || isPushedByItself(kind)
  return (
    isMixed(group.map((one) => one[channel])) &&
    isMixed(group.map((one) => one[channel] === byItself(one.kind)))
  )
}

const CAPTION = 'Ce que nous vous annonçons, et où'

interface Line {
  label: string
  /** What its switches change together. */
  of: Preference[]
}

interface TableProps {
  caption: string
  sections: { title?: string; lines: Line[] }[]
  /** What the buttons at the head of each column change; absent where there are none. */
  all?: Preference[]
  channels: typeof CHANNELS
  onChange: PreferencesProps['onChange']
}

function Table({ caption, sections, all, channels, onChange }: TableProps) {
  return (
    <table className={css.table}>
      <caption className="hidden-text">{caption}</caption>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.event}>
            Événement
          </th>
          {channels.map(({ name, label, by }) => (
            <th key={name} scope="col" className={css.channel}>
              <span>{label}</span>
              {all && (
                <All
                  by={by}
                  on={all.every((one) => one[name])}
                  onChange={(on) => onChange({ kinds: kindsOf(all), channel: name, on })}
                />
              )}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title = '', lines }) => (
        <tbody key={title}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={channels.length + 1} className={css.group}>
                {title}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <Row key={line.label} line={line} channels={channels} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const kindsOf = (preferences: Preference[]) => preferences.map(({ kind }) => kind)

function All({ by, on, onChange }: { by: string; on: boolean; onChange: (on: boolean) => void }) {
  const words = on ? 'Tout couper' : 'Tout activer'
  return (
    <Button look="quiet" small aria-label={`${words} ${by}`} onClick={() => onChange(!on)}>
      {words}
    </Button>
  )
}

interface RowProps {
  line: Line
  channels: typeof CHANNELS
  onChange: TableProps['onChange']
}

function Row({ line: { label, of }, channels, onChange }: RowProps) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {label}
      </th>
      {channels.map(({ name, label: channel, by }) => {
        const id = `${name}-${of.map(({ kind }) => kind).join('-')}`
        const count = of.filter((one) => one[name]).length
        const isPart = count > 0 && count < of.length
        return (
          <td key={name}>
            <label htmlFor={id} className={css.cell}>
              <span aria-hidden="true" className={css.said}>
                {channel}
              </span>
              <Switch
                id={id}
                checked={count === of.length}
                isPart={isPart}
                aria-label={`${label}, ${by}${isPart ? `, ${count} sur ${of.length}` : ''}`}
                onChange={(event) =>
                  onChange({ kinds: kindsOf(of), channel: name, on: event.target.checked })
                }
              />
              {isPart && (
                <span aria-hidden="true" className={css.part}>
                  {count} sur {of.length}
                </span>
              )}
            </label>
          </td>
        )
      })}
    </tr>
  )
}
