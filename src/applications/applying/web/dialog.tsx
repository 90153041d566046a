import { useState } from 'react'
import type { ApplyOffer } from './apply-offer.ts'
import { ApplyDone } from './done.tsx'
import { ApplyPopup } from './popup.tsx'
import type { SentApplication } from './queries.ts'
import { ApplyStanding, type Standing } from './standing.tsx'
import type { ApplyValues } from './values.ts'

interface ApplyDialogProps {
  offer: ApplyOffer | null | undefined
  opened: boolean
  onClose: () => void
  /** Answers to start from when this browser keeps no draft: those of a draft kept elsewhere. */
  start?: Partial<ApplyValues>
}

/** The application popup. Keep it mounted after it closes: it then says what happens next. */
export default function ApplyDialog({ offer, opened, onClose, start }: ApplyDialogProps) {
  const [sent, setSent] = useState<SentApplication | null>(null)
  const [standing, setStanding] = useState<Standing | null>(null)
  if (opened && !offer) throw new Error('the application popup is opened without an offer')
  if (!offer) return null
  return (
    <>
      <ApplyPopup
        key={offer.id}
        offer={offer}
        opened={opened}
        onClose={onClose}
        onSent={setSent}
        onStanding={(application, letter) => setStanding({ application, letter })}
        start={start}
      />
      <ApplyDone offer={offer} sent={sent} onClose={() => setSent(null)} />
      <ApplyStanding offer={offer} standing={standing} onClose={() => setStanding(null)} />
    </>
  )
}
