import { type ReactNode, useId, useState } from 'react'
import { BareButton } from '#src/ui/button.tsx'
import css from './statistics.module.css'

interface ChartCardProps {
  title: string
  lead?: ReactNode
  chart: ReactNode
  /** The same figures as a table, which everybody can ask for. */
  table: ReactNode
  foot?: ReactNode
}

/** A chart under its title, or the table of the same figures. */
export function ChartCard({ title, lead, chart, table, foot }: ChartCardProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  return (
    <section className={css.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <span className={css.lead}>{lead}</span>}
        <BareButton className={css.toggle} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'En graphique' : 'En tableau'}
          <span className="hidden-text">&nbsp;: {title}</span>
        </BareButton>
      </header>
      {isTable ? <div className={css.sheet}>{table}</div> : chart}
      {foot && <p className={css.cardFoot}>{foot}</p>}
    </section>
  )
}
