import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** A key does the same on every page where it does something. */
export const KEY_WORDS = {
  j: { key: 'J', does: 'candidature suivante' },
  k: { key: 'K', does: 'candidature précédente' },
  s: { key: 'S', does: 'étape suivante' },
  r: { key: 'R', does: 'ne pas retenir' },
  u: { key: 'U', does: 'annuler la dernière décision' },
  n: { key: 'N', does: 'noter' },
  x: { key: 'X', does: 'sélectionner' },
  escape: { key: 'Échap', does: 'fermer la candidature' },
  '?': { key: '?', does: 'tous les raccourcis' },
} as const

export type ShortcutKey = keyof typeof KEY_WORDS
type Actions = Partial<Record<ShortcutKey, (() => void) | undefined>>

const KEYS = Object.keys(KEY_WORDS) as ShortcutKey[]
/** Each part of the page registers its keys here while it is shown. */
const heard = new Set<RefObject<Actions>>()

export function activeKeys(): ShortcutKey[] {
  return KEYS.filter((key) => [...heard].some(({ current }) => current[key] !== undefined))
}

const STORED = 'asafidy_shortcuts'
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'
const listeners = new Set<() => void>()

/** A person can switch single-letter shortcuts off, because they get in the way of dictation. */
export function useShortcutChoice(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => true)
  return [on, setOn]
}

/** A key does nothing while one types, under a dialog, or with another key held. */
export function useShortcuts(actions: Actions): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isOn()) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('dialog[open]')) return
      const key = KEYS.find((each) => each === event.key.toLowerCase())
      const action = key && current.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    heard.add(current)
    document.addEventListener('keydown', pressed)
    return () => {
      heard.delete(current)
      document.removeEventListener('keydown', pressed)
    }
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
