import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export function PaymentSkeletonLines() {
  return <SkeletonLines lines={8} />
}

/** What stands in the place of a payment while it is read; it has an address of its own, too. */
export function PaymentSkeletonPopup({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Chargement du paiement" width={800} onClose={onClose}>
      <PaymentSkeletonLines />
    </Dialog>
  )
}
