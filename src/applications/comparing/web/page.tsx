import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { InboxIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import { isFull } from './address.ts'
import { ChoosingDialog } from './choosing-dialog.tsx'
import css from './page.module.css'
import { comparisonQuery } from './queries.ts'
import { ComparisonTable, Legend } from './table.tsx'

export function ComparisonPage({ ids }: { ids: readonly number[] }) {
  const { data: all, error, refetch } = useQuery(comparisonQuery(ids))
  const [choosing, setChoosing] = useState(false)
  if (ids.length === 0) return <Nothing />
  const offers = new Set(all?.map(({ offer }) => displayTitle(offer.title)))
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{plural(ids.length, 'Comparer une candidature', `Comparer ${ids.length} candidatures`)}</h1>
          {all && (
            <p className="dots">
              <span>{offers.size === 1 ? [...offers][0] : `${offers.size} offres différentes`}</span>
              {offers.size === 1 && <span>critères convenus par l’équipe pour cette offre</span>}
            </p>
          )}
        </div>
        {all && (
          <Button look="secondary" small onClick={() => setChoosing(true)}>
            <PlusIcon size={18} />
            {isFull(ids) ? 'Remplacer' : 'Ajouter'}
          </Button>
        )}
      </header>
      {all ? (
        <>
          <ComparisonTable all={all} />
          <Legend />
          <ChoosingDialog open={choosing} onClose={() => setChoosing(false)} all={all} />
        </>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>
      ) : (
        <SkeletonLines />
      )}
    </div>
  )
}

function Nothing() {
  return (
    <div className={css.page}>
      <h1>Comparer des candidatures</h1>
      <EmptyState
        icon={InboxIcon}
        title="Aucune candidature à comparer"
        actions={<LinkButton href="/dashboard/recruteur/candidatures">Choisir des candidatures</LinkButton>}
      >
        Dès que deux candidatures à une offre sont présélectionnées, leurs pages proposent
        «&nbsp;Comparer&nbsp;». Vous pouvez aussi en cocher deux ou trois dans la liste.
      </EmptyState>
    </div>
  )
}
