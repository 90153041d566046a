import { useEffect, useRef, useState } from 'react'
import { ResumeWorkbench } from '#src/resumes/building/web/workbench/workbench.tsx'
import type { TemplateName } from '#src/resumes/shared/document.ts'
import { emptyDocument } from '#src/resumes/shared/new-parts.ts'
import { TEMPLATE_STYLES } from '#src/resumes/shared/template-styles.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { withDestination } from '#src/shell/session/destination.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import { DOWNLOADS_OF_ADDRESS } from '../policy.ts'
import { composeTrial, fitTrialPages, useDownloadTrial } from './queries.ts'
import { KEPT_IN, keepTrial, noteTrialAddress, readTrial, trialAddress, watchTrial } from './stored-trial.ts'
import css from './trying.module.css'

const JOIN = withDestination('/inscription/candidat', KEPT_IN)

/** The builder without an account: what is written stays in this browser. */
export default function TrialBench({ template }: { template: TemplateName | null }) {
  const [cv, setCv] = useState(() => {
    const kept = readTrial()
    const style = template && { ...TEMPLATE_STYLES[template], template }
    if (!kept) return emptyDocument(style ?? {})
    return template ? { ...kept, style: { ...kept.style, template } } : kept
  })
  const [isKept, setKept] = useState(true)
  const [downloads, setDownloads] = useState(false)
  useEffect(() => watchTrial(setCv), [])
  // The button that led here stood far down a longer page, and is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className={css.bench}>
      <ResumeWorkbench
        document={cv}
        onChange={(next) => {
          setCv(next)
          setKept(keepTrial(next))
        }}
        compose={composeTrial}
        fitPages={fitTrialPages}
        back={{ href: '/', label: 'Revenir à l’accueil' }}
        title={
          <h1 ref={heading} tabIndex={-1}>
            Mon CV
          </h1>
        }
        state={
          <p className={css.state}>
            {isKept
              ? 'Gardé dans ce navigateur'
              : 'Ce navigateur ne garde rien\u00a0: téléchargez avant de partir'}
          </p>
        }
        actions={
          <Button look="secondary" className={css.take} onClick={() => setDownloads(true)}>
            <DownloadIcon size={18} />
            <span>Télécharger</span>
          </Button>
        }
        notices={
          <p className={css.join}>
            Pour le retrouver partout et postuler avec, <AppLink href={JOIN}>créez votre compte</AppLink>
            &nbsp;: ce CV vous y suit.
          </p>
        }
      />
      <Dialog
        open={downloads}
        onClose={() => setDownloads(false)}
        title="Télécharger mon CV"
        width={520}
        sheet
      >
        <Download document={cv} onDone={() => setDownloads(false)} />
      </Dialog>
    </div>
  )
}

function Download({
  document: cv,
  onDone,
}: {
  document: Parameters<typeof keepTrial>[0]
  onDone: () => void
}) {
  const downloading = useDownloadTrial()
  const form = useForm({
    initial: { email: trialAddress(cv) },
    schema: async () => (await import('../contract.ts')).downloadTrial.body,
    body: (values) => ({ ...values, document: cv }),
    short: true,
    idOf: (path) => `trial-${path}`,
    send: async ({ email }) => {
      noteTrialAddress(email)
      await downloading.mutateAsync({ document: cv, email })
      onDone()
    },
  })
  return (
    <form className={css.download} onSubmit={form.submit} noValidate>
      <EmailField label="Votre adresse e-mail" autoComplete="email" {...form.text('email')} />
      <p className="small muted">
        Sans compte, {DOWNLOADS_OF_ADDRESS} téléchargements par adresse. L’adresse ne sert qu’à cela&nbsp;:
        nous n’en gardons qu’une empreinte, pendant 30&nbsp;jours, et ne vous écrirons pas. Avec un compte
        gratuit, votre CV se télécharge autant que vous voulez.
      </p>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" loading={form.sending}>
        Télécharger le PDF
      </Button>
    </form>
  )
}
