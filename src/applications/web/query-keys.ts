/** The applicant's own. */
export const applicationKeys = {
  all: ['applications'],
  lists: ['applications', 'list'],
  list: (query: object) => ['applications', 'list', query] as const,
  one: (id: string) => ['applications', 'one', id] as const,
  lastDossier: ['applications', 'last-dossier'],
} as const

/** Those that a company received. */
export const recruiterApplicationKeys = {
  all: ['received'],
  lists: ['received', 'list'],
  list: (search: object) => ['received', 'list', search] as const,
  board: (filters: object) => ['received', 'list', 'board', filters] as const,
  /** Among the lists: what changes an application changes how it compares. */
  comparison: (ids: readonly number[]) => ['received', 'list', 'comparison', ids] as const,
  one: (id: number, filters: object) => ['received', 'one', id, filters] as const,
  /** What a change of many is about, and those that can still be taken back. */
  recipients: (query: object) => ['received', 'recipients', query] as const,
  waiting: ['received', 'waiting'],
  /** One under whatever filters. */
  ofId: (id: number) => ['received', 'one', id] as const,
} as const

export const replyTemplateKeys = { all: ['reply-templates'] } as const

/** The conversation of an application, as one side reads it. */
export const threadKeys = {
  all: ['threads'],
  one: (area: string, id: number) => ['threads', area, id] as const,
} as const

export const proposalKeys = { one: (area: string, id: number) => ['proposals', area, id] as const } as const

/** What a team says of applications. */
export const evaluationKeys = {
  all: ['evaluations'],
  one: (id: number) => ['evaluations', 'of', id] as const,
  choices: ['evaluations', 'choices'],
} as const

/** Those that a recruiter has ticked: kept here and asked of nobody. */
export const selectionKeys = { all: ['selected-applications'] } as const
