import type { Offer } from '#src/offers/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { ReportForm } from './form.tsx'

interface ReportDialogProps {
  offer: Offer
  opened: boolean
  onClose: () => void
}

export default function ReportDialog({ offer, opened, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open={opened}
      onClose={onClose}
      width={560}
      title="Signaler cette offre"
      subtitle={`${displayTitle(offer.title)}, ${offer.company.name}`}
    >
      <ReportForm offer={offer} end={<Button onClick={onClose}>Fermer</Button>} />
    </Dialog>
  )
}
