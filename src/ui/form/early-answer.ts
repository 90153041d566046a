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

function isTold(element: Answerable, { value, checked }: Omit<Answered<never>, 'onChange'>): boolean {
  // Nobody can answer a disabled field, and a list without the value that it is given shows another one by itself: its
  // choices have not come yet.
  if (element.disabled || (isList(element) && !hasChoice(element, String(value ?? '')))) return true
  if (checked !== undefined) return (element as HTMLInputElement).checked === checked
  return value === undefined || element.value === String(value ?? '')
}

const isList = (element: Answerable): element is HTMLSelectElement => element.tagName === 'SELECT'

function hasChoice({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value)
}
