import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { openLogin } from '#src/accounts/signing-in/web/login-opening.ts'
import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { LetterDialogs } from '#src/applications/letters/web/dialogs.tsx'
import { PreparedNotice } from '#src/applications/preparing/web/notice.tsx'
import { preparedQuery } from '#src/applications/preparing/web/queries.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ApplyOffer } from './apply-offer.ts'
import css from './dialog.module.css'
import { DraftElsewhere, DraftState } from './draft-state.tsx'
import { ApplyFields } from './fields.tsx'
import { useApplyForm } from './form.ts'
import { OfflineNote } from './offline-note.tsx'
import { cancelWaiting, sendWhenOnline } from './outbox.ts'
import { beforeApplyingQuery, type SentApplication, usableResumesQuery } from './queries.ts'
import { UnverifiedEmail } from './unverified-email.tsx'

const FORM = 'postuler'
const IS_TAKEN_UP = 'L’offre permet de la reprendre.'
const WAITS_FOR_NETWORK = {
  title: 'Votre candidature attend le réseau',
  text: `Elle part dès qu’il revient, d’une page de ce site ouverte dans ce navigateur. ${IS_TAKEN_UP}`,
}
const WAITS_TO_BE_ASKED = {
  title: WAITS_FOR_NETWORK.title,
  text: `Nous vous demanderons au retour du réseau si elle part. ${IS_TAKEN_UP}`,
}
const WAITS_FOR_SITE = {
  title: 'Votre candidature attend la fin de la maintenance',
  text: `Elle part juste après, d’une page de ce site ouverte dans ce navigateur. ${IS_TAKEN_UP}`,
}

interface ApplyPopupProps {
  offer: ApplyOffer
  opened: boolean
  onClose: () => void
  onSent: (sent: SentApplication) => void
  onExisting: (application: ApplicationItem, letter: string) => void
}

export function ApplyPopup({ offer, opened, onClose, onSent, onExisting }: ApplyPopupProps) {
  const user = useUser()
  const sent = (application: SentApplication) => {
    onClose()
    onSent(application)
  }
  const showExisting = (application: ApplicationItem, letter: string) => {
    onClose()
    onExisting(application, letter)
  }
  const apply = useApplyForm({
    offerId: offer.id,
    questions: offer.questions,
    userId: user?.id,
    opened,
    onSent: sent,
    onExisting: showExisting,
  })
  const { form } = apply
  useStart(apply, opened)
  const { data: before } = useQuery({ ...beforeApplyingQuery, enabled: opened })
  const isPrepared = useIsPrepared(apply.draft.isPrepared, offer.id)
  const unverified = user !== null && !user.has_verified_email
  const waitForNetwork = (leavesAlone: boolean) => {
    if (user === null) return
    apply.draft.writeNow()
    if (!sendWhenOnline(user.id, offer, leavesAlone)) return
    onClose()
    const waitsForSite = form.refused?.status === 503
    const waitsForNetwork = leavesAlone ? WAITS_FOR_NETWORK : WAITS_TO_BE_ASKED
    toast.info(waitsForSite ? WAITS_FOR_SITE : waitsForNetwork)
  }
  useEffect(() => {
    // An application that is opened again is being changed, so it is no longer sent by itself.
    if (opened && user) cancelWaiting(user.id, offer.id)
  }, [opened, user, offer.id])
  const submit = (event: FormEvent) => (unverified ? event.preventDefault() : form.submit(event))
  return (
    <>
      <Dialog
        open={opened}
        onClose={onClose}
        title={isPrepared ? 'Votre candidature est prête' : 'Postulez dès maintenant'}
        subtitle={`${displayTitle(offer.title)}\u00A0· ${offer.company_name}`}
        footer={
          <Footer
            draft={apply.draft}
            unverified={unverified ? user.email : null}
            over={before?.left_today === 0}
            pending={form.sending}
            onCancel={onClose}
          />
        }
      >
        <form id={FORM} className={css.form} onSubmit={submit} noValidate>
          <OfflineNote />
          <DraftElsewhere draft={apply.draft} />
          <ErrorSummary {...form.summary} />
          {isPrepared && <Prepared {...apply} offer={offer} />}
          <ApplyFields {...apply} before={before} offer={offer} />
          {form.failure && (
            <Failure message={form.failure}>
              {form.refused?.status === 0 && (
                <div className={css.choices}>
                  <Button look="secondary" small onClick={() => waitForNetwork(true)}>
                    Envoyer dès que le réseau revient
                  </Button>
                  <Button look="secondary" small onClick={() => waitForNetwork(false)}>
                    Me demander à ce moment-là
                  </Button>
                </div>
              )}
              {form.refused?.status === 503 && (
                <Button look="secondary" small onClick={() => waitForNetwork(true)}>
                  Envoyer dès que le site le permet
                </Button>
              )}
              {form.refused?.status === 401 && (
                <Button look="secondary" small onClick={() => openLogin(() => form.reset(form.values))}>
                  Me reconnecter
                </Button>
              )}
            </Failure>
          )}
        </form>
      </Dialog>
      <LetterDialogs
        offer={offer}
        tools={apply.letter}
        letter={form.values.letter}
        answers={form.values.letter_answers}
        availability={form.values}
        onAnswer={(letter_answers) => void form.change({ letter_answers })}
      />
    </>
  )
}

/** The form starts empty; who has no CV to choose from starts with a file. */
function useStart({ draft, form, suggest }: ReturnType<typeof useApplyForm>, opened: boolean) {
  const { data: resumes } = useQuery({ ...usableResumesQuery, enabled: opened })
  const hasNone = resumes?.data.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening, when each is known.
  useEffect(() => {
    if (draft.ready && hasNone && form.values.resume_type === 'resume') suggest({ resume_type: 'pdf' })
  }, [draft.ready, hasNone])
}

/** Before the account has said what it has, the page that prepared the application knows. */
function useIsPrepared(told: boolean | null, offerId: number): boolean {
  const known = useQueryClient().getQueryData(preparedQuery.queryKey)
  return told ?? known?.data.some((each) => each.offer_id === offerId && each.is_prepared) ?? false
}

function Prepared({ form, letter, offer }: ReturnType<typeof useApplyForm> & { offer: ApplyOffer }) {
  const { data: resumes } = useQuery(usableResumesQuery)
  const { values } = form
  const chosen = resumes?.data.find(({ id }) => id === values.resume_id)?.name
  return (
    <PreparedNotice
      resume={(values.resume_type === 'pdf' ? values.resume_pdf?.name : chosen) ?? null}
      values={values}
      openQuestions={offer.questions.filter((_, at) => !values.answers[at]?.trim()).length}
      onImproveLetter={() => letter.open('answers')}
    />
  )
}

interface FooterProps {
  draft: ReturnType<typeof useApplyForm>['draft']
  /** The person must verify this address before applying. */
  unverified: string | null
  /** No more applications may be sent today. */
  over: boolean
  pending: boolean
  onCancel: () => void
}

function Footer({ draft, unverified, over, pending, onCancel }: FooterProps) {
  return (
    <>
      {unverified && <UnverifiedEmail email={unverified} />}
      <DraftState draft={draft} />
      <Button look="secondary" onClick={onCancel}>
        Annuler
      </Button>
      <Button
        type="submit"
        form={FORM}
        className={css.submit}
        loading={pending}
        disabled={unverified !== null || over}
      >
        Soumettre
      </Button>
    </>
  )
}

function Failure({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
      <FormFailure>{message}</FormFailure>
      {children}
    </div>
  )
}
