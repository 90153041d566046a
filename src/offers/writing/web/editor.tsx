import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { STATE_BADGES, stateOf } from '#src/offers/life/shared/transitions.ts'
import { KeepTemplate } from '#src/offers/templates/web/keep-template.tsx'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { ChevronLeftIcon, EyeIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OfferDraft } from '../contract.ts'
import { offerInput } from '../shared/input.ts'
import { ApplyingStep } from './applying-step.tsx'
import { useOfferAutosave } from './autosave.ts'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import { JobStep } from './job-step.tsx'
import { listDoneSteps, listLacks } from './lacks.ts'
import { PreviewStep, usePreview } from './preview-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { useSubmitOffer } from './queries.ts'
import { offerDraftKeys } from './query-keys.ts'
import { SavedAt, SaveTrouble } from './saved-at.tsx'
import { OfferSide } from './side.tsx'
import { StepLacks } from './step-lacks.tsx'
import { Stepper } from './stepper.tsx'
import { TermsStep } from './terms-step.tsx'
import { LAST_STEP, type OfferValues, STEPS, stepOf } from './values.ts'

const MINE = '/dashboard/recruteur/mes-offres'
const NOT_KEPT = 'L’offre n’est pas enregistrée pour l’instant. Réessayez dans un moment.'

const OFFER_SENT = { title: 'Offre envoyée', text: 'Elle sera publiée dès qu’elle aura été relue.' }
const CHANGES_SENT = {
  title: 'Modifications envoyées',
  text: 'L’offre garde son texte actuel jusqu’à ce qu’elles aient été relues.',
}

interface OfferEditorProps {
  title: string
  draft: OfferDraft | null
  /** The values that were read from an advertisement. */
  start?: OfferValues | undefined
  /** What the company has said already. */
  known: Partial<OfferValues>
  /** Opens the page to paste an advertisement; offered until something is saved. */
  onPaste?: (() => void) | undefined
  /** Lists the templates; absent where they are not offered. */
  onTemplates?: (() => void) | undefined
  userId: number
  company: string
  onCreated: (id: number) => void
}

/** The form of an offer in steps. It is saved while it is written. */
export function OfferEditor(props: OfferEditorProps) {
  const { title, draft, start, known, userId, company, onCreated, onPaste, onTemplates } = props
  const saving = useOfferAutosave({ draft, userId, start, known, onCreated })
  const isPublished = draft?.status === 'published'
  const badge = STATE_BADGES[draft ? stateOf(draft) : 'draft']
  const { form, step, setStep, goToField } = useOfferForm(saving, isPublished)
  const box = useRef<HTMLFormElement>(null)
  const shown = STEPS[step]
  const opened = useOpenedSteps(step, draft)
  const lacks = listLacks(form.values)
  const { id, version } = saving.autosave.saved
  const preview = usePreview({ id, version, isOpen: step === LAST_STEP })
  const status = {
    done: listDoneSteps(form.values, opened),
    wrong: [...new Set(Object.keys(form.errors).map(stepOf))],
  }
  const go = (next: number) => {
    setStep(next)
    if (next === LAST_STEP) void saving.autosave.flush()
    box.current?.scrollIntoView({ block: 'start' })
  }
  const takeTheirs = async () => {
    const theirs = await saving.takeTheirs()
    if (theirs) form.reset(theirs)
  }
  const problems = form.summary.problems.map((problem) => ({
    ...problem,
    step: STEPS[stepOf(problem.id)]?.name,
  }))
  return (
    <>
      <header className={css.head}>
        <div>
          <h1>
            {title} <Badge tone={badge.tone}>{badge.label}</Badge>
          </h1>
          <p className="muted">
            {[form.values.title.trim() && displayTitle(form.values.title.trim()), saving.reference]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <SavedAt state={saving.state} />
        {onTemplates && <KeepTemplate content={form.values} title={form.values.title} />}
        {step !== LAST_STEP && (
          <Button look="secondary" small onClick={() => go(LAST_STEP)}>
            <EyeIcon size={16} />
            Prévisualiser
          </Button>
        )}
      </header>
      <SaveTrouble state={saving.state} onMine={() => saving.keepMine(form.values)} onTheirs={takeTheirs} />
      {saving.autosave.isResumed && saving.state.kind !== 'conflict' && (
        <Alert>Ce que vous aviez écrit ici n’était pas enregistré&nbsp;: le voici.</Alert>
      )}
      {draft?.rejection_reason && (
        <Alert kind="warning">
          <b>À corriger avant de renvoyer&nbsp;:</b> {draft.rejection_reason}
        </Alert>
      )}
      {isPublished && (
        <Alert>
          Cette offre a été publiée. Elle garde son texte actuel jusqu’à ce que vos changements soient
          validés.
        </Alert>
      )}
      {onPaste && saving.state.kind === 'unwritten' && (
        <Alert>
          <div className={css.invitation}>
            <p>
              Vous l’avez déjà publiée ailleurs&nbsp;? Collez son texte&nbsp;: nous remplissons ce que nous y
              lisons.
            </p>
            <span className={css.starts}>
              <Button look="secondary" small onClick={onPaste}>
                Coller une annonce
              </Button>
              {onTemplates && (
                <Button look="quiet" small onClick={onTemplates}>
                  Partir d’un modèle
                </Button>
              )}
            </span>
          </div>
        </Alert>
      )}
      <Stepper current={step} onStep={go} {...status} />
      <div className={step === LAST_STEP ? css.whole : css.grid}>
        <form ref={box} className={css.form} onSubmit={form.submit} noValidate aria-label="Offre">
          <div className={css.inside}>
            <div className={css.title}>
              <h2>{shown?.title}</h2>
              <p className="muted">{shown?.note}</p>
            </div>
            <ErrorSummary problems={problems} attempt={form.summary.attempt} onElsewhere={goToField} />
            {step === LAST_STEP && <StepLacks lacks={lacks} step={step} onGo={goToField} />}
            <div className={css.fields}>
              <StepFields form={form} step={step} saving={saving} />
            </div>
            {step !== LAST_STEP && <StepLacks lacks={lacks} step={step} onGo={goToField} />}
            <FormFailure>{form.failure}</FormFailure>
          </div>
          <StepActions
            form={form}
            step={step}
            onStep={go}
            isPublished={isPublished}
            isWaiting={preview.isLoading}
          />
        </form>
        {step !== LAST_STEP && <OfferSide values={form.values} company={company} lacks={lacks} />}
      </div>
    </>
  )
}

type Saving = ReturnType<typeof useOfferAutosave>

/** A refused field opens the step that it stands in. */
function useOfferForm(saving: Saving, isPublished: boolean) {
  const [step, setStep] = useState(0)
  const submitting = useSubmitOffer()
  const navigate = useNavigate()
  const client = useQueryClient()
  const form: OfferForm = useForm<OfferValues>({
    initial: saving.initial,
    schema: () => offerInput(dayAt(currentTime())),
    send: async () => {
      const kept = await saving.autosave.flush()
      const { id, version } = saving.autosave.saved
      if (!kept || id === null) throw new ApiError(409, NOT_KEPT)
      await submitting.mutateAsync({ id, version })
      toast.success(isPublished ? CHANGES_SENT : OFFER_SENT)
      client.removeQueries({ queryKey: offerDraftKeys.all })
      await navigate({ to: MINE })
    },
    onWrite: (values) => saving.autosave.change(values),
  })
  const { attempt, problems } = form.summary
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused press leads to the first problem, once.
  useEffect(() => {
    const first = problems[0]
    if (first) setStep(Math.max(0, stepOf(first.id)))
  }, [attempt])
  const goToField = useFieldOfStep(step, setStep)
  return { form, step, setStep, goToField }
}

/** Opens the step of a field, and puts the focus on the field once the step stands. */
function useFieldOfStep(step: number, setStep: (step: number) => void) {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const field = wanted !== null && stepOf(wanted) === step ? document.getElementById(wanted) : null
    if (!field) return
    field.focus()
    field.scrollIntoView({ block: 'center' })
    setWanted(null)
  }, [wanted, step])
  return (field: string) => {
    setStep(Math.max(0, stepOf(field)))
    setWanted(field)
  }
}

/** Knows the steps that were on the screen; an offer that was sent before has been through all of them. */
function useOpenedSteps(step: number, draft: OfferDraft | null): ReadonlySet<number> {
  const wasSent = draft !== null && draft.status !== 'draft'
  const [opened, setOpened] = useState(() => new Set(wasSent ? STEPS.keys() : [step]))
  if (!opened.has(step)) setOpened(new Set([...opened, step]))
  return opened
}

function StepFields({ form, step, saving }: { form: OfferForm; step: number; saving: Saving }) {
  if (step === 0) return <JobStep form={form} />
  if (step === 1) return <TermsStep form={form} />
  if (step === 2) return <ProfileStep form={form} />
  if (step === 3) return <ApplyingStep form={form} />
  return <PreviewStep {...saving.autosave.saved} />
}

interface StepActionsProps {
  form: OfferForm
  step: number
  onStep: (step: number) => void
  isPublished: boolean
  /** The preview above is still to come, and will move the buttons. */
  isWaiting: boolean
}

function StepActions({ form, step, onStep, isPublished, isWaiting }: StepActionsProps) {
  const before = STEPS[step - 1]
  const next = STEPS[step + 1]
  return (
    <div className={css.actions}>
      {before && (
        <Button look="secondary" onClick={() => onStep(step - 1)}>
          <ChevronLeftIcon size={16} />
          {before.name}
        </Button>
      )}
      {next ? (
        // A key of its own keeps this button apart from the one that submits, which the same press would otherwise
        // reach.
        <Button key="next" className={css.end} onClick={() => onStep(step + 1)}>
          Continuer vers {next.name}
        </Button>
      ) : (
        <Button key="send" type="submit" className={css.end} loading={form.sending || isWaiting}>
          {isPublished ? 'Envoyer les changements' : 'Envoyer en validation'}
        </Button>
      )}
    </div>
  )
}
