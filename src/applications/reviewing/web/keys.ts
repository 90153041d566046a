import { useEffect, useRef, useSyncExternalStore } from 'react'

const STORED = 'asafidy_shortcuts'
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'
const listeners = new Set<() => void>()

/** Single-letter shortcuts, which a person can switch off: they get in the way of dictation. */
export function useShortcutChoice(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => true)
  return [on, setOn]
}

/** Runs what each key names, not while typing, under a dialog or with another key held. */
export function useShortcuts(actions: Record<string, (() => void) | undefined>): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isOn()) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('dialog[open]')) return
      const action = current.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

function setOn(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    return
  }
  for (const listener of listeners) listener()
}
