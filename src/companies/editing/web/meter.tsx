import { type CompanySection, companyHref } from '#src/companies/shared/sections.ts'
import { Completeness } from '#src/ui/display/completeness.tsx'
import type { OwnCompany } from '../contract.ts'

interface MeterProps {
  company: OwnCompany
  onStep: (section: CompanySection) => void
}

/** How complete the company's profile is, and what to tell next. */
export function CompanyMeter({ company: { completeness }, onStep }: MeterProps) {
  return (
    <Completeness
      label="Où en est votre société"
      title="Complétude"
      {...completeness}
      lead={completeness.missing[0]?.required ? 'Prochaine étape' : 'Facultatif, mais regardé'}
      most={4}
      whole="Votre société dit tout ce que les candidats cherchent."
      hrefOf={companyHref}
      onStep={onStep}
    />
  )
}
