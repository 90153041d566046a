import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, ofName, plural } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { BuildingIcon } from '#src/ui/icons.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { type Ranking, rankingQuery } from './queries.ts'
import css from './ranking.module.css'
import { CompaniesTabs } from './tabs.tsx'
import { offersOf, profileHref } from './words.ts'

/** The companies that answer most and soonest, and the whole rule. */
export function RankingPage({ page }: { page: number }) {
  const { data: ranking } = useSuspenseQuery(rankingQuery(page))
  const { meta, rule } = ranking
  return (
    <>
      <Band rule={rule} />
      <div className="container">
        <CompaniesTabs />
        {meta.total === 0 ? (
          <div className={css.empty}>
            <EmptyState
              icon={BuildingIcon}
              actions={<LinkButton href="/societe">Voir toutes les sociétés</LinkButton>}
            >
              Aucune société n’est encore classée{'\u00A0'}: il faut au moins{' '}
              {counted(rule.least_applications, 'candidature')} en 90{'\u00A0'}jours.
            </EmptyState>
          </div>
        ) : (
          <>
            <h2 className={css.total}>
              {counted(meta.total, 'société')} {plural(meta.total, 'classée')}
            </h2>
            {ranking.data.length > 0 ? (
              <>
                <Rows rows={ranking.data} />
                <div className={css.pages}>
                  <Pagination
                    page={meta.current_page}
                    lastPage={meta.last_page}
                    hrefOf={(to) => `/top-recruteur${to > 1 ? `?page=${to}` : ''}`}
                  />
                </div>
              </>
            ) : (
              <EmptyState
                icon={BuildingIcon}
                actions={<LinkButton href="/top-recruteur">Revenir à la première page</LinkButton>}
              >
                Cette page est vide{'\u00A0'}: le classement est plus court que cela.
              </EmptyState>
            )}
          </>
        )}
        <Invitations ranking={ranking} />
      </div>
    </>
  )
}

function Band({ rule }: { rule: Ranking['rule'] }) {
  const steps = [
    [
      `Au moins ${counted(rule.least_applications, 'candidature')} en 90\u00a0jours`,
      'En dessous, les chiffres ne veulent rien dire. Comptent celles qui ont eu une réponse et celles dont le délai promis est passé.',
    ],
    ['Le taux de réponse d’abord', 'Part de ces candidatures qui ont eu une réponse, même un refus.'],
    [
      'À égalité, le délai médian',
      'Une réponse sur deux est arrivée avant ce délai. Puis vient la société qui a répondu au plus de candidatures.',
    ],
  ]
  return (
    <div className={css.band}>
      <div className="container">
        <div>
          <h1>Les sociétés qui vous répondent</h1>
          <p className={css.lead}>
            Le classement des sociétés qui répondent le plus, et le plus vite, à celles et ceux qui postulent.{' '}
            <b>Une place ne s’achète pas</b>
            {'\u00A0'}: ni formule ni sponsorisation n’y changent rien.
          </p>
        </div>
        <section className={css.rule} id="regle">
          <h2>La règle, en entier</h2>
          <ol>
            {steps.map(([title, text]) => (
              <li key={title}>
                <div>
                  <b>{title}</b>
                  {text}
                </div>
              </li>
            ))}
          </ol>
          <p>
            Calculé du {formatDate(rule.since)} au {formatDate(rule.until)}. Sociétés vérifiées seulement.
          </p>
        </section>
      </div>
    </div>
  )
}

function Rows({ rows }: { rows: Ranking['data'] }) {
  return (
    <div className={css.sheet}>
      <table className={css.table}>
        <caption className="hidden-text">
          Classement des sociétés par taux de réponse puis délai médian, sur 90 jours
        </caption>
        <thead>
          <tr>
            <th scope="col">Rang</th>
            <th scope="col">Société</th>
            <th scope="col">Taux de réponse</th>
            <th scope="col">Délai médian</th>
            <th scope="col">Candidatures</th>
            <th scope="col">Recrute</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const FIRST = 3

function Row({ row }: { row: Ranking['data'][number] }) {
  const { rank, name, logo, activity_area, city, response } = row
  return (
    <tr className={rank <= FIRST ? css.first : undefined}>
      <td className={css.rank}>{rank}</td>
      <td className={css.company}>
        <div>
          <CompanyLogo logo={logo} name={name} size={44} />
          <div>
            <AppLink href={profileHref(row)}>{name}</AppLink>
            <small className="dots">
              {activity_area && <span>{activity_area.name}</span>}
              {city && <span>{city.name}</span>}
            </small>
          </div>
        </div>
      </td>
      <td className={css.rate}>
        <b>
          {response.rate}
          {'\u00A0'}%
        </b>
        <span className={css.phone}> de réponses</span>
        <span className={css.meter} aria-hidden="true">
          <i style={{ width: `${response.rate}%` }} />
        </span>
      </td>
      <td className={css.delay}>
        {response.median_days !== null && (
          <>
            <span className={css.phone}>en </span>
            <b>{response.median_days}</b> {plural(response.median_days, 'jour')}
          </>
        )}
      </td>
      <td className={css.received}>{formatCount(row.applications_count)}</td>
      <td className={css.hiring}>
        {row.open_offers_count > 0 ? (
          <AppLink href={`${profileHref(row)}#offres`} aria-label={`${offersOf(row)} ${ofName(name)}`}>
            {offersOf(row)}
          </AppLink>
        ) : (
          'Aucune'
        )}
      </td>
    </tr>
  )
}

function Invitations({ ranking }: { ranking: Ranking }) {
  const user = useUser()
  return (
    <div className={css.under}>
      <section>
        <h2>Vous cherchez un emploi{'\u00A0'}?</h2>
        <p>Une société bien classée vous dira oui ou non, et vite.</p>
        <LinkButton href="/societe-active">Voir les sociétés qui recrutent</LinkButton>
      </section>
      {user?.userable_type !== 'applicant' && (
        <section>
          <h2>Vous recrutez{'\u00A0'}?</h2>
          <p>
            Répondre depuis Asafidy suffit{'\u00A0'}: une étape après la lecture, un entretien, une
            proposition ou un refus motivé compte.
          </p>
          {user?.company ? (
            <OwnRank ranking={ranking} name={user.company.name} />
          ) : (
            <LinkButton look="secondary" href="/inscription/recruteur">
              Recruter sur Asafidy
            </LinkButton>
          )}
        </section>
      )}
    </div>
  )
}

/** Where the recruiter's own company stands, and why it does not where it does not. */
function OwnRank({ ranking: { own, rule }, name }: { ranking: Ranking; name: string }) {
  return (
    <>
      <div className={css.own}>
        {own && <b>{own.rank === 1 ? '1re' : `${own.rank}e`}</b>}
        <p>
          <b>{name}</b>
          {own
            ? `${own.response.rate}\u00A0% de réponses${delayOf(own.response.median_days)}.`
            : `Pas encore classée\u00A0: il faut ${counted(rule.least_applications, 'candidature')} en 90\u00A0jours.`}
        </p>
      </div>
      <LinkButton look="secondary" href="/dashboard/recruteur/candidatures">
        Les candidatures
      </LinkButton>
    </>
  )
}

const delayOf = (days: number | null) => (days === null ? '' : ` en ${counted(days, 'jour')}`)
