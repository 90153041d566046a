import { type KeyboardEvent, type RefObject, useState } from 'react'
import { plural, unaccented } from '#src/shared/phrases.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import css from './notes.module.css'

interface MentionFieldProps {
  id: string
  label: string
  value: string
  onChange: (text: string) => void
  /** These people can be named. */
  names: readonly string[]
  field: RefObject<HTMLTextAreaElement | null>
  placeholder?: string
  onSend: () => void
}

/** An @ opens the list of colleagues: arrows choose, Enter or Tab takes, Escape closes. */
export function MentionField({
  id,
  label,
  value,
  onChange,
  names,
  field,
  placeholder,
  onSend,
}: MentionFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState(0)
  const found = typed === null ? [] : names.filter((name) => isNamed(name, typed)).slice(0, 6)
  const at = Math.min(chosen, found.length - 1)
  const look = () => {
    const box = field.current
    const before = box?.value.slice(0, box.selectionStart) ?? ''
    setTyped(/(?:^|[\s(])@([^@\n]{0,40})$/.exec(before)?.[1] ?? null)
    setChosen(0)
  }
  const take = (name: string) => {
    const box = field.current
    if (!box || typed === null) return
    const { selectionStart: end } = box
    box.focus()
    // The name is written into the field itself at once, because a key pressed before the next frame would stand
    // elsewhere.
    box.setRangeText(`${name} `, end - typed.length, end, 'end')
    onChange(box.value)
    setTyped(null)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend()
    const name = found[at]
    if (!name) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((at + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(name)
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.mentioning}>
      <label className="hidden-text" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        placeholder={placeholder}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-collegues`}
        aria-activedescendant={found.length > 0 ? `${id}-collegue-${at}` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          look()
        }}
        onClick={look}
        onKeyDown={pressed}
        onBlur={() => setTyped(null)}
      />
      <div
        id={`${id}-collegues`}
        role="listbox"
        aria-label="Collègues"
        className={css.names}
        hidden={found.length === 0}
      >
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose here.
          // biome-ignore lint/a11y/useFocusableInteractive: the same.
          <div
            key={name}
            id={`${id}-collegue-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
          >
            <Avatar name={name} size={24} tone="grey" />
            {name}
          </div>
        ))}
      </div>
      <p className="hidden-text" role="status">
        {found.length > 0 && `${found.length} ${plural(found.length, 'collègue')}, flèches pour choisir`}
      </p>
    </div>
  )
}

/** A word of the name begins so, whatever the case and accents; a name that is written whole is not offered again. */
function isNamed(name: string, typed: string): boolean {
  const [whole, start] = [unaccented(name), unaccented(typed)]
  if (start.startsWith(`${whole} `)) return false
  return whole.startsWith(start) || whole.split(' ').some((word) => word.startsWith(start))
}
