import { FACT_CHOICES } from '#src/offers/shared/facts.ts'
import type { OfferContent } from '#src/offers/writing/shared/content.ts'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { TEXT_PARTS } from './text-parts.ts'

const TEXTS: readonly string[] = TEXT_PARTS.map(({ name }) => name)

const FIELD_LABELS: Record<keyof OfferContent, string> = {
  title: 'Titre',
  description: 'Description',
  missions: 'Missions',
  profile: 'Profil',
  city_id: 'Ville',
  address: 'Adresse',
  work_mode: 'Mode',
  activity_area_id: 'Secteur',
  contract_id: 'Contrat',
  contract_duration_months: 'Durée en mois',
  job_type_id: 'Type',
  start_date: 'Prise de poste',
  positions_count: 'Postes',
  job_level_id: 'Niveau',
  min_salary: 'Salaire minimum',
  max_salary: 'Salaire maximum',
  salary_visible: 'Salaire affiché',
  salary_hidden_reason: 'Raison du salaire caché',
  benefits: 'Avantages',
  weekly_hours: 'Heures par semaine',
  schedule: 'Jours et horaires',
  night_work: FACT_CHOICES.night_work.label,
  sunday_work: FACT_CHOICES.sunday_work.label,
  transport: FACT_CHOICES.transport.label,
  meals: FACT_CHOICES.meals.label,
  housing: FACT_CHOICES.housing.label,
  probation_months: 'Période d’essai en mois',
  to_bring: 'À apporter',
  open_to_disability: 'Ouvert aux personnes handicapées',
  interview_place: 'Lieu de l’entretien',
  degree_id: 'Diplôme',
  experience_min_years: 'Années d’expérience',
  skills: 'Compétences',
  languages: 'Langues',
  application_deadline: 'Date limite',
  expires_at: 'Fin de publication',
  response_delay_days: 'Réponse promise, en jours',
  process_steps: 'Étapes',
  questions: 'Questions',
  is_abroad: 'À l’étranger',
  country: 'Pays',
  foreign_town: 'Ville à l’étranger',
  ministry_reference: 'Référence du ministère',
  occupation_choice: 'Métier choisi',
}

/** The fields that the new text changes: as they are on the site, beside what they would become. */
export function Changes({ change }: { change: NonNullable<OfferReply['change']> }) {
  return (
    <Section title="Nouveau texte">
      {change.fields.length === 0 && <p className={css.none}>Rien ne change.</p>}
      {change.fields.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <h3>{FIELD_LABELS[field as keyof OfferContent] ?? field}</h3>
          <div className={css.old}>
            <small>En ligne</small>
            <Value field={field} text={before} />
          </div>
          <div>
            <small>Proposé</small>
            <Value field={field} text={after} />
          </div>
        </div>
      ))}
    </Section>
  )
}

function Value({ field, text }: { field: string; text: string }) {
  if (!text) return <p>—</p>
  return TEXTS.includes(field) ? <SafeHtml html={text} /> : <p className={css.written}>{text}</p>
}
