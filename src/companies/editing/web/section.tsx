import { Suspense } from 'react'
import { COMPANY_SECTIONS, companyHref, type FormSection } from '#src/companies/shared/sections.ts'
import { plural } from '#src/shared/phrases.ts'
import type { SectionControls } from '#src/shell/form/use-sections.ts'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { SectionCard } from '#src/ui/form/section-card.tsx'
import { CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { countCorrections, INVITATIONS, readSection } from './readings.tsx'

const CompanyEditor = lazyPart(() => import('./editor.tsx'))

interface SectionProps extends SectionControls {
  section: FormSection
  company: OwnCompany
  userId: number
}

/** One section of the company that is changed by a form. */
export function CompanySectionCard(props: SectionProps) {
  const { section, company, userId, isOpen, isSaved, hasDraft, onOpen, onClose, onSaved } = props
  const asked = countCorrections(section, company)
  const mayWrite = company.may_edit && company.status !== 'suspended'
  return (
    <SectionCard
      {...COMPANY_SECTIONS[section]}
      isOpen={isOpen && mayWrite}
      isSaved={isSaved}
      hasDraft={hasDraft}
      isWrong={asked > 0}
      href={companyHref(section)}
      state={<SectionState company={company} section={section} asked={asked} />}
      read={readSection(section, company)}
      invitation={INVITATIONS[section]}
      onOpen={mayWrite ? onOpen : undefined}
      editor={
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <CompanyEditor
            section={section}
            company={company}
            userId={userId}
            onSaved={onSaved}
            onCancel={onClose}
          />
        </Suspense>
      }
    />
  )
}

interface StateProps {
  company: OwnCompany
  section: keyof typeof COMPANY_SECTIONS
  asked: number
}

/** « 1 point à corriger », « Complet » */
export function SectionState({ company, section, asked }: StateProps) {
  if (asked > 0)
    return (
      <span className={css.bad}>
        <WarningIcon size={16} />
        {`${asked} ${plural(asked, 'point')} à corriger`}
      </span>
    )
  const missing = company.completeness.missing.filter((step) => step.section === section)
  if (missing.some(({ required }) => required) || (section === 'pictures' && missing.length > 0)) return null
  return (
    <span className={css.fine}>
      <CheckIcon size={16} />
      Complet
    </span>
  )
}
