import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/pages/misc/not-found/$error')({
  staticData: { title: 'Page introuvable' },
  loader: () => {
    throw notFound()
  },
})
