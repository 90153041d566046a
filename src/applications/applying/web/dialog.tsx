import { useState } from 'react'
import { PreparingPrompt } from '#src/applications/preparing/web/prompt.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import { type ExistingApplication, ExistingApplicationDialog } from './existing-application-dialog.tsx'
import { ApplyPopup } from './popup.tsx'
import type { SentApplication } from './queries.ts'
import { SentDialog } from './sent-dialog.tsx'

interface ApplyDialogProps {
  offer: ApplyOffer | null | undefined
  /** `preparer` offers to prepare the application before the form opens. */
  opened: boolean | string
  onClose: () => void
}

/** The popup must stay mounted after it closes, because it then says what happens next. */
export default function ApplyDialog({ offer, opened, onClose }: ApplyDialogProps) {
  const [sent, setSent] = useState<SentApplication | null>(null)
  const [existing, setExisting] = useState<ExistingApplication | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const asks = opened === 'preparer' && !isAsked
  const close = () => {
    setIsAsked(false)
    onClose()
  }
  if (opened && !offer) throw new Error('the application popup is opened without an offer')
  if (!offer) return null
  return (
    <>
      <PreparingPrompt offer={offer} open={asks} onClose={close} onReady={() => setIsAsked(true)} />
      <ApplyPopup
        key={offer.id}
        offer={offer}
        opened={Boolean(opened) && !asks}
        onClose={close}
        onSent={setSent}
        onExisting={(application, letter) => setExisting({ application, letter })}
      />
      <SentDialog offer={offer} sent={sent} onClose={() => setSent(null)} />
      <ExistingApplicationDialog offer={offer} existing={existing} onClose={() => setExisting(null)} />
    </>
  )
}
