import type { ReactNode } from 'react'
import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import css from './dialog.module.css'

interface ApplyOutcomeProps {
  offer: ApplyOffer
  /** Open while there is one; its follow-up is where the dialog leads. */
  application: ApplicationItem | null
  title: string
  width: number
  /** What the link to the application says. */
  link: string
  onClose: () => void
  children: ReactNode
}

/** In the popup's place once it closed: what became of what was sent. */
export function ApplyOutcome({
  offer,
  application,
  title,
  width,
  link,
  onClose,
  children,
}: ApplyOutcomeProps) {
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
