import { createFileRoute } from '@tanstack/react-router'
import { ResumeStartPage } from '#src/resumes/building/web/start/page.tsx'

export const Route = createFileRoute('/_blank/candidat/cv-builder')({
  staticData: { title: 'Créer un CV', requires: ['create', 'resume'] },
  component: ResumeStartPage,
})
