import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/shell/api/api.ts'
import { stubLocalStorage } from '#test/in-browser/local-storage.ts'
import { Autosave, type Change, type Stored } from './autosave.ts'

interface Note {
  text: string
}

const note = (text: string): Note => ({ text })
const copyKey = (id: number | null) => `asafidy.note.5.${id ?? 'new'}`
const NOW = '2026-03-01T08:00:00.000Z'
const failure = (status: number) => new ApiError(status, `failure ${status}`)
const STORED: Stored<Note> = { id: 1, version: 1, content: note('Au début'), saved_at: NOW }

let kept: Record<string, string>
let page: EventTarget
let view: EventTarget & { hidden: boolean }

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

/** A server that takes what is written over its own version, or what it has already; it trims, as servers do. */
function makeServer(stored: Stored<Note> | null = STORED) {
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

function openPage(server: Server, options: PageOptions = {}) {
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

const pause = (ms = 900) => vi.advanceTimersByTimeAsync(ms)
const copies = () => Object.values(kept).map((copy) => JSON.parse(copy).content.text)
/** The tab dies: nothing of the page runs any more, and its copy stays. */
function kill() {
  vi.clearAllTimers()
}

test('what is written leaves a moment after the last change, once, and no copy stays', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  autosave.change(note('U'))
  await pause(800)
  autosave.change(note('Un'))
  expect(copies()).toEqual(['Un'])
  await pause(800)
  expect(server.sent).toEqual([])
  await pause(100)
  expect(server.sent).toEqual(['Un'])
  expect(autosave.state).toEqual({ kind: 'saved', at: NOW })
  expect(autosave.saved).toEqual({ id: 1, version: 2 })
  expect(copies()).toEqual([])
})

test('one save at a time: what is written meanwhile leaves as soon as it is answered', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const save = server.answer
  server.answer = async (act) => {
    await answered
    return save(act)
  }
  autosave.change(note('Un'))
  await pause()
  autosave.change(note('Deux'))
  const flushed = [autosave.flush(), autosave.flush()]
  await pause()
  expect(server.sent).toEqual(['Un'])
  expect(autosave.state.kind).toBe('saving')
  answer()
  expect(await Promise.all(flushed)).toEqual([true, true])
  expect(server.sent).toEqual(['Un', 'Deux'])
  expect(server.stored?.content).toEqual(note('Deux'))
})

test('a flush says whether all is saved, and sends nothing when nothing was written', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  expect(await autosave.flush()).toBe(true)
  expect(server.sent).toEqual([])
  server.next = [failure(422)]
  autosave.change(note('Refusé'))
  expect(await autosave.flush()).toBe(false)
  expect(autosave.state).toEqual({ kind: 'refused', error: failure(422) })
  await pause(60_000)
  expect(server.sent).toEqual(['Refusé'])
  autosave.change(note('Corrigé'))
  expect(await autosave.flush()).toBe(true)
})

test.each([
  [0, 'network'],
  [401, 'session'],
  [429, 'server'],
  [503, 'server'],
])(
  'after a failure %i it waits for the %s, keeps a copy and tries again by itself',
  async (status, reason) => {
    const server = makeServer()
    const autosave = openPage(server)
    server.next = [failure(status), failure(status)]
    autosave.change(note('Gardé'))
    await pause()
    expect(autosave.state).toEqual({ kind: 'waiting', for: reason })
    expect(copies()).toEqual(['Gardé'])
    await pause(5_000)
    expect(autosave.state.kind).toBe('waiting')
    await pause(5_000)
    expect(autosave.state.kind).toBe('saved')
    expect(server.sent).toEqual(['Gardé', 'Gardé', 'Gardé'])
    expect(copies()).toEqual([])
  },
)

test.each(['online', 'pageshow'])('%s sends at once what waits', async (event) => {
  const server = makeServer()
  const autosave = openPage(server)
  server.next = ['unreached']
  autosave.change(note('Gardé'))
  await pause()
  page.dispatchEvent(new Event(event))
  await pause(0)
  expect(autosave.state.kind).toBe('saved')
})

test('what is written leaves at once when the page is hidden, and nothing leaves when it is shown', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  autosave.change(note('Un'))
  view.dispatchEvent(new Event('visibilitychange'))
  await pause(0)
  expect(server.sent).toEqual([])
  view.hidden = true
  view.dispatchEvent(new Event('visibilitychange'))
  await pause(0)
  expect(server.sent).toEqual(['Un'])
  expect(autosave.state.kind).toBe('saved')
})

test('what is written leaves at once when the page is left; a page that was left hears nothing more', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  autosave.change(note('Un'))
  autosave.stop()
  await pause(0)
  expect(server.stored?.content).toEqual(note('Un'))
  page.dispatchEvent(new Event('online'))
  await pause(60_000)
  expect(server.sent).toEqual(['Un'])
})

test('a page that was left without a network tries on, until another page goes on with its copy', async () => {
  const server = makeServer()
  const left = openPage(server)
  server.next = ['unreached', 'unreached']
  left.change(note('Un'))
  left.stop()
  await pause(5_000)
  expect(server.sent).toEqual(['Un', 'Un'])
  const next = openPage(server)
  await pause(0)
  expect(next.initial).toEqual(note('Un'))
  expect(next.state.kind).toBe('saved')
  await pause(60_000)
  expect(server.sent).toEqual(['Un', 'Un', 'Un'])
  expect(copies()).toEqual([])
})

test('the next page begins with what the page before could not send, and says so', async () => {
  const server = makeServer()
  server.next = ['unreached']
  openPage(server).change(note('Pas envoyé'))
  await pause()
  kill()
  const next = openPage(server)
  expect(next.initial).toEqual(note('Pas envoyé'))
  expect(next.isResumed).toBe(true)
  await pause(0)
  expect(server.stored?.content).toEqual(note('Pas envoyé'))
  expect(copies()).toEqual([])
})

test('a copy that the server has already is dropped', async () => {
  const server = makeServer()
  server.next = ['unanswered']
  openPage(server).change(note('Arrivé'))
  await pause()
  kill()
  const next = openPage(server)
  expect(next.isResumed).toBe(false)
  await pause(0)
  expect(server.sent).toEqual(['Arrivé'])
  expect(copies()).toEqual([])
})

test('a copy of the version before this one, which named its parts otherwise, is passed over', () => {
  kept[`${copyKey(1)}.old`] = JSON.stringify({ values: note('Ancien'), version: 1, page: 'old', at: 1 })
  const autosave = openPage(makeServer())
  expect(autosave.initial).toEqual(STORED.content)
  expect(copies()).toEqual([])
})

test('a save whose answer is lost is known again, whatever the server cleaned of it', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  server.next = ['unanswered']
  autosave.change(note('Un '))
  await pause()
  autosave.change(note('Un deux'))
  await pause()
  expect(autosave.state.kind).toBe('saved')
  expect(server.stored).toMatchObject({ version: 3, content: note('Un deux') })
})

test('three saves without an answer are remembered, the newest first, after a reload too', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  server.next = ['unanswered', 'unreached', 'unreached']
  for (const text of ['Un', 'Deux', 'Trois']) {
    autosave.change(note(text))
    await pause()
  }
  autosave.change(note('Quatre'))
  kill()
  server.sent.splice(0)
  const next = openPage(server)
  await pause(0)
  expect(server.sent).toEqual(['Quatre', 'Trois', 'Deux', 'Un', 'Quatre'])
  expect(next.state.kind).toBe('saved')
  expect(server.stored?.content).toEqual(note('Quatre'))
})

test('what somebody else saved is never written over: nothing leaves until the writer chooses', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  server.put('D’une autre page')
  autosave.change(note('D’ici'))
  await pause()
  expect(autosave.state).toEqual({
    kind: 'conflict',
    message: 'failure 409',
    base: STORED.content,
    theirs: { id: 1, version: 2, content: note('D’une autre page'), saved_at: NOW },
  })
  autosave.change(note('D’ici encore'))
  await pause(60_000)
  expect(await autosave.flush()).toBe(false)
  expect(server.sent).toEqual(['D’ici'])
  expect(copies()).toEqual(['D’ici encore'])
  kill()
  const next = openPage(server)
  await pause(0)
  expect(next.initial).toEqual(note('D’ici encore'))
  expect(next.state).toMatchObject({ kind: 'conflict', base: STORED.content })
})

test('what the writer chose is saved over the other state, which stays among the versions', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  const theirs = server.put('D’une autre page')
  autosave.change(note('D’ici'))
  await pause()
  expect(await autosave.settle(note('Des deux'), theirs)).toBe(true)
  expect(server.changes.at(-1)).toMatchObject({ version: 2, keepsBefore: true })
  autosave.change(note('Ensuite'))
  await pause()
  expect(server.changes.at(-1)).toMatchObject({ version: 3, keepsBefore: false })
  expect(copies()).toEqual([])
})

test('what the server has is taken in the place of what is written here', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  const theirs = server.put('D’une autre page')
  autosave.change(note('D’ici'))
  await pause()
  autosave.take(theirs)
  expect(autosave.state).toEqual({ kind: 'saved', at: NOW })
  expect(copies()).toEqual([])
  autosave.change(note('Ensuite'))
  await pause()
  expect(server.stored).toMatchObject({ version: 3, content: note('Ensuite') })
})

test('nobody is asked where somebody else saved the same', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  server.put('Pareil')
  // This server refuses another version even where it says the same.
  server.next = [failure(409)]
  autosave.change(note('Pareil'))
  await pause()
  expect(autosave.state.kind).toBe('saved')
  expect(autosave.saved).toEqual({ id: 1, version: 2 })
  expect(server.sent).toEqual(['Pareil'])
})

test('nobody is asked where there is nothing to choose: mine is saved, theirs stays a version', async () => {
  const server = makeServer()
  const letters = ({ text }: Note) => [...text].sort().join()
  const areAlike = (mine: Note, theirs: Note) => letters(mine) === letters(theirs)
  const autosave = openPage(server, { areAlike })
  server.put('abc')
  autosave.change(note('cab'))
  await pause()
  expect(server.stored).toMatchObject({ version: 3, content: note('cab') })
  expect(server.changes.at(-1)).toMatchObject({ version: 2, keepsBefore: true })
})

test('the network is lost again while a conflict is looked into: it waits, and looks again', async () => {
  const server = makeServer()
  const autosave = openPage(server)
  server.put('D’une autre page')
  server.next = [failure(409), 'unreached']
  autosave.change(note('D’ici'))
  await pause()
  expect(autosave.state).toEqual({ kind: 'waiting', for: 'network' })
  await pause(5_000)
  expect(autosave.state.kind).toBe('conflict')
})

test('something new is begun once, by its first save, under the key that its page keeps', async () => {
  const server = makeServer(null)
  const onCreated = vi.fn()
  const autosave = openPage(server, { onCreated })
  expect(autosave.state.kind).toBe('unwritten')
  server.next = ['unanswered']
  autosave.change(note('Nouveau'))
  await pause()
  kill()
  const next = openPage(server, { opened: null, onCreated })
  expect(next.initial).toEqual(note('Nouveau'))
  next.change(note('Nouveau encore'))
  await pause()
  expect(server.begun.size).toBe(1)
  expect(onCreated.mock.calls).toEqual([[1]])
  expect(next.saved.id).toBe(1)
  expect(server.sent).toEqual(['Nouveau', 'Nouveau', 'Nouveau encore'])
  expect(server.changes).toHaveLength(1)
  expect(server.stored?.content).toEqual(note('Nouveau encore'))
  expect(copies()).toEqual([])
})

test('a page that was left before its first save came through is not told, and loses nothing', async () => {
  const server = makeServer(null)
  const onCreated = vi.fn()
  const autosave = openPage(server, { onCreated })
  const answer = server.answer
  server.answer = async (act) => {
    server.answer = answer
    // Something more is written while the first save is on its way, and then the network goes.
    autosave.change(note('Nouveau encore'))
    autosave.stop()
    server.next = ['unreached', 'unreached']
    return act()
  }
  autosave.change(note('Nouveau'))
  await pause()
  expect(onCreated).not.toHaveBeenCalled()
  expect(Object.keys(kept)).toEqual([expect.stringContaining(`${copyKey(1)}.`)])
  expect(copies()).toEqual(['Nouveau encore'])
})

test('a browser that keeps nothing saves all the same', async () => {
  vi.stubGlobal('localStorage', undefined)
  const server = makeServer()
  const autosave = openPage(server)
  server.next = ['unreached']
  autosave.change(note('Un'))
  await pause(6_000)
  expect(autosave.state.kind).toBe('saved')
})

test('its readers are told of each state, until they leave', async () => {
  const autosave = openPage(makeServer())
  const states: string[] = []
  const leave = autosave.subscribe(() => states.push(autosave.state.kind))
  autosave.change(note('Un'))
  await pause()
  leave()
  autosave.change(note('Deux'))
  await pause()
  expect(states).toEqual(['saving', 'saved'])
})
