import { type RefObject, useEffect, useRef, useState } from 'react'

interface Menu<T extends HTMLElement> {
  open: boolean
  setOpen: (open: boolean) => void
  /** Of the element that holds both the button and its panel. */
  box: RefObject<T | null>
}

/** A panel under a button: closed by Escape, by a press elsewhere and when the focus leaves it. */
export function useMenu<T extends HTMLElement>(): Menu<T> {
  const [open, setOpen] = useState(false)
  const box = useRef<T>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    }
    const page = document.getElementById('contenu')
    // What the panel half hides must not be pressed by mistake.
    if (page?.contains(box.current) === false) page.inert = true
    // One that opens at the foot of the window is not half under what stands there.
    else box.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', pressed)
    return () => {
      if (page) page.inert = false
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', pressed)
    }
  }, [open])
  return { open, setOpen, box }
}
