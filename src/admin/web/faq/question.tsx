import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FAQ_LIMITS } from '#src/content/faq/shared/groups.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { RichTextField } from '#src/ui/rich-text/field.tsx'
import type { FaqDesk } from '../../faq/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import css from './faq.module.css'
import { QuestionHistory } from './history.tsx'
import { GROUP_CHOICES } from './new-question.tsx'
import { FAQ } from './page.tsx'
import { faqQuestionQuery, type QuestionValues, useSaveQuestion } from './queries.ts'

/** The screen of a question. */
export function QuestionPage({ id }: { id: number }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(faqQuestionQuery(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  // What was read the last time may be old by now, and the form begins with what it is given.
  if (!data || !isFetchedAfterMount) return <Loading />
  return <QuestionEditor key={id} question={data} />
}

function QuestionEditor({ question }: { question: FaqDesk }) {
  const { form, isSaved } = useQuestionForm(question)
  const { answer } = form.values
  return (
    <>
      <header className={screenCss.head}>
        <h1>{question.question}</h1>
        {question.is_published ? <Badge tone="green">Publiée</Badge> : <Badge tone="amber">Masquée</Badge>}
        <div className={screenCss.actions}>
          <AppLink href={FAQ}>Toute la FAQ</AppLink>
        </div>
      </header>
      <div className={screenCss.body}>
        <div className={css.columns}>
          <Section title="Question et réponse">
            <form className={css.form} onSubmit={form.submit} noValidate>
              <ErrorSummary {...form.summary} />
              <FormFailure>{form.failure}</FormFailure>
              <SelectField label="Rubrique" choices={GROUP_CHOICES} {...form.text('group')} />
              <TextField
                label="Question"
                hint={`Son adresse reste ${question.href}, quels que soient les mots.`}
                maxLength={FAQ_LIMITS.question}
                {...form.text('question')}
              />
              <RichTextField
                label="Réponse"
                name="answer"
                plain
                ownLinks
                value={answer}
                error={form.errors.answer}
                max={FAQ_LIMITS.answer}
                length={answer.length}
                onChange={(html) => form.change({ answer: html })}
              />
              <CheckBox
                label="Publiée"
                checked={form.values.is_published}
                onChange={({ target }) => form.change({ is_published: target.checked })}
              />
              <div className={css.foot}>
                <Button type="submit" loading={form.sending}>
                  Enregistrer
                </Button>
                <span role="status" className={css.saved}>
                  {isSaved && (
                    <>
                      <CheckIcon size={18} />
                      {form.values.is_published ? 'Enregistré, et sur la page' : 'Enregistré'}
                    </>
                  )}
                </span>
              </div>
            </form>
          </Section>
          <QuestionHistory
            history={question.history}
            onTake={({ question, answer }) => void form.change({ question, answer })}
          />
        </div>
      </div>
    </>
  )
}

function useQuestionForm(question: FaqDesk) {
  const save = useSaveQuestion(question.id)
  const { refetch } = useQuery(faqQuestionQuery(question.id))
  const [isSaved, setSaved] = useState(false)
  // The version that this person has seen: one that comes while they write is theirs only once they were told of it.
  const seen = useRef(question.version)
  const form = useForm<QuestionValues>({
    initial: valuesOf(question),
    schema: async () => (await import('../../faq/contract.ts')).saveFaqQuestion.body,
    body: (values) => ({ ...values, version: seen.current }),
    onWrite: () => setSaved(false),
    send: async (values) => {
      setSaved(false)
      try {
        const saved = await save(values, seen.current)
        seen.current = saved.version
        form.reset(valuesOf(saved))
        setSaved(true)
      } catch (error) {
        // The next press is made knowing what a colleague changed: the message says so, and the history shows it.
        if (error instanceof ApiError && error.status === 409)
          seen.current = (await refetch()).data?.version ?? seen.current
        throw error
      }
    },
  })
  return { form, isSaved }
}

const valuesOf = ({ group, question, answer, is_published }: FaqDesk): QuestionValues => ({
  group,
  question,
  answer,
  is_published,
})
