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
import { SAVE_FIELD } from '../shared/save-form.ts'
import css from './page.module.css'

/** The id of the offer that the address asks to save, 0 without one. */
export const requestedOfferId = (search: SearchParams): number => Math.trunc(Number(search[SAVE_FIELD])) || 0

/**
 * A mark that was pressed before the scripts came leads to `?ajouter=12`. The offer is saved once they are there;
 * without scripts a button saves it.
 */
export function RequestedOffer() {
  const search = useSearch({ strict: false }) as SearchParams
  const { [SAVE_FIELD]: _kept, ...rest } = search
  const navigate = useNavigate()
  const asked = requestedOfferId(search)
  const [id, setId] = useState(asked)
  if (asked && asked !== id) setId(asked)
  const { data: offer, isError } = useQuery({
    ...offerQuery(id),
    enabled: id > 0,
    // The server has asked for the offer already, and a page without scripts shows that answer.
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
