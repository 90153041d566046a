import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#src/shell/frames/not-found-page.tsx'

export const Route = createFileRoute('/_blank/pages/misc/not-found/$error')({
  staticData: { title: 'Page introuvable' },
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFoundPage,
})
