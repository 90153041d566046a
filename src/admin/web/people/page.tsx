import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ADMIN_ROLE_LABELS, USER_KIND_LABELS } from '#src/accounts/shared/kinds.ts'
import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import { ROLE_LABELS } from '#src/companies/policy.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { capitalised, counted, listed } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { AdminPerson } from '../../people/contract.ts'
import { companyHref } from '../companies/list.tsx'
import { DecisionBar } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { formatMoment } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Facts, Section } from '../desk/parts.tsx'
import { useDecision } from '../desk/queries.ts'
import { useAllowed } from '../session/session.ts'
import { Acts } from './acts.tsx'
import { Applications, Mails, Sessions } from './facts.tsx'
import { PERSON_STATE_LABELS, PERSON_STATE_TONES } from './labels.ts'
import { PEOPLE } from './list.tsx'
import { mergingHref } from './merging-address.ts'
import own from './people.module.css'
import { personQuery } from './queries.ts'
import { ViewAs } from './view-as.tsx'

/** An account as the team helps by it: what it is and did, in facts, and what can be done about it. */
export function PersonPage({ id }: { id: number }) {
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const { decideHere, refusal, isSending } = useDecision(() => {})
  const [done, setDone] = useState<string | null>(null)
  const mayHelp = useAllowed('help people')
  const mayMerge = useAllowed('merge accounts')
  const router = useRouter()
  // Whoever comes by the number of an account that was merged goes on with the one that stands.
  const standing = person?.id ?? id
  useEffect(() => {
    if (standing !== id) void router.navigate({ href: `${PEOPLE}/${standing}`, replace: true })
  }, [router, id, standing])
  if (error && !person) return <Failure error={error} onRetry={() => void refetch()} />
  if (!person || person.id !== id) return <Loading />
  return (
    <>
      <DecisionBar place={<AppLink href={PEOPLE}>Personnes</AppLink>} decisions={[]} refusal={refusal} />
      <div className={css.body}>
        <div className={own.headLine}>
          <Head person={person} />
          {person.may_view_as && <ViewAs person={person} />}
        </div>
        <div aria-live="polite">{done && !refusal && <Alert kind="success">{done}</Alert>}</div>
        <Warnings person={person} />
        <div className={css.beside}>
          <div className={css.column}>
            <Account person={person} />
            <Sessions person={person} />
            {person.kind === 'applicant' && <Applications person={person} />}
            <Mails person={person} />
          </div>
          <div className={css.column}>
            {mayHelp && person.may_help && (
              <Acts
                key={person.id}
                person={person}
                isSending={isSending}
                onAct={(said, send) =>
                  decideHere(async () => {
                    setDone(null)
                    await send()
                    setDone(said)
                  })
                }
              />
            )}
            {mayMerge && person.kind === 'applicant' && (
              <Section title="Inscrite deux fois&nbsp;?">
                <ul className={own.lines}>
                  <li>
                    <AppLink href={mergingHref({ kept: person.id })}>Réunir avec un autre compte…</AppLink>
                  </li>
                </ul>
              </Section>
            )}
            <Section title="Journal">
              <ul className={own.lines}>
                <li>
                  <AppLink href={`/journal?subject=user:${person.id}`}>
                    Ce qui a été fait sur ce compte
                  </AppLink>
                </li>
                <li>
                  <AppLink href={`/journal?who=${person.id}`}>Ce que cette personne a fait</AppLink>
                </li>
              </ul>
            </Section>
          </div>
        </div>
      </div>
    </>
  )
}

function Head({ person: { name, kind, admin_role, id, created_at, state } }: { person: AdminPerson }) {
  return (
    <div>
      <p className={css.kicker}>
        <span>{admin_role ? ADMIN_ROLE_LABELS[admin_role] : USER_KIND_LABELS[kind]}</span>
        <span>n°&nbsp;{id}</span>
        <span>compte créé le {formatDate(created_at)}</span>
        <Badge tone={PERSON_STATE_TONES[state]}>{PERSON_STATE_LABELS[state]}</Badge>
      </p>
      <h1 className={css.title}>{name}</h1>
    </div>
  )
}

/** What explains that somebody can't come in, before anything else. */
function Warnings({
  person: { suspension, pause, is_refused, deletion_requested_at },
}: {
  person: AdminPerson
}) {
  return (
    <>
      {suspension && (
        <Alert kind="warning">
          <b>{`Suspendu le ${formatMoment(suspension.at)}`}.</b> {suspension.why ?? 'Sans raison notée.'}
        </Alert>
      )}
      {pause && (
        <Alert kind="warning">
          <b>{`Un nouveau navigateur attend jusqu’au ${formatMoment(pause.until)}`}.</b>{' '}
          {counted(pause.failures, 'connexion refusée', 'connexions refusées')} aujourd’hui.
        </Alert>
      )}
      {is_refused && (
        <Alert kind="warning">
          <b>Cette adresse refuse nos e-mails.</b> Ils reprennent dès que la personne ouvre un lien de
          vérification.
        </Alert>
      )}
      {deletion_requested_at && (
        <Alert>
          <b>{`Suppression demandée le ${formatMoment(deletion_requested_at)}`}.</b> La personne l’annule en
          se connectant.
        </Alert>
      )}
    </>
  )
}

function Account({ person }: { person: AdminPerson }) {
  const ways = [
    ...(person.has_password ? ['mot de passe'] : []),
    ...person.social.map((each) => PROVIDER_NAMES[each]),
  ]
  return (
    <Section title="Compte">
      <Facts
        facts={[
          { label: 'Adresse e-mail', value: person.email, isWide: true },
          { label: 'Téléphone', value: person.phone_number && formatPhone(person.phone_number) },
          { label: 'Connexion', value: capitalised(listed(ways)) },
          { label: 'Adresse vérifiée', value: person.verified_at && formatMoment(person.verified_at) },
          { label: 'Codes de connexion', value: person.has_codes ? 'Activés' : 'Aucun' },
          { label: 'Dernière visite', value: person.last_seen_at && formatDate(person.last_seen_at) },
          { label: 'Alertes', value: person.alerts > 0 && String(person.alerts) },
          ...person.companies.map(({ id, name, role }) => ({
            label: ROLE_LABELS[role],
            value: <AppLink href={companyHref(id)}>{name}</AppLink>,
          })),
        ]}
      />
    </Section>
  )
}
