import type { ReactNode } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import css from './text-page.module.css'

interface TextPageProps {
  title: string
  lead: ReactNode
  /** The moment since which the text is valid; only texts that bind somebody have one. */
  since?: string | undefined
  /** What is to be known before the text. */
  notice?: ReactNode
  sections: readonly { id: string; title: string; text: ReactNode }[]
  /** What stands after the text. */
  foot?: ReactNode
}

/** A long text with its table of contents. */
export function TextPage({ title, lead, since, notice, sections, foot }: TextPageProps) {
  return (
    <div className={`container ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {since && !notice && <p className="small muted">En vigueur depuis le {formatDate(since)}.</p>}
        {notice && <p>{notice}</p>}
      </header>
      <nav className={css.contents} aria-label="Sommaire">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {text}
          </section>
        ))}
        {foot}
      </div>
    </div>
  )
}
