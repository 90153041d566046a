import { readTable } from './read-table.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the file it was given.
process.on('message', (bytes: Uint8Array) => {
  process.send?.(readTable(bytes))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
