import type { ReactNode } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import css from './text-page.module.css'

interface TextPageProps {
  title: string
  lead: ReactNode
  /** The day since which the text is valid, `2026-11-22`; only texts that bind somebody have one. */
  since?: string
  sections: readonly { id: string; title: string; text: ReactNode }[]
}

/** A long text with its table of contents. */
export function TextPage({ title, lead, since, sections }: TextPageProps) {
  return (
    <div className={`container ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {since && <p className="small muted">En vigueur depuis le {formatDate(since)}.</p>}
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
      <article className={css.text}>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {text}
          </section>
        ))}
      </article>
    </div>
  )
}
