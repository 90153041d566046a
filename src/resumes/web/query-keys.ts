export const resumeKeys = {
  all: ['resumes'],
  list: (page: number) => ['resumes', 'list', page] as const,
  /** Those that may be sent. */
  usable: ['resumes', 'usable'],
  bin: ['resumes', 'bin'],
  /** What the profile says, as a CV. */
  profile: ['resumes', 'profile'],
} as const

/** What the builder reads: apart, because a list that is read again must not touch what is being written. */
export const resumeDocumentKeys = {
  all: ['resume-documents'],
  one: (id: number) => ['resume-documents', id] as const,
  versions: (id: number) => ['resume-documents', id, 'versions'] as const,
  version: (id: number, version: number) => ['resume-documents', id, 'versions', version] as const,
  /** What its joined file says. */
  joined: (id: number) => ['resume-documents', id, 'joined'] as const,
  sync: (id: number, direction: string) => ['resume-documents', id, 'sync', direction] as const,
} as const
