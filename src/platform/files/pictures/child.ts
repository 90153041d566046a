import { makeSquare } from './square.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the picture it was given.
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await makeSquare(bytes))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
