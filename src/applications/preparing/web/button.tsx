import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OfferItem } from '#src/offers/contract.ts'
import { offerHref } from '#src/offers/web/words.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { preparedQuery, usePrepare } from './queries.ts'

interface PrepareButtonProps {
  offer: Pick<OfferItem, 'id' | 'slug' | 'title'>
  small?: boolean
  wide?: boolean
  /** Stands there once the day is used up. */
  otherwise?: ReactNode
}

/** One press prepares the application, and opens it for its person to read; what was begun before is opened as it is. */
export function PrepareButton({ offer, otherwise = null, ...look }: PrepareButtonProps) {
  const { data } = useQuery(preparedQuery)
  const { mutate, isPending } = usePrepare()
  const router = useRouter()
  const href = `${offerHref(offer)}?postuler=1`
  const of = <span className="hidden-text"> pour {displayTitle(offer.title)}</span>
  const draft = data?.data.find(({ offer_id }) => offer_id === offer.id)
  if (draft)
    return (
      <LinkButton look="soft" href={href} {...look}>
        {draft.is_prepared ? 'Relire ma candidature' : 'Reprendre ma candidature'}
        {of}
      </LinkButton>
    )
  if (data?.left_today === 0) return otherwise
  const prepare = () =>
    mutate(offer.id, {
      onSuccess: ({ is_prepared }) => {
        if (!is_prepared) toast.info(BEGUN)
        void router.navigate({ href })
      },
      onError: ({ message }) =>
        toast.error({ title: 'La candidature n’a pas pu être préparée', text: message }),
    })
  return (
    <Button look="soft" loading={isPending} onClick={prepare} {...look}>
      Préparer ma candidature
      {of}
    </Button>
  )
}

export const BEGUN = {
  title: 'Vous aviez déjà commencé cette candidature',
  text: 'La voici telle que vous l’aviez laissée.',
}
