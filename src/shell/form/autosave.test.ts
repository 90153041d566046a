import { expect, test, vi } from 'vitest'
import {
  copies,
  copyKey,
  failure,
  kept,
  kill,
  makeServer,
  NOW,
  note,
  openPage,
  page,
  pause,
  STORED,
  useBrowser,
  view,
} from '#test/in-browser/saved-notes.ts'

useBrowser()

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
    await null
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
