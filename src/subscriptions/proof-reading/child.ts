import { constants, setPriority } from 'node:os'
import { readFirstPage } from './pdf.ts'
import { readPicture } from './picture.ts'
import type { ProofAnswer, ProofFile } from './task.ts'
import { findValues } from './values.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the proof it was given. Nobody waits for
// it, so it goes behind all that somebody waits for.
setPriority(constants.priority.PRIORITY_LOW)
process.on('message', async (file: ProofFile) => {
  process.send?.(await read(file))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function read({ bytes, kind }: ProofFile): Promise<ProofAnswer> {
  try {
    return kind === 'pdf'
      ? findValues(await readFirstPage(bytes), false)
      : findValues(await readPicture(bytes), true)
  } catch {
    return null
  }
}
