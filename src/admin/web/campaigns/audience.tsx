import { formatCount } from '#src/shared/money.ts'
import type { Audience } from '../../campaigns/contract.ts'
import { Facts, Section } from '../desk/parts.tsx'

/** Who gets a campaign, and who doesn't. */
export function AudienceCard({ audience }: { audience: Audience }) {
  return (
    <Section title="À qui">
      <Facts
        isNarrow
        facts={[
          { label: 'Confirmés', value: formatCount(audience.confirmed) },
          { label: 'Jamais confirmés, ne reçoivent rien', value: formatCount(audience.unconfirmed) },
          { label: 'Désabonnés', value: formatCount(audience.unsubscribed) },
        ]}
      />
    </Section>
  )
}
