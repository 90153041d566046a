import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { classes } from '../class-names.ts'
import { SearchIcon } from '../icons.tsx'
import { useEarlyAnswer } from './early-answer.ts'
import field from './field.module.css'
import css from './search-input.module.css'

const PAUSE_MS = 350

export interface LiveText {
  text: string
  set: (text: string) => void
  /** Sends now what waits for a pause in the typing. */
  send: () => void
  short: boolean
}

interface SearchInputProps {
  label: string
  live: LiveText
  className?: string | undefined
}

/** A text that filters what stands under it. */
export function SearchInput({ label, live, className }: SearchInputProps) {
  const written = {
    value: live.text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => live.set(event.target.value),
  }
  const input = useEarlyAnswer(written)
  return (
    <div className={classes(css.find, className)}>
      <SearchIcon size={16} />
      <input
        type="search"
        className={field.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={255}
        {...written}
        ref={input}
      />
    </div>
  )
}

/** A text that is sent once the typing pauses; one of fewer than `least` letters waits. */
export function useLiveText(value: string, least: number, onSend: (text: string) => void): LiveText {
  const [text, set] = useState(value)
  const sent = useRef(value)
  const sending = useRef(onSend)
  useEffect(() => {
    sending.current = onSend
  })
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    set(value)
  }, [value])
  const wanted = text.trim()
  const short = wanted.length > 0 && wanted.length < least
  useEffect(() => {
    if (short || wanted === sent.current) return
    const pause = setTimeout(() => {
      sent.current = wanted
      sending.current(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [wanted, short])
  const send = () => {
    if (short || wanted === sent.current) return
    sent.current = wanted
    onSend(wanted)
  }
  return { text, set, send, short }
}
