import { useUser } from '#src/shell/session/current-user.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'

const COMPANY = '/dashboard/recruteur/compagnie'

/** The pages of a company; payments are its owner's alone. */
export function CompanyTabs() {
  const isOwner = useUser()?.company?.role === 'owner'
  return (
    <Tabs
      label="Ma société"
      tabs={[
        { href: `${COMPANY}/ma-societe`, label: 'Ma Société' },
        { href: `${COMPANY}/abonnement`, label: 'Abonnement' },
        ...(isOwner ? [{ href: `${COMPANY}/paiements`, label: 'Paiements' }] : []),
      ]}
    />
  )
}
