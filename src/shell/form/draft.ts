import { useEffect, useRef, useState } from 'react'

const PAUSE = 400

/** Drafts by key, for browsers that refuse storage: there they last only as long as the page. */
const held = new Map<string, string>()

export function readDraft<V>(key: string): V | null {
  try {
    const text = held.get(key) ?? localStorage.getItem(key)
    return text ? (JSON.parse(text) as V) : null
  } catch {
    return null
  }
}

function saveDraft(key: string, values: object): void {
  const text = JSON.stringify(values)
  held.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}

function forgetDraft(key: string): void {
  held.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

/** Keeps what is written in a form under this key until the server has saved it. */
export function useDraft<V extends object>(key: string) {
  const [found] = useState(() => readDraft<V>(key))
  const [isResumed, setResumed] = useState(found !== null)
  const unsaved = useRef<V | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = () => {
    clearTimeout(pause.current)
    if (unsaved.current) saveDraft(key, unsaved.current)
    unsaved.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its key.
  useEffect(() => {
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      // Whoever opens another section or leaves the page during the pause would lose the last words.
      write()
    }
  }, [])
  return {
    found,
    isResumed,
    follow: (values: V) => {
      unsaved.current = values
      clearTimeout(pause.current)
      pause.current = setTimeout(write, PAUSE)
    },
    forget: () => {
      unsaved.current = null
      setResumed(false)
      forgetDraft(key)
    },
  }
}
