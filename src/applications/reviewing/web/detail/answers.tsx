import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { Card } from '#src/ui/display/card.tsx'
import css from './profile.module.css'

export function ApplicationAnswers({
  application: { answers },
}: {
  application: RecruiterApplicationDetail
}) {
  if (answers.length === 0) return null
  return (
    <Card title="Réponses à vos questions">
      <dl className={css.list}>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
