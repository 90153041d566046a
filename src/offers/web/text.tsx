import type { ReactNode } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import type { Offer } from '../contract.ts'
import css from './text.module.css'

/** The text of the offer, section by section. Empty sections are left out. */
export function OfferText({ offer }: { offer: Offer }) {
  return (
    <div className={css.doc}>
      {offer.description && (
        <Section title="Le poste">
          <SafeHtml html={offer.description} />
        </Section>
      )}
      {offer.missions && (
        <Section title="Missions">
          <SafeHtml html={offer.missions} />
        </Section>
      )}
      <Profile offer={offer} />
      <Facts facts={offer.facts} />
      <Chips title="Avantages" texts={offer.benefits} />
      <Company offer={offer} />
      <Process offer={offer} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Profile({ offer }: { offer: Offer }) {
  const languages = offer.languages.map(({ name, level }) => `${name} (${level})`)
  if (!offer.profile && offer.skills.length === 0 && languages.length === 0) return null
  return (
    <Section title="Profil">
      <SafeHtml html={offer.profile} />
      {offer.skills.length > 0 && (
        <ul className={css.chips} aria-label="Compétences">
          {offer.skills.map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <p className={css.languages}>
          <b>Langues{'\u00A0'}:</b> {languages.join(', ')}
        </p>
      )}
    </Section>
  )
}

function Facts({ facts }: Pick<Offer, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <Section title="Au quotidien">
      <dl className={css.daily}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Chips({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <Section title={title}>
      <ul className={css.chips}>
        {texts.map((text) => (
          <li key={text}>
            <Chip>{text}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Company({ offer: { company } }: { offer: Offer }) {
  const facts = [company.activity_area?.name, company.city?.name, sizeOf(company.company_size)]
  const count = company.open_offers_count
  return (
    <Section title="Société">
      {company.description && <SafeHtml html={paragraph(company.description)} />}
      <p className={css.facts}>{facts.filter(Boolean).join(', ')}</p>
      <p className={css.more}>
        <AppLink href={`/profils/${company.slug}`}>
          Voir la société{count > 1 && ` et ses ${counted(count, 'offre')}`}
        </AppLink>
      </p>
    </Section>
  )
}

function Process({ offer }: { offer: Offer }) {
  const { response } = offer.company
  const { process_steps: steps, reads_applications } = offer
  return (
    <Section title="Processus">
      <div className={css.promise}>
        <ClockIcon />
        <p>
          <b>Réponse promise sous {counted(offer.response_delay_days, 'jour')}</b>
          {response && (
            <span>
              La société répond à {response.rate}
              {'\u00A0'}% des candidatures
              {response.median_days !== null && `, en ${counted(response.median_days, 'jour')} en général`}.
            </span>
          )}
          {reads_applications && offer.status === 'open' && (
            <span>La société a lu des candidatures cette semaine.</span>
          )}
        </p>
      </div>
      {steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b>
              {step.text}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function sizeOf(size: string | null): string | null {
  return size && `${size} salariés`
}

function paragraph(text: string): string {
  return text.startsWith('<') ? text : `<p>${text}</p>`
}
