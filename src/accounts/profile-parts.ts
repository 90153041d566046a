export interface Experience {
  title: string
  company: string
  city: string | null
  /** `2021-03`; null: still there. */
  start: string
  end: string | null
  description: string
}

export interface Education {
  degree: string
  school: string
  year: number
}

export interface Language {
  name: string
  level: string
}
