import { Tabs } from '#src/ui/navigation/tabs.tsx'
import type { FoundCompanies } from './queries.ts'

/** The lists of companies are tabs of one page. @param props.totals how many are in each, where that is known */
export function CompaniesTabs({ totals }: { totals?: FoundCompanies['totals'] }) {
  return (
    <Tabs
      label="Listes de sociétés"
      tabs={[
        { href: '/societe', label: 'Toutes', count: totals?.all },
        { href: '/societe-active', label: 'Recrutent en ce moment', count: totals?.hiring },
        { href: '/top-recruteur', label: 'Top recruteurs' },
      ]}
    />
  )
}
