import { LEAST_APPLICATIONS, LEAST_RATE, MOST_DAYS } from '#src/companies/shared/answer-badge.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { ChevronDownIcon } from '#src/ui/icons.tsx'
import type { CompanyPage } from '../contract.ts'
import css from './company.module.css'

const BADGE = '«\u00a0Répond en … jours\u00a0»'

/** Shows how fast the company answers, and how that is computed. */
export function CompanyAnswers({ company }: { company: CompanyPage }) {
  const { response, respect } = company
  return (
    <section className={css.card}>
      <h2>Réponses aux candidatures</h2>
      {response ? (
        <>
          <dl className={css.figures}>
            <div>
              <dt>des candidatures ont eu une réponse</dt>
              <dd>
                {response.rate}
                <small>{'\u00A0'}%</small>
              </dd>
            </div>
            {response.median_days !== null && (
              <div>
                <dt>délai médian de réponse</dt>
                <dd>
                  {response.median_days}
                  <small>
                    {'\u00A0'}
                    {plural(response.median_days, 'jour')}
                  </small>
                </dd>
              </div>
            )}
          </dl>
          <Respect respect={respect} />
          <Computation company={company} response={response} />
        </>
      ) : (
        <>
          <p className={css.note}>
            Pas encore de chiffre{'\u00A0'}: aucune réponse n’était attendue ces 90 derniers jours. Ce n’est
            ni un bon ni un mauvais signe.
          </p>
          <Respect respect={respect} />
        </>
      )}
    </section>
  )
}

/** What applicants said at the end of the last twelve months. */
function Respect({ respect }: Pick<CompanyPage, 'respect'>) {
  return (
    respect && (
      <p className={css.respect}>
        <b>
          {respect.rate}
          {'\u00A0'}%
        </b>{' '}
        des candidats disent avoir été traités avec respect (d’après {formatCount(respect.answers)}
        {'\u00A0'}réponses en 12{'\u00A0'}mois)
      </p>
    )
  )
}

interface ComputationProps {
  company: CompanyPage
  response: NonNullable<CompanyPage['response']>
}

function Computation({ company: { measured }, response }: ComputationProps) {
  const { answered, expected, median_days } = response
  return (
    <details className={css.how}>
      <summary>
        Comment c’est calculé
        <ChevronDownIcon size={16} />
      </summary>
      <p>
        Du {formatDate(measured.since)} au {formatDate(measured.until)},{' '}
        <b>
          {formatCount(answered)} {plural(answered, 'candidature')} sur {formatCount(expected)}
        </b>{' '}
        {plural(answered, 'a', 'ont')} eu une réponse{'\u00A0'}: une étape après la lecture, un entretien, une
        proposition ou un refus motivé. Celles dont le délai promis court encore, ou qui ont été retirées sans
        réponse, ne comptent pas.
      </p>
      {median_days !== null && (
        <p>
          Une réponse sur deux est arrivée en <b>{counted(median_days, 'jour')} ou moins</b>, arrondi au jour.
          Asafidy fait le calcul{'\u00A0'}; la société ne peut pas le modifier. La mention {BADGE} se gagne à
          partir de {LEAST_RATE}
          {'\u00A0'}% de réponses à {LEAST_APPLICATIONS} candidatures ou plus, en {counted(MOST_DAYS, 'jour')}{' '}
          au plus.
        </p>
      )}
    </details>
  )
}
