import { createFileRoute } from '@tanstack/react-router'
import { SavedOffersPage } from '#src/offers/saved/web/page.tsx'
import { savedOffersQuery, savedPageOf } from '#src/offers/saved/web/queries.ts'

export const Route = createFileRoute('/_auth/candidat/offres-sauvegardees')({
  staticData: { title: 'Mes sauvegardes', requires: ['view', 'my saved offer'] },
  loaderDeps: ({ search }) => ({ page: savedPageOf(search) }),
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(savedOffersQuery(deps.page))
      : undefined,
  component: SavedOffersPage,
})
