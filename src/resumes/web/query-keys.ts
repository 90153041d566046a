export const resumeKeys = {
  all: ['resumes'],
  list: (page: number) => ['resumes', 'list', page] as const,
  /** Those that may be sent. */
  usable: ['resumes', 'usable'],
} as const
