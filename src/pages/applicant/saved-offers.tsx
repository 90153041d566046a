import { createFileRoute } from '@tanstack/react-router'
import { SavedOffersPage } from '#src/offers/saved/web/page.tsx'
import { savedOffersQuery, savedViewOf } from '#src/offers/saved/web/queries.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/candidat/offres-sauvegardees')({
  staticData: { title: 'Mes sauvegardes', requires: ['view', 'my saved offer'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(savedOffersQuery(savedViewOf(deps)))
      : undefined,
  component: SavedOffersPage,
})
