import { currentTime, daysBetween, formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { ShieldIcon } from '#src/ui/icons.tsx'
import type { Offer } from '../contract.ts'
import { ReportLink } from '../reports/web/link.tsx'
import { atPlace } from '../shared/place.ts'
import type { PublicActs } from '../shared/public-acts.ts'
import type { ApplyControls } from './apply-controls.ts'
import css from './aside.module.css'
import { ShareButtons } from './share-buttons.tsx'
import { offerHref, payOf } from './words.ts'

interface OfferAsideProps {
  offer: Offer
  apply: ApplyControls
  acts: PublicActs
}

export function OfferAside({ offer, apply, acts }: OfferAsideProps) {
  return (
    <aside className={css.aside} aria-label={acts.share ? 'Postuler et partager' : 'En bref'}>
      {offer.status === 'open' && <Invitation offer={offer} apply={apply} />}
      <section className={css.card}>
        <h2>En bref</h2>
        <dl className={css.facts}>
          {factsOf(offer).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {acts.share && (
        <section data-screen className={css.card}>
          <h2>Partager</h2>
          <ShareButtons offer={offer} />
        </section>
      )}
      <div className={css.warning}>
        <ShieldIcon />
        <div>
          <p>
            <b>Ne payez jamais pour postuler.</b> Ni frais de dossier, ni formation, ni visite médicale.
          </p>
          {acts.report && <ReportLink offer={offer} href={`${offerHref(offer)}/signaler`} />}
        </div>
      </div>
    </aside>
  )
}

function Invitation({ offer, apply }: Omit<OfferAsideProps, 'acts'>) {
  const { application_deadline, has_applied, is_used_up } = offer
  const isOver = application_deadline === null || has_applied || is_used_up
  const left = isOver ? null : daysBetween(currentTime(), application_deadline)
  return (
    <section data-screen className={classes(css.card, css.first)} aria-label="Postuler">
      <p>
        <span className={css.pay}>{payOf(offer) ?? 'Salaire non communiqué'}</span>
        <br />
        <span className={css.note}>
          {[payOf(offer) && 'par mois', contractAndPlaceOf(offer)].filter(Boolean).join(', ')}
        </span>
      </p>
      {apply.button({ wide: true })}
      <p className={css.note}>
        Réponse promise sous {counted(offer.response_delay_days, 'jour')}.
        {left !== null && left > 0 && ` Il reste ${counted(left, 'jour')} pour postuler.`}
        {left === 0 && ' Dernier jour pour postuler.'}
      </p>
    </section>
  )
}

/** « CDI à Antananarivo »; a draft may lack either. */
function contractAndPlaceOf(offer: Offer): string {
  return [offer.contract?.name, atPlace(offer)].filter(Boolean).join(' ')
}

function factsOf(offer: Offer): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    ['Référence', offer.reference],
    ['Secteur', offer.activity_area?.name],
    ['Niveau', offer.job_level?.name],
    ['Études', offer.degree?.name],
    [
      'Expérience',
      offer.experience_min_years ? `${counted(offer.experience_min_years, 'an')} ou plus` : null,
    ],
    ['Prise de poste', offer.start_date && formatDate(offer.start_date)],
    ['Postes ouverts', String(offer.positions_count)],
    ['Adresse', offer.address],
    ['Référence du ministère', offer.is_abroad ? offer.ministry_reference : null],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
