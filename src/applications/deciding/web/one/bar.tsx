import { isMailed } from '#src/applications/entering/shared/telling.ts'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import keyCss from '#src/applications/reviewing/web/shortcuts.module.css'
import { ShortcutLegend } from '#src/applications/reviewing/web/shortcuts.tsx'
import type { Change } from '#src/applications/shared/transitions.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import css from './actions.module.css'
import { ApplicationMoreMenu } from './more-menu.tsx'
import { otherSteps, type Step } from './steps.ts'

interface ApplicationActionBarProps {
  application: RecruiterApplicationDetail
  next: Step | undefined
  busy: Change | 'undo' | null
  onStep: (step: Step) => void
  onReject: () => void
  onArchive: () => void
  onMessage: () => void
  compact: boolean | undefined
  isWriting: boolean | undefined
}

/** Shows the changes that the server allows, the next stage first; it stays in view on phones. */
export function ApplicationActionBar(props: ApplicationActionBarProps) {
  const { application, next, busy, onStep, onReject, onArchive, onMessage, compact, isWriting } = props
  const labelOf = (change: Change) => application.allowed.find((each) => each.change === change)?.label
  const [rejects, archives] = [labelOf('reject'), labelOf('archive')]
  const others = otherSteps(application, next)
  /** Nobody is hired by the way: the applicant has not accepted yet, so the button doesn’t invite to it. */
  const isEarlyHire = next === 'hire' && application.stage !== 'accepted' && !application.entered
  const mailed = isMailed(application)
  if (!next && !rejects && !archives) return null
  return (
    <div className={classes(css.bar, compact && css.compact, isWriting && css.writing)}>
      {next && (
        <Button
          look={isEarlyHire ? 'secondary' : 'primary'}
          small
          loading={busy === next}
          disabled={busy !== null}
          onClick={() => onStep(next)}
          aria-keyshortcuts="S"
        >
          {labelOf(next)}
          <span className={keyCss.key} aria-hidden="true">
            S
          </span>
        </Button>
      )}
      {rejects && (
        <Button look="danger" small disabled={busy !== null} onClick={onReject} aria-keyshortcuts="R">
          {rejects}
        </Button>
      )}
      {(others.length > 0 || (mailed && next && next !== 'hire')) && (
        <ApplicationMoreMenu
          steps={others.map((step) => ({ step, label: labelOf(step) ?? '' }))}
          disabled={busy !== null}
          onChoose={onStep}
          onMessage={mailed ? onMessage : undefined}
        />
      )}
      {archives && (
        <Button look="secondary" small loading={busy === 'archive'} onClick={onArchive}>
          {archives}
        </Button>
      )}
      {!compact && (
        <div className={css.legend}>
          <ShortcutLegend
            keys={next ? [AROUND, { keys: ['S'], does: 'étape suivante' }, NOTE] : [AROUND, NOTE]}
          />
        </div>
      )}
    </div>
  )
}

const NOTE = { keys: ['N'], does: 'noter' }
const AROUND = { keys: ['J', 'K'], does: 'suivante, précédente' }
