import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

interface FiltersSheetProps {
  open: boolean
  onClose: () => void
  /** The label of the button that closes the sheet: « Voir 42 offres ». */
  see: string
  children: ReactNode
}

/** The filters in a sheet over the page of a phone. Each press changes the list behind at once. */
export default function FiltersSheet({ open, onClose, see, children }: FiltersSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filtres"
      width={560}
      footer={
        <Button wide onClick={onClose}>
          {see}
        </Button>
      }
    >
      <form aria-label="Filtres" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </Dialog>
  )
}
