import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { personOf } from '#src/profiles/web/person.ts'
import { publicProfileQuery } from '#src/profiles/web/queries.ts'
import { PublicProfileView } from '#src/profiles/web/reading/public-profile.tsx'
import { publicNameOf } from '#src/profiles/web/words.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'
import { siteOrigin } from '#src/shell/site-origin.ts'

/** Search engines read it in the page as it was served; a visitor's browser needs none of it. */
const writtenPerson = createIsomorphicFn()
  .server(personOf)
  .client((): string | null => null)

export const Route = createFileRoute('/_default/profils/$slug')({
  staticData: { title: 'Profil' },
  loader: async ({ context, params: { slug } }) => {
    const profile = await orNotFound(context.queryClient.fetchQuery(publicProfileQuery(slug)))
    if (profile.kind === 'company') return { profile, title: profile.name }
    const name = publicNameOf(profile)
    return {
      profile,
      title: [name, profile.headline].filter(Boolean).join(', '),
      summary: [profile.headline || name, profile.city?.name].filter(Boolean).join(', '),
      address: `${siteOrigin()}/profils/${slug}`,
      person: profile.is_indexed ? writtenPerson(profile, siteOrigin()) : null,
    }
  },
  head: ({ loaderData }) => ({
    meta: loaderData && [
      { title: `${loaderData.title} | ${APP_NAME}` },
      ...(loaderData.summary ? [{ name: 'description', content: loaderData.summary }] : []),
      ...(loaderData.profile.kind === 'applicant' && loaderData.profile.is_indexed
        ? []
        : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: loaderData?.address ? [{ rel: 'canonical', href: loaderData.address }] : [],
    scripts: loaderData?.person ? [{ type: 'application/ld+json', children: loaderData.person }] : [],
  }),
  component: PublicProfileRoute,
})

function PublicProfileRoute() {
  const { profile } = Route.useLoaderData()
  if (profile.kind === 'company') return <PlannedPage />
  return (
    <div className="container">
      <PublicProfileView profile={profile} />
    </div>
  )
}
