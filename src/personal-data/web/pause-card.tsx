import { Suspense, useState } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import tab from './privacy-tab.module.css'

const PauseDialog = lazyPart(() => import('./pause-dialog.tsx'))

/** A paused account is closed until its owner signs in again. */
export function PauseCard({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <Card title="Mettre en pause mon compte">
      <div className={tab.stack}>
        <p className={tab.text}>
          {user.userable_type === 'applicant'
            ? 'Votre profil n’est plus visible, vos alertes et nos e-mails s’arrêtent. Vos candidatures envoyées restent chez les recruteurs.'
            : 'Nos e-mails s’arrêtent. Les offres de votre société restent publiées\u00a0: si vous en êtes l’unique membre, les candidats attendront votre retour.'}{' '}
          Vous revenez quand vous voulez, en vous connectant.
        </p>
        <Button
          look="secondary"
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          Mettre en pause mon compte
        </Button>
      </div>
      {wanted && (
        <Suspense>
          <PauseDialog user={user} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
