import { formatPhone, whatsappNumber } from '#src/shared/phone.ts'
import { LinkButton } from '../button.tsx'
import { WhatsappIcon } from '../share-icons.tsx'
import { PhoneIcon } from '../workspace-icons.tsx'
import css from './phone-links.module.css'

/** A number that may be called, with the two ways of reaching it that people use. */
export function PhoneLinks({ number, name }: { number: string; name: string }) {
  const whatsapp = whatsappNumber(number)
  return (
    <span className={css.phone}>
      <a href={`tel:${number}`}>{formatPhone(number)}</a>
      <span className={css.ways}>
        <LinkButton look="secondary" small href={`tel:${number}`} aria-label={`Appeler ${name}`}>
          <PhoneIcon size={16} />
          Appeler
        </LinkButton>
        {whatsapp && (
          <LinkButton
            look="secondary"
            small
            href={`https://wa.me/${whatsapp}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Écrire à ${name} sur WhatsApp (nouvel onglet)`}
          >
            <WhatsappIcon size={16} />
            WhatsApp
          </LinkButton>
        )}
      </span>
    </span>
  )
}
