import { LastQuestionCard } from '#src/applications/last-question/web/card.tsx'
import type { ApplicationDetail } from '../contract.ts'
import { useAnswerLastQuestion } from './queries.ts'

export function LastQuestion({ application }: { application: ApplicationDetail }) {
  const { id, company, last_questions } = application
  const { mutate, error } = useAnswerLastQuestion(String(id))
  return (
    <LastQuestionCard
      questions={last_questions}
      company={company.name}
      failure={error?.message}
      onAnswer={(question, answer) => mutate({ question, answer })}
    />
  )
}
