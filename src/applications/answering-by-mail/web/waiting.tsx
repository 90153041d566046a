import { formatDate, formatDateTime } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { ofName } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import type { reviewByMail, WaitingApplication } from '../contract.ts'
import css from './answering.module.css'
import type { AnswerFormProps } from './form-props.ts'
import { useAnswered } from './queries.ts'

/** The application that waits, with the three answers; each is a press, because programs open the links of mails too. */
export function Waiting({ expiresAt, ...form }: AnswerFormProps & { expiresAt: string }) {
  const { token, application, answered } = form
  const { applicant_name, job_offer_title, company, letter, answers, values } = application
  const isRefused = answered && !answered.accepted
  return (
    <AuthCard title={applicant_name} intro={`${job_offer_title}, ${company}`} width={640}>
      <div className={css.page}>
        {isRefused && (
          <Alert kind="error" live>
            {answered.message}
          </Alert>
        )}
        <Facts application={application} />
        {application.cv_name && (
          // The browser sends the form by itself, so that the file comes without scripts too.
          <form method="post">
            <input type="hidden" name="answer" value="cv" />
            <Button type="submit" look="secondary" wide scriptless>
              Ouvrir le CV
            </Button>
            <p className={css.note}>Le candidat saura que sa candidature a été consultée.</p>
          </form>
        )}
        <section>
          <h2>Lettre de motivation</h2>
          <p className={css.letter}>{letter}</p>
        </section>
        {answers.length > 0 && (
          <section>
            <h2>Réponses à vos questions</h2>
            <dl className={css.answers}>
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section>
          <h2>Votre réponse</h2>
          <div className={css.actions}>
            <LinkButton wide href={`/repondre/${token}?reponse=entretien`}>
              Proposer un entretien
            </LinkButton>
            <ReviewForm {...form} />
            <LinkButton wide look="quiet" href={`/repondre/${token}?reponse=refus`}>
              Ne pas retenir
            </LinkButton>
          </div>
        </section>
        <p className={css.note}>
          Vous répondez au nom {ofName(values.recruteur ?? '')}, {company}, sans vous connecter. Ce lien sert
          à une seule réponse, jusqu’au {formatLongDate(expiresAt)}&nbsp;: ne le transmettez à personne.
        </p>
      </div>
    </AuthCard>
  )
}

function Facts({ application }: { application: WaitingApplication }) {
  const { submitted_at, available_now, availability_date } = application
  const from = availability_date ? `à partir du ${formatDate(availability_date)}` : 'à convenir'
  const pay = formatPay(application.min_salary_expectation, application.max_salary_expectation)
  return (
    <dl className={css.facts}>
      <dt>Reçue</dt>
      <dd>le {formatDateTime(submitted_at)}</dd>
      <dt>Disponibilité</dt>
      <dd>{available_now ? 'immédiate' : from}</dd>
      {pay && (
        <>
          <dt>Prétentions</dt>
          <dd>{pay}</dd>
        </>
      )}
    </dl>
  )
}

function ReviewForm({ token, application: { version } }: AnswerFormProps) {
  const settle = useAnswered(token)
  const form = useForm({
    initial: { version },
    schema: () => undefined,
    short: true,
    send: (body) => {
      const route = 'POST /api/application-answers/:token/review'
      return settle(call<typeof reviewByMail>(route, { params: { token }, body }))
    },
  })
  return (
    <form method="post" onSubmit={form.submit}>
      <input type="hidden" name="answer" value="review" />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="secondary" wide scriptless loading={form.sending}>
        À l’étude
      </Button>
      <FormFailure>{form.failure}</FormFailure>
    </form>
  )
}
