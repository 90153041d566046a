import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import css from './completions.module.css'
import { forgetLastSearches, keepLastSearch, type LastSearch, readLastSearches } from './last-searches.ts'
import { type Choice, Option } from './option.tsx'
import { completionsQuery } from './queries.ts'
import { usePopupPlace } from './use-popup-place.ts'

/** Completions are asked for after a pause in typing: those for each key would be thrown away. */
const PAUSE_MS = 120
const SHORTEST = 2

/**
 * What the words of a search may become, under their field: by the arrows, by a press, or not at all. It comes once the
 * field is first reached, so the field and its form work without it.
 */
export default function Completions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState(readLastSearches)
  const settled = useSettled(typed.trim())
  const asked = settled.length >= SHORTEST ? settled : ''
  const { data } = useQuery({ ...completionsQuery(asked), enabled: asked !== '' })
  const choices = typed.trim().length < SHORTEST ? last.map(asChoice) : (data?.data ?? [])
  const shown = isOpen && choices.length > 0
  const choose = (choice: Choice) => {
    setOpen(false)
    if (choice.kind === 'company') return navigate({ to: '/profils/$slug', params: { slug: choice.slug } })
    const form = field.current?.form
    if (!form || !field.current) return
    field.current.value = choice.keywords
    setTyped(choice.keywords)
    const place = form.elements.namedItem('city')
    if ('city' in choice && place instanceof HTMLInputElement) place.value = choice.city
    form.requestSubmit()
  }
  // The listeners of the field are set once, so they read the present values through this ref.
  const now = useRef({ choices, shown, active, choose })
  now.current = { choices, shown, active, choose }

  useEffect(() => {
    const input = field.current
    if (!input) return
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      target: HTMLElement = input,
    ) => target.addEventListener(type, listener, { signal: listening.signal })
    const show = () => {
      setTyped(input.value)
      setActive(-1)
      setOpen(true)
    }
    // The field may have had the focus before this component was loaded. After a search it is another field, without
    // the focus.
    if (document.activeElement === input) show()
    on('input', show)
    on('focus', show)
    on('click', show)
    on('blur', () => setOpen(false))
    on('keydown', (event) => {
      const { choices, shown, active, choose } = now.current
      if (!shown) {
        if (event.key === 'ArrowDown') show()
        return
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) {
        event.preventDefault()
        // The arrow keys also stop at the field itself, so that one can return to what was typed.
        const places = choices.length + 1
        setActive(((active + 1 + step + places) % places) - 1)
      }
      const chosen = choices[active]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        choose(chosen)
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        setOpen(false)
      }
    })
    const { form } = input
    if (form)
      on(
        'submit',
        () => {
          const city = form.elements.namedItem('city')
          keepLastSearch({
            keywords: input.value.trim(),
            city: city instanceof HTMLInputElement ? city.value.trim() : '',
          })
          setLast(readLastSearches())
          setOpen(false)
        },
        form,
      )
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': `${id}list`,
      'aria-expanded': String(shown),
      'aria-activedescendant': shown && active >= 0 ? `${id}${active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value)
      else input.removeAttribute(name)
    }
  }, [field, id, shown, active])

  const box = usePopupPlace(field, shown)
  return (
    <div ref={box} popover="manual" className={css.box}>
      <div id={`${id}list`} role="listbox" aria-label="Propositions">
        {choices.map((choice, index) => (
          <Option
            key={`${choice.kind} ${choice.label} ${'city' in choice && choice.city}`}
            id={`${id}${index}`}
            choice={choice}
            typed={typed}
            active={index === active}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
      {typed.trim().length < SHORTEST && last.length > 0 && (
        <Button
          look="quiet"
          small
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            forgetLastSearches()
            setLast([])
          }}
        >
          Effacer mes recherches récentes
        </Button>
      )}
    </div>
  )
}

function asChoice(search: LastSearch): Choice {
  const { keywords, city } = search
  return { kind: 'last', label: city ? `${keywords}, ${city}` : keywords, also: null, ...search }
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
