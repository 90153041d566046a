import { lookOf } from './look.ts'
import { makeSizes } from './make-sizes.ts'
import type { PictureTask } from './sizes.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the picture it was given.
process.on('message', async (task: PictureTask) => {
  process.send?.(task.sizes ? await makeSizes(task) : await lookOf(task.bytes))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
