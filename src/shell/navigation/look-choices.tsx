import { type ReactNode, useState } from 'react'
import { More } from '#src/ui/display/more.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { useLayoutState } from '../layout/state.tsx'
import { type LayoutState, layoutOf } from '../shared/layout-choices.ts'
import css from './display-settings.module.css'

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

/** What few people change; a language is none, as long as there is one. */
const RARE = [
  'theme',
  'skin',
  'nav',
  'nav_collapsed',
  'semi_dark_nav',
  'navbar',
  'navbar_blur',
  'content_width',
] as const

const DEFAULTS = layoutOf(() => undefined)

interface LookChoicesProps {
  /** Choices that few people change, besides accent and edges. */
  children?: ReactNode
}

/**
 * The choices of colours, size of words, data, movement and contrast; each one shows on the page at once. Those that few
 * change stand behind « Plus », which is open for whoever changed one.
 */
export function LookChoices({ children }: LookChoicesProps) {
  const { state, set } = useLayoutState()
  const [isOpen] = useState(() => RARE.some((key) => state[key] !== DEFAULTS[key]))
  const choice = <K extends keyof LayoutState>(name: K, label: string) => ({
    name,
    label,
    value: state[name],
    onChange: (value: LayoutState[K]) => set({ [name]: value }),
  })
  return (
    <>
      <RadioCards {...choice('color_scheme', 'Couleurs')} choices={SCHEMES} />
      <RadioCards {...choice('text_size', 'Taille du texte')} choices={TEXT_SIZES} />
      <RadioCards {...choice('data', 'Économie de données')} choices={DATA} />
      <RadioCards {...choice('contrast', 'Contraste')} choices={CONTRASTS} />
      <RadioCards {...choice('motion', 'Mouvement')} choices={MOTIONS} />
      <More label="Plus" open={isOpen}>
        <div className={css.form}>
          <RadioCards {...choice('theme', 'Accent')} choices={THEMES} />
          <RadioCards {...choice('skin', 'Habillage')} choices={SKINS} />
          {children}
        </div>
      </More>
    </>
  )
}
