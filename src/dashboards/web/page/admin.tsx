import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { ExternalIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { DashboardHello } from '../hello.tsx'

/** Administrators work on a site of their own, so this page only leads there. */
export function AdminDashboard() {
  const address = useUser()?.admin_url
  return (
    <>
      <DashboardHello>Votre compte est un compte d’administration.</DashboardHello>
      <Card>
        <EmptyState
          icon={ShieldIcon}
          title="Site d’administration"
          actions={
            address && (
              <LinkButton href={address} target="_blank" rel="noopener">
                Ouvrir le site d’administration
                <ExternalIcon size={18} />
                <span className="hidden-text">(nouvel onglet)</span>
              </LinkButton>
            )
          }
        >
          Les sociétés, les offres, les paiements et les signalements se traitent sur un site à part, à sa
          propre adresse.
        </EmptyState>
      </Card>
    </>
  )
}
