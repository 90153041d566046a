import type { Education, Experience, Language } from '#src/profiles/shared/parts.ts'

/** All that a CV without a joined file says; what is printed and what an application keeps. */
export interface ResumeContent {
  title: string
  name: string
  description: string
  person: {
    first_name: string
    last_name: string
    email: string
    phone_number: string | null
    city: string | null
  }
  headline: string
  skills: string[]
  experiences: Experience[]
  education: Education[]
  languages: Language[]
}
