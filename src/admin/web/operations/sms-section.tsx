import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatCount } from '#src/shared/money.ts'
import type { showOperations } from '../../operations/contract.ts'
import { Facts, Section } from '../desk/parts.tsx'

type Sms = NonNullable<ReplyOf<typeof showOperations>['data']['sms']>

const GATEWAYS: Record<Sms['gateway'], string> = {
  orange: 'Orange',
  http: 'Passerelle HTTP',
  file: 'Fichiers (démonstration)',
}

const REASONS: Readonly<Record<string, string>> = {
  PERSON_BUDGET: 'Limite d’une personne atteinte',
  SITE_BUDGET: 'Budget du jour épuisé',
  NOT_WANTED: 'Arrêtés ou numéro retiré',
  REPLACED: 'Codes remplacés par un autre',
  TOO_LATE: 'Trop tard pour être utiles',
  TIMEOUT: 'Sans réponse de la passerelle',
  INTERRUPTED: 'Interrompus pendant l’envoi',
}

/** Whether less than a fifth of the day's messages is left. */
export function isNearBudget(sms: Sms | null): boolean {
  return sms !== null && sms.today > sms.budget * 0.8
}

/** What texting costs today and why messages did not leave. */
export function SmsSection({ sms }: { sms: Sms }) {
  const { gateway, takes_answers, today, budget, waiting, numbers, sent, given_up } = sms
  return (
    <Section title="SMS">
      <Facts
        facts={[
          { label: 'Passerelle', value: GATEWAYS[gateway] },
          { label: 'Aujourd’hui', value: `${formatCount(today)} sur ${formatCount(budget)}` },
          { label: 'En attente', value: formatCount(waiting) },
          { label: 'Numéros prévenus', value: formatCount(numbers) },
          { label: 'Réponses lues', value: takes_answers ? 'Oui' : 'Non, sans SMS_INCOMING_SECRET' },
          { label: 'Envoyés en 30 jours', value: formatCount(sent) },
          ...given_up.map(({ why, count }) => ({
            label: REASONS[why] ?? `Refusés (${why})`,
            value: formatCount(count),
          })),
        ]}
      />
    </Section>
  )
}
