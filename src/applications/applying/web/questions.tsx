import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ANSWER_MAX, choicesOf } from '../shared/answers.ts'
import type { ApplyFieldsProps } from './form.ts'

export function Questions({ form, change, draft, offer: { questions } }: ApplyFieldsProps) {
  const { answers } = form.values
  const answer = (index: number, text: string) =>
    change({ answers: questions.map((_, at) => (at === index ? text : (answers[at] ?? ''))) })
  const fields = questions.map((question, index) => {
    const choices = choicesOf(question)
    const field = {
      name: `answers.${index}`,
      label: question.text,
      optional: question.required === false,
      error: form.errors[`answers.${index}`],
    }
    return choices ? (
      <RadioCards
        key={field.name}
        {...field}
        value={answers[index] ?? null}
        onChange={(text) => answer(index, text)}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    ) : (
      <TextField
        key={field.name}
        {...field}
        autoComplete="off"
        maxLength={ANSWER_MAX}
        value={answers[index] ?? ''}
        onChange={({ target }) => answer(index, target.value)}
        onBlur={() => form.blur(field.name)}
      />
    )
  })
  if (!draft.isPrepared || questions.length === 0) return fields
  return (
    <>
      <p>
        <b>À vous de répondre.</b> Nous n’avons rien répondu à votre place.
      </p>
      {fields}
    </>
  )
}
