import { useState } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { TeamMember } from '../contract.ts'
import css from './team.module.css'
import { TeamTransferDialog } from './transfer-dialog.tsx'

interface TeamOwnershipProps {
  members: TeamMember[]
  company: NonNullable<CurrentUser['company']>
  canManage: boolean
  onLeave: () => void
}

/** Lets a person leave the company or hand it over. */
export function TeamOwnership({ members, company, canManage, onLeave }: TeamOwnershipProps) {
  const [transferring, setTransferring] = useState(false)
  const colleagues = members.filter(({ role }) => role !== 'owner')
  return (
    <>
      <Card>
        <div className={css.last}>
          <div>
            <h3>{canManage ? 'Propriété de la société' : `Quitter ${company.name}`}</h3>
            <p className={css.sub}>
              {canManage
                ? textOf(colleagues.length)
                : 'Vous n’aurez plus accès à ses offres ni à ses candidatures. Votre compte reste ouvert.'}
            </p>
          </div>
          {canManage ? (
            colleagues.length > 0 && (
              <Button look="secondary" onClick={() => setTransferring(true)}>
                Transférer la propriété
              </Button>
            )
          ) : (
            <Button look="danger" onClick={onLeave}>
              Quitter la société
            </Button>
          )}
        </div>
      </Card>
      <TeamTransferDialog
        open={transferring}
        onClose={() => setTransferring(false)}
        colleagues={colleagues}
      />
    </>
  )
}

function textOf(colleagues: number): string {
  return colleagues > 0
    ? 'Vous gérez l’équipe et l’abonnement. Pour quitter la société, transmettez-la d’abord à un collègue.'
    : 'Vous gérez l’équipe et l’abonnement. Invitez un collègue pour pouvoir un jour lui transmettre la société.'
}
