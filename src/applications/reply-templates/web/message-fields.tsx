import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { useProblems } from '#src/shell/api/field-problems.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { TextAreaField } from '#src/ui/form/text-field.tsx'
import { TEMPLATE_BODY_MAX, type TemplateUse } from '../shared/parts.ts'
import { ReplyTemplateChoice } from './choice.tsx'
import { useFilledMessage } from './message.ts'
import { useTemplateValues } from './values.ts'

const IDS = { message: 'message-candidat' }

/** A message that may go along with a decision. */
export function useMessageForm(error: Error | null) {
  const filled = useFilledMessage()
  const problems = useProblems(IDS, error)
  const tooLong = filled.message.length > TEMPLATE_BODY_MAX
  return {
    ...problems,
    filled,
    pass: () => problems.pass({ message: tooLong ? 'Le message est trop long' : undefined }),
  }
}

interface MessageFieldsProps {
  application: RecruiterApplicationDetail
  use: TemplateUse
  form: ReturnType<typeof useMessageForm>
}

export function MessageFields({ application, use, form }: MessageFieldsProps) {
  const { filled, problems, list, attempt, failure } = form
  return (
    <>
      <ErrorSummary problems={list} attempt={attempt} />
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <ReplyTemplateChoice
        id="modele-message"
        use={use}
        empty="Sans modèle"
        values={useTemplateValues(application)}
        filled={filled}
      />
      <TextAreaField
        label="Message au candidat"
        name="message"
        id={IDS.message}
        rows={8}
        max={TEMPLATE_BODY_MAX}
        optional
        value={filled.message}
        error={problems.message}
        onChange={(event) => filled.write(event.target.value)}
      />
    </>
  )
}
