import { drawPoster } from './drawing.ts'
import type { PosterTask } from './poster.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the poster it was given.
process.on('message', async (task: PosterTask) => {
  process.send?.(await drawPoster(task))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
