import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import letter from '#src/ui/drawings/contact.svg'
import { Drawing } from '#src/ui/drawings/drawing.tsx'
import { ChevronDownIcon, LinkIcon, SearchIcon } from '#src/ui/icons.tsx'
import { Answer } from './answer.tsx'
import css from './page.module.css'
import type { ShownGroup, ShownQuestion } from './questions.ts'

interface FaqPageProps {
  /** The words that are looked for; all questions are shown without any. */
  search: string
  /** All groups, with their questions that have these words. */
  groups: readonly ShownGroup[]
}

/** The questions of the FAQ, by group. Its search is a plain form, and each answer opens by the address of its anchor. */
export function FaqPage({ search, groups }: FaqPageProps) {
  const found = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  useOpenedByAnchor()
  return (
    <>
      <div className={css.top}>
        <div className="container">
          <h1>Questions fréquentes</h1>
          {/* A key: the field says what the address asks for, also after « Retour ». */}
          <SearchForm key={search} search={search} />
        </div>
      </div>
      <div className={`container ${css.columns}`}>
        <aside className={css.side}>
          <nav aria-label="Rubriques">
            <ul>
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <AppLink href={`/faq#${id}`}>
                    {title}
                    <span className={css.count}>{count}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.help}>
            <Drawing src={letter} className={css.drawing} />
            <p>
              <b>Pas trouvé{'\u00A0'}?</b>
              Une personne vous répond par e-mail.
            </p>
            <LinkButton look="secondary" small href="/contact">
              Nous écrire
            </LinkButton>
          </div>
        </aside>
        <div className={css.groups}>
          <p role="status" className={search ? css.found : undefined}>
            {search && `${foundText(found)} pour «\u00A0${search}\u00A0». `}
            {search && <AppLink href="/faq">Voir toutes les questions</AppLink>}
          </p>
          {groups.map(
            (group) =>
              group.questions.length > 0 && <Group key={group.id} group={group} isFound={search !== ''} />,
          )}
        </div>
      </div>
    </>
  )
}

const foundText = (count: number) => (count === 0 ? 'Aucune réponse' : counted(count, 'réponse'))

function SearchForm({ search }: { search: string }) {
  return (
    <search>
      <form action="/faq" className={css.search}>
        <label>
          <SearchIcon />
          <span className="hidden-text">Chercher une question</span>
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            placeholder="Retirer, MVola, validation…"
          />
        </label>
        <Button type="submit" scriptless>
          Chercher
        </Button>
      </form>
    </search>
  )
}

function Group({ group: { id, title, questions }, isFound }: { group: ShownGroup; isFound: boolean }) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} isOpen={isFound && questions.length < 4} />
      ))}
      <p className={css.write}>
        Votre question n’est pas là{'\u00A0'}? <AppLink href="/contact">Écrire à l’équipe</AppLink>
      </p>
    </section>
  )
}

function QuestionItem({ question: asked, isOpen }: { question: ShownQuestion; isOpen: boolean }) {
  // It is not spread: an answer that was served is a property that a spread would leave behind.
  const { id, question, answer } = asked
  return (
    <details open={isOpen}>
      <summary>
        <h3>{question}</h3>
        <ChevronDownIcon size={18} />
      </summary>
      {/* The anchor is inside, because browsers open what encloses the target of an address. */}
      <div className={css.answer} id={id}>
        <Answer id={id} html={answer} />
        <a className={css.anchor} href={`/faq#${id}`}>
          <LinkIcon size={16} />
          Lien vers cette réponse
          <span className="hidden-text">{`\u00A0: ${question}`}</span>
        </a>
      </div>
    </details>
  )
}

/**
 * A change of page by the scripts opens nothing by itself, unlike an address that the browser loads. Each change of the
 * anchor opens its answer once, even if the questions come later.
 */
function useOpenedByAnchor() {
  const hash = useLocation({ select: ({ hash }) => hash })
  const wanted = useRef('')
  useEffect(() => {
    wanted.current = hash
  }, [hash])
  useEffect(() => {
    const details = wanted.current && document.getElementById(wanted.current)?.closest('details')
    if (!details) return
    wanted.current = ''
    details.open = true
    details.scrollIntoView({ block: 'start' })
  })
}
