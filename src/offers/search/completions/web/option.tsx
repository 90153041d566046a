import { classes } from '#src/ui/class-names.ts'
import { BuildingIcon, ClockIcon, PinIcon, SearchIcon } from '#src/ui/icons.tsx'
import type { Completion } from '../contract.ts'
import css from './completions.module.css'
import type { LastSearch } from './last-searches.ts'

export type Choice = Completion | ({ kind: 'last'; label: string; also: null } & LastSearch)

const WORDS: Record<Choice['kind'], string> = {
  last: 'Recherche récente',
  occupation: 'Métier',
  skill: 'Compétence',
  company: 'Société',
  place: 'Lieu',
}
const ICONS = {
  last: ClockIcon,
  occupation: SearchIcon,
  skill: SearchIcon,
  company: BuildingIcon,
  place: PinIcon,
}
interface OptionProps {
  id: string
  choice: Choice
  typed: string
  active: boolean
  onChoose: () => void
}

/** One line of the list, with the kind of its completion. */
export function Option({ id, choice, typed, active, onChoose }: OptionProps) {
  const Icon = ICONS[choice.kind]
  const before = choice.kind === 'place' ? choice.keywords : ''
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and says which one is active.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={classes(css.option, active && css.active)}
      // Without this the field would lose the focus, and the list would close before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={16} />
      <span className={css.label}>
        {before && `${before} · `}
        <Marked label={choice.label} typed={typed} />
        {choice.also && <span className="muted"> ({choice.also})</span>}
      </span>
      <small>{WORDS[choice.kind]}</small>
    </div>
  )
}

/** Emphasises the part of the label that is not typed yet. */
function Marked({ label, typed }: { label: string; typed: string }) {
  const begins = label.toLocaleLowerCase('fr').startsWith(typed.trim().toLocaleLowerCase('fr'))
  const length = begins ? typed.trim().length : 0
  if (length === 0) return label
  return (
    <>
      {label.slice(0, length)}
      <b>{label.slice(length)}</b>
    </>
  )
}
