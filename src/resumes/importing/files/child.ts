import { readFile } from './read-file.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the file it was given.
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await readFile(bytes))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
