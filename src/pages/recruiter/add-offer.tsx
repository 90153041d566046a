import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { OfferWritingPage } from '#src/offers/writing/web/page.tsx'

interface Search {
  /** The id of the draft, which the address holds since the first save. */
  brouillon?: number | undefined
  /** Set when the offer begins with an advertisement to paste. */
  annonce?: '1' | undefined
}

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/ajouter')({
  staticData: {
    title: 'Saisir une offre',
    requires: ['create', 'job offer'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  validateSearch: ({ brouillon, annonce }): Search => {
    if (Number(brouillon) > 0) return { brouillon: Number(brouillon) }
    return annonce === '1' ? { annonce } : {}
  },
  component: Page,
})

function Page() {
  const { brouillon = null, annonce } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page that made the draft goes on with it; an address with another draft begins a new editor.
  const [opened, setOpened] = useState<Opened>({ id: brouillon, made: null, reached: false, turn: 0 })
  if (brouillon !== null && brouillon === opened.made && !opened.reached)
    setOpened({ ...opened, reached: true })
  else if (isElsewhere(brouillon, opened))
    setOpened({ id: brouillon, made: null, reached: false, turn: opened.turn + 1 })
  return (
    <OfferWritingPage
      key={opened.turn}
      title="Saisir une offre"
      id={opened.id}
      pastes={annonce === '1'}
      onCreated={(made) => {
        setOpened((now) => ({ ...now, made }))
        void navigate({ search: { brouillon: made }, replace: true, resetScroll: false })
      }}
    />
  )
}

interface Opened {
  id: number | null
  /** The id of the draft that this page made; `reached` says whether the address holds it yet. */
  made: number | null
  reached: boolean
  turn: number
}

function isElsewhere(brouillon: number | null, { id, made, reached }: Opened): boolean {
  return brouillon === null ? id !== null || reached : brouillon !== id && brouillon !== made
}
