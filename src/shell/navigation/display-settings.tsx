import { CheckBox, RadioCards } from '#src/ui/form/choice-field.tsx'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import { useLayoutState } from '../layout/state.tsx'
import type { LayoutState } from '../shared/layout-choices.ts'
import css from './display-settings.module.css'

interface DisplaySettingsProps {
  open: boolean
  onClose: () => void
  /** On the pages that have no such navigation, how they look alone. */
  lookOnly?: boolean
}

const SCHEMES = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'system', label: 'Système', detail: 'Comme votre appareil' },
] as const
const THEMES = [
  { value: 'blue', label: 'Bleu' },
  { value: 'teal', label: 'Lagon' },
  { value: 'violet', label: 'Jacaranda' },
] as const
const SKINS = [
  { value: 'default', label: 'Par défaut' },
  { value: 'bordered', label: 'Contours marqués' },
] as const

/** How the pages look and are laid out, for this browser and 30 days. */
export default function DisplaySettings({ open, onClose, lookOnly }: DisplaySettingsProps) {
  return (
    <Drawer title="Affichage" width={360} open={open} onClose={onClose}>
      <div className={css.form}>
        <Look />
        {!lookOnly && <Frame />}
      </div>
    </Drawer>
  )
}

function Look() {
  const { state, set } = useLayoutState()
  const choice = <K extends keyof LayoutState>(name: K, label: string) => ({
    name,
    label,
    value: state[name],
    onChange: (value: LayoutState[K]) => set({ [name]: value }),
  })
  return (
    <>
      <RadioCards {...choice('color_scheme', 'Couleurs')} choices={SCHEMES} />
      <RadioCards {...choice('theme', 'Accent')} choices={THEMES} />
      <RadioCards {...choice('skin', 'Habillage')} choices={SKINS} />
      <RadioCards {...choice('language', 'Langue')} choices={[{ value: 'fr', label: 'Français' }]} />
    </>
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
