import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { EDITING_REFUSED } from '#src/companies/policy.ts'
import { COMPANY_SECTION_NAMES, COMPANY_SECTIONS } from '#src/companies/shared/sections.ts'
import { COMPANY_STATUS_BADGES } from '#src/companies/shared/statuses.ts'
import { useSections } from '#src/shell/form/use-sections.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { SectionCard } from '#src/ui/form/section-card.tsx'
import { Sections, SectionsSkeleton } from '#src/ui/form/sections.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { CompanyDocuments } from './documents.tsx'
import { listDrafts } from './drafts.ts'
import { CompanyMeter } from './meter.tsx'
import { CompanyPictures } from './pictures.tsx'
import { ownCompanyQuery } from './queries.ts'
import { CompanySectionCard } from './section.tsx'
import { CompanyState } from './state.tsx'
import { CompanyTabs } from './tabs.tsx'

const CompanyProposal = lazyPart(() => import('./proposal.tsx'))
const CompanyPreview = lazyPart(() => import('./preview.tsx'))

interface OwnCompanyPageProps {
  /** Says how a company shows its offers on its own site; offers import companies, so the page hands it in. */
  EmbedSnippet: ComponentType<{ slug: string }>
}

/** The page on which the members of a company complete its profile. */
export function OwnCompanyPage({ EmbedSnippet }: OwnCompanyPageProps) {
  const user = useUser()
  const { data: company, isError, refetch } = useQuery(ownCompanyQuery)
  if (isError && !company)
    return (
      <>
        <h1>Ma Société</h1>
        <LoadFailure onRetry={() => refetch()}>Votre société n’a pas pu être lue.</LoadFailure>
      </>
    )
  if (!company || !user) return <SectionsSkeleton label="Chargement de votre société" height={48} />
  return (
    <>
      <Head company={company} />
      <CompanyTabs />
      <CompanyState company={company} />
      {company.proposed && (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <CompanyProposal company={company} />
        </Suspense>
      )}
      {!company.may_edit && <Alert>{EDITING_REFUSED}</Alert>}
      <CompanySections company={company} userId={user.id} EmbedSnippet={EmbedSnippet} />
    </>
  )
}

function Head({ company }: { company: OwnCompany }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { tone, label } = COMPANY_STATUS_BADGES[company.status]
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <div className={css.top}>
      <h1>
        Ma Société <Badge tone={tone}>{label}</Badge>
      </h1>
      <Button look="secondary" onClick={open}>
        <EyeIcon size={18} />
        Voir la page publique
      </Button>
      {wasOpened && (
        <Suspense>
          <CompanyPreview company={company} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface CompanySectionsProps extends OwnCompanyPageProps {
  company: OwnCompany
  userId: number
}

function CompanySections({ company, userId, EmbedSnippet }: CompanySectionsProps) {
  const sections = useSections({
    names: COMPANY_SECTION_NAMES,
    anchorOf: (section) => COMPANY_SECTIONS[section].anchor,
    listDrafts: () => listDrafts(userId),
  })
  return (
    <Sections side={<CompanyMeter company={company} onStep={sections.open} />}>
      {COMPANY_SECTION_NAMES.map((section) => {
        if (section === 'documents') return <CompanyDocuments key={section} company={company} />
        if (section === 'pictures') return <CompanyPictures key={section} company={company} />
        return (
          <CompanySectionCard
            key={section}
            section={section}
            company={company}
            userId={userId}
            {...sections.stateOf(section)}
          />
        )
      })}
      {company.status === 'validated' && (
        <SectionCard
          anchor="integrer"
          title="Vos offres sur votre site"
          href="#integrer"
          isOpen={false}
          isSaved={false}
          invitation=""
          editor={null}
          read={
            <Suspense fallback={<SkeletonLines lines={3} />}>
              <EmbedSnippet slug={company.slug} />
            </Suspense>
          }
        />
      )}
    </Sections>
  )
}
