import { Suspense, useState } from 'react'
import type { Offer } from '#src/offers/contract.ts'
import css from '#src/offers/web/aside.module.css'
import { PressLink } from '#src/ui/button.tsx'
import { FlagIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const ReportDialog = lazyPart(() => import('./dialog.tsx'))

/** « Signaler cette offre » loads its dialog with the first press; without scripts it leads to a page. */
export function ReportLink({ offer, href }: { offer: Offer; href: string }) {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }
  return (
    <>
      <PressLink href={href} rel="nofollow" className={css.report} onPress={open}>
        <FlagIcon size={16} />
        Signaler cette offre
      </PressLink>
      {wanted && (
        <Suspense>
          <ReportDialog offer={offer} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
