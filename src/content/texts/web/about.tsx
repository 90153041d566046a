import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/button.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from './about.module.css'
import { pageTextQuery } from './queries.ts'
import { TreeDrawing } from './tree-drawing.tsx'

interface AboutPageProps {
  /** What the site counts of itself. */
  figures: ReactNode
  partners: ReactNode
}

/** Who publishes the site: its name, its figures, the text that administrators write, and how to write to the team. */
export function AboutPage({ figures, partners }: AboutPageProps) {
  const { lead, sections } = useSuspenseQuery(pageTextQuery('about')).data
  return (
    <>
      <div className={css.top}>
        <div className={`container ${css.head}`}>
          <div>
            <p className={css.kicker}>Qui sommes-nous</p>
            <h1>
              <em lang="mg">Asa,</em> le travail. <br />
              <i lang="mg">Safidy,</i> le choix.
            </h1>
            <p className={css.lead}>{lead}</p>
          </div>
          <TreeDrawing />
        </div>
      </div>
      <div className="container">
        <div className={css.figures}>{figures}</div>
        {sections.map(({ id, title, html }) => (
          <section key={id} id={id} className={css.part}>
            <h2>{title}</h2>
            <div>
              <SafeHtml html={html} />
            </div>
          </section>
        ))}
        {partners}
      </div>
      <section className={css.end} aria-labelledby="ecrire-titre">
        <div className="container">
          <div>
            <h2 id="ecrire-titre">Une question, un reproche, une idée</h2>
            <p>Une personne de l’équipe vous lit et vous répond.</p>
          </div>
          <p className={css.ways}>
            <LinkButton look="secondary" href="/contact">
              Écrire à l’équipe
            </LinkButton>
            <LinkButton look="secondary" href="/feedback">
              Donner mon avis
            </LinkButton>
          </p>
        </div>
      </section>
    </>
  )
}
