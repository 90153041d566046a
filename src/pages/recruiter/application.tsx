import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApplicationPage } from '#src/applications/reviewing/web/detail/page.tsx'
import { type ApplicationTab, isApplicationTab } from '#src/applications/reviewing/web/detail/tabs.ts'
import { readSearch } from '#src/applications/reviewing/web/filters.ts'
import { detailQuery } from '#src/applications/reviewing/web/queries.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

const Interviews = lazyPart(() => import('#src/calendar/interviews/web/recruiter/tab.tsx'))

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures/$id/$tab')({
  staticData: {
    title: 'Candidature',
    requires: ['view', 'my offers applications'],
    parents: [{ title: 'Les candidatures', to: '/dashboard/recruteur/candidatures', keepsSearch: true }],
  },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Reading an application marks it as seen, which pointing at a link must not do.
  preload: false,
  loader: async ({ context, params: { id, tab }, deps, preload }) => {
    if (preload) return {}
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound()
    if (!isApplicationTab(tab))
      throw redirect({ to: '.', params: { id, tab: 'profil' }, search: deps, replace: true })
    const detail = detailQuery(Number(id), readSearch(deps))
    const { data } = await orNotFound(context.queryClient.ensureQueryData(detail))
    return { crumb: `${data.applicant_name} pour ${displayTitle(data.offer.title)}` }
  },
  head: ({ loaderData }) => (loaderData?.crumb ? { meta: [{ title: `${loaderData.crumb} | Asafidy` }] } : {}),
  component: Page,
})

function Page() {
  const { id, tab } = Route.useParams()
  const canDecide = useAbility().can('edit', 'job offer')
  return (
    <ApplicationPage
      id={Number(id)}
      tab={tab as ApplicationTab}
      search={readSearch(Route.useSearch())}
      meetings={(application) => (
        <Suspense fallback={<SkeletonLines />}>
          <Interviews
            key={application.id}
            applicationId={application.id}
            applicant={application.applicant_name}
            canPropose={canDecide && isInProgress(application)}
          />
        </Suspense>
      )}
    />
  )
}
