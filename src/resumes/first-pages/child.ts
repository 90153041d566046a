import { drawFirstPage } from './drawing.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the file it was given.
process.on('message', async (pdf: Uint8Array) => {
  process.send?.(await drawFirstPage(pdf))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
