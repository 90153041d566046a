import { CheckBox, RadioCards } from '#src/ui/form/choice-field.tsx'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import { useLayoutState } from '../layout/state.tsx'
import css from './display-settings.module.css'
import { LookChoices } from './look-choices.tsx'

interface DisplaySettingsProps {
  open: boolean
  onClose: () => void
  /** Whether only colours can be chosen, on pages whose navigation is always the same. */
  lookOnly?: boolean
}

/** Lets a person choose how the pages look and are laid out; this browser keeps it for 30 days. */
export default function DisplaySettings({ open, onClose, lookOnly }: DisplaySettingsProps) {
  return (
    <Drawer title="Affichage" width={360} open={open} onClose={onClose}>
      <div className={css.form}>
        <LookChoices>{!lookOnly && <Frame />}</LookChoices>
      </div>
    </Drawer>
  )
}

function Frame() {
  const { state, set } = useLayoutState()
  const flag = (key: 'nav_collapsed' | 'semi_dark_nav' | 'navbar_blur') => ({
    checked: state[key] === '1',
    onChange: (event: { target: { checked: boolean } }) => set({ [key]: event.target.checked ? '1' : '0' }),
  })
  const vertical = state.nav === 'vertical'
  return (
    <>
      <RadioCards
        name="nav"
        label="Navigation"
        value={state.nav}
        onChange={(nav) => set({ nav })}
        choices={[
          { value: 'vertical', label: 'À gauche' },
          { value: 'horizontal', label: 'En haut' },
        ]}
      />
      {vertical && <CheckBox label="Réduite aux icônes" {...flag('nav_collapsed')} />}
      {vertical && <CheckBox label="Sur fond foncé" {...flag('semi_dark_nav')} />}
      {vertical && (
        <CheckBox
          label="Barre du haut toujours visible"
          checked={state.navbar === 'sticky'}
          onChange={(event) => set({ navbar: event.target.checked ? 'sticky' : 'hidden' })}
        />
      )}
      <CheckBox label="Barre du haut translucide" {...flag('navbar_blur')} />
      <RadioCards
        name="content_width"
        label="Largeur du contenu"
        value={state.content_width}
        onChange={(content_width) => set({ content_width })}
        choices={[
          { value: 'boxed', label: 'Centrée' },
          { value: 'fluid', label: 'Pleine' },
        ]}
      />
    </>
  )
}
