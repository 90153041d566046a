import { useState } from 'react'
import { Segments } from '#src/ui/form/segments.tsx'
import { Section } from '../desk/parts.tsx'
import css from './campaigns.module.css'

/** The mail as it was saved last, in the width of a phone or of a computer. */
export function MailPreview({ id, savedAt }: { id: number; savedAt: string }) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone')
  return (
    <Section title="Aperçu">
      <div className={css.preview}>
        <Segments
          legend="Appareil"
          name="device"
          value={device}
          onChange={setDevice}
          choices={[
            { value: 'phone', label: 'Téléphone' },
            { value: 'computer', label: 'Ordinateur' },
          ]}
        />
        <iframe
          title="Aperçu de l’e-mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          data-device={device}
          src={`/api/admin/campaigns/${id}/preview?saved=${encodeURIComponent(savedAt)}`}
        />
      </div>
    </Section>
  )
}
