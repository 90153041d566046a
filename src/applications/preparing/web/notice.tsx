import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import css from './notice.module.css'
import { preparedQuery } from './queries.ts'
import { leftWords } from './words.ts'

interface PreparedNoticeProps {
  /** The name of the chosen CV; null where the person has none to choose. */
  resume: string | null
  values: {
    letter: string
    available_now: 1 | 0 | null
    availability_date: string | null
    min_salary_expectation: unknown
    max_salary_expectation: unknown
  }
  /** So many questions of the offer have no answer yet. */
  openQuestions: number
  onImproveLetter: () => void
}

/** Says what was put into the application, and what is left to its person. */
export function PreparedNotice({ resume, values, openQuestions, onImproveLetter }: PreparedNoticeProps) {
  const { data } = useQuery(preparedQuery)
  return (
    <section className={css.notice} aria-label="Ce que nous avons préparé">
      <p>
        Voici ce que nous y avons mis. Relisez et changez ce que vous voulez&nbsp;:{' '}
        <b>rien ne part sans vous.</b>
      </p>
      <dl className={css.parts}>
        <dt>CV</dt>
        <dd>{resume ?? <MissingResume />}</dd>
        <dt>Disponibilité</dt>
        <dd>{availabilityOf(values) ?? <Open />}</dd>
        <dt>Prétentions</dt>
        <dd>{payOf(values) ?? <Open />}</dd>
        <dt>Lettre</dt>
        <dd>
          {values.letter.trim() === '' ? <Open /> : 'Écrite d’après ce que vous dites de vous'}
          <br />
          <Button look="quiet" small className={css.improve} onClick={onImproveLetter}>
            L’améliorer en trois réponses
          </Button>
        </dd>
        {openQuestions > 0 && (
          <>
            <dt>Questions</dt>
            <dd className={css.open}>{counted(openQuestions, 'réponse')} à donner vous-même</dd>
          </>
        )}
      </dl>
      {data && <p className="small muted">{leftWords(data)}</p>}
    </section>
  )
}

const Open = () => <span className={css.open}>À remplir</span>

const MissingResume = () => (
  <span className={css.open}>
    Aucun CV ici. <AppLink href="/candidat/mes-cv">Créez-en un</AppLink> ou joignez un fichier PDF.
  </span>
)

function availabilityOf({ available_now, availability_date }: PreparedNoticeProps['values']): string | null {
  if (available_now === 1) return 'Immédiate'
  return available_now === 0 && availability_date ? `À partir du ${formatDate(availability_date)}` : null
}

/** Amounts that are still being typed are not said. */
function payOf({ min_salary_expectation: min, max_salary_expectation: max }: PreparedNoticeProps['values']) {
  const read = (amount: unknown) => (typeof amount === 'number' ? amount : null)
  return formatPay(read(min), read(max))
}
