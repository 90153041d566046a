import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { TEMPLATE_BODY_MAX, type TemplateUse } from '#src/reference/shared/reply-template-parts.ts'
import type { Form } from '#src/shell/form/use-form.ts'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { ReplyTemplateChoice } from './choice.tsx'
import { useFilledMessage } from './message.ts'
import { useTemplateValues } from './values.ts'

interface MessageFieldsProps {
  application: RecruiterApplicationDetail
  use: TemplateUse
  form: Omit<Form<{ message: string }>, 'reset'>
}

export function MessageFields({ application, use, form }: MessageFieldsProps) {
  const filled = useFilledMessage(form.values.message, (message) => form.change({ message }))
  return (
    <>
      <ReplyTemplateChoice
        id="modele-message"
        use={use}
        empty="Sans modèle"
        values={useTemplateValues(application)}
        filled={filled}
      />
      <TextAreaField
        label="Message au candidat"
        rows={8}
        max={TEMPLATE_BODY_MAX}
        optional
        {...form.text('message')}
      />
    </>
  )
}
