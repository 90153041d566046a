import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { TEXT_MARKS } from '#src/content/texts/shared/marks.ts'
import { TEXT_LIMITS as LIMITS, TEXT_PAGES } from '#src/content/texts/shared/pages.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { RichTextField } from '#src/ui/rich-text/field.tsx'
import type { TextDesk, TextVersion } from '../../texts/contract.ts'
import { Section } from '../desk/parts.tsx'
import { TextHistory } from './history.tsx'
import { type TextValues, useTextChange, writtenTextQuery } from './queries.ts'
import css from './texts.module.css'

/** Writes the next version of a text; what counts until then stays where it is. */
export function TextEditor({ desk }: { desk: TextDesk }) {
  const { page, today, versions, present_id } = desk
  const { title, isBinding } = TEXT_PAGES[page]
  const form = useTextForm(desk)
  const { body, effective_on } = form.values
  const tomorrow = dayAt(after(new Date(`${today}T12:00:00+03:00`), DAY))
  return (
    <div className={css.columns}>
      <Section title={title}>
        <form className={css.form} onSubmit={form.submit} noValidate>
          {isBinding && (
            <Alert>
              Ce texte engage des personnes&nbsp;: il change à partir d’un jour à venir, et ce qu’elles ont
              accepté reste lisible sur la page.
            </Alert>
          )}
          <ErrorSummary {...form.summary} />
          <FormFailure>{form.failure}</FormFailure>
          <TextAreaField label="Introduction" rows={2} max={LIMITS.lead} {...form.text('lead')} />
          <RichTextField
            label="Texte"
            name="body"
            asPage
            hint="Un intertitre ouvre chaque partie, et le sommaire en est fait."
            value={body}
            error={form.errors.body}
            max={LIMITS.body}
            length={body.length}
            onChange={(html) => void form.change({ body: html })}
          />
          {page === 'privacy' && (
            <p className={css.hint}>
              Le site remplace lui-même {TEXT_MARKS.join(', ')} par la liste des cookies et les durées qu’il
              applique.
            </p>
          )}
          <div className={css.pair}>
            <DateField
              label="Vaut à partir du"
              optional={!isBinding}
              hint={isBinding ? undefined : 'Laissez vide pour changer la page tout de suite.'}
              min={tomorrow}
              {...form.text('effective_on')}
            />
            <TextField
              label="Pourquoi"
              optional
              hint="Gardé dans l’histoire du texte."
              maxLength={LIMITS.note}
              {...form.text('note')}
            />
          </div>
          <div>
            <Button type="submit" loading={form.sending}>
              {effective_on || isBinding ? 'Programmer ce texte' : 'Changer la page'}
            </Button>
          </div>
        </form>
      </Section>
      <TextHistory
        versions={versions}
        presentId={present_id}
        onTake={({ lead, body }) => void form.change({ lead, body })}
      />
    </div>
  )
}

function useTextForm(desk: TextDesk) {
  const { page, seen_id } = desk
  const change = useTextChange(page)
  const { refetch } = useQuery(writtenTextQuery(page))
  // The version that this person has seen: one that comes while they write is theirs only once they were told of it.
  const seen = useRef(seen_id)
  const form = useForm<TextValues>({
    initial: valuesOf(desk),
    schema: async () => (await import('../../texts/contract.ts')).changePageText.body,
    body: (values) => ({ ...values, effective_on: values.effective_on || null, seen_id: seen.current }),
    send: async (values) => {
      try {
        const saved = await change(values, seen.current)
        seen.current = saved.seen_id
        form.reset({ lead: values.lead, body: values.body, effective_on: '', note: '' })
        toast.success({ title: values.effective_on ? 'Le texte est programmé' : 'La page a changé' })
      } catch (error) {
        // The next press is made knowing what a colleague changed: the message says so, and the history shows it.
        if (error instanceof ApiError && error.status === 409)
          seen.current = (await refetch()).data?.seen_id ?? seen.current
        throw error
      }
    },
  })
  return form
}

/** A change is made from the last version, which may only be planned. */
function valuesOf({ versions }: TextDesk): TextValues {
  const { lead, body } = versions[0] as TextVersion
  return { lead, body, effective_on: '', note: '' }
}
