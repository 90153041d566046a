import { fieldLabel } from '#src/companies/shared/sections.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { listed } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import css from '../desk/desk.module.css'
import { COMPANY_STATUS_LABELS } from '../desk/labels.ts'
import { Facts, Section } from '../desk/parts.tsx'
import type { CompanyReply } from '../desk/queries.ts'
import { useAllowed } from '../session/session.ts'

/** What speaks against the company before its papers are read: it stands first, because nobody scrolls to be warned. */
export function BackgroundWarnings({ company: { registrant, twins } }: { company: CompanyReply }) {
  return (
    <>
      {registrant && !registrant.has_verified_email && (
        <Alert kind="warning">
          <b>Adresse non vérifiée.</b> {registrant.name}, qui a inscrit cette société, n’a pas confirmé{' '}
          {registrant.email}.
        </Alert>
      )}
      {twins.map(({ id, name, status, shared }) => (
        <Alert key={id} kind="warning">
          <b>Mêmes numéros.</b> <AppLink href={`/societes/${id}`}>{name}</AppLink> (
          {COMPANY_STATUS_LABELS[status].toLowerCase()}) a aussi&nbsp;: {listed(shared.map(fieldLabel))}.
        </Alert>
      ))}
    </>
  )
}

/** Who registered the company, and which others have its numbers. */
export function Background({ company: { registrant, twins } }: { company: CompanyReply }) {
  const mayRead = useAllowed('read people')
  return (
    <>
      <Section title="Inscrite par">
        {registrant ? (
          <Facts
            isNarrow
            facts={[
              {
                label: 'Nom',
                value: mayRead ? (
                  <AppLink href={`/personnes/${registrant.id}`}>{registrant.name}</AppLink>
                ) : (
                  registrant.name
                ),
              },
              {
                label: 'E-mail',
                value: `${registrant.email}, ${registrant.has_verified_email ? 'adresse vérifiée' : 'adresse non vérifiée'}`,
              },
              {
                label: 'Téléphone',
                value: registrant.phone_number && formatPhone(registrant.phone_number),
              },
              { label: 'Compte créé', value: formatDate(registrant.registered_at) },
            ]}
          />
        ) : (
          <p className={css.lines}>Plus personne n’est membre de cette société.</p>
        )}
      </Section>
      <Section title="Mêmes numéros">
        {twins.length === 0 ? (
          <p className={css.lines}>Aucune autre société n’a ce NIF, ce STAT, ce RCS ou ce téléphone.</p>
        ) : (
          <ul className={css.lines}>
            {twins.map(({ id, name, status, shared }) => (
              <li key={id}>
                <AppLink href={`/societes/${id}`}>{name}</AppLink> (
                {COMPANY_STATUS_LABELS[status].toLowerCase()})&nbsp;: {shared.map(fieldLabel).join(', ')}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
