import { type KeyboardEvent, useState } from 'react'
import { Chip } from '../display/badge.tsx'
import { describedBy, Field, type FieldFrame } from './field.tsx'
import css from './tags-field.module.css'

interface TagsFieldProps extends FieldFrame {
  name: string
  value: readonly string[]
  onChange: (words: string[]) => void
  /** Words, and characters of each. */
  max: number
  maxLength: number
  suggestions?: readonly string[]
  onType?: (text: string) => void
}

/** A list of words: Enter or a comma adds what is typed, a press on a word takes it away. */
export function TagsField(props: TagsFieldProps) {
  const { name, value, onChange, max, maxLength, suggestions = [], onType, ...frame } = props
  const [text, setText] = useState('')
  const isFull = value.length >= max
  const type = (next: string) => {
    setText(next)
    onType?.(next)
  }
  const add = (...words: string[]) => {
    const fresh = words.map((word) => word.trim()).filter((word) => word && !hasWord(value, word))
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, max))
    type('')
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !text && value.length > 0) return onChange(value.slice(0, -1))
    // Enter with a word typed adds it; with none it is the form's.
    if (event.key !== 'Enter' || !text.trim()) return
    event.preventDefault()
    add(text)
  }
  const written = (next: string) => {
    // A word picked in the browser's list is whole.
    if (suggestions.includes(next)) return add(next)
    if (/[,;\n]/.test(next)) return add(...next.split(/[,;\n]/))
    type(next)
  }
  return (
    <Field id={name} {...frame} count={`${value.length} / ${max}`}>
      <div className={css.box} data-wrong={Boolean(frame.error) || undefined}>
        {value.map((word) => (
          <Chip
            key={word}
            removeLabel={`Retirer ${word}`}
            onPress={() => onChange(value.filter((each) => each !== word))}
          >
            {word}
          </Chip>
        ))}
        <input
          id={name}
          name={name}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          list={suggestions.length > 0 ? `${name}-suggestions` : undefined}
          placeholder={isFull ? '' : 'Ajouter…'}
          disabled={isFull}
          onChange={({ target }) => written(target.value)}
          onKeyDown={pressed}
          onBlur={() => add(text)}
          {...describedBy(name, frame)}
        />
      </div>
      {suggestions.length > 0 && (
        <datalist id={`${name}-suggestions`}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </Field>
  )
}

function hasWord(words: readonly string[], word: string): boolean {
  return words.some((each) => each.localeCompare(word, 'fr', { sensitivity: 'base' }) === 0)
}
