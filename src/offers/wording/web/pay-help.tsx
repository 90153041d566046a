import { useQuery } from '@tanstack/react-query'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { isUnderMinimum } from '../shared/wages.ts'
import { payAdviceQuery } from './queries.ts'

interface PayHelpProps {
  area: string
  level: string
  contract: string
  jobType: string
  /** The amount of the form, null while none can be read. */
  min: number | null
  max: number | null
}

/** Says what similar offers pay, and warns when this one pays less than the minimum wage. */
export function PayHelp({ area, level, contract, jobType, min, max }: PayHelpProps) {
  const { data } = useQuery(payAdviceQuery(area, level))
  if (!data) return null
  const { minimum_wage, similar } = data
  const pay = {
    min_salary: min,
    max_salary: max,
    contract_id: Number(contract),
    job_type_id: jobType ? Number(jobType) : null,
  }
  const most = max ?? min
  return (
    <>
      {isUnderMinimum(pay, minimum_wage) && (
        <Alert kind="error" live>
          <b>Sous le salaire minimum légal</b> ({formatMoney(minimum_wage)} par mois). Un modérateur le
          verra&nbsp;: augmentez le montant.
        </Alert>
      )}
      {similar ? (
        <Alert kind={most !== null && most < similar.from ? 'warning' : 'info'}>
          Les offres semblables&nbsp;:{' '}
          <b>
            {formatCount(similar.from)} à {formatMoney(similar.to)}
          </b>{' '}
          ({similar.count} offres, même secteur et même niveau).
          {most !== null && most < similar.from && ' Avec ce montant, attendez-vous à moins de candidatures.'}
        </Alert>
      ) : (
        area &&
        level && <p className="small muted">Moins de cinq offres semblables&nbsp;: pas encore de repère.</p>
      )}
    </>
  )
}
