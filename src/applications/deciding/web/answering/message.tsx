import { useState } from 'react'
import { ReplyTemplateChoice } from '#src/applications/reply-templates/web/choice.tsx'
import { useFilledMessage } from '#src/applications/reply-templates/web/message.ts'
import { VariableChips } from '#src/applications/reply-templates/web/variable-chips.tsx'
import type { RejectionReason } from '#src/applications/shared/labels.ts'
import { TEMPLATE_BODY_MAX } from '#src/reference/shared/reply-template-parts.ts'
import type { Form } from '#src/shell/form/use-form.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { rejectionTemplate } from '../letters.ts'
import { reasonChoices } from '../reasons.ts'
import css from './answering.module.css'

export interface Written {
  reason: RejectionReason | ''
  message: string
}

/** The message is written once, with variables that each recipient reads as the own values. */
export function AnswerMessage({ form, isRefusal }: { form: Form<Written>; isRefusal: boolean }) {
  const filled = useFilledMessage(form.values.message, (message) => form.change({ message }))
  const [fromTemplate, setFromTemplate] = useState(false)
  const message = form.text('message')
  /** A reason proposes courteous words, which never replace own words or a chosen template. */
  const isOwn = filled.isTyped && form.values.message !== textOf(form.values.reason)
  const choose = (reason: Written['reason']) => {
    form.change({ reason })
    if (!isOwn && !fromTemplate) filled.place(textOf(reason))
  }
  return (
    <section className={css.writing} aria-labelledby="reponse">
      <h2 id="reponse">{isRefusal ? 'Votre réponse' : 'Votre message'}</h2>
      {isRefusal && (
        <SelectField
          label="Motif, le même pour tous"
          choices={reasonChoices()}
          empty="Choisissez un motif"
          {...form.text('reason')}
          onChange={({ target }) => choose(target.value as Written['reason'])}
        />
      )}
      <ReplyTemplateChoice
        id="modele-groupe"
        use={isRefusal ? 'rejection' : 'stage'}
        empty={isRefusal ? 'Texte proposé avec le motif' : 'Sans modèle'}
        values={null}
        filled={filled}
        onChoice={setFromTemplate}
      />
      <VariableChips id={message.id} write={(text) => form.change({ message: text })} />
      <TextAreaField label="Message" rows={12} max={TEMPLATE_BODY_MAX} {...message} />
    </section>
  )
}

const textOf = (reason: Written['reason']) => (reason ? rejectionTemplate(reason) : '')
