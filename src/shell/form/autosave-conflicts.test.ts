import { expect, test } from 'vitest'
import {
  copies,
  failure,
  kill,
  makeServer,
  NOW,
  type Note,
  note,
  openPage,
  pause,
  STORED,
  useBrowser,
} from '#test/in-browser/saved-notes.ts'

useBrowser()

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
