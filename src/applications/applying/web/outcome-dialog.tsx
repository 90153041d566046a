import type { ReactNode } from 'react'
import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import css from './dialog.module.css'

interface OutcomeDialogProps {
  offer: ApplyOffer
  /** The dialog is open while there is an application, and leads to its follow-up. */
  application: ApplicationItem | null
  title: string
  width: number
  link: string
  onClose: () => void
  children: ReactNode
}

/** The dialog takes the popup's place once that is closed, and tells what became of what was sent. */
export function OutcomeDialog({
  offer,
  application,
  title,
  width,
  link,
  onClose,
  children,
}: OutcomeDialogProps) {
  return (
    <Dialog
      open={application !== null}
      onClose={onClose}
      width={width}
      title={title}
      subtitle={`${displayTitle(offer.title)}\u00A0· ${offer.company_name}`}
      footer={
        application && (
          <>
            <Button look="secondary" onClick={onClose}>
              Fermer
            </Button>
            <LinkButton
              href={`/candidat/candidatures/${application.id}/suivi`}
              className={css.submit}
              onClick={onClose}
              data-focus-first
            >
              {link}
            </LinkButton>
          </>
        )
      }
    >
      {children}
    </Dialog>
  )
}
