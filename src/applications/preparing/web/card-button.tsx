import { useQuery } from '@tanstack/react-query'
import { PREPARED_A_DAY } from '../shared/limits.ts'
import { PrepareButton } from './button.tsx'
import { preparedQuery } from './queries.ts'
import { leftWords } from './words.ts'

interface CardButtonProps {
  offer: Parameters<typeof PrepareButton>[0]['offer']
  /** Its place in the list, from 0 on. */
  at: number
  /** The card shows its details. */
  isOpen: boolean
}

/** As many cards offer it as a day allows, those that fit best; the others do once they are opened. */
export function CardPrepareButton({ offer, at, isOpen }: CardButtonProps) {
  const { data } = useQuery(preparedQuery)
  const isBegun = data?.data.some(({ offer_id }) => offer_id === offer.id)
  return at < PREPARED_A_DAY || isOpen || isBegun ? <PrepareButton offer={offer} small /> : null
}

/** Says above the list what the press does, and how often it may be made. */
export function PreparingNote() {
  const { data } = useQuery(preparedQuery)
  return data ? <>{leftWords(data)} C’est vous qui les envoyez.</> : null
}
