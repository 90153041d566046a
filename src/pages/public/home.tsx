import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { HomePage } from '#src/offers/home/web/page.tsx'
import { homeQuery } from '#src/offers/home/web/queries.ts'
import { websiteOf } from '#src/offers/home/web/website.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { describePage, withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

const TITLE = `${APP_NAME}, les offres d’emploi de Madagascar`
const SUMMARY =
  'Des offres de tout Madagascar, publiées par des sociétés vérifiées qui s’engagent à répondre à chaque candidature.'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server(() => ({
    ...describePage({
      title: TITLE,
      summary: SUMMARY,
      address: `${siteOrigin()}/`,
      picture: { address: `${siteOrigin()}/api/home/share-picture.png`, words: TITLE },
    }),
    scripts: [{ type: 'application/ld+json', children: websiteOf(siteOrigin()) }],
  }))
  .client((): null => null)

export const Route = createFileRoute('/_default/')({
  staticData: { title: 'Accueil' },
  // The page asks for its data at once, not when its own script has come.
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homeQuery)
    return withServedHead({}, servedHead())
  },
  head: ({ loaderData }) => ({
    ...loaderData?.served,
    meta: [{ title: TITLE }, ...(loaderData?.served?.meta ?? [])],
  }),
  component: HomePage,
})
