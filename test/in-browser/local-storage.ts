import { vi } from 'vitest'

/** Puts a storage that holds this in the place of the browser's; its keys are its own, as there. */
export function stubLocalStorage(kept: Record<string, string> = {}): Record<string, string> {
  const functions = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  }
  const made = new Proxy(kept, { get: (_, name) => Reflect.get(functions, name) ?? Reflect.get(kept, name) })
  vi.stubGlobal('localStorage', made)
  return kept
}
