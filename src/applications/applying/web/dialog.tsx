import { useState } from 'react'
import type { ApplyOffer } from './apply-offer.ts'
import { type ExistingApplication, ExistingApplicationDialog } from './existing-application-dialog.tsx'
import { ApplyPopup } from './popup.tsx'
import type { SentApplication } from './queries.ts'
import { SentDialog } from './sent-dialog.tsx'

interface ApplyDialogProps {
  offer: ApplyOffer | null | undefined
  opened: boolean
  onClose: () => void
}

/** The popup must stay mounted after it closes, because it then says what happens next. */
export default function ApplyDialog({ offer, opened, onClose }: ApplyDialogProps) {
  const [sent, setSent] = useState<SentApplication | null>(null)
  const [existing, setExisting] = useState<ExistingApplication | null>(null)
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
        onExisting={(application, letter) => setExisting({ application, letter })}
      />
      <SentDialog offer={offer} sent={sent} onClose={() => setSent(null)} />
      <ExistingApplicationDialog offer={offer} existing={existing} onClose={() => setExisting(null)} />
    </>
  )
}
