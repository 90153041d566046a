import { useEffect, useRef, useState } from 'react'
import { checkPdf } from '#src/resumes/web/check-file.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { CheckBox, RadioCards } from '#src/ui/form/choice-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { describedBy, FieldNotes } from '#src/ui/form/field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { KnownApplication } from '../contract.ts'
import { CONSENT_WORDS, ENTERED_NOTE_MAX } from '../shared/limits.ts'
import { ENTRY_WAY_LABELS, ENTRY_WAYS, type EntryWay } from '../shared/ways.ts'
import css from './form.module.css'
import { KnownNotice } from './known-notice.tsx'
import { bodyOf, type EntryValues, type OfferToEnterFor, type useEnterCandidate } from './queries.ts'

export const FORM = 'candidat'
const WAYS = ENTRY_WAYS.map((value) => ({ value, label: ENTRY_WAY_LABELS[value] }))

interface EntryFormProps {
  clientKey: string
  offers: readonly OfferToEnterFor[]
  offerId: number | undefined
  entering: ReturnType<typeof useEnterCandidate>
  /** The share of the file that has left, from 0 to 1. */
  progress: number | undefined
  onEntered: (id: number, removed: readonly RemovedPart[] | undefined) => void
}

export function EntryForm({ clientKey, offers, offerId, entering, progress, onEntered }: EntryFormProps) {
  const today = dayAt(currentTime())
  const [known, setKnown] = useState<readonly KnownApplication[]>([])
  const isConfirmed = useRef(false)
  const form = useForm<EntryValues>({
    initial: {
      offer_id: startOffer(offers, offerId),
      first_name: '',
      last_name: '',
      phone_number: '',
      email: '',
      resume_pdf: null,
      way: '',
      consent: false,
      consented_on: today,
      note: '',
    },
    schema: async () => (await import('../contract.ts')).enteredCandidateInput(today),
    body: (values) => bodyOf(values, clientKey),
    idOf: (field) => `${FORM}-${field}`,
    send: async (values) => {
      const confirmed = isConfirmed.current
      isConfirmed.current = false
      const reply = await entering.mutateAsync(bodyOf(values, clientKey, confirmed))
      if (reply.data) onEntered(reply.data.id, reply.removed)
      else setKnown(reply.known)
    },
    // Another number or address may be another person.
    onWrite: () => setKnown([]),
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <SelectField
        label="Offre"
        choices={offers.map(({ id, title, reference, paused }) => ({
          value: String(id),
          label: `${title} (${reference}${paused ? ', en pause' : ''})`,
        }))}
        empty="Choisissez une offre"
        {...form.text('offer_id')}
      />
      <div className={css.pair}>
        <TextField label="Prénom" autoComplete="off" data-focus-first="" {...form.text('first_name')} />
        <TextField
          label="Nom"
          autoComplete="off"
          hint="Laissez vide si la personne n’a qu’un nom."
          {...form.text('last_name')}
        />
        <TextField
          label="Numéro de téléphone"
          type="tel"
          autoComplete="off"
          hint={'Par exemple 034\u00a012\u00a0345\u00a067.'}
          {...form.text('phone_number')}
        />
        <EmailField
          label="E-mail"
          autoComplete="off"
          optional
          hint="La personne y est prévenue, et y reçoit votre réponse."
          {...form.text('email')}
        />
      </div>
      <DropInput
        label="CV"
        optional
        hint={'PDF, 2\u00a0Mo au plus. Un document Word s’enregistre d’abord en PDF.'}
        name={`${FORM}-resume_pdf`}
        value={form.values.resume_pdf}
        onChange={async (file) => {
          await checkPdf(file)
          form.change({ resume_pdf: file })
          await form.blur('resume_pdf')
        }}
        error={form.errors.resume_pdf}
        {...(progress !== undefined && { progress })}
      />
      <RadioCards<EntryWay>
        name={`${FORM}-way`}
        label="Comment cette candidature vous est parvenue"
        value={form.values.way || null}
        onChange={(way) => form.change({ way })}
        choices={WAYS}
        error={form.errors.way}
      />
      <Consent form={form} today={today} />
      <TextAreaField
        label="Note pour l’équipe"
        optional
        rows={3}
        max={ENTERED_NOTE_MAX}
        hint="Vos collègues seuls la lisent."
        {...form.text('note')}
      />
      <Known known={known} onConfirm={() => (isConfirmed.current = true)} />
    </form>
  )
}

/** The only offer is chosen already. */
function startOffer(offers: readonly OfferToEnterFor[], offerId: number | undefined): string {
  const [only, ...others] = offers
  if (offerId && offers.some(({ id }) => id === offerId)) return String(offerId)
  return only && others.length === 0 ? String(only.id) : ''
}

function Consent({ form, today }: { form: Form<EntryValues>; today: string }) {
  const id = `${FORM}-consent`
  const error = form.errors.consent
  return (
    <div className={css.consent}>
      <CheckBox
        id={id}
        name="consent"
        label={CONSENT_WORDS}
        checked={form.values.consent}
        onChange={({ target }) => form.change({ consent: target.checked })}
        {...describedBy(id, { error })}
      />
      <FieldNotes id={id} error={error} />
      <DateField label="Accord donné le" max={today} {...form.text('consented_on')} />
    </div>
  )
}

/** What was found takes the focus, because it stands where the pressed button said that everything was done. */
function Known({ known, onConfirm }: { known: readonly KnownApplication[]; onConfirm: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (known.length > 0) box.current?.focus()
  }, [known])
  if (known.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={css.known}>
      <KnownNotice known={known} onConfirm={onConfirm} />
    </div>
  )
}
