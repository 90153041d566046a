import { BareButton, Button } from '#src/ui/button.tsx'
import { BuildingIcon, EyeOffIcon } from '#src/ui/icons.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import type { Suggestion } from '../contract.ts'
import css from './hide-menu.module.css'
import type { Hidden } from './hiding.ts'

interface HideMenuProps {
  offer: Suggestion
  onHide: (what: Hidden['what']) => void
}

/** The menu « Masquer » hides the offer alone or everything that its company publishes. */
export function HideMenu({ offer, onHide }: HideMenuProps) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  return (
    <div ref={box} className={css.box}>
      <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
        <EyeOffIcon size={16} />
        Masquer
        <span className="hidden-text"> l’offre {offer.title}</span>
      </Button>
      {open && (
        <ul className={css.panel} aria-label="Masquer">
          <li>
            <BareButton onClick={() => onHide('offer')}>
              <EyeOffIcon />
              <b>Masquer cette offre</b>
              <span>Elle reste visible dans la recherche</span>
            </BareButton>
          </li>
          <li>
            <BareButton onClick={() => onHide('company')}>
              <BuildingIcon />
              <b>Masquer {offer.company.name}</b>
              <span>Plus aucune de ses offres ici</span>
            </BareButton>
          </li>
        </ul>
      )}
    </div>
  )
}
