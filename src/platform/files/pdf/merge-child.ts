import { PDF } from '@libpdf/core'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the files it was given.
process.on('message', async (files: Uint8Array[]) => {
  process.send?.(await merge(files).catch(() => null))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function merge(files: Uint8Array[]): Promise<Uint8Array> {
  return (await PDF.merge(files)).save()
}
