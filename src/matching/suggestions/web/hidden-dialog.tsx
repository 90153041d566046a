import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button } from '#src/ui/button.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Hidden } from './hiding.ts'
import { hiddenQuery } from './queries.ts'
import css from './side.module.css'

interface HiddenDialogProps {
  open: boolean
  onClose: () => void
  unhide: (hidden: Hidden) => Promise<void>
}

export function HiddenDialog({ open, onClose, unhide }: HiddenDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Offres et sociétés masquées"
      subtitle="Elles restent visibles dans la recherche."
      width={560}
    >
      <Content unhide={unhide} />
    </Dialog>
  )
}

function Content({ unhide }: Pick<HiddenDialogProps, 'unhide'>) {
  const { data, isError, refetch } = useQuery(hiddenQuery)
  if (!data)
    return isError ? (
      <LoadFailure onRetry={() => refetch()}>Ce que vous avez masqué n’a pas pu être lu.</LoadFailure>
    ) : (
      <p role="status">Chargement…</p>
    )
  const { offers, companies } = data
  return (
    <>
      {offers.length + companies.length === 0 && <p>Vous n’avez plus rien de masqué.</p>}
      <List title="Sociétés">
        {companies.map(({ id, name }) => (
          <Row key={id} name={name} onUnhide={() => unhide({ what: 'company', id })} />
        ))}
      </List>
      <List title="Offres">
        {offers.map(({ id, title, company }) => (
          <Row
            key={id}
            name={displayTitle(title)}
            of={company}
            onUnhide={() => unhide({ what: 'offer', id })}
          />
        ))}
      </List>
    </>
  )
}

function List({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.hidden}>{children}</ul>
    </>
  )
}

function Row({ name, of, onUnhide }: { name: string; of?: string; onUnhide: () => void }) {
  return (
    <li>
      <div>
        {name} {of && <span>{of}</span>}
      </div>
      <Button look="secondary" small onClick={onUnhide} aria-label={`Rétablir ${name}`}>
        Rétablir
      </Button>
    </li>
  )
}
