import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/$')({
  staticData: { title: 'Page introuvable' },
  loader: () => {
    throw notFound()
  },
})
