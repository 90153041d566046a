import { useEffect, useState, useSyncExternalStore } from 'react'
import { Autosave, type AutosaveOptions } from './autosave.ts'

/** The autosave of a page that stays on one thing, from its opening until it is left; the first options count. */
export function useAutosave<Content extends object>(options: AutosaveOptions<Content>) {
  const [autosave] = useState(() => new Autosave(options))
  const state = useSyncExternalStore(
    autosave.subscribe,
    () => autosave.state,
    () => autosave.state,
  )
  useEffect(() => {
    autosave.start()
    return () => autosave.stop()
  }, [autosave])
  return { autosave, state }
}
