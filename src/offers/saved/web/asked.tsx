import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Offer } from '#src/offers/contract.ts'
import { offerQuery } from '#src/offers/web/queries.ts'
import { useSaving } from '#src/offers/web/save.ts'
import { SaveButton } from '#src/offers/web/save-button.tsx'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { KEEP } from '../shared/keeping.ts'
import css from './page.module.css'

/** The offer that the address asks to keep. */
export const askedIn = (search: SearchParams): number => Math.trunc(Number(search[KEEP])) || 0

/** `?ajouter=12`, where a mark leads that was pressed before the scripts came: done once they are there, by its button without. */
export function AskedOffer() {
  const search = useSearch({ strict: false }) as SearchParams
  const { [KEEP]: _kept, ...rest } = search
  const navigate = useNavigate()
  const asked = askedIn(search)
  const [id, setId] = useState(asked)
  if (asked && asked !== id) setId(asked)
  const { data: offer, isError } = useQuery({
    ...offerQuery(id),
    enabled: id > 0,
    // On the server it was asked for already: a page without scripts says what was answered.
    retryOnMount: false,
  })
  const forget = () => void navigate({ to: '.', search: rest as never, replace: true, resetScroll: false })
  if (isError)
    return <Alert kind="warning">Cette offre n’est plus en ligne&nbsp;: elle ne peut pas être gardée.</Alert>
  return offer ? <Keeping key={id} offer={offer} onKept={forget} /> : null
}

function Keeping({ offer, onKept }: { offer: Offer; onKept: () => void }) {
  const { saved, press } = useSaving(offer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address asks for it.
  useEffect(() => {
    if (!saved) press()
    onKept()
  }, [])
  const title = <b>{displayTitle(offer.title)}</b>
  if (saved)
    return (
      <Alert kind="success" live>
        {title} est dans vos sauvegardes.
      </Alert>
    )
  return (
    <Alert>
      <div className={css.asked}>
        <p>Garder {title} dans vos sauvegardes&nbsp;?</p>
        <SaveButton offer={offer} />
      </div>
    </Alert>
  )
}
