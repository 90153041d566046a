import { useQuery } from '@tanstack/react-query'
import { ownCompanyQuery } from './queries.ts'
import { whatIsLeft } from './state.tsx'

/** What the signed-in recruiter's company still has to say or to correct, once it is read. */
export default function CompanyLeft() {
  const { data: company } = useQuery(ownCompanyQuery)
  return company ? whatIsLeft(company) : null
}
