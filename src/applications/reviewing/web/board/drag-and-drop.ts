import { type DragEvent, useState } from 'react'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { allowedTransitions, type Change } from '#src/applications/shared/transitions.ts'

/** A card is carried under a kind of its own, so that nothing else can be dropped on the board. */
const CARD = 'application/x-asafidy-candidature'

export function carry(event: DragEvent, card: RecruiterApplication): void {
  event.dataTransfer.setData(CARD, JSON.stringify(card))
}

/** A card is dropped here for this change, if it may make it. `onCard` is absent for those who may not move cards. */
export function useDrop(
  change: Change | undefined,
  onCard: ((card: RecruiterApplication) => void) | undefined,
) {
  const [over, setOver] = useState(false)
  const drop = change &&
    onCard && {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(CARD)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const card = JSON.parse(event.dataTransfer.getData(CARD)) as RecruiterApplication
        if (allowedTransitions(card, 'recruiter').includes(change)) onCard(card)
      },
    }
  return { over, drop }
}
