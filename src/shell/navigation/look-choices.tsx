import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { useLayoutState } from '../layout/state.tsx'
import type { LayoutState } from '../shared/layout-choices.ts'

const TEXT_SIZES = [
  { value: 'normal', label: 'Normale' },
  { value: 'large', label: 'Grande' },
  { value: 'larger', label: 'Plus grande' },
  { value: 'largest', label: 'Très grande' },
] as const
const MOTIONS = [
  { value: 'auto', label: 'Comme mon appareil' },
  { value: 'less', label: 'Moins de mouvement', detail: 'Ni glissement ni fondu' },
] as const
const CONTRASTS = [
  { value: 'normal', label: 'Normal' },
  { value: 'more', label: 'Renforcé', detail: 'Textes plus noirs, bordures plus nettes' },
] as const
const SCHEMES = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'system', label: 'Système', detail: 'Comme votre appareil' },
] as const
const DATA = [
  { value: 'auto', label: 'Comme mon appareil', detail: 'Suit son économiseur de données' },
  { value: 'low', label: 'Toujours économiser', detail: 'Sans images ni police du site' },
  { value: 'full', label: 'Jamais', detail: 'Le site complet' },
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

/** The choices of data, size of words, movement, contrast, colours, accent, edges and language; each one shows on the page at once. */
export function LookChoices() {
  const { state, set } = useLayoutState()
  const choice = <K extends keyof LayoutState>(name: K, label: string) => ({
    name,
    label,
    value: state[name],
    onChange: (value: LayoutState[K]) => set({ [name]: value }),
  })
  return (
    <>
      <RadioCards {...choice('data', 'Économie de données')} choices={DATA} />
      <RadioCards {...choice('text_size', 'Taille du texte')} choices={TEXT_SIZES} />
      <RadioCards {...choice('motion', 'Mouvement')} choices={MOTIONS} />
      <RadioCards {...choice('contrast', 'Contraste')} choices={CONTRASTS} />
      <RadioCards {...choice('color_scheme', 'Couleurs')} choices={SCHEMES} />
      <RadioCards {...choice('theme', 'Accent')} choices={THEMES} />
      <RadioCards {...choice('skin', 'Habillage')} choices={SKINS} />
      <RadioCards {...choice('language', 'Langue')} choices={[{ value: 'fr', label: 'Français' }]} />
    </>
  )
}
