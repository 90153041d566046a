import type { ReactNode } from 'react'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { COMPANY_LIMITS } from '#src/companies/shared/sections.ts'
import { AREA_CHOICES, CITY_CHOICES } from '#src/reference/web/choices.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'
import type { SectionForm } from './form.ts'
import type { FormSection } from './values.ts'

interface FieldsProps<S extends FormSection> {
  form: SectionForm<S>
  company: OwnCompany
}

const SIZE_CHOICES = COMPANY_SIZES.map((size) => ({ value: size, label: `${size} salariés` }))

/** A field with what a moderator asks of it. */
function Row({ company, field, children }: { company: OwnCompany; field: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      {children}
      <Correction company={company} field={field} />
    </div>
  )
}

export function IdentityFields({ form: { text }, company }: FieldsProps<'identity'>) {
  return (
    <>
      <Row company={company} field="name">
        <TextField
          label="Nom de la société"
          autoComplete="organization"
          hint={company.status === 'validated' ? MODERATED : undefined}
          {...text('name')}
        />
      </Row>
      <Row company={company} field="activity_area_id">
        <SelectField label="Secteur" empty="Choisir" choices={AREA_CHOICES} {...text('activity_area_id')} />
      </Row>
      <Row company={company} field="company_size">
        <SelectField label="Taille" empty="Choisir" choices={SIZE_CHOICES} {...text('company_size')} />
      </Row>
    </>
  )
}

const MODERATED = 'Votre page publique garde l’ancien jusqu’à l’accord d’Asafidy.'

export function RegistrationFields({ form: { text }, company }: FieldsProps<'registration'>) {
  return (
    <>
      {company.status === 'validated' && <p className="small muted">{MODERATED}</p>}
      <Row company={company} field="nif">
        <TextField
          label="NIF"
          hint="10 chiffres, sur la carte fiscale."
          inputMode="numeric"
          {...text('nif')}
        />
      </Row>
      <Row company={company} field="stat">
        <TextField
          label="STAT"
          hint="17 chiffres, sur la carte STAT."
          inputMode="numeric"
          {...text('stat')}
        />
      </Row>
      <Row company={company} field="rcs">
        <TextField
          label="RCS"
          hint="Comme sur l’extrait&nbsp;: Antananarivo 2015 B 00123."
          {...text('rcs')}
        />
      </Row>
    </>
  )
}

export function ContactFields({ form: { text, errors }, company }: FieldsProps<'contact'>) {
  const wrongLink = Object.entries(errors).find(([path]) => path.startsWith('social_links'))?.[1]
  return (
    <>
      <Row company={company} field="city_id">
        <SelectField label="Ville" empty="Choisir" choices={CITY_CHOICES} {...text('city_id')} />
      </Row>
      <Row company={company} field="address">
        <TextField label="Adresse" autoComplete="street-address" {...text('address')} />
      </Row>
      <Row company={company} field="phone_number">
        <TextField
          label="Téléphone"
          hint="Exemple&nbsp;: 034 12 345 67."
          type="tel"
          autoComplete="tel"
          {...text('phone_number')}
        />
      </Row>
      <Row company={company} field="email">
        <TextField label="E-mail" type="email" autoComplete="email" {...text('email')} />
      </Row>
      <Row company={company} field="website">
        <TextField label="Site web" optional inputMode="url" autoComplete="url" {...text('website')} />
      </Row>
      <Row company={company} field="social_links">
        <TextAreaField
          label="Réseaux"
          optional
          hint={`Une adresse par ligne, ${COMPANY_LIMITS.social_links} au plus\u00A0: https://www.facebook.com/…`}
          rows={3}
          {...text('social_links')}
          error={wrongLink}
        />
      </Row>
    </>
  )
}

export function PresentationFields({ form: { text, errors }, company }: FieldsProps<'presentation'>) {
  const wrongBenefit = Object.entries(errors).find(([path]) => path.startsWith('benefits'))?.[1]
  return (
    <>
      <Row company={company} field="description">
        <TextAreaField
          label="Présentation"
          hint="Ce que vous faites, où et avec qui. Une ligne vide commence un paragraphe."
          rows={8}
          max={COMPANY_LIMITS.description}
          {...text('description')}
        />
      </Row>
      <Row company={company} field="benefits">
        <TextAreaField
          label="Avantages"
          optional
          hint={`Un par ligne, ${COMPANY_LIMITS.benefits} au plus\u00A0: cantine, transport, mutuelle…`}
          rows={4}
          {...text('benefits')}
          error={wrongBenefit}
        />
      </Row>
    </>
  )
}
