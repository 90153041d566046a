import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/offers/home/web/page.tsx'
import { homeQuery } from '#src/offers/home/web/queries.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

const TITLE = `${APP_NAME}, les offres d’emploi de Madagascar`
const SUMMARY =
  'Des offres de tout Madagascar, publiées par des sociétés vérifiées qui s’engagent à répondre à chaque candidature.'

export const Route = createFileRoute('/_default/')({
  staticData: { title: 'Accueil' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homeQuery)
    return { address: `${siteOrigin()}/` }
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: TITLE },
      { name: 'description', content: SUMMARY },
      { property: 'og:site_name', content: APP_NAME },
      { property: 'og:title', content: TITLE },
      { property: 'og:description', content: SUMMARY },
    ],
    links: loaderData && [{ rel: 'canonical', href: loaderData.address }],
  }),
  component: HomePage,
})
