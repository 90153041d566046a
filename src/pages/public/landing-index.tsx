import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { LandingIndexPage } from '#src/offers/landing/web/index-page.tsx'
import { landingIndexQuery } from '#src/offers/landing/web/queries.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { describePage, withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

const TITLE = 'Emplois à Madagascar par ville, secteur et métier'
const SUMMARY =
  'Les villes, les secteurs et les métiers qui recrutent à Madagascar, avec le nombre d’offres ouvertes, les sociétés et les salaires affichés.'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server(() => describePage({ title: TITLE, summary: SUMMARY, address: `${siteOrigin()}/emploi` }))
  .client((): null => null)

export const Route = createFileRoute('/_default/emploi')({
  staticData: { title: 'Emplois par ville, secteur et métier' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(landingIndexQuery)
    return withServedHead({}, servedHead())
  },
  head: ({ loaderData }) => ({
    ...loaderData?.served,
    meta: [{ title: `${TITLE} | ${APP_NAME}` }, ...(loaderData?.served?.meta ?? [])],
  }),
  component: LandingIndexPage,
})
