import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { findNamedCompanies, replaceCompany } from '../shared/named-companies.ts'
import css from './letters.module.css'
import { letterHelpQuery } from './queries.ts'

interface NamedNoticeProps {
  offerId: number
  company: string
  letter: string
  onReplace: (letter: string) => void
}

/** Points out that the letter still names a company that it was written for before; it may be sent all the same. */
export function NamedNotice({ offerId, company, letter, onReplace }: NamedNoticeProps) {
  const { data: help } = useQuery(letterHelpQuery(offerId))
  const [left, setLeft] = useState<readonly string[]>([])
  const read = useDeferredValue(letter)
  const found = findNamedCompanies(read, help?.other_companies ?? [], company).filter(
    (place) => !left.includes(place.company),
  )
  const [first] = found
  if (!first) return null
  const replace = () => {
    const places = findNamedCompanies(letter, help?.other_companies ?? [], company)
    onReplace(
      replaceCompany(
        letter,
        places.filter((place) => place.company === first.company),
        company,
      ),
    )
  }
  return (
    <Alert kind="warning" live>
      <p>Votre lettre nomme encore «&nbsp;{read.slice(first.start, first.end)}&nbsp;».</p>
      <div className={css.deeds}>
        <Button look="secondary" small onClick={replace}>
          Remplacer par «&nbsp;{company}&nbsp;»
        </Button>
        <Button look="quiet" small onClick={() => setLeft([...left, first.company])}>
          Laisser
        </Button>
      </div>
    </Alert>
  )
}
