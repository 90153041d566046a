import { useQuery } from '@tanstack/react-query'
import { ownCompanyQuery } from './queries.ts'
import { describeMissingParts } from './state.tsx'

/** What the signed-in recruiter's company still has to say or to correct, once it is read. */
export default function MissingParts() {
  const { data: company } = useQuery(ownCompanyQuery)
  return company ? describeMissingParts(company) : null
}
