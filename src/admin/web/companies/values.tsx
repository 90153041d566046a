import { formatNif } from '#src/companies/shared/format-nif.ts'
import { LEGAL_FORM_LABELS } from '#src/companies/shared/legal-forms.ts'
import { COMPANY_DOCUMENT_KINDS } from '#src/companies/shared/moderated.ts'
import { type CompanyField, documentField } from '#src/companies/shared/sections.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { CompanyReply } from '../desk/queries.ts'
import css from './pictures.module.css'

/** A field of the profile, as a visitor will see it. */
export function FieldValue({ company, field }: { company: CompanyReply; field: CompanyField }) {
  const { logo, cover, photos } = company.pictures
  if (field === 'description') return <SafeHtml html={company.description || '—'} />
  if (field === 'logo' && logo) return <img src={logo} alt="Logo" className={css.logo} />
  if (field === 'cover' && cover) return <img src={cover} alt="Couverture" className={css.cover} />
  if (field === 'photos' && photos.length > 0) return <Photos photos={photos} />
  return fieldText(company, field) || '—'
}

function Photos({ photos }: { photos: CompanyReply['pictures']['photos'] }) {
  return (
    <ul className={css.photos}>
      {photos.map(({ id, caption, small, large }, index) => (
        <li key={id}>
          <a href={large} target="_blank" rel="noopener">
            <img src={small} alt={caption || `Photo ${index + 1}`} loading="lazy" />
          </a>
          {caption && <small>{caption}</small>}
        </li>
      ))}
    </ul>
  )
}

function fieldText(company: CompanyReply, field: CompanyField): string | null {
  const kind = COMPANY_DOCUMENT_KINDS.find((each) => documentField(each) === field)
  const values: Partial<Record<CompanyField, string | string[] | null>> = {
    ...company,
    activity_area_id: company.activity_area,
    city_id: company.city,
    legal_form: company.legal_form && LEGAL_FORM_LABELS[company.legal_form],
    nif: company.nif && formatNif(company.nif),
    phone_number: company.phone_number && formatPhone(company.phone_number),
  }
  const value = kind ? paperNames(company, kind) : values[field]
  return Array.isArray(value) ? value.join(', ') : (value ?? null)
}

const paperNames = ({ documents }: CompanyReply, kind: string) =>
  documents.filter((paper) => paper.kind === kind).map(({ name }) => name)
