import type { ReactNode } from 'react'
import { Drawing } from '#src/ui/drawings/drawing.tsx'
import css from './form-page.module.css'

interface FormPageProps {
  title: ReactNode
  lead: ReactNode
  /** The address of a drawing. */
  drawing: string
  form: ReactNode
  /** What stands beside the form, and on phones under it. */
  children: ReactNode
  /** What stands under both. */
  foot?: ReactNode
}

/** A page with a form to the team and what one should know before sending it. */
export function FormPage({ title, lead, drawing, form, children, foot }: FormPageProps) {
  return (
    <>
      <div className={css.top}>
        <div className={`container ${css.head}`}>
          <div>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          <Drawing src={drawing} />
        </div>
      </div>
      <div className={`container ${css.columns}`}>
        <div className={css.form}>{form}</div>
        <div className={css.aside}>{children}</div>
      </div>
      {foot}
    </>
  )
}

/** Some facts about the request, each with its icon. */
export function Points({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={css.points}>
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={css.icon}>{icon}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface Point {
  icon: ReactNode
  title: string
  text: ReactNode
}
