import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import type { CompanyPage } from '#src/companies/directory/contract.ts'
import { CompanyProfile } from '#src/companies/directory/web/company.tsx'
import { headOfCompany } from '#src/companies/directory/web/page-head.ts'
import { companyQuery, pageOf } from '#src/companies/directory/web/queries.ts'
import { titleOf } from '#src/companies/directory/web/words.ts'
import { CompanyOffers } from '#src/offers/by-company/web/open-offers.tsx'
import { companyOffersQuery } from '#src/offers/by-company/web/queries.ts'
import { personOf } from '#src/profiles/web/person.ts'
import sheet from '#src/profiles/web/reading/public-profile.module.css'
import { publicProfileQuery } from '#src/profiles/web/reading/queries.ts'
import { allAnswered, orNotFound } from '#src/shell/api/or-not-found.ts'
import { titledHead, withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { classes } from '#src/ui/class-names.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

/** Search engines read these in the page as it was served, so the browser does not load them. */
const writtenPerson = createIsomorphicFn()
  .server((profile: Parameters<typeof personOf>[0] & { is_indexed: boolean }, origin: string) =>
    profile.is_indexed ? personOf(profile, origin) : null,
  )
  .client((): string | null => null)
const servedCompanyHead = createIsomorphicFn()
  .server((company: CompanyPage, isFirst: boolean) => headOfCompany(company, siteOrigin(), isFirst))
  .client((_company: CompanyPage, _isFirst: boolean): null => null)

/**
 * A company's page needs nothing of a person's view, so that is loaded apart. Its style sheet comes with the page, or
 * it would first show unstyled.
 */
const loadPerson = () => import('#src/profiles/web/reading/public-profile.tsx')
const PersonView = lazyRouteComponent(loadPerson, 'PublicProfileView')

export const Route = createFileRoute('/_default/profils/$slug')({
  staticData: { title: 'Profil' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    const profile = await orNotFound(queryClient.fetchQuery(publicProfileQuery(slug)))
    if (profile.kind === 'applicant') {
      const [{ headOfPerson }] = await Promise.all([loadPerson(), PersonView.preload?.()])
      return { profile, head: headOfPerson(profile, siteOrigin(), writtenPerson(profile, siteOrigin())) }
    }
    const page = pageOf(deps)
    const offers = queryClient.ensureQueryData(companyOffersQuery(slug, page))
    const [company] = await orNotFound(allAnswered(queryClient.ensureQueryData(companyQuery(slug)), offers))
    return withServedHead({ profile: null, title: titleOf(company) }, servedCompanyHead(company, page === 1))
  },
  head: ({ loaderData }) => (loaderData?.profile ? loaderData.head : titledHead(loaderData)),
  component: PublicProfileRoute,
})

function PublicProfileRoute() {
  const { profile } = Route.useLoaderData()
  const { slug } = Route.useParams()
  const page = pageOf(Route.useSearch())
  return (
    <Suspense>
      {profile ? (
        <div className={classes('container', sheet.page)}>
          <PersonView profile={profile} />
        </div>
      ) : (
        <CompanyProfile slug={slug}>
          <CompanyOffers slug={slug} page={page} />
        </CompanyProfile>
      )}
    </Suspense>
  )
}
