import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SearchInput, useLiveText } from '#src/ui/form/search-input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import css from './card.module.css'
import { namedCompaniesQuery } from './queries.ts'

const MOST = 8

interface BlockDialogProps {
  open: boolean
  onClose: () => void
  onBlock: (id: number) => void
}

export function BlockDialog({ open, onClose, onBlock }: BlockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} width={480} sheet title="Bloquer une société">
      <Choice onBlock={onBlock} />
    </Dialog>
  )
}

function Choice({ onBlock }: Pick<BlockDialogProps, 'onBlock'>) {
  const [name, setName] = useState('')
  const live = useLiveText(name, 2, setName)
  const { data } = useQuery(namedCompaniesQuery(name))
  const found = name ? data?.data.slice(0, MOST) : undefined
  return (
    <div className={css.choice}>
      <SearchInput label="Nom de la société" live={live} />
      <p role="status" className={css.says}>
        {found?.length === 0 && 'Aucune société ne porte ce nom.'}
      </p>
      <ul className={css.list}>
        {found?.map((company) => (
          <li key={company.id}>
            <span>{company.name}</span>
            <Button
              look="secondary"
              small
              aria-label={`Bloquer ${company.name}`}
              onClick={() => onBlock(company.id)}
            >
              Bloquer
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
