import type { ReactNode } from 'react'
import { AppLink } from '../app-link.tsx'
import css from './completeness.module.css'

interface StepsProps<S extends string> {
  /** The most useful first. */
  missing: readonly { section: S; action: string; weight: number }[]
  /** Above the first of them. */
  lead: string
  /** How many of the others are shown. */
  most: number
  hrefOf: (section: S) => string
  onStep: (section: S) => void
}

interface CompletenessProps<S extends string> extends StepsProps<S> {
  /** Of the whole side of the page. */
  label: string
  title: string
  percent: number
  /** Once nothing is missing. */
  whole: string
  /** The cards under it. */
  children?: ReactNode
}

/** At the side of a page: how complete what it shows is, and what to tell next. */
export function Completeness<S extends string>(props: CompletenessProps<S>) {
  const { label, title, percent, missing, whole, children } = props
  return (
    <aside className={css.side} aria-label={label}>
      <div className={css.card}>
        <div className={css.head}>
          <h2>{title}</h2>
          <b>{percent}&nbsp;%</b>
        </div>
        <Meter percent={percent} />
        {missing.length > 0 ? <Steps {...props} /> : <p className={css.whole}>{whole}</p>}
      </div>
      {children}
    </aside>
  )
}

/** How much of a profile is told, as a bar. */
export function Meter({ percent }: { percent: number }) {
  return (
    <div className={css.meter} role="img" aria-label={`Profil complet à ${percent}\u00A0%`}>
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}

function Steps<S extends string>({ missing, lead, most, hrefOf, onStep }: StepsProps<S>) {
  const linkTo = (section: S) => ({ href: hrefOf(section), onClick: () => onStep(section) })
  const [next, ...others] = missing
  if (!next) return null
  return (
    <>
      <p className={css.lead}>{lead}</p>
      <AppLink className={css.next} {...linkTo(next.section)}>
        <span>{next.action}</span>
        <Share weight={next.weight} />
      </AppLink>
      <ul className={css.others}>
        {others.slice(0, most).map(({ action, section, weight }) => (
          <li key={action}>
            <AppLink {...linkTo(section)}>{action}</AppLink>
            <Share weight={weight} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is asked because the rest depends on it adds nothing by itself. */
function Share({ weight }: { weight: number }) {
  return weight > 0 && <b>+&nbsp;{weight}&nbsp;%</b>
}
