import type { Composition } from './task.ts'
import { typeset } from './typesetting.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the CV it was given.
process.on('message', async (task: Composition) => {
  process.send?.(await typeset(task))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
