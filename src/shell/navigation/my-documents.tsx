import { Tabs } from '#src/ui/navigation/tabs.tsx'

/** What an applicant keeps to apply with, which the navigation has one entry for. */
const MY_DOCUMENTS = [
  { href: '/candidat/mes-cv', label: 'CV' },
  { href: '/candidat/mes-lettres', label: 'Lettres' },
] as const

export const MyDocumentsTabs = () => <Tabs label="CV et lettres" tabs={MY_DOCUMENTS} />
