import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Card } from '#src/ui/display/card.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import type { AskedQuestion } from '../contract.ts'
import type { Question } from '../shared/questions.ts'
import css from './card.module.css'

const WORDS: Record<Question, string> = {
  asked_for_money: 'Vous a-t-on demandé de l’argent\u00A0?',
  with_respect: 'Vous a-t-on traité avec respect\u00A0?',
  started: 'Avez-vous commencé à y travailler\u00A0?',
  still_there: 'Y travaillez-vous toujours\u00A0?',
}

const CHOICES = [
  { answer: true, label: 'Oui' },
  { answer: false, label: 'Non' },
] as const

interface LastQuestionCardProps {
  questions: readonly AskedQuestion[]
  company: string
  onAnswer: (question: Question, answer: boolean) => void
  /** Why the last press was not kept. */
  failure: string | undefined
}

/** What is asked once the application has ended: each press is kept by itself, and can be changed for some weeks. */
export function LastQuestionCard({ questions, company, onAnswer, failure }: LastQuestionCardProps) {
  if (questions.length === 0) return null
  const isAnswered = questions.every(({ answer }) => answer !== null)
  return (
    <Card title="Une dernière question">
      <div className={css.questions}>
        {questions.map((asked) => (
          <AskedOne key={asked.question} asked={asked} onAnswer={onAnswer} />
        ))}
      </div>
      <FormFailure>{failure}</FormFailure>
      <p className={css.note} role="status">
        {isAnswered && 'Merci, c’est enregistré. '}
        {questions.some(({ question }) => question === 'with_respect')
          ? `${company} ne saura pas qui a répondu\u00A0: sa page ne montre que la part des candidats traités avec respect, par groupes de cinq réponses. Un «\u00A0oui\u00A0» sur l’argent ne va qu’à la modération.`
          : `${company} ne saura rien de votre réponse.`}
      </p>
    </Card>
  )
}

function AskedOne({ asked, onAnswer }: { asked: AskedQuestion } & Pick<LastQuestionCardProps, 'onAnswer'>) {
  const { question, answer, open_until } = asked
  const id = `question-${question}`
  return (
    <fieldset className={css.question} aria-labelledby={id}>
      <p id={id}>{WORDS[question]}</p>
      <div className={css.choices}>
        {CHOICES.map((choice) => (
          <Button
            key={choice.label}
            look="secondary"
            aria-pressed={answer === choice.answer}
            className={classes(answer === choice.answer && css.chosen)}
            disabled={open_until === null}
            onClick={() => onAnswer(question, choice.answer)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      {question === 'asked_for_money' && answer === true && (
        <p className={css.report} role="status">
          La modération lit votre réponse.
        </p>
      )}
    </fieldset>
  )
}
