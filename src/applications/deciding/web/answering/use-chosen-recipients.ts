import { useRef, useState } from 'react'
import type { BatchRecipient } from '#src/applications/deciding/contract.ts'
import { PROPOSED_STAGES } from '#src/applications/shared/states.ts'
import { formatTime } from '#src/shared/dates.ts'
import type { AnswerSearch } from '../address.ts'

export interface Shown {
  recipient: BatchRecipient
  isChosen: boolean
  /** Nothing can be sent to a closed recipient. */
  isClosed: boolean
  /** The words say why the recipient is not chosen, or cannot be. */
  why: string | null
}

/** Everybody who can get the message is chosen, until the person or a colleague's change says otherwise. */
export function useChosenRecipients(recipients: readonly BatchRecipient[], { vue, offer_id }: AnswerSearch) {
  const first = useRef(new Map<number, number>())
  for (const { id, version } of recipients) if (!first.current.has(id)) first.current.set(id, version)
  const [said, setSaid] = useState<ReadonlyMap<number, { on: boolean; version: number }>>(new Map())
  const shown = recipients.map((recipient): Shown => {
    const closed = closedWords(recipient, vue)
    const moved = first.current.get(recipient.id) !== recipient.version ? movedWords(recipient) : null
    // A proposal is decided on its own, so a person who has one is not answered in passing with all others of the
    // offer.
    const apart =
      !moved && offer_id && isProposed(recipient) ? `${recipient.label}\u00a0: à décider à part` : null
    const own = said.get(recipient.id)
    const isOwn = own?.version === recipient.version
    return {
      recipient,
      isClosed: closed !== null,
      isChosen: closed === null && (isOwn ? own.on : !moved && !apart),
      why: closed ?? moved ?? apart,
    }
  })
  const choose = (recipient: BatchRecipient, on: boolean) =>
    setSaid(new Map(said).set(recipient.id, { on, version: recipient.version }))
  return { shown, choose }
}

function closedWords(
  { can_reject, silence, label }: BatchRecipient,
  vue: AnswerSearch['vue'],
): string | null {
  if (vue === 'message') return silence
  return can_reject ? null : label
}

const isProposed = ({ stage }: BatchRecipient) => PROPOSED_STAGES.some((each) => each === stage)

/** Says « Entretien par Faly Rabe, 10 h 12 ». */
function movedWords({ last_change }: BatchRecipient): string {
  if (!last_change) return 'A changé entre-temps'
  const { label, by, at } = last_change
  return `${label}${by ? ` par ${by}` : ''}, ${formatTime(at)}`
}
