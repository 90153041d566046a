import type { ReactNode } from 'react'
import {
  ACCENT_WORDS,
  ACCENTS,
  FONT_PAIR_NAMES,
  FONT_PAIRS,
  type ResumeStyle,
  SIZE_WORDS,
  SIZES,
  SPACING_WORDS,
  SPACINGS,
  TEMPLATE_NAMES,
  TEMPLATES,
} from '#src/resumes/shared/document.ts'
import { LayoutIcon, TypeIcon } from '#src/ui/workspace-icons.tsx'
import css from './style-bar.module.css'

interface StyleBarProps {
  style: ResumeStyle
  onChange: (style: ResumeStyle) => void
}

/** How the CV looks: none of it touches what it says. */
export function StyleBar({ style, onChange }: StyleBarProps) {
  const change = (patch: Partial<ResumeStyle>) => onChange({ ...style, ...patch })
  return (
    <div className={css.bar}>
      <Choice
        icon={<LayoutIcon size={18} />}
        label="Modèle"
        value={style.template}
        names={TEMPLATE_NAMES.map((name) => [name, TEMPLATES[name].label] as const)}
        onChange={(template) => change({ template })}
      />
      <Accents value={style.accent} onChange={(accent) => change({ accent })} />
      <Choice
        icon={<TypeIcon size={18} />}
        label="Police"
        value={style.font}
        names={FONT_PAIR_NAMES.map((name) => [name, FONT_PAIRS[name].label] as const)}
        onChange={(font) => change({ font })}
      />
    </div>
  )
}

/** The spacing puts more or less of the same text on a page. */
export function SizeBar({ style, onChange }: StyleBarProps) {
  const change = (patch: Partial<ResumeStyle>) => onChange({ ...style, ...patch })
  return (
    <div className={css.sizes}>
      <Choice
        label="Taille"
        value={style.size}
        names={SIZES.map((name) => [name, SIZE_WORDS[name]] as const)}
        onChange={(size) => change({ size })}
      />
      <Choice
        label="Espacement"
        value={style.spacing}
        names={SPACINGS.map((name) => [name, SPACING_WORDS[name]] as const)}
        onChange={(spacing) => change({ spacing })}
      />
    </div>
  )
}

interface ChoiceProps<Name extends string> {
  icon?: ReactNode
  label: string
  value: Name
  names: readonly (readonly [Name, string])[]
  onChange: (name: Name) => void
}

function Choice<Name extends string>({ icon, label, value, names, onChange }: ChoiceProps<Name>) {
  return (
    <label className={css.choice}>
      {icon}
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as Name)}>
        {names.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Accents({ value, onChange }: { value: string; onChange: (accent: string) => void }) {
  const isOwn = !ACCENTS.some((accent) => accent === value)
  return (
    <fieldset className={css.accents}>
      <legend className="hidden-text">Couleur</legend>
      {ACCENTS.map((accent) => (
        <label key={accent} title={ACCENT_WORDS[accent]}>
          <input
            type="radio"
            name="accent"
            checked={value === accent}
            onChange={() => onChange(accent)}
            aria-label={ACCENT_WORDS[accent]}
          />
          <Swatch colour={accent} />
        </label>
      ))}
      <label title="Autre couleur" data-own={isOwn || undefined}>
        <input
          type="color"
          aria-label="Autre couleur"
          value={value}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
        />
      </label>
    </fieldset>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg width={22} height={22} viewBox="0 0 22 22" aria-hidden="true">
      <circle cx={11} cy={11} r={11} fill={colour} />
    </svg>
  )
}
