import type { SignedCard } from './card.ts'
import { drawCard } from './drawing.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the card it was given.
process.on('message', async (card: SignedCard) => {
  process.send?.(await drawCard(card))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
