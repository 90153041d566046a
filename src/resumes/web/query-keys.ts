export const resumeKeys = {
  all: ['resumes'],
  list: (page: number) => ['resumes', 'list', page] as const,
  /** The CVs that may be sent with an application. */
  usable: ['resumes', 'usable'],
  bin: ['resumes', 'bin'],
  /** The profile, written as a CV. */
  profile: ['resumes', 'profile'],
} as const

/** What the builder reads: apart, because a list that is read again must not touch what is being written. */
export const resumeDocumentKeys = {
  all: ['resume-documents'],
  one: (id: number) => ['resume-documents', id] as const,
  versions: (id: number) => ['resume-documents', id, 'versions'] as const,
  version: (id: number, version: number) => ['resume-documents', id, 'versions', version] as const,
  /** What was read in the CV's joined file. */
  joined: (id: number) => ['resume-documents', id, 'joined'] as const,
  sync: (id: number, direction: string) => ['resume-documents', id, 'sync', direction] as const,
} as const
