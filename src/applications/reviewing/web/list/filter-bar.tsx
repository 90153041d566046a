import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import field from '#src/ui/form/field.module.css'
import { FilterIcon, SearchIcon } from '#src/ui/icons.tsx'
import { type ApplicationsSearch, listHref, TEXT_MIN } from '../filters.ts'
import css from './filter-bar.module.css'

const PAUSE_MS = 350

interface ApplicationsFilterBarProps {
  search: ApplicationsSearch
  /** Filters in force. */
  count: number
  onMore: () => void
}

/** What is filtered most: the candidate's name, the offer and the order; the rest is behind « Filtres ». */
export function ApplicationsFilterBar({ search, count, onMore }: ApplicationsFilterBarProps) {
  const router = useRouter()
  const go = (change: ApplicationsSearch) =>
    router.navigate({ href: listHref(search, change), replace: true, resetScroll: false })
  const name = useLiveText(search.name ?? '', (text) => go({ name: text || undefined }))
  const title = useLiveText(search.title ?? '', (text) => go({ title: text || undefined }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    name.send()
    title.send()
  }
  const order = {
    value: search.sort_by_date ?? 'desc',
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      go({ sort_by_date: event.target.value === 'asc' ? 'asc' : undefined }),
  }
  const orderField = useEarlyAnswer(order)
  return (
    <form className={css.bar} onSubmit={submit} aria-label="Filtrer les candidatures">
      <SearchInput label="Nom du candidat" live={name} />
      <SearchInput label="Titre de l’offre" live={title} wide />
      <select className={`${field.input} ${css.sort}`} aria-label="Trier" {...order} ref={orderField}>
        <option value="desc">Plus récentes d’abord</option>
        <option value="asc">Plus anciennes d’abord</option>
      </select>
      <Button look="secondary" small onClick={onMore} aria-haspopup="dialog">
        <FilterIcon size={16} />
        Filtres
        {count > 0 && (
          <span className={css.count}>
            <span className="hidden-text">(en place{'\u00A0'}: </span>
            {count}
            <span className="hidden-text">)</span>
          </span>
        )}
      </Button>
      <p className={css.hint} role="status">
        {(name.short || title.short) && `Écrivez au moins ${TEXT_MIN} lettres pour chercher.`}
      </p>
    </form>
  )
}

interface LiveText {
  text: string
  set: (text: string) => void
  /** Sends now what waits for a pause in the typing. */
  send: () => void
  short: boolean
}

function SearchInput({ label, live, wide }: { label: string; live: LiveText; wide?: boolean }) {
  const written = {
    value: live.text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => live.set(event.target.value),
  }
  const input = useEarlyAnswer(written)
  return (
    <div className={wide ? css.wide : css.find}>
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

/** A text that is sent once the typing pauses; too short a text waits. */
function useLiveText(value: string, onSend: (text: string) => void): LiveText {
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
  const short = wanted.length > 0 && wanted.length < TEXT_MIN
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
