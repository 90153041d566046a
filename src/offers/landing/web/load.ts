import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { landingQuery } from './queries.ts'

/** For a page's loader: the landing page; one with too few offers leads to the nearest for good (301). */
export async function loadLanding(queryClient: QueryClient, slug: string, second?: string) {
  const { data, moved_to } = await orNotFound(queryClient.ensureQueryData(landingQuery(slug, second)))
  if (!data) throw redirect({ href: moved_to ?? '/emploi', statusCode: 301 })
  return data
}
