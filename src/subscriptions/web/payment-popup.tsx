import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { CardIcon } from '#src/ui/workspace-icons.tsx'

/** The popup has an address of its own; closing it goes back to the page under it. */
export function PaymentPopup({ title, text }: { title: string; text: string }) {
  const navigate = useNavigate()
  return (
    <Dialog open title={title} width={520} onClose={() => navigate({ to: '..', replace: true })}>
      <EmptyState icon={CardIcon}>{text}</EmptyState>
    </Dialog>
  )
}
