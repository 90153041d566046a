import { useState } from 'react'
import { TextField } from '#src/ui/form/text-field.tsx'

const WHOLE = /^(https?:\/\/[^\s]+|mailto:[^\s]+)$/i

interface UrlFieldProps {
  name: string
  label: string
  value: string
  onChange: (url: string) => void
}

/** The address of a page: « linkedin.com/in/miora » becomes whole as the field is left. */
export function UrlField({ name, label, value, onChange }: UrlFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [error, setError] = useState<string>()
  // Another device's state, a version taken again: they are shown, over what was typed here.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const type = (next: string) => {
    setText(next)
    setError(undefined)
    // What is no address yet is not kept as one: the rest of the CV must be.
    if (next.trim() === '' || WHOLE.test(next.trim())) onChange(next.trim())
  }
  const leave = () => {
    const typed = text.trim()
    if (typed === '' || WHOLE.test(typed)) return
    const whole = `https://${typed}`
    if (/^[^\s.]+\.[^\s]{2,}$/.test(typed) && WHOLE.test(whole)) {
      setText(whole)
      onChange(whole)
    } else setError('Écrivez un lien qui commence par https://')
  }
  return (
    <TextField
      name={name}
      label={label}
      type="url"
      inputMode="url"
      placeholder="https://…"
      value={text}
      maxLength={500}
      error={error}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  )
}
