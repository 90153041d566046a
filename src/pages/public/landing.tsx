import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { LandingPage as Landing } from '#src/offers/landing/contract.ts'
import { loadLanding } from '#src/offers/landing/web/load.ts'
import { LandingPage } from '#src/offers/landing/web/page.tsx'
import { headOfLanding, titleOf } from '#src/offers/landing/web/page-head.ts'
import { titledHead, withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((page: Landing) => headOfLanding(page, siteOrigin()))
  .client((_page: Landing): null => null)

export const Route = createFileRoute('/_default/emploi/$first')({
  staticData: { title: 'Emploi' },
  // The page asks for its data at once, not when its own script has come.
  codeSplitGroupings: [['component']],
  loader: async ({ context, params }) => {
    const page = await loadLanding(context.queryClient, params.first)
    return withServedHead({ title: titleOf(page) }, servedHead(page))
  },
  head: ({ loaderData }) => titledHead(loaderData),
  component: LandingOfOne,
})

function LandingOfOne() {
  return <LandingPage slug={Route.useParams().first} />
}
