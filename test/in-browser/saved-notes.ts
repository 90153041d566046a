import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '#src/shell/api/api.ts'
import { Autosave, type Change, type Stored } from '#src/shell/form/autosave.ts'
import { stubLocalStorage } from './local-storage.ts'

// A browser, its pages and a server that keeps one note, for the tests of what saves by itself.

export interface Note {
  text: string
}

export const note = (text: string): Note => ({ text })
export const copyKey = (id: number | null) => `asafidy.note.5.${id ?? 'new'}`
export const NOW = '2026-03-01T08:00:00.000Z'
export const failure = (status: number) => new ApiError(status, `failure ${status}`)
export const STORED: Stored<Note> = { id: 1, version: 1, content: note('Au début'), saved_at: NOW }

export let kept: Record<string, string>
export let page: EventTarget
export let view: EventTarget & { hidden: boolean }

/** Each test has a browser of its own, and a clock that stands still until it is told to go on. */
export function useBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW) })
    kept = stubLocalStorage()
    page = new EventTarget()
    view = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', view)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** A server that takes what is written over its own version, or what it has already; it trims, as servers do. */
export function makeServer(stored: Stored<Note> | null = STORED) {
  const begun = new Map<string, number>()
  const server = {
    stored,
    /** How the next calls end: without having arrived, with an answer that is lost, or as a refusal. */
    next: [] as ('unreached' | 'unanswered' | ApiError)[],
    sent: [] as string[],
    changes: [] as Change<Note>[],
    put(text: string) {
      const { id = 1, version = 0 } = server.stored ?? {}
      server.stored = { id, version: version + 1, content: note(text.trim()), saved_at: NOW }
      return server.stored
    },
    async answer<Reply>(act: () => Reply): Promise<Reply> {
      const ending = server.next.shift()
      if (ending instanceof ApiError) throw ending
      if (ending === 'unreached') throw failure(0)
      const reply = act()
      if (ending === 'unanswered') throw failure(0)
      return reply
    },
    create: (content: Note, clientKey: string) => {
      server.sent.push(content.text)
      return server.answer(() => {
        begun.set(clientKey, 1)
        return server.put(content.text)
      })
    },
    save: (change: Change<Note>) => {
      const { version, content } = change
      server.sent.push(content.text)
      server.changes.push(change)
      return server.answer(() => {
        if (server.stored?.content.text === content.text.trim()) return { ...server.stored, saved_at: NOW }
        if (server.stored?.version !== version) throw failure(409)
        return { ...server.put(content.text), saved_at: NOW }
      })
    },
    read: () => server.answer(() => server.stored ?? STORED),
    begun,
  }
  return server
}

type Server = ReturnType<typeof makeServer>
interface PageOptions {
  opened?: null
  areAlike?: (mine: Note, theirs: Note) => boolean
  onCreated?: (id: number) => void
}

export function openPage(server: Server, options: PageOptions = {}) {
  const { create, save, read, stored } = server
  const autosave = new Autosave<Note>({
    opened: stored,
    blank: note(''),
    copyKey,
    create,
    save,
    read,
    ...options,
  })
  autosave.start()
  return autosave
}

export const pause = (ms = 900) => vi.advanceTimersByTimeAsync(ms)
export const copies = () => Object.values(kept).map((copy) => JSON.parse(copy).content.text)
/** The tab dies: nothing of the page runs any more, and its copy stays. */
export function kill() {
  vi.clearAllTimers()
}
