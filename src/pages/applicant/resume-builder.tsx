import { createFileRoute } from '@tanstack/react-router'
import { ResumeStartPage } from '#src/resumes/building/web/start/page.tsx'
import { AppLink } from '#src/ui/app-link.tsx'

export const Route = createFileRoute('/_blank/candidat/cv-builder')({
  staticData: { title: 'Créer un CV', requires: ['create', 'resume'] },
  component: Page,
})

function Page() {
  return (
    <ResumeStartPage
      others={
        <AppLink href="/candidat/importer-un-cv">Importer un CV (PDF, Word, LinkedIn, JSON Resume)</AppLink>
      }
    />
  )
}
