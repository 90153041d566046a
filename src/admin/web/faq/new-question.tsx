import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { FAQ_GROUP_IDS, FAQ_GROUPS, FAQ_LIMITS } from '#src/content/faq/shared/groups.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import css from './faq.module.css'
import { createQuestion } from './queries.ts'

export const GROUP_CHOICES = FAQ_GROUP_IDS.map((value) => ({ value, label: FAQ_GROUPS[value] }))

/** Asks for the question and its group; its answer is written on its own screen. */
export function NewQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const router = useRouter()
  const client = useQueryClient()
  const form = useForm({
    initial: { group: 'candidats', question: '' },
    schema: async () => (await import('../../faq/contract.ts')).createFaqQuestion.body,
    short: true,
    send: async (values) => {
      const created = await createQuestion(values)
      await client.invalidateQueries({ queryKey: deskKeys.faq, exact: true })
      await router.navigate({ href: `/faq/${created}` })
    },
  })
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="Écrire une question"
      form={id}
      confirm="Commencer"
      pending={form.sending}
      width={520}
      sheet
    >
      <form id={id} className={css.fields} onSubmit={form.submit} noValidate>
        <FormFailure>{form.failure}</FormFailure>
        <SelectField label="Rubrique" choices={GROUP_CHOICES} {...form.text('group')} />
        <TextField
          label="Question"
          hint="Comme une personne la poserait. Son adresse en est faite, et reste ensuite."
          maxLength={FAQ_LIMITS.question}
          {...form.text('question')}
          data-focus-first=""
        />
      </form>
    </DecisionDialog>
  )
}
