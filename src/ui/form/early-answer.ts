import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

type Answerable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Answered<E extends Answerable> {
  value?: unknown
  checked?: boolean | undefined
  onChange?: ((event: ChangeEvent<E>) => void) | undefined
}

/**
 * On a slow phone a form is answered before the page is alive: what stands in the field then is told to its form, which
 * would wipe it. Give the returned ref to the field.
 */
export function useEarlyAnswer<E extends Answerable>(answered: Answered<E>) {
  const field = useRef<E>(null)
  const latest = useRef(answered)
  latest.current = answered
  useLayoutEffect(() => {
    const element = field.current
    if (!element || isTold(element, latest.current)) return
    const { value, checked } = element as HTMLInputElement
    // One after the other, so that each adds to what the one before it changed; that change wiped the others.
    const timer = setTimeout(() => {
      if (latest.current.checked === undefined) element.value = value
      else Object.assign(element, { checked })
      const event = { target: element, currentTarget: element } as unknown as ChangeEvent<E>
      flushSync(() => latest.current.onChange?.(event))
    })
    return () => clearTimeout(timer)
  }, [])
  return field
}

/** The same of a file that was chosen before the page is alive: it is told once. Give the returned ref to the input. */
export function useEarlyFile(onChosen: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChosen)
  latest.current = onChosen
  useLayoutEffect(() => {
    const [file] = field.current?.files ?? []
    if (!file) return
    const timer = setTimeout(() => latest.current(file))
    return () => clearTimeout(timer)
  }, [])
  return field
}

function isTold(element: Answerable, { value, checked }: Omit<Answered<never>, 'onChange'>): boolean {
  if (checked !== undefined) return (element as HTMLInputElement).checked === checked
  return value === undefined || element.value === String(value ?? '')
}
