import type { Education, Experience, Language } from '#src/accounts/profile-parts.ts'

/** A saved CV as it was when it was sent. */
export interface FrozenResume {
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

/** An offer as it was when the application was sent. */
export interface FrozenOffer {
  id: number
  title: string
  reference: string
  company: { id: number; name: string; slug: string }
  city: string
  contract: string
  job_type: string | null
  min_salary: number | null
  max_salary: number | null
  description: string
  missions: string
  profile: string
}
